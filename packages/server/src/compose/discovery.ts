import type { Language } from '@kasb/contract';
import type { Services } from '../context/services.ts';
import { feedAddress, feedLanguageOf, findFeed, vacancyFeed } from '../discovery/feed.ts';
import { sendFeed } from '../discovery/feedFiles.ts';
import { feedForms } from '../discovery/feedForms.ts';
import { robots } from '../discovery/robots.ts';
import { securityText } from '../discovery/securityText.ts';
import { sitemapIndex, sitemapPart } from '../discovery/sitemaps.ts';
import { redirect } from './pageAnswers.ts';

/** What robots and readers of feeds ask for, which is no call of the contract; undefined for all else. */
export type Discovery = (request: Request) => Promise<Response | undefined>;

interface Kept {
  text: Promise<string | undefined>;
  until: number;
}

const keptMs = 60_000;
/** Parts of a sitemap are large: only the latest are kept. */
const mostKept = 8;

/** Makes them of what is public, at most once a minute each. */
export function openDiscovery(services: Services): Discovery {
  const { media, publishing, isIndexed, indexNow, securityContact, clock } = services;
  const { origin } = publishing;
  const { reads } = services;
  const kept = new Map<string, Kept>();

  function makerOf(path: string): (() => Promise<string | undefined>) | undefined {
    if (path === '/sitemap.xml') return () => sitemapIndex(reads, origin);
    if (path.startsWith('/sitemaps/')) return () => sitemapPart(reads, origin, path.slice('/sitemaps/'.length));
    return undefined;
  }

  function take(path: string, make: () => Promise<string | undefined>): Promise<string | undefined> {
    const now = clock().getTime();
    const known = kept.get(path);
    if (known && known.until > now) return known.text;
    const text = make();
    kept.delete(path);
    kept.set(path, { text, until: now + keptMs });
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break;
      kept.delete(oldest);
    }
    // What failed or is not there is not kept.
    text.then(
      (made) => made === undefined && kept.delete(path),
      () => kept.delete(path),
    );
    return text;
  }

  async function sendAtom(path: string, language: Language, query: URLSearchParams): Promise<Response | undefined> {
    const feed = await findFeed(reads, language, query);
    if (!feed) return undefined;
    const { address } = feed;
    if (address !== feedAddress(language, query)) return redirect(301, address);
    const make = async () => vacancyFeed(reads, origin, feed);
    // Only those of all are kept: the addresses of others are as many as somebody makes up.
    const text = await (address === path ? take(path, make) : make());
    return text === undefined ? undefined : send(text, 'application/atom+xml; charset=utf-8');
  }

  return async ({ url, headers }) => {
    const { pathname: path, searchParams } = new URL(url);
    if (path === '/robots.txt') return send(robots(origin, isIndexed), 'text/plain; charset=utf-8');
    if (securityContact && path === '/.well-known/security.txt')
      return send(securityText(securityContact, { origin, now: clock() }), 'text/plain; charset=utf-8');
    // Says that the key is this host's own.
    if (indexNow && path === `/${indexNow.key}.txt`) return send(indexNow.key, 'text/plain; charset=utf-8');
    const [, feed = ''] = /^\/feeds\/(\w+)\.xml$/.exec(path) ?? [];
    if (Object.hasOwn(feedForms, feed)) return sendFeed(media, feed, headers);
    const language = feedLanguageOf(path);
    if (language) return sendAtom(path, language, searchParams);
    const make = makerOf(path);
    const text = make && (await take(path, make));
    return text === undefined ? undefined : send(text, 'application/xml; charset=utf-8');
  };
}

function send(text: string, type: string): Response {
  return new Response(text, { headers: { 'content-type': type, 'cache-control': 'public, max-age=60' } });
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { sameOriginPath } from '@kasb/domain/sameOriginPath';
import type { Logger } from 'pino';
import { readCookie } from '../http/cookies.ts';
import { contentPolicy } from '../http/respond.ts';
import type { Visitor } from '../http/visitor.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { createBurstLimit } from '../network/burstLimit.ts';
import { networkOf } from '../network/network.ts';
import type { WriteDocument } from '../web/documents.ts';
import type { PageBundle } from '../web/pageBundle.ts';
import { createPageCache } from '../web/pageCache.ts';
import type { Pictures } from '../web/pictures.ts';
import { isPage } from '../web/webApp.ts';
import type { WebApp } from '../web/webApp.ts';
import { imageTags, redirect, refused, send, sendPicture, unknown } from './pageAnswers.ts';
import type { SentPage } from './pageAnswers.ts';

/** The app's pages, ready to be drawn. */
export interface DrawnPages {
  bundle: PageBundle;
  write: WriteDocument;
  /** Whether a cache in front keeps pages too: one that tells calls from pages of the same address. @default false */
  isEdgeCached?: boolean;
  /** Draws their pictures; without it all name the same. */
  pictures?: Pictures | undefined;
  /** Tells of the pages that show something else now, by their addresses in Russian; without it they age. */
  onChange?: (forget: (addresses: readonly string[]) => void) => void;
}

interface PagesOptions extends DrawnPages {
  /** The public origin, which stands in canonical addresses. */
  origin: string;
  /** The employer whose session cookie came along, with the lines that keep it; undefined for all others. */
  findEmployer: (request: Request, visitor: Visitor) => Promise<{ cookies: string[] } | undefined>;
  /** Answers a call as a visitor of no network is answered. */
  ask: (path: string, init: RequestInit | undefined) => Promise<Response>;
  /** The page without content, where none could be drawn. */
  web: WebApp;
  clock: () => Date;
  log: Logger;
  metrics: Metrics;
}

/** Answers a GET for a page that is drawn here; undefined for all others. */
export type Pages = (request: Request, visitor: Visitor) => Promise<Response | undefined>;

/** A picture's address: that of its page, and the digest of what it says. */
const picturePath = /^\/og(\/[\w/-]{0,150})-([\w-]{22})\.png$/;
/** The prefix of a language by the address that signed-in employers are sent on from. */
const homes: Partial<Record<string, string>> = { '/': '', '/uz': '/uz' };

/** How many pages a network may have drawn at once, and how many a second after that: more than people open. */
const burst = { most: 60, perSecond: 5 };
const retryAfter = 2;
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Draws the public pages on the server and keeps them for all: nothing of a request but its address goes into one. */
export function openPages({
  bundle,
  write,
  pictures,
  isEdgeCached = false,
  onChange,
  origin,
  findEmployer,
  ask,
  web,
  clock,
  log,
  metrics,
}: PagesOptions): Pages {
  const limit = createBurstLimit(burst);
  const site = { origin, fetch: (path: unknown, init?: RequestInit) => ask(String(path), init) };
  const now = () => clock().getTime();

  const cache = createPageCache(async (address): Promise<SentPage> => {
    const startedAt = performance.now();
    const drawn = await bundle.draw(address, { ...site, now: now() });
    metrics.drawn(drawn.route, (performance.now() - startedAt) / 1000);
    const head = drawn.head + imageTags(origin, address, pictures && drawn.card && pictures.digestOf(drawn.card));
    const { html, allowed } = write({ ...drawn, head });
    const identity = Buffer.from(html);
    const bodies = {
      identity,
      br: await compress.br(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
      gzip: await compress.gzip(identity),
    };
    return {
      status: drawn.status,
      location: drawn.location,
      card: drawn.card,
      isPersonal: drawn.isPersonal,
      isFound: drawn.status === 200,
      bytes: Object.values(bodies).reduce((sum, { length }) => sum + length, 0),
      policy: contentPolicy(allowed),
      etag: createHash('sha256').update(html).digest('base64url').slice(0, 22),
      bodies,
    };
  }, now);
  onChange?.((addresses) => {
    for (const address of addresses) {
      cache.forget(address);
      cache.forget(`/uz${address}`);
    }
  });

  function checkBurst({ address }: Visitor): Response | undefined {
    const wait = limit(networkOf(address).narrow, now());
    return wait > 0 ? refused(429, wait) : undefined;
  }

  async function undrawn(request: Request): Promise<Response> {
    const empty = await web(request);
    const headers = new Headers(empty?.headers);
    headers.set('retry-after', String(retryAfter));
    headers.set('cache-control', 'no-store');
    return new Response(empty?.body, { status: 503, headers });
  }

  async function picture(drawn: Pictures, url: URL, digest: string, visitor: Visitor): Promise<Response | undefined> {
    const known = await drawn.find(digest);
    if (known) return sendPicture(known);
    const key = bundle.addressOf(url);
    if (key === undefined) return undefined;
    const tooSoon = checkBurst(visitor);
    if (tooSoon) return tooSoon;
    const { card } = (await cache.get(key)).page;
    if (!card) return undefined;
    const today = drawn.digestOf(card);
    const page = key.replace(/\?.*/, '');
    if (today !== digest) return redirect(302, `/og${page}-${today}.png`);
    const made = await drawn.make(card, page);
    return made ? sendPicture(made) : refused(503, 1);
  }

  return async (request, visitor) => {
    const url = new URL(request.url);
    const [, pictured, digest = ''] = picturePath.exec(url.pathname) ?? [];
    if (pictured !== undefined) return pictures && picture(pictures, new URL(pictured, origin), digest, visitor);
    if (!isPage(url.pathname, request.headers)) return undefined;
    // Of a path that no text is the router would tell on the console, past the log.
    if (!isText(url.pathname)) return unknown(await web(request));
    const key = bundle.addressOf(url);
    if (key === undefined) return bundle.isPage(url.pathname) ? undefined : unknown(await web(request));
    // One address for a page, or search engines find two; never another host's.
    const bare = `/${url.pathname.split('/').filter(Boolean).join('/')}`;
    if (bare !== url.pathname) return redirect(301, bare + url.search);
    // Nobody who chose Uzbek before is asked again.
    if (key === '/' && readCookie(request, 'kasb_language') === 'uz') return redirect(302, `/uz${url.search}`);
    const prefix = homes[url.pathname];
    // Who cannot be asked for now gets the page, which asks again.
    const employer = prefix === undefined ? undefined : await findEmployer(request, visitor).catch(() => undefined);
    if (employer) {
      const from = sameOriginPath(url.searchParams.get('from')) ?? '/employer/dashboard';
      return redirect(303, `${prefix}${from}`, employer.cookies);
    }
    const known = cache.find(key);
    metrics.page(known ? (known.isOld ? 'stale' : 'hit') : 'miss');
    if (known) return send(known.page, request, { isLate: known.isLate, isEdgeCached });
    const tooSoon = checkBurst(visitor);
    if (tooSoon) return tooSoon;
    try {
      const { page, isLate } = await cache.get(key);
      return send(page, request, { isLate, isEdgeCached });
    } catch (error) {
      log.error({ error, page: key }, 'page not drawn');
      return undrawn(request);
    }
  };
}

function isText(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

import type { Card } from '../cards/card.ts';
import { isKnown } from '../http/etag.ts';
import type { KeptPage } from '../web/pageCache.ts';
import { encodingFor, forNobody, wantsHtml } from '../web/webApp.ts';

/** A page as it is sent. */
export interface SentPage extends KeptPage {
  status: number;
  location: string | undefined;
  card: Card | undefined;
  isPersonal: boolean;
  policy: string;
  etag: string;
  bodies: Record<'identity' | 'br' | 'gzip', Buffer<ArrayBuffer>>;
}

/** Where none can be drawn: a file of the app. */
const stillPicture = '/og.png';

/** The elements of the head that name a page's picture. */
export function imageTags(origin: string, address: string, digest: string | undefined): string {
  const path = digest === undefined ? stillPicture : `/og${address.replace(/\?.*/, '')}-${digest}.png`;
  const tags = { image: origin + path, 'image:width': '1200', 'image:height': '630' };
  return Object.entries(tags)
    .map(([name, content]) => `\n    <meta property="og:${name}" content="${content}">`)
    .join('');
}

/** A picture, which is what its address says for ever. */
export function sendPicture(bytes: Buffer): Response {
  const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' };
  return new Response(new Uint8Array(bytes), { headers });
}

/** Not now: so many seconds later. */
export function refused(status: 429 | 503, seconds: number): Response {
  return new Response(String(status), {
    status,
    headers: { 'retry-after': String(seconds), 'cache-control': 'no-store' },
  });
}

/** The page without content where there is none, which leads home; a file is what it is. */
export function unknown(answer: Response | undefined): Response | undefined {
  if (!answer?.headers.get('content-type')?.startsWith('text/html')) return answer;
  const headers = new Headers(answer.headers);
  headers.set('cache-control', 'no-store');
  headers.delete('etag');
  return new Response(answer.body, { status: 404, headers });
}

/** Leads on; nobody keeps it for others. */
export function redirect(status: 301 | 302 | 303, location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'private, no-store' });
  for (const line of cookies) headers.append('set-cookie', line);
  return new Response(null, { status, headers });
}

interface SendOptions {
  isLate: boolean;
  isEdgeCached: boolean;
}

/** What caches in front may do: show a page for half a minute, and for ten more while they ask for it anew. */
const forEdges = 'public, max-age=0, s-maxage=30, stale-while-revalidate=600';

function cachingOf({ isPersonal }: SentPage, asked: Headers, isShared: boolean): string {
  if (!wantsHtml(asked)) return forNobody;
  if (isPersonal) return 'private, no-cache';
  return isShared ? forEdges : 'public, max-age=0, must-revalidate';
}

/** A page, in the encoding that is taken; not again to those who know it. */
export function send(
  page: SentPage,
  { headers: asked, method }: Request,
  { isLate, isEdgeCached }: SendOptions,
): Response {
  const isShared = isEdgeCached && !isLate;
  const encoding = encodingFor(asked);
  const etag = `"${page.etag}${encoding ? `-${encoding}` : ''}"`;
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.policy,
    'cache-control': cachingOf(page, asked, isShared),
    vary: 'Accept, Accept-Encoding',
    etag,
  });
  // The calls behind it cannot be answered now.
  if (isLate) headers.set('warning', '111 - "Revalidation Failed"');
  if (page.location !== undefined) {
    headers.set('location', page.location);
    return new Response(null, { status: page.status, headers });
  }
  if (isKnown(asked, etag)) return new Response(null, { status: 304, headers });
  if (encoding) headers.set('content-encoding', encoding);
  const body = page.bodies[encoding ?? 'identity'];
  headers.set('content-length', String(body.length));
  return new Response(method === 'HEAD' ? null : body, { status: page.status, headers });
}

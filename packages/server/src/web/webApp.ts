import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { table } from '@kasb/contract/table';
import { isKnown } from '../http/etag.ts';

/** Answers a GET for a page or a file of the web app; undefined when it is for the API. */
export type WebApp = (request: Request) => Promise<Response | undefined>;

interface WebFile {
  path: string;
  etag: string;
  type: string;
  /** Whether the name changes with the content. */
  isHashed: boolean;
  encodings: ReadonlySet<string>;
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Smallest first. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Prepares a built web app for serving. Each file may lie there compressed too, as `.br` and `.gz`. */
export async function openWebApp(folder: string): Promise<WebApp> {
  const files = await indexFiles(folder);
  const index = files.get('/index.html');

  return async (request) => {
    const { pathname } = new URL(request.url);
    const file = files.get(pathname);
    if (file && file !== index) return send(file, request);
    if (!isPage(pathname, request.headers)) return undefined;
    return index ? send(index, request) : new Response('The web app is not built', { status: 503 });
  };
}

/** Paths of calls; those below are pages too. */
const callPaths = table.map(({ path }) => path.replace(/\{\w+\}/g, '[^/]+')).join('|');
const apiPath = new RegExp(`^(?:/api/.*|/auth/.*|/reference/.*|/candidate/.*|${callPaths})$`);
const sharedPath = /^\/(?:vacancies(?:\/[^/]+)?|companies\/[^/]+|(?:interview|invoice)\/[^/]+)$/;

const isFile = /\.\w+$/;

/**
 * Whether a page is asked for there. `/vacancies` and a few more are a page and a call at once: `Accept` alone decides,
 * since a cache in front knows no more. Who names `text/html` gets the page, who takes anything else the call; where
 * there is no call, whoever takes anything gets the page. Readers of pages who take anything get it everywhere, but
 * nobody may keep it for others.
 */
export function isPage(pathname: string, headers: Headers): boolean {
  const isCall = apiPath.test(pathname);
  if (isCall && !sharedPath.test(pathname)) return false;
  // A file that is not there is not a page: a script must fail rather than be HTML.
  if (pathname.startsWith('/assets/')) return false;
  if (wantsHtml(headers)) return true;
  const accept = headers.get('accept') ?? '';
  if (accept.includes('application/json')) return false;
  if (pageReader.test(headers.get('user-agent') ?? '')) return true;
  return !isCall && accept.includes('*/*') && !isFile.test(pathname);
}

/** Whether HTML is named: then caches in front, which have that in their key, may keep a page for all who name it. */
export const wantsHtml = (headers: Headers): boolean => (headers.get('accept') ?? '').includes('text/html');

/** Who reads pages for search engines and for the previews of messengers, and says of itself that it takes anything. */
const pageReaders = ['bot\\b', 'crawler', 'spider', 'facebookexternalhit', 'WhatsApp', 'Viber', 'SkypeUriPreview'];
const pageReader = new RegExp(
  [...pageReaders, 'vkShare', 'Embedly', 'Slack-ImgProxy', 'Google-InspectionTool'].join('|'),
  'i',
);

/** The encoding that a text is sent in: the smallest that is taken. */
export function encodingFor(asked: Headers): 'br' | 'gzip' | undefined {
  const accepted = acceptedBy(asked);
  return encodings.find(([name]) => accepted.includes(name))?.[0];
}

const acceptedBy = (asked: Headers) =>
  (asked.get('accept-encoding') ?? '').split(',').map((part) => part.split(';')[0]?.trim());

async function indexFiles(folder: string): Promise<Map<string, WebFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(paths);
  const files = new Map<string, WebFile>();
  for (const path of paths) {
    const type = types[extname(path)];
    // Compressed copies, and what the build leaves for itself.
    if (type === undefined || path.includes('/.vite/')) continue;
    const name = path.slice(folder.length).replaceAll('\\', '/');
    files.set(name.startsWith('/') ? name : `/${name}`, {
      path,
      type,
      etag: createHash('sha256')
        .update(await readFile(path))
        .digest('base64url')
        .slice(0, 22),
      isHashed: /^\/?assets\/.*-[\w-]{8,64}\.\w+$/.test(name),
      encodings: new Set(encodings.filter(([, suffix]) => known.has(path + suffix)).map(([encoding]) => encoding)),
    });
  }
  return files;
}

/** A page that somebody got who did not name HTML. */
export const forNobody = 'private, no-store';

async function send(file: WebFile, { headers: asked, method }: Request): Promise<Response> {
  const isHtml = file.type.startsWith('text/html');
  const accepted = acceptedBy(asked);
  const [encoding, suffix] = encodings.find(([name]) => file.encodings.has(name) && accepted.includes(name)) ?? [
    undefined,
    '',
  ];
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': file.isHashed
      ? 'public, max-age=31536000, immutable'
      : isHtml && !wantsHtml(asked)
        ? forNobody
        : 'no-cache',
    vary: isHtml ? 'Accept, Accept-Encoding' : 'Accept-Encoding',
    etag,
  });
  if (isKnown(asked, etag)) return new Response(null, { status: 304, headers });
  if (encoding) headers.set('content-encoding', encoding);
  const body = await readFile(file.path + suffix);
  headers.set('content-length', String(body.byteLength));
  return new Response(method === 'HEAD' ? null : new Uint8Array(body), { headers });
}

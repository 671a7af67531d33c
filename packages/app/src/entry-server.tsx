import { createClient } from '@kasb/contract';
import type { Language } from '@kasb/contract';
import { initialOf, memoryStorage } from '@kasb/kit';
import type { Initial } from '@kasb/kit';
import { renderToString } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { basenameOf, inLanguage, languageOfPath } from './language.ts';
import { preloadOpenPages } from './routes.tsx';
import { writeHead } from './server/head.ts';
import type { PageHead } from './server/head.ts';
import { pages } from './server/pages.ts';
import './app.css';

/** What the server knows besides the address. */
interface Site {
  /** The public origin. */
  origin: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Answers calls of the contract, as a visitor is answered. */
  fetch: typeof fetch;
}

/** What a picture of a page says. */
type PageCard = { language: Language; title: string } & PageHead['card'];

/** A page as the server sends it. */
interface DrawnPage {
  /** The route of the page, for what counts pages. */
  route: string;
  status: number;
  language: Language;
  isPersonal: boolean;
  /** Where it is found now: then nothing was drawn. */
  location?: string;
  /** Elements of the head, from the title on. */
  head: string;
  /** What a picture of it says; none where there is nothing to share. */
  card?: PageCard | undefined;
  /** What stands in the root. */
  body: string;
  /** What the browser goes on with; plain JSON. */
  state: Initial;
  /** The modules that draw it, as the client's build names them. */
  modules: readonly string[];
}

/** Routes of pages that are drawn in the browser alone. */
const inBrowser = [
  '/interview/:token',
  '/resume/:shareToken',
  '/invoice/:token',
  '/unsubscribe/:token',
  '/my/*',
  '/employer/*',
  '/operator/*',
];
/** Longer paths are no pages. */
const maxPath = 200;

/** Brings the parts of all pages: one that is lazy would be left out. */
export async function preload(): Promise<void> {
  await preloadOpenPages();
}

/** The address under which a page is kept, the same for all its spellings; undefined where none is drawn here. */
export function addressOf({ pathname, searchParams }: URL): string | undefined {
  const { language, path, page } = find(pathname);
  if (!page || pathname.length > maxPath) return undefined;
  const query = new URLSearchParams(page.queryOf(searchParams)).toString();
  return inLanguage(language, query ? `${path}?${query}` : path);
}

/** Whether the app has a page at that path, drawn here or in the browser. */
export function isPage(pathname: string): boolean {
  const { path, page } = find(pathname);
  return page !== undefined || inBrowser.some((route) => matchPath(route, path));
}

/** Reads what a page shows and draws it. @throws ApiError where the provider could not answer */
export async function draw(address: string, { origin, now, fetch }: Site): Promise<DrawnPage> {
  const { pathname, searchParams: query } = new URL(address, origin);
  const { language, path, page } = find(pathname);
  if (!page) throw new Error(`${address} is no page that is drawn here`);
  const params = matchPath(page.route, path)?.params ?? {};
  const client = createClient({ baseUrl: '', fetch, getLanguage: () => language });
  const { status, parts, head, location } = await page.read({ params, query, language, origin, client });
  if (location !== undefined) {
    const state = initialOf(now);
    return {
      route: page.route,
      status,
      language,
      isPersonal: false,
      location: inLanguage(language, location),
      head: '',
      body: '',
      state,
      modules: [],
    };
  }
  const initial = initialOf(now, ...parts);
  const body = renderToString(
    <StaticRouter basename={basenameOf(language)} location={address}>
      <App locale={language} storage={memoryStorage()} initial={initial} />
    </StaticRouter>,
  );
  // React leaves a part that failed or is lazy to the browser, without a word.
  if (/<!--\$[!?]-->/.test(body)) throw new Error(`${address} was not drawn whole`);
  const { route, modules, isPersonal = false } = page;
  const card = status === 200 ? { language, title: head.title, ...head.card } : undefined;
  return {
    route,
    status,
    language,
    isPersonal,
    card,
    head: writeHead(head, { origin, language }),
    body,
    state: initial,
    modules,
  };
}

function find(pathname: string) {
  const language = languageOfPath(pathname);
  const path = pathname.slice(basenameOf(language).length).replace(/(?<=.)\/$/, '') || '/';
  return { language, path, page: pages.find(({ route }) => matchPath(route, path)) };
}

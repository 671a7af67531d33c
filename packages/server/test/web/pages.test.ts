import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getPublicVacancy } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../src/compose/app.ts';
import * as schema from '../../src/db/schema/index.ts';
import { createMetrics } from '../../src/metrics/metrics.ts';
import { openDocuments } from '../../src/web/documents.ts';
import type { PageBundle } from '../../src/web/pageBundle.ts';
import { openWebApp } from '../../src/web/webApp.ts';
import { Harness } from '../support/harness.ts';

const api = Harness.forThisFile();
const built = `<!doctype html>
<html lang="ru">
  <head>
    <meta name="description" content="Kasb" />
    <title>Kasb</title>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="preload" as="font" crossorigin href="/assets/onest-1.woff2">
    <link rel="modulepreload" crossorigin href="/assets/shell-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head>
  <body><div id="root"></div></body>
</html>`;
const manifest = {
  'index.html': { file: 'assets/index-1.js', imports: ['_shell.js'], css: ['assets/index-1.css'] },
  '_shell.js': { file: 'assets/shell-1.js' },
  'src/pages/VacancyPage.tsx': { file: 'assets/vacancy-1.js', imports: ['_shell.js'], css: ['assets/vacancy-1.css'] },
};

let folder = '';
let app: ReturnType<typeof createApp>;
let drawn: string[] = [];
/** What the calls of the page answer besides. */
let isAway = false;
let forget: (addresses: readonly string[]) => void;

const bundle: PageBundle = {
  preload: async () => undefined,
  isPage: (pathname) => pathname.startsWith('/employer/'),
  addressOf: ({ pathname }) => (/^\/+(uz\/?|vacancies\/.*)?$/.test(pathname) ? pathname : undefined),
  async draw(address, { fetch, now }) {
    drawn.push(address);
    if (isAway) throw new Error('the database is away');
    const answer = await fetch(address, { headers: { accept: 'application/json', 'accept-language': 'uz' } });
    const text = await answer.text();
    return {
      route: address.replace(/[^/]+$/, ':name'),
      status: address.startsWith('/vacancies/') ? answer.status : 200,
      language: 'uz',
      isPersonal: address === '/',
      head: '<title>Page</title>',
      body: `<p>${address}</p>`,
      state: { at: now, answers: { [address]: address.startsWith('/vacancies/') ? text : '</script>' }, errors: {} },
      modules: ['src/pages/VacancyPage.tsx'],
    };
  },
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kasb-pages-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'index.html'), built);
  await writeFile(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'assets', 'index-1.css'), 'body{margin:0}');
  await writeFile(join(folder, 'assets', 'vacancy-1.css'), 'p{color:red}');
});
beforeEach(async () => {
  drawn = [];
  isAway = false;
  api.services.metrics = createMetrics();
  app = createApp(api.services, {
    web: await openWebApp(folder),
    pages: { bundle, write: await openDocuments(folder), onChange: (listener) => (forget = listener) },
  });
});
afterAll(() => rm(folder, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(`http://localhost${path}`, { method, headers: { accept: 'text/html', ...headers } });

/**
 * The cookies that the last script of a page sets where a link to Uzbek is pressed and, once the app is there, the
 * fonts come after some time; and whether they are shown on this page.
 */
async function keptBy(html: string, protocol: string, fontsMs = 50): Promise<{ kept: string[]; isShown: boolean }> {
  const kept: string[] = [];
  const pressed: ((event: object) => void)[] = [];
  const script: { onload?: () => void } = {};
  const dataset: { fonts?: string } = { fonts: 'late' };
  let now = 0;
  const document = {
    documentElement: { dataset },
    get cookie() {
      return '';
    },
    set cookie(text: string) {
      kept.push(text);
    },
    fonts: {
      async load() {
        now += fontsMs;
        return [{}];
      },
    },
    getElementById: () => ({ dataset: {} }),
    createElement: () => script,
    head: { append: () => undefined },
  };
  const atOnce = (done: () => void) => done();
  runInNewContext(/.*<script>(.*?)<\/script>/s.exec(html)?.[1] ?? '', {
    document,
    location: { protocol },
    performance: { now: () => now },
    addEventListener: (_type: string, listener: (event: object) => void) => void pressed.push(listener),
    requestAnimationFrame: atOnce,
    setTimeout: atOnce,
  });
  const target = { closest: () => ({ hreflang: 'uz', dataset: {} }) };
  for (const press of pressed) press({ target });
  script.onload?.();
  await vi.waitFor(() => expect(kept).toHaveLength(2));
  return { kept, isShown: !('fonts' in dataset) };
}

describe('a page drawn on the server', () => {
  test.each(['/vacancies/%zz', '/vacancies/%FF', '/vacancies/a%'])('is none at %s, which is no text', async (path) => {
    expect((await get(path)).status).toBe(404);
    expect(drawn).toEqual([]);
  });

  test('carries its style, its state and its digests, and nothing of the empty page', async () => {
    const response = await get('/vacancies/none');
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('<html lang="uz">');
    expect(html).toContain('<title>Page</title>');
    expect(html).not.toContain('<title>Kasb</title>');
    expect(html).toContain('<div id="root"><p>/vacancies/none</p></div>');
    expect(html).toContain('<style>body{margin:0}\np{color:red}</style>');
    expect(html).toContain('data-main="/assets/index-1.js"');
    expect(html).not.toMatch(/<script type="module"/);
    expect(response.headers.get('content-security-policy')).toMatch(
      /script-src 'self' 'sha256-[^ ]+ 'sha256-.*style-src 'self' 'sha256-/,
    );
    expect(html.match(/<\/script>/g)).toHaveLength(3);
  });

  test('asks in the head for the files of its app, each once, and for fonts that have come before', async () => {
    const html = await (await get('/vacancies/none')).text();
    const [head = ''] = html.split('</head>');
    const asked = [...head.matchAll(/<link rel="(?:module)?preload"[^>]* href="([^"]+)"/g)].map(([, href]) => href);
    expect(asked).toEqual(['/assets/index-1.js', '/assets/shell-1.js', '/assets/vacancy-1.js']);
    expect(/kasb_fonts=.*<\/script><style>/s.exec(head)?.[0]).toContain('["/assets/onest-1.woff2"]');
  });

  test.each([
    ['https:', '; Secure'],
    ['http:', ''],
  ])(
    'keeps by %s the language that is pressed and that its fonts came, and by https for https alone',
    async (by, safe) => {
      const html = await (await get('/vacancies/none')).text();
      const kept = 'Path=/; Max-Age=31536000; SameSite=Lax';
      expect((await keptBy(html, by)).kept).toEqual([
        `kasb_language=uz; ${kept}${safe}`,
        `kasb_fonts=1; ${kept}${safe}`,
      ]);
    },
  );

  test.each([
    [50, true],
    [900, false],
  ])('shows fonts of a first visit that come %i ms after its app: %s', async (ms, isShown) => {
    const html = await (await get('/vacancies/none')).text();
    expect((await keptBy(html, 'https:', ms)).isShown).toBe(isShown);
  });

  test('counts no view; the call of its reader does', async () => {
    const id = await api.vacancy();
    const viewsOf = async () =>
      ((await api.call(getPublicVacancy, { params: { id } })).body as { views: number }).views;
    expect((await get(`/vacancies/${id}`)).status).toBe(200);
    expect(await viewsOf()).toBe(1);
  });

  test(
    'is made once for all who come, and anew after half a minute behind the old one',
    { tags: ['race'] },
    async () => {
      await Promise.all([get('/vacancies/a'), get('/vacancies/a'), get('/vacancies/a')]);
      expect(drawn).toEqual(['/vacancies/a']);
      await get('/vacancies/a');
      const count = 'kasb_page_render_seconds_count{page="/vacancies/:name"} 1\n';
      expect(await api.services.metrics.read()).toContain(count);
      api.pass(31);
      expect((await get('/vacancies/a')).status).toBe(404);
      const told = await api.services.metrics.read();
      expect(told).toMatch(/_total\{result="hit"\} 1\n.*result="stale"\} 1\n.*result="miss"\} 3\n/);
      await expect.poll(() => drawn).toHaveLength(2);
      await get('/vacancies/a');
      expect(drawn).toHaveLength(2);
    },
  );

  test('of a vacancy that is withdrawn is gone after a minute, for the first who comes', async () => {
    const id = await api.vacancy();
    expect((await get(`/vacancies/${id}`)).status).toBe(200);
    await api.db.update(schema.vacancies).set({ status: 'closed' }).where(eq(schema.vacancies.id, id));
    api.pass(61);
    const [first, second] = await Promise.all([get(`/vacancies/${id}`), get(`/vacancies/${id}`)]);
    expect([first.status, second.status, first.headers.get('warning')]).toEqual([410, 410, null]);
    expect(drawn).toHaveLength(2);
  });

  test('that shows something else now is made anew in both languages, and no other', async () => {
    const paths = ['/vacancies/a', '/uz', '/vacancies/b'];
    for (const path of paths) await get(path);
    forget(['/vacancies/a', '']);
    for (const path of paths) await get(path);
    expect(drawn).toEqual([...paths, '/vacancies/a', '/uz']);
  });

  test('outlives a database that is away, marked, for ten minutes', async () => {
    await get('/vacancies/a');
    isAway = true;
    api.pass(61);
    const late = await get('/vacancies/a');
    expect([late.status, late.headers.get('warning')]).toEqual([404, '111 - "Revalidation Failed"']);
    isAway = false;
    api.pass(6);
    const anew = await get('/vacancies/a');
    expect([anew.status, anew.headers.get('warning')]).toEqual([404, null]);
    isAway = true;
    api.pass(601);
    const none = await get('/vacancies/a');
    expect([none.status, none.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await none.text()).toContain('<div id="root"></div>');
  });

  test('is sent compressed, and not again where it is known', async () => {
    const plain = await (await get('/vacancies/a')).text();
    const brotli = await get('/vacancies/a', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(plain);
    const gzip = await get('/vacancies/a', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(plain);
    const known = await get('/vacancies/a', {
      'accept-encoding': 'br',
      'if-none-match': brotli.headers.get('etag') ?? '',
    });
    expect([known.status, await known.text()]).toEqual([304, '']);
    expect(await (await get('/vacancies/a', {}, 'HEAD')).text()).toBe('');
  });

  test('is kept by nobody where people are sent on from it', async () => {
    expect((await get('/')).headers.get('cache-control')).toBe('private, no-cache');
    expect((await get('/vacancies/a')).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  test('may be kept by a cache in front that was told of', async () => {
    app = createApp(api.services, {
      web: await openWebApp(folder),
      pages: { bundle, write: await openDocuments(folder), isEdgeCached: true },
    });
    const cachingOf = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await cachingOf('/vacancies/a')).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=600');
    expect(await cachingOf('/')).toBe('private, no-cache');
    isAway = true;
    api.pass(61);
    expect(await cachingOf('/vacancies/a')).toBe('public, max-age=0, must-revalidate');
  });

  test('is the same from a cache in front that keys by address, Accept of HTML and what answers vary by', async () => {
    app = createApp(api.services, {
      web: await openWebApp(folder),
      pages: { bundle, write: await openDocuments(folder), isEdgeCached: true },
    });
    const id = await api.vacancy();
    const accepts = ['text/html', 'text/html,*/*;q=0.8', 'application/json', '*/*', '', 'application/json, text/html'];
    const agents = ['Mozilla/5.0', 'TelegramBot (like TwitterBot)', 'facebookexternalhit/1.1', 'WhatsApp/2.23'];
    const others: Record<string, string>[] = [
      {},
      { 'sec-fetch-mode': 'navigate' },
      { 'sec-fetch-mode': 'cors' },
      { origin: 'https://a.example' },
      { 'accept-language': 'uz' },
    ];
    const cache = new Map<string, string>();
    let replayed = 0;
    for (const path of ['/', '/vacancies', `/vacancies/${id}`, '/uz', '/vacancies/none', '/nowhere', '/cities'])
      for (const accept of accepts)
        for (const agent of agents)
          for (const other of others) {
            const asked = new Headers({ 'user-agent': agent, ...other, ...(accept !== '' && { accept }) });
            const answer = await app.request(`http://localhost${path}`, { headers: asked });
            const caching = answer.headers.get('cache-control') ?? '';
            const isHtml = (answer.headers.get('content-type') ?? '').startsWith('text/html');
            const isNamed = accept.includes('text/html');
            const varied = (answer.headers.get('vary') ?? '').split(/, */).filter((name) => !/^accept$/i.test(name));
            const key = [path, isNamed, ...varied.map((name) => `${name}=${asked.get(name) ?? ''}`)].join(' ');
            // What somebody got before from the cache is what everybody of that key gets.
            const kept = cache.get(key);
            if (kept !== undefined) expect([key, `${answer.status} ${isHtml}`]).toEqual([key, kept]);
            if (kept !== undefined) replayed += 1;
            if (/public|s-maxage/.test(caching) && !/no-store|private/.test(caching)) {
              expect([key, isHtml]).toEqual([key, isNamed]);
              cache.set(key, `${answer.status} ${isHtml}`);
            }
          }
    expect(replayed).toBeGreaterThan(100);
  });

  test.each([
    ['TelegramBot (like TwitterBot)', 'private, no-store'],
    ['facebookexternalhit/1.1', 'private, no-store'],
  ])('goes to previews that take anything, and is kept by nobody: %s', async (agent, caching) => {
    const id = await api.vacancy();
    const answer = await app.request(`http://localhost/vacancies/${id}`, {
      headers: { accept: '*/*', 'user-agent': agent },
    });
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('cache-control')).toBe(caching);
  });

  test.each([
    ['/uz/?from=/employer/vacancies', '/uz?from=/employer/vacancies'],
    ['/vacancies/1/', '/vacancies/1'],
    ['//vacancies/1//', '/vacancies/1'],
  ])('%s is at %s', async (path, location) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
  });

  test('at / goes to the language that was chosen before', async () => {
    const answer = await get('/?from=a', { cookie: 'kasb_language=uz' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/uz?from=a']);
    expect((await get('/', { cookie: 'kasb_language=ru' })).status).toBe(200);
  });

  test('at / sends a signed-in employer on, where they wanted to go, and nobody else', async () => {
    const [employer, candidate] = [await api.person('employer'), await api.person('candidate')];
    const as = async (path: string, token: string) => {
      const { status, headers } = await get(path, { cookie: `kasb_session=${token}` });
      return [status, headers.get('location'), headers.get('cache-control')];
    };
    expect(await as('/', employer.token)).toEqual([303, '/employer/dashboard', 'private, no-store']);
    expect(await as('/uz', employer.token)).toEqual([303, '/uz/employer/dashboard', 'private, no-store']);
    expect(await as('/?from=/employer/pricing', employer.token)).toEqual([
      303,
      '/employer/pricing',
      'private, no-store',
    ]);
    expect(await as('/?from=//evil.uz', employer.token)).toEqual([303, '/employer/dashboard', 'private, no-store']);
    expect(await as('/', candidate.token)).toEqual([200, null, 'private, no-cache']);
    expect(await as('/', 'of-nobody')).toEqual([200, null, 'private, no-cache']);
    expect(await as('/vacancies/a', employer.token)).toEqual([404, null, 'public, max-age=0, must-revalidate']);
  });

  test.each(['/nothing', '/en/vacancies', '/uz/nothing/at/all'])(
    '%s is no page: 404, and the app leads home',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
      expect(await answer.text()).toBe(built);
    },
  );

  test.each(['TelegramBot (like TwitterBot)', 'WhatsApp/2.23', 'facebookexternalhit/1.1', 'Mozilla/5.0 Googlebot/2.1'])(
    'is what %s gets, who takes anything',
    async (agent) => {
      const answer = await get('/vacancies/a', { accept: '*/*', 'user-agent': agent });
      expect(answer.headers.get('content-type')).toContain('text/html');
    },
  );

  test('one network that asks for a thousand is told to wait, others are not', async () => {
    const from = (address: string, path: string) => get(path, { 'x-forwarded-for': address });
    const statuses = [];
    for (let index = 0; index < 80; index += 1)
      statuses.push((await from('203.0.113.7', `/vacancies/${index}`)).status);
    expect(statuses.slice(0, 60)).not.toContain(429);
    expect(statuses.slice(60)).toEqual(Array.from({ length: 20 }, () => 429));
    const waiting = await from('203.0.113.7', '/vacancies/new');
    expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await from('198.51.100.1', '/vacancies/new')).status).toBe(404);
    expect((await from('203.0.113.7', '/vacancies/1')).status).toBe(404);
  });

  test('all others are as they were', async () => {
    expect(await (await get('/employer/dashboard')).text()).toBe(built);
    expect((await get('/vacancies/a', { accept: 'application/json' })).headers.get('content-type')).toContain('json');
    expect(drawn).toEqual([]);
  });
});

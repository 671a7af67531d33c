import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { searchVacancies } from '@kasb/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../src/compose/app.ts';
import { openWebApp } from '../../src/web/webApp.ts';
import { Harness } from '../support/harness.ts';

const api = Harness.forThisFile();
const html = '<!doctype html><title>Kasb</title>';
const script = 'console.log("kasb");'.repeat(100);
let folder = '';
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kasb-web-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'index.html'), html);
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, '.vite', 'manifest.json'), '{}');
  await writeFile(join(folder, 'assets', 'index-Ab3_x9Zq.js'), script);
  await writeFile(join(folder, 'assets', 'index-Ab3_x9Zq.js.gz'), gzipSync(script));
  await writeFile(join(folder, 'assets', 'index-Ab3_x9Zq.js.br'), 'brotli');
  app = createApp(api.services, { web: await openWebApp(folder) });
});
afterAll(() => rm(folder, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(`http://localhost${path}`, { headers, method });
const navigation = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-mode': 'navigate' };
const isHtml = (response: Response) => response.headers.get('content-type')?.startsWith('text/html');

describe('pages', () => {
  test.each([
    '/',
    '/vacancies',
    '/vacancies/7f000000-0000-0000-0000-000000000000',
    '/employer/dashboard',
    '/employer/vacancies/1/edit',
    '/interview/token',
    '/invoice/token',
    '/index.html',
    '/nowhere',
  ])('%s is a page for a browser', async (path) => {
    const response = await get(path, navigation);
    expect([response.status, await response.text()]).toEqual([200, html]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('vary')?.split(', ')).toContain('Accept');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  test.each([
    '/api/employer/companies',
    '/users/me',
    '/reference/currencies',
    '/auth/phone/login',
    '/health',
    '/skills',
    '/assets/gone-12345678.js',
    '/.vite/manifest.json',
  ])('%s is none', async (path) => {
    expect(isHtml(await get(path, navigation))).toBe(path === '/.vite/manifest.json');
  });

  test.each([
    ['the client', { accept: 'application/json' }, false],
    ['a fetch of a page', { accept: '*/*', 'sec-fetch-mode': 'cors' }, false],
    ['a program', {}, false],
    ['who takes both', { accept: 'application/json, text/html' }, true],
    ['a browser without Sec-Fetch', { accept: 'text/html' }, true],
    ['a browser that navigates', { ...navigation }, true],
  ])('/vacancies for %s', async (_, headers, page) => {
    const response = await get('/vacancies', headers);
    expect(isHtml(response)).toBe(page);
    expect(response.headers.get('vary')?.split(', ')).toContain('Accept');
    expect(response.headers.get('vary')).not.toMatch(/Sec-Fetch|User-Agent/);
    if (!page) expect(await response.json()).toEqual([]);
  });

  test.each([
    ['/', { accept: '*/*' }, true],
    ['/uz/vacancies', { accept: '*/*' }, true],
    ['/', { accept: '*/*', 'sec-fetch-mode': 'cors' }, true],
    ['/', { accept: 'application/json' }, false],
    ['/logo-old.png', { accept: 'image/*, */*' }, false],
    ['/skills', { accept: '*/*' }, false],
  ])('%s where no call has the address, for %j', async (path, headers, page) => {
    const response = await get(path, headers);
    expect(isHtml(response)).toBe(page);
    // A cache that keys by HTML that is named must not hand it to others.
    if (page) expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  test('the contract calls the API although pages are served', async () => {
    expect((await api.call(searchVacancies, { query: {} })).status).toBe(200);
  });

  test('a page that is known is not sent again', async () => {
    const etag = (await get('/', navigation)).headers.get('etag') ?? '';
    const again = await get('/vacancies', { ...navigation, 'if-none-match': `"x", W/${etag}` });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  });
});

describe('files', () => {
  const path = '/assets/index-Ab3_x9Zq.js';

  test('whose names change with them are kept for ever', async () => {
    const response = await get(path);
    expect([await response.text(), response.headers.get('content-encoding')]).toEqual([script, null]);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  test('are sent as the build compressed them', async () => {
    const brotli = await get(path, { 'accept-encoding': 'gzip, deflate, br' });
    expect([brotli.headers.get('content-encoding'), await brotli.text()]).toEqual(['br', 'brotli']);
    const gzip = await get(path, { 'accept-encoding': 'gzip;q=1.0' });
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(script);
    expect(gzip.headers.get('etag')).not.toBe(brotli.headers.get('etag'));
    expect(gzip.headers.get('vary')).toBe('Accept-Encoding');
  });

  test('answer HEAD without a body', async () => {
    const response = await get(path, {}, 'HEAD');
    expect([response.status, await response.text(), response.headers.get('content-length')]).toEqual([
      200,
      '',
      String(script.length),
    ]);
  });

  test.each(['/../package.json', '/..%2fpackage.json', '/assets/..%2f..%2fpackage.json'])(
    'outside the folder are not there: %s',
    async (outside) => {
      expect((await get(outside)).status).toBe(404);
    },
  );
});

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Card } from '../../src/cards/card.ts';
import type { DrawCard } from '../../src/cards/draw.ts';
import { createApp } from '../../src/compose/app.ts';
import { openDocuments } from '../../src/web/documents.ts';
import type { PageBundle } from '../../src/web/pageBundle.ts';
import { openPictures } from '../../src/web/pictures.ts';
import { openWebApp } from '../../src/web/webApp.ts';
import { Harness } from '../support/harness.ts';

const api = Harness.forThisFile();

let folder = '';
let app: ReturnType<typeof createApp>;
let title = 'Швея';
let drawn: Card[] = [];
let release: () => void = () => undefined;
let isHeld = Promise.resolve();

const draw: DrawCard = async (card) => {
  drawn.push(card);
  await isHeld;
  return Buffer.from(`picture of ${card.title}`);
};
const bundle: PageBundle = {
  preload: async () => undefined,
  isPage: () => true,
  addressOf: ({ pathname }) => (pathname.startsWith('/vacancies') || pathname === '/' ? pathname : undefined),
  draw: async (address) => ({
    route: '/vacancies/:id',
    status: address.endsWith('none') ? 404 : 200,
    language: 'ru',
    isPersonal: false,
    head: '<title>Page</title>',
    card: address.endsWith('none') ? undefined : { language: 'ru', title: `${title} ${address}` },
    body: '',
    state: {},
    modules: [],
  }),
};

const open = async (withPictures: boolean) =>
  createApp(api.services, {
    web: await openWebApp(folder),
    pages: {
      bundle,
      write: await openDocuments(folder),
      pictures: withPictures ? openPictures(draw, api.services.media) : undefined,
    },
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kasb-pictures-'));
  await mkdir(join(folder, '.vite'));
  await writeFile(
    join(folder, 'index.html'),
    '<html lang="ru"><head><script type="module" src="/a.js"></script></head>',
  );
  await writeFile(join(folder, '.vite', 'manifest.json'), '{"index.html":{"file":"a.js"}}');
});
beforeEach(async () => {
  title = `Швея ${drawn.length}`;
  drawn = [];
  app = await open(true);
});
afterAll(() => rm(folder, { recursive: true }));

const get = async (path: string) => app.request(`http://localhost${path}`, { headers: { accept: 'text/html' } });
const pictureOf = async (path: string) => {
  const html = await (await get(path)).text();
  return new URL(/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '').pathname;
};

test('a page names its picture, which says what the page does, and is kept for ever', async () => {
  const path = await pictureOf('/vacancies/a?search=x');
  const answer = await get(path);
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    'image/png',
    `picture of ${title} /vacancies/a`,
  ]);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('it is drawn once, for another process too', { tags: ['race'] }, async () => {
  const path = await pictureOf('/vacancies/b');
  await Promise.all([get(path), get(path)]);
  app = await open(true);
  expect((await get(path)).status).toBe(200);
  expect(drawn).toHaveLength(1);
});

test('who looked before it was there gets what another drew meanwhile', async () => {
  const pictures = openPictures(draw, api.services.media);
  const card: Card = { language: 'ru', title: `${title} meanwhile` };
  await pictures.make(card, '/vacancies/m');
  expect((await pictures.make(card, '/vacancies/m'))?.toString()).toBe(`picture of ${card.title}`);
  expect(drawn).toHaveLength(1);
});

test('an old address leads to the picture of today', async () => {
  const old = `/og/vacancies/c-${'x'.repeat(22)}.png`;
  const answer = await get(old);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, await pictureOf('/vacancies/c')]);
});

test('of a page that says something else now the old picture is gone', async () => {
  const path = await pictureOf('/vacancies/e');
  await get(path);
  title = 'Закройщик';
  app = await open(true);
  const today = await pictureOf('/vacancies/e');
  expect((await get(today)).status).toBe(200);
  const old = await get(path);
  expect([old.status, old.headers.get('location')]).toEqual([302, today]);
});

test.each(['/og/vacancies/none-', '/og/nothing-'])('there is no %s', async (path) => {
  expect((await get(`${path}${'x'.repeat(22)}.png`)).headers.get('content-type')).not.toContain('image');
});

test('four are drawn at once; who comes fifth comes again', { tags: ['race'] }, async () => {
  const paths: string[] = [];
  for (const page of ['1', '2', '3', '4', '5']) paths.push(await pictureOf(`/vacancies/${page}`));
  isHeld = new Promise((done) => (release = done));
  const first = paths.slice(0, 4).map((path) => get(path));
  await expect.poll(() => drawn).toHaveLength(4);
  const fifth = await get(paths[4] ?? '');
  expect([fifth.status, fifth.headers.get('retry-after')]).toEqual([503, '1']);
  release();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await get(paths[4] ?? '')).status).toBe(200);
});

test('where none can be drawn all pages name the same', async () => {
  app = await open(false);
  expect(await pictureOf('/vacancies/d')).toBe('/og.png');
  const still = await readFile(new URL('../../../app/public/og.png', import.meta.url));
  expect(still.subarray(1, 4).toString()).toBe('PNG');
});

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { integrityOf, readEmbed } from '../../src/embed/embedFiles.ts';
import { openEmbed } from '../../src/embed/openEmbed.ts';
import { Harness } from '../support/harness.ts';

const api = Harness.forThisFile();
const release = (version: string) => {
  const code = `customElements // ${version}`;
  return { version, code, integrity: integrityOf(code) };
};
const files = { built: 'built', kept: ['1.2.3', '1.10.0'].map(release) };
const nowhere = async () => new Response(null, { status: 404 });
const embed = openEmbed({ files, origin: 'https://jobs.example.uz', ask: nowhere, clock: () => api.now });
const json = (path: string) => api.request(path, { headers: { accept: 'application/json' } });
const ask = (path: string) => embed(new URL(path, 'https://jobs.example.uz'), '10.0.0.1');

test('the script comes by its major for an hour and by its version for ever, and any page may run it', async () => {
  const newest = await ask('/embed/1/embed.js');
  const pinned = await ask('/embed/1.2.3/embed.js');
  expect(await newest?.text()).toBe('built');
  expect(newest?.headers.get('cache-control')).toBe('public, max-age=3600, stale-while-revalidate=86400');
  expect(pinned?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  for (const name of ['access-control-allow-origin', 'cross-origin-resource-policy'])
    expect(pinned?.headers.has(name)).toBe(true);
  expect(await ask('/embed/1.2.4/embed.js')).toBeUndefined();
});

test('versions that were released stay, beside newer ones, and their digests are told', async () => {
  for (const { version, code, integrity } of files.kept) {
    const pinned = await (await ask(`/embed/${version}/embed.js`))?.text();
    expect(pinned).toBe(code);
    expect(integrityOf(pinned ?? '')).toBe(integrity);
  }
  expect(await (await ask('/embed/index.json'))?.json()).toEqual({
    newest: '1.10.0',
    versions: {
      '1.2.3': { path: '/embed/1.2.3/embed.js', integrity: integrityOf('customElements // 1.2.3') },
      '1.10.0': { path: '/embed/1.10.0/embed.js', integrity: integrityOf('customElements // 1.10.0') },
    },
  });
});

test('the scripts that are kept here are what was released, and our server gives them', async () => {
  const { kept } = readEmbed();
  const folder = join(import.meta.dirname, '../../../embed/released');
  const released = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(kept.map(({ version }) => `${version}.js`).toSorted()).toEqual(released.toSorted());
  for (const { version, code } of kept)
    expect((await api.request(`/embed/${version}/embed.js`)).body, version).toBe(code);
});

test('the list of a company is whole HTML without a script, in both languages', async () => {
  const id = await api.vacancy({ title: '<b>Швея</b> & «портниха»' });
  const { company_id: companyId } = (await json(`/vacancies/${id}`)).body as { company_id: string };
  const page = await api.request(`/embed/1/companies/${companyId}.html?limit=3`);
  const html = String(page.body);
  expect(page.headers.get('access-control-allow-origin')).toBe('*');
  expect(html).toContain('<template shadowrootmode="open">');
  expect(html).toContain('&lt;b&gt;Швея&lt;/b&gt; &amp;');
  expect(html).not.toContain('<b>');
  expect(html).toContain(`/vacancies/${id}/respond?from=embed`);
  const { body: uzbek } = await api.request(`/embed/1/companies/${companyId}.html?lang=uz`);
  expect(uzbek).toContain('Ariza yuborish');
  expect((await api.request('/embed/1/companies/7f000000-0000-4000-8000-000000000000.html')).status).toBe(404);
});

test('a vacancy is a card by its address (oEmbed)', async () => {
  const id = await api.vacancy({ title: 'Повар <script>' });
  const { origin } = api.services.publishing;
  const oEmbed = async (url: string, more = '') =>
    api.request(`/oembed?url=${encodeURIComponent(url)}${more}`, { headers: { accept: 'application/json' } });
  const card = (await oEmbed(`${origin}/uz/vacancies/${id}`, '&maxwidth=300')).body as Record<string, unknown>;
  expect(card).toMatchObject({ version: '1.0', type: 'rich', title: 'Повар <script>', width: 300 });
  expect(card.html).toContain(`<a href="${origin}/uz/vacancies/${id}">Повар &lt;script&gt;</a>`);
  expect(card.html).toContain('lang="uz"');
  for (const url of ['', 'x', `https://elsewhere.uz/vacancies/${id}`, `${origin}/vacancies/none`, `${origin}/my`])
    expect((await oEmbed(url)).status).toBe(404);
  expect((await oEmbed(`${origin}/vacancies/${id}`, '&format=xml')).status).toBe(501);
});

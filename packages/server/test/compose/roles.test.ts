/** @module-tag slow */

import { createCompany, getCompany } from '@kasb/contract';
import { expect, test } from 'vitest';
import { legalBody } from '../support/firm.ts';
import { Harness } from '../support/harness.ts';
import { startProcess } from '../support/rig.ts';
import { openSite } from '../support/site.ts';

const api = Harness.forThisFile();
const text = 'Фабрика шьёт домашний текстиль из узбекского хлопка на экспорт';
const statusOf = async (url: string) => (await fetch(url)).status;
const readyOf = async (url: string) => (await fetch(`${url}/ready`)).json();

test('a server for people leaves the jobs to one that does nothing else', async () => {
  const site = await openSite('127.0.0.1', (_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<meta name="description" content="${text}">`),
  );
  api.now = new Date();
  const { token } = await api.person('employer');
  const env = { DATABASE_URL: api.databaseUrl, KASB_DEMO: '1' };
  // It may not read this machine's own sites, and would give up at once.
  const web = await startProcess({ ...env, KASB_ROLE: 'web' });
  const website = `http://127.0.0.1:${site.port}/`;
  const { body } = await api.call(createCompany, { body: await legalBody(api, { website }) }, { as: token });
  expect(await statusOf(`${web.url}/vacancies?limit=1`)).toBe(200);

  const worker = await startProcess({ ...env, KASB_ROLE: 'worker', KASB_FETCH_PRIVATE: '1' });
  const params = { id: (body as { id: string }).id };
  const seen = async () => (await api.call(getCompany, { params }, { as: token })).body;
  await expect.poll(seen).toMatchObject({ description: text });
  expect(site.asked).toHaveLength(1);
  const told = { status: 'ok', database: 'ok', schema: 'ok' };
  expect(await readyOf(worker.url)).toEqual({ ...told, jobs: 'ok', pages: 'absent' });
  expect(await readyOf(web.url)).toMatchObject({ ...told, jobs: 'elsewhere' });
  expect(await statusOf(`${worker.url}/vacancies`)).toBe(404);

  await worker.kill('SIGTERM');
  await web.kill('SIGTERM');
  await site.close();
});

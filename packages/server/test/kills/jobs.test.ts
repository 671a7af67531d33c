/** @module-tag race */

import { createCompany, getCompany } from '@kasb/contract';
import { expect, test } from 'vitest';
import { headhunterNegotiations as negotiations } from '../../src/db/schema/index.ts';
import { until } from '../support/channel.ts';
import { legalBody } from '../support/firm.ts';
import { Harness } from '../support/harness.ts';
import { HeadHunterSide, secretKey } from '../support/headHunter.ts';
import { startProcess } from '../support/rig.ts';
import { openSite } from '../support/site.ts';

const api = Harness.forThisFile();
const hh = HeadHunterSide.of(api);

/** Kills a server once it is at something, and starts another, which finds its forerunner long silent. */
async function killAt(isThere: () => boolean, more: Record<string, string> = {}) {
  const env = { DATABASE_URL: api.databaseUrl, KASB_DEMO: '1', ...more };
  const first = await startProcess(env);
  await until(isThere);
  await first.kill('SIGKILL');
  // Nobody waits here until the dead worker's heartbeat and its leases have ended.
  const past = new Date(Date.now() - 60_000).toISOString();
  await api.sql`update pgboss.job set heartbeat_on = ${past}, start_after = ${past} where state = 'active'`;
  await api.sql`update description_jobs set run_after = ${past}, taken_until = ${past}`;
  await api.sql`update headhunter_negotiations set try_after = ${past} where pending_status is not null`;
  return startProcess(env);
}

test('a website that was being read when the server was killed is read by the next one', async () => {
  const text = 'Фабрика шьёт домашний текстиль из узбекского хлопка на экспорт';
  const site = await openSite('127.0.0.1', (_, response) => {
    // The first to ask waits for ever.
    if (site.asked.length > 1)
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(`<meta name="description" content="${text}">`);
  });
  api.now = new Date();
  const { token } = await api.person('employer');
  const website = `http://127.0.0.1:${site.port}/`;
  const { body } = await api.call(createCompany, { body: await legalBody(api, { website }) }, { as: token });
  const second = await killAt(() => site.asked.length === 1, { KASB_FETCH_PRIVATE: '1' });
  const params = { id: (body as { id: string }).id };
  const seen = async () => (await api.call(getCompany, { params }, { as: token })).body;
  await expect.poll(seen).toMatchObject({ description: text });
  await second.kill('SIGTERM');
  await site.close();
});

test('a status that was being told when the server was killed is told by the next one', async () => {
  api.now = new Date();
  const {
    firm,
    negotiations: [given],
  } = await hh.linkedFirm(1, { state: 'response' });
  await hh.walk(firm);
  const [application] = await hh.listOf(firm);
  await hh.setStatus(firm, application?.id ?? '', 'offer');
  hh.fake.fail({ match: 'PUT /negotiations', isSilent: true, times: 1 });
  const { url, clientId, clientSecret } = hh.fake;
  const second = await killAt(() => hh.fake.requests.some(({ call }) => call.startsWith('PUT')), {
    KASB_HH_URL: url,
    KASB_HH_CLIENT_ID: clientId,
    KASB_HH_CLIENT_SECRET: clientSecret,
    KASB_SECRET_KEYS: secretKey.toString('base64'),
  });
  await until(() => given?.state === 'offer');
  const told = async () => (await api.db.select().from(negotiations))[0];
  await until(async () => (await told())?.pendingStatus === null);
  expect(await told()).toMatchObject({ state: 'offer', error: null, attempts: 2 });
  await second.kill('SIGTERM');
});

import { getPublicVacancy, loginByPhone, searchVacancies } from '@kasb/contract';
import { expect, test } from 'vitest';
import { answerMetrics, listenForMetrics } from '../../src/compose/metricsServer.ts';
import { timed } from '../../src/compose/timed.ts';
import { connectForRequests } from '../../src/db/database.ts';
import { readEnv } from '../../src/env/env.ts';
import { createMetrics } from '../../src/metrics/metrics.ts';
import { Harness } from '../support/harness.ts';
import { steps, wrong } from '../support/signIn.ts';
import { withSql } from '../support/sql.ts';

const api = Harness.forThisFile();
const token = 'who watches the watchers';

/** The value of one line of the metrics. */
async function valueOf(line: string) {
  const text = await api.services.metrics.read();
  return text
    .split('\n')
    .find((each) => each.startsWith(`${line} `))
    ?.split(' ')[1];
}

test('requests are counted by call and status, and never by a path', async () => {
  await api.call(searchVacancies, {});
  await api.call(getPublicVacancy, { params: { id: '00000000-0000-4000-8000-000000000000' } });
  await api.request('/no/such/place', { method: 'PURGE' });
  const count = 'http_server_request_duration_seconds_count';
  expect(await valueOf(`${count}{route="searchVacancies",method="GET",status="200"}`)).toBe('1');
  expect(await valueOf(`${count}{route="getPublicVacancy",method="GET",status="404"}`)).toBe('1');
  const text = await api.services.metrics.read();
  expect(text).toContain('method="other"');
  expect(text).not.toMatch(/0000-4000|no\/such|PURGE/);
  expect(await valueOf('http_server_active_requests')).toBe('0');
});

test('M1: monitoring sees the SMS of the day against their budget, and what the budget refuses', async () => {
  api.services.smsDaily = 2;
  await listenForMetrics(api.services, readEnv({ KASB_DEMO: '1' }));
  for (let times = 0; times < 3; times += 1)
    await api.call(loginByPhone, { body: { phone: (await api.person()).phone } });
  expect(await valueOf('kasb_sms_day_sent')).toBe('2');
  expect(await valueOf('kasb_sms_day_limit')).toBe('2');
  expect(await valueOf('kasb_sms_total{outcome="sent"}')).toBe('2');
  expect(await valueOf('kasb_sms_total{outcome="refused"}')).toBe('1');
});

test('codes that the gateway does not take are counted', async () => {
  api.services.metrics = createMetrics();
  api.services.smsDaily = 100;
  expect(await valueOf('kasb_sms_total{outcome="failed"}')).toBe('0');
  api.onSms = () => {
    throw new Error('no money left');
  };
  try {
    expect((await api.call(loginByPhone, { body: { phone: (await api.person()).phone } })).status).toBe(503);
  } finally {
    api.onSms = () => undefined;
  }
  expect(await valueOf('kasb_sms_total{outcome="failed"}')).toBe('1');
});

test('signing in is counted by what came of it', async () => {
  api.services.metrics = createMetrics();
  const { registered, verify } = steps(api);
  const { phone, code, challenge } = await registered();
  const seen = async () => ['done', 'refused'].map((outcome) => valueOf(`kasb_signin_total{outcome="${outcome}"}`));
  await verify(phone, wrong(code), challenge);
  expect(await Promise.all(await seen())).toEqual(['0', '1']);
  await verify(phone, code, challenge);
  expect(await Promise.all(await seen())).toEqual(['1', '1']);
  expect(await valueOf('kasb_application_total{outcome="done"}')).toBe('0');
});

test('a pool tells how many of its connections are busy and what waits, and how long each statement took', async () => {
  const metrics = createMetrics();
  api.services.metrics = metrics;
  const onQuery = (seconds: number) => metrics.query('main', seconds);
  const { sql, db, pool, close } = withSql(connectForRequests(api.databaseUrl, { max: 2, onQuery }));
  metrics.pool('main', pool);
  const poolIs = async (busy: number, free: number, waiting: number) => {
    const states = Object.entries({ busy, free, waiting });
    for (const [state, count] of states)
      expect(await valueOf(`kasb_db_pool{pool="main",state="${state}"}`)).toBe(String(count));
  };
  await poolIs(0, 2, 0);
  let done = () => {};
  const held = new Promise<void>((resolve) => (done = resolve));
  const transactions = [1, 2, 3].map(() =>
    db.transaction(async (transaction) => {
      await transaction.execute('select 1');
      await transaction.transaction((inner) => inner.execute('select 2'));
      await held;
    }),
  );
  await poolIs(2, 0, 1);
  done();
  await Promise.all(transactions);
  await expect(sql`select 1 / 0`).rejects.toThrow('division by zero');
  await poolIs(0, 2, 0);
  // Three transactions of six statements, as begins and ends count, and one that failed.
  expect(await valueOf('kasb_db_query_seconds_count{pool="main"}')).toBe('19');
  await close();
});

test('what is outside is timed, by whether it answered', async () => {
  const metrics = createMetrics();
  api.services.metrics = metrics;
  const outside = timed(metrics, 'sms', {
    name: 'gateway',
    send: async (text: string) => {
      if (text === '') throw new Error('no text');
      return text.length;
    },
    linkTo: (text: string) => `https://${text}`,
  });
  expect([outside.name, outside.linkTo('a'), await outside.send('ab')]).toEqual(['gateway', 'https://a', 2]);
  await expect(outside.send('')).rejects.toThrow('no text');
  const silent = timed(metrics, 'model', { ask: async () => undefined }, (answer) => answer === undefined);
  await silent.ask();
  const count = async (labels: string) => valueOf(`kasb_adapter_seconds_count{${labels}}`);
  expect(await count('adapter="sms",outcome="done"')).toBe('1');
  expect(await count('adapter="sms",outcome="failed"')).toBe('1');
  expect(await count('adapter="model",outcome="failed"')).toBe('1');
});

test('what runs is told, and how old the newest backup is: endless where there is none', async () => {
  api.services.metrics = createMetrics();
  await listenForMetrics(api.services, readEnv({ KASB_DEMO: '1', KASB_DATA_DIR: '/nowhere' }));
  const text = await api.services.metrics.read();
  expect(text).toMatch(/^kasb_build_info\{version="\d+\.\d+\.\d+"\} 1$/m);
  expect(text).toMatch(/^kasb_backup_age_seconds \+Inf$/m);
});

test('they are shown at one address, to who shows the token', async () => {
  const answer = answerMetrics(api.services, token);
  const ask = async (path: string, authorization?: string, method = 'GET') => {
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
    return answer(new Request(`http://localhost${path}`, { method, headers }));
  };
  expect((await ask('/metrics')).status).toBe(401);
  expect((await ask('/metrics', 'Bearer who watches them')).status).toBe(401);
  expect((await ask('/', `Bearer ${token}`)).status).toBe(404);
  expect((await ask('/metrics', `Bearer ${token}`, 'POST')).status).toBe(405);
  const shown = await ask('/metrics', `Bearer ${token}`);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
  expect(await shown.text()).toContain('# TYPE http_server_request_duration_seconds histogram');
});

test('they are not on the public port, and on their own only where one is set', async () => {
  expect((await api.request('/metrics')).status).toBe(404);
  expect(await listenForMetrics(api.services, readEnv({ KASB_DEMO: '1' }))).toBeUndefined();
  const own = await listenForMetrics(api.services, readEnv({ KASB_DEMO: '1', KASB_METRICS_PORT: '0' }));
  const answer = await fetch(`http://127.0.0.1:${own?.port}/metrics`);
  expect(answer.status).toBe(200);
  await own?.stop();
});

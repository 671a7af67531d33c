import { getPublicVacancy, loginByPhone, searchVacancies } from '@kasb/contract';
import { expect, test } from 'vitest';
import { answerMetrics, listenForMetrics } from '../../src/compose/metricsServer.ts';
import { readEnv } from '../../src/env/env.ts';
import { Harness } from '../support/harness.ts';

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

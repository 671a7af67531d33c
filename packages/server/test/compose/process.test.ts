/** @module-tag slow */

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anyPhone } from '../support/anyPhone.ts';
import { ServerHome } from '../support/serverProcess.ts';

const home = ServerHome.forThisFile();
const { dataDir } = home;
const postmasterPid = () => home.postmasterPid();
const launch = () => home.launch();

const post = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

async function register(url: string, phone: string): Promise<string> {
  const sent = await post(`${url}/auth/phone/register`, {
    phone,
    firstName: 'Азиз',
    lastName: 'Каримов',
    role: 'candidate',
  });
  expect(sent.status).toBe(200);
  const lines = readFileSync(join(dataDir, 'outbox', 'sms.jsonl'), 'utf8')
    .trim()
    .split('\n');
  const messages = lines.map((line) => JSON.parse(line) as { to: string; code: string });
  const code = messages.findLast(({ to }) => to === phone)?.code;
  const verified = await post(`${url}/auth/phone/verify`, { phone, code });
  return ((await verified.json()) as { token: string }).token;
}

const statusOf = async (url: string, token: string) =>
  (await fetch(`${url}/users/me`, { headers: { authorization: `Bearer ${token}` } })).status;

test('the life of a server and its embedded database', async () => {
  const first = await launch();
  expect(first.output()).toContain(`Kasb: ${first.url}`);
  expect(first.output()).toContain('+998 (90) 123-45-67');
  expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
  expect(statSync(join(dataDir, 'postgres', 'kasb-password')).mode & 0o777).toBe(0o600);
  const token = await register(first.url, '998900000001');
  const database = postmasterPid();

  // A killed server loses nothing that it acknowledged, and starts again at once beside its database.
  first.child.kill('SIGKILL');
  await first.ended;
  const second = await launch();
  expect(await statusOf(second.url, token)).toBe(200);
  expect(postmasterPid()).toBe(database);

  // A second process joins, sees the same, and the first to leave leaves the database running.
  const third = await launch();
  const other = await register(third.url, '998900000002');
  expect([await statusOf(second.url, other), await statusOf(third.url, token)]).toEqual([200, 200]);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(await statusOf(third.url, token)).toBe(200);

  // A killed database comes back by itself.
  process.kill(database ?? 0, 'SIGKILL');
  await expect.poll(postmasterPid).not.toBe(database);
  await expect.poll(async () => (await fetch(`${third.url}/health`)).status, { interval: 200 }).toBe(200);
  expect(await statusOf(third.url, other)).toBe(200);

  // The last one stops the database.
  third.child.kill('SIGTERM');
  expect(await third.ended).toBe(0);
  expect(postmasterPid()).toBeUndefined();

  const fourth = await launch();
  expect(await statusOf(fourth.url, token)).toBe(200);
  fourth.child.kill('SIGTERM');
  expect(await fourth.ended).toBe(0);
  for (const { output } of [second, third, fourth]) expect(output().replace(/^SMS.*$/gm, '')).not.toMatch(anyPhone);
});

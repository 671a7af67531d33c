/** @module-tag slow */

import { scryptSync } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connect } from '../../src/db/database.ts';
import * as schema from '../../src/db/schema/index.ts';
import { createDatabase } from '../support/database.ts';
import { phoneNumber } from '../support/phones.ts';
import { ServerHome } from '../support/serverProcess.ts';
import { withSql } from '../support/sql.ts';

const home = ServerHome.forThisFile();
const eskiz = { KASB_SMS: 'eskiz', ESKIZ_EMAIL: 'hr@kasb.uz', ESKIZ_PASSWORD: 'secret' };
const operator = { KASB_OPERATOR_NAME: 'ООО «Касб»', KASB_OPERATOR_STIR: '301234567' };
const production = { ...eskiz, ...operator, KASB_DEMO: '0', KASB_ORIGIN: 'https://jobs.example.uz' };

test('H5: without the demo a server with unsafe settings does not start, and says what to set', async () => {
  const server = await home.spawn({ KASB_FETCH_PRIVATE: '1' });
  expect(await server.ended).toBe(1);
  for (const text of ['KASB_SMS=eskiz', 'KASB_FETCH_PRIVATE', 'https://', 'KASB_OPERATOR_STIR'])
    expect(server.output()).toContain(text);
  expect(existsSync(home.dataDir)).toBe(false);
});

test('L11: a setting that there is not is named', async () => {
  const server = await home.spawn({ KASB_DEMO: '1', KASB_MODERATOIN: 'manual' });
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain('KASB_MODERATOIN');
});

test('H5: the demo does not go among other people unless it is told to', async () => {
  const database = await createDatabase();
  const { db, close } = withSql(connect(database.url, { max: 1 }));
  const person = { phone: phoneNumber(), firstName: 'Азиз', lastName: 'Каримов', role: 'employer' as const };
  await db.insert(schema.users).values(person);
  const refused = await home.spawn({ KASB_DEMO: 'fresh', DATABASE_URL: database.url });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain('start:prod');
  expect(await db.$count(schema.users)).toBe(1);

  const told = await home.launch({ KASB_DEMO: '1', DATABASE_URL: database.url });
  expect(await db.$count(schema.users)).toBeGreaterThan(1);
  told.child.kill('SIGTERM');
  await told.ended;
  // What is there already is there by somebody's will.
  const again = await home.launch({ KASB_DEMO: 'fresh', DATABASE_URL: database.url });
  again.child.kill('SIGTERM');
  expect(await again.ended).toBe(0);
  await close();
  await database.drop();
});

test('H5, L12: with safe settings it starts, where it is told to listen, and keeps its folders to itself', async () => {
  const server = await home.launch({ KASB_HOST: '127.0.0.1' });
  expect(server.output()).toContain('http://127.0.0.1:');
  await fetch(`${server.url}/auth/phone/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: '998901234567' }),
  });
  expect(statSync(home.dataDir).mode & 0o067).toBe(0);
  expect(statSync(join(home.dataDir, 'outbox')).mode & 0o777).toBe(0o700);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  const safe = await home.launch({ ...production, KASB_HOST: '127.0.0.1' });
  expect(safe.output()).toContain('https://jobs.example.uz');
});

test('what a server keeps of a code that it sends is slow to try', async () => {
  const database = await createDatabase();
  const server = await home.launch({ DATABASE_URL: database.url });
  const phone = '998901234567';
  const headers = { 'content-type': 'application/json' };
  await fetch(`${server.url}/auth/phone/login`, { method: 'POST', headers, body: JSON.stringify({ phone }) });
  const { sql, close } = withSql(connect(database.url, { max: 1 }));
  const [kept] = await sql<{ salt: Buffer; hash: Buffer }[]>`
    select salt, code_hash as hash from sign_in_challenges where phone = ${phone}`;
  const sent =
    readFileSync(join(home.dataDir, 'outbox', 'sms.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .at(-1) ?? '';
  const { code } = JSON.parse(sent) as { code: string };
  expect(kept?.hash).toEqual(scryptSync(code, kept?.salt ?? '', 32, { N: 2 ** 14, r: 8, p: 1 }));
  await close();
  server.child.kill('SIGTERM');
  await server.ended;
  await database.drop();
});

import {
  getCurrentUser,
  getPublicVacancy,
  listApplications,
  listPeople,
  searchVacancies,
  verifyPhone,
} from '@kasb/contract';
import { expect, test } from 'vitest';
import { tellSlow } from '../../src/compose/log.ts';
import { connectForRequests } from '../../src/db/database.ts';
import { maskPhone } from '../../src/text/maskPhone.ts';
import { Harness, operatorToken } from '../support/harness.ts';
import { steps, visitor, wrong } from '../support/signIn.ts';
import { withSql } from '../support/sql.ts';

const api = Harness.forThisFile();

const lines = () => api.logged.map((line) => JSON.parse(line) as Record<string, unknown>);

test('a request is told with what a proxy calls it by, and what kind of caller it is of', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const { id, token } = await api.person();
  await api.call(searchVacancies, {}, { headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01` } });
  await api.call(
    getCurrentUser,
    {},
    { as: token, headers: { traceparent: `00-${'x'.repeat(32)}-00f067aa0ba902b7-01` } },
  );
  await api.call(listPeople, {}, { as: operatorToken });
  await api.request('/no/such/place');
  const told = lines().filter(({ msg }) => msg === 'request');
  expect(told.map(({ route, actor, trace: named }) => [route, actor, named])).toEqual([
    ['searchVacancies', 'visitor', trace],
    ['getCurrentUser', 'user', undefined],
    ['listPeople', 'operator', undefined],
    ['page', undefined, undefined],
  ]);
  expect(api.logged.join('')).not.toContain(id);
});

test('who is refused what is not theirs is told with where they came from, and nobody else is', async () => {
  const { id, token } = await api.person('candidate');
  api.logged.length = 0;
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  await api.call(listApplications, {}, { as: token, headers });
  await api.call(getCurrentUser, {}, { headers });
  await api.call(getPublicVacancy, { params: { id: 'none' } }, { as: token, headers });
  await api.call(listPeople, {}, { as: `${operatorToken}x`, headers });
  await api.request('/vacancies/%00', { headers });
  const told = lines().filter(({ msg }) => msg === 'request');
  expect(told.map(({ status, refusal, who, network }) => [status, refusal, who, network])).toEqual([
    [403, 'forbidden', id, '203.0.113.7'],
    [401, 'noSession', undefined, '203.0.113.7'],
    [404, 'unknownVacancy', undefined, undefined],
    [401, 'noSession', undefined, '203.0.113.7'],
    [400, 'malformed', undefined, '203.0.113.7'],
  ]);
});

test('a wrong code is told with the end of its phone', async () => {
  const { phone, code, challenge } = await steps(api).registered();
  api.logged.length = 0;
  await api.call(verifyPhone, { body: { phone, code: wrong(code), challenge } }, visitor());
  const told = lines();
  expect(told).toContainEqual(expect.objectContaining({ msg: 'wrong code', of: maskPhone(phone) }));
  expect(told).toContainEqual(expect.objectContaining({ route: 'verifyPhone', refusal: 'wrongCode' }));
  expect(api.logged.join('')).not.toContain(phone);
});

test('a statement that takes long is told by its words, without a value', async () => {
  const onQuery = (seconds: number, text: string) => tellSlow(api.services.log, { pool: 'main', seconds, text });
  const { sql, close } = withSql(connectForRequests(api.databaseUrl, { max: 1, onQuery }));
  await sql`select pg_sleep(0.25),
    ${'998901234567'}::text as phone, 'it''s a secret' as word`;
  await sql.unsafe("select pg_sleep(0.25), 'secret'");
  await sql.begin(async (transaction) => transaction`select pg_sleep(0.25)`);
  // A busy machine may be slow with any other.
  const told = lines().filter(({ msg, statement }) => msg === 'slow statement' && /pg_sleep/.test(String(statement)));
  expect(told).toEqual(
    ['select pg_sleep(0.25), $1::text as phone, ? as word', 'select pg_sleep(0.25), ?', 'select pg_sleep(0.25)'].map(
      (statement) => expect.objectContaining({ level: 'warn', pool: 'main', ms: expect.any(Number), statement }),
    ),
  );
  await close();
});

test('a statement that takes a fifth of a second is told, one that is quicker is not', () => {
  api.logged.length = 0;
  tellSlow(api.services.log, { pool: 'main', seconds: 0.199, text: 'select 1' });
  tellSlow(api.services.log, { pool: 'main', seconds: 0.2, text: 'select 2' });
  expect(lines()).toEqual([expect.objectContaining({ msg: 'slow statement', ms: 200, statement: 'select 2' })]);
});

import { getEmployerProfile, updateEmployerProfile } from '@kasb/contract';
import { expect, test } from 'vitest';
import { Harness } from '../support/harness.ts';

const api = Harness.forThisFile();

const get = async (token: string) => (await api.call(getEmployerProfile, {}, { as: token })).body;
const save = (token: string, body: Record<string, unknown>) =>
  api.request('/api/employer/profile', {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('a profile is read, saved and emptied', async () => {
  const { token, phone } = await api.person('employer');
  const bare = { first_name: 'Азиз', last_name: 'Каримов', phone, position: null, department: null, about: null };
  expect(await get(token)).toEqual(bare);
  const filled = {
    first_name: 'Дилноза',
    last_name: 'Каримова',
    phone,
    position: 'Директор',
    department: 'Отдел персонала',
    about: 'О себе\nв две строки <b>',
  };
  expect(await save(token, { ...filled, position: '  Директор ' })).toMatchObject({ status: 200, body: filled });
  expect(await get(token)).toEqual(filled);
  expect(
    (await save(token, { ...filled, phone: `+${phone}`, position: '', department: null, about: undefined })).body,
  ).toEqual({ ...filled, position: null, department: null, about: null });
});

test('whom the session greets has the new name', async () => {
  const { token, phone } = await api.person('employer');
  await save(token, { first_name: 'Дилноза', last_name: 'Каримова', phone });
  const { body } = await api.request('/users/me', { headers: { authorization: `Bearer ${token}` } });
  expect(body).toMatchObject({ user: { firstName: 'Дилноза', lastName: 'Каримова' } });
});

test.each([
  ['first_name', ' '],
  ['last_name', undefined],
  ['first_name', 'я'.repeat(101)],
  ['position', 'я'.repeat(201)],
  ['about', 'я'.repeat(5001)],
  ['phone', '123'],
  ['position', 5],
])('a bad %s is refused under its field', async (name, value) => {
  const { token, phone } = await api.person('employer');
  const { status, body } = await save(token, { first_name: 'Азиз', last_name: 'Каримов', phone, [name]: value });
  expect([status, body]).toMatchObject([422, { fields: { [name]: { code: expect.any(String) } } }]);
  expect(await get(token)).toMatchObject({ first_name: 'Азиз', position: null });
});

test('the phone, by which the person signs in, stays', async () => {
  const [one, other] = [await api.person('employer'), await api.person('employer')];
  for (const phone of ['998901112233', other.phone]) {
    const { status, body } = await save(one.token, { first_name: 'Азиз', last_name: 'Каримов', phone });
    expect([status, body]).toMatchObject([
      422,
      { code: 'phoneFixed', fields: { phone: { code: expect.any(String) } } },
    ]);
  }
  expect(await get(one.token)).toMatchObject({ phone: one.phone });
});

test('two saves at once both end, one of them lasts', { tags: ['race'] }, async () => {
  const { token, phone } = await api.person('employer');
  const names = ['Анвар', 'Бахтиёр'];
  const answers = await Promise.all(names.map((name) => save(token, { first_name: name, last_name: name, phone })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { first_name: first, last_name: last } = (await get(token)) as { first_name: string; last_name: string };
  expect(names).toContain(first);
  expect(last).toBe(first);
});

test('a candidate has none', async () => {
  const { token, phone } = await api.person('candidate');
  expect((await api.call(getEmployerProfile, {}, { as: token })).status).toBe(403);
  expect(
    (await api.call(updateEmployerProfile, { body: { first_name: 'А', last_name: 'Б', phone } }, { as: token })).status,
  ).toBe(403);
});

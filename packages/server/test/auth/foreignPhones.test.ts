import { addCompanyMember, createCompany, loginByPhone, registerByPhone, verifyPhone } from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { createFirm, legalBody } from '../support/firm.ts';
import { Harness } from '../support/harness.ts';

const api = Harness.forThisFile();
const refused = [
  ['+90 532 123 45 67', 'foreignPhone', 'Это номер другой страны: Турция. Нужен номер Узбекистана'],
  ['+7 916 123-45-67', 'foreignPhone', 'Это номер другой страны: Россия. Нужен номер Узбекистана'],
  ['+992 93 123 45 67', 'foreignPhone', 'Это номер другой страны: Таджикистан. Нужен номер Узбекистана'],
  ['+1 415 555 2671', 'foreignPhone', 'Это номер другой страны: Соединенные Штаты. Нужен номер Узбекистана'],
  ['8 (495) 123-45-67', 'foreignPhone', 'Это номер другой страны: Россия. Нужен номер Узбекистана'],
  ['90 123 45 67, 91 123 45 67', 'severalPhones', 'Введите один номер'],
  ['9989012345678', 'notPhone', 'Введите корректный узбекский номер телефона'],
  ["998901234567' OR '1'='1", 'notPhone', 'Введите корректный узбекский номер телефона'],
] as const;

describe.each(refused)('%s', (phone, code, text) => {
  const told = { status: 422, body: { fields: { phone: { code, text } } } };

  test('gets no code', async () => {
    const sent = api.sent.length;
    expect(await api.call(loginByPhone, { body: { phone } })).toMatchObject(told);
    const names = { firstName: 'Азиз', lastName: 'Каримов', role: 'employer' as const };
    expect(await api.call(registerByPhone, { body: { phone, ...names } })).toMatchObject(told);
    expect(await api.call(verifyPhone, { body: { phone, code: '123456' } })).toMatchObject(told);
    expect(api.sent).toHaveLength(sent);
  });

  test('is invited into no company, and is the phone of none', async () => {
    const { id, owner } = await createFirm(api);
    const as = owner.token;
    expect(await api.call(addCompanyMember, { params: { id }, body: { phone } }, { as })).toMatchObject(told);
    expect(await api.call(createCompany, { body: await legalBody(api, { phone }) }, { as })).toMatchObject(told);
    const rows = await api.sql`select 1 from company_invitations where company_id = ${id}`;
    expect(rows).toEqual([]);
  });
});

test.each([
  ['88 123 45 67', '998881234567'],
  ['00998 88 123 45 68', '998881234568'],
  ['8 88 123 45 69', '998881234569'],
  ['(8-371) 123-45-67', '998711234567'],
])('%s gets a code as %s', async (phone, digits) => {
  const names = { firstName: 'Азиз', lastName: 'Каримов', role: 'employer' as const };
  expect((await api.call(registerByPhone, { body: { phone, ...names } })).status).toBe(200);
  expect(api.sent.at(-1)).toMatchObject({ to: digits });
});

test('a caller who reads Uzbek is told the country in Uzbek', async () => {
  const answer = await api.call(
    loginByPhone,
    { body: { phone: '+90 532 123 45 67' } },
    { headers: { 'accept-language': 'uz' } },
  );
  expect(answer.body).toMatchObject({
    fields: { phone: { text: 'Bu boshqa davlat raqami: Turkiya. O‘zbekiston raqami kerak' } },
  });
});

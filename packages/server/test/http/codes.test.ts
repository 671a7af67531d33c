import { registerByPhone } from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { Harness, statusesOf } from '../support/harness.ts';
import { phoneNumber } from '../support/phones.ts';
import { steps, visitor, wrong } from '../support/signIn.ts';

const api = Harness.forThisFile();
const { ask, registered, signedIn, verify } = steps(api);

describe('codes', () => {
  test.each([
    ['ru', 'код для входа'],
    ['uz', 'kirish kodi'],
  ])('are sent in the language of the page: %s', async (language, words) => {
    const body = { phone: phoneNumber(), firstName: 'Азиз', lastName: 'Каримов', role: 'employer' } as const;
    await api.call(registerByPhone, { body }, { headers: { ...visitor().headers, 'accept-language': language } });
    const { text, code } = api.sent.at(-1) ?? { text: '', code: '' };
    expect(text).toContain(`${words} ${code}`);
    // By which a browser fills it in, on this host alone.
    expect(text.split('\n').at(-1)).toBe(`@localhost #${code}`);
  });

  test('a wrong code is refused, the right one still works', async () => {
    const { phone, code } = await registered();
    const { status, body } = await verify(phone, wrong(code));
    expect([status, body]).toMatchObject([422, { code: 'wrongCode', fields: { code: { code: 'wrongCode' } } }]);
    expect((await verify(phone, code)).status).toBe(200);
  });

  test('after five wrong tries the right one is refused too', async () => {
    const { phone } = await signedIn();
    api.pass(61);
    const { code } = await ask(phone);
    for (let count = 0; count < 5; count += 1) expect((await verify(phone, wrong(code))).status).toBe(422);
    const { status, body } = await verify(phone, code);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'spentCode' });
    api.pass(61);
    const fresh = await ask(phone);
    expect((await verify(phone, fresh.code)).status).toBe(200);
  });

  test('tries at once share the count of five', { tags: ['race'] }, async () => {
    const { phone, code } = await registered();
    const answers = await Promise.all(Array.from({ length: 12 }, () => verify(phone, wrong(code))));
    const codes = answers.map(({ body }) => (body as { code: string }).code);
    expect(codes.filter((each) => each === 'wrongCode')).toHaveLength(5);
    expect((await verify(phone, code)).status).toBe(422);
  });

  test('a code expires after five minutes', async () => {
    const { phone, code } = await registered();
    api.pass(5 * 60);
    const { status, body } = await verify(phone, code);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'expiredCode' });
  });

  test('a code works once, also when it is used twice at once', { tags: ['race'] }, async () => {
    const { phone, code } = await registered();
    const answers = await Promise.all([verify(phone, code), verify(phone, code)]);
    expect(statusesOf(answers)).toEqual([200, 422]);
    expect((await verify(phone, code)).status).toBe(422);
  });

  test('a new code replaces the old one of its visitor', async () => {
    const { phone } = await signedIn();
    api.pass(61);
    const old = await ask(phone);
    api.pass(61);
    const fresh = await ask(phone, old.challenge);
    expect((await verify(phone, old.code, old.challenge)).status).toBe(422);
    expect((await verify(phone, fresh.code)).status).toBe(200);
  });

  test('a code belongs to its phone', async () => {
    const { code, challenge } = await registered();
    expect((await verify(phoneNumber(), code, challenge)).status).toBe(422);
  });

  test('codes and tokens are stored as digests only', async () => {
    const { phone, code } = await registered();
    const [row] = await api.sql`select * from sign_in_challenges where phone = ${phone}`;
    expect(JSON.stringify(row)).not.toContain(code);
    const { token } = await signedIn();
    const rows = await api.sql`select encode(token_hash, 'escape') as hash from sessions`;
    expect(rows.some(({ hash }) => hash === token)).toBe(false);
  });
});

import { loginByPhone } from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { Harness, statusesOf } from './support/harness.ts';
import { phoneNumber } from './support/phones.ts';
import { steps, visitor, wrong } from './support/signIn.ts';

const api = Harness.forThisFile();
const { registered, signedIn, verify } = steps(api);

describe('codes', () => {
  test('a wrong code is refused, the right one still works', async () => {
    const { phone, code } = await registered();
    const { status, body } = await verify(phone, wrong(code));
    expect([status, body]).toEqual([422, { error: 'Неверный код', fields: { code: 'Неверный код' } }]);
    expect((await verify(phone, code)).status).toBe(200);
  });

  test('after five wrong tries the right one is refused too', async () => {
    const { phone, code } = await registered();
    for (let count = 0; count < 5; count += 1) expect((await verify(phone, wrong(code))).status).toBe(422);
    const { status, body } = await verify(phone, code);
    expect(status).toBe(422);
    expect(body).toMatchObject({ error: expect.stringContaining('Слишком много') });
    api.pass(61);
    await api.call(loginByPhone, { body: { phone } }, visitor());
    expect((await verify(phone, api.sent.at(-1)?.code ?? '')).status).toBe(200);
  });

  test('tries at once share the count of five', async () => {
    const { phone, code } = await registered();
    const answers = await Promise.all(Array.from({ length: 12 }, () => verify(phone, wrong(code))));
    const texts = answers.map(({ body }) => (body as { error: string }).error);
    expect(texts.filter((text) => text === 'Неверный код')).toHaveLength(5);
    expect((await verify(phone, code)).status).toBe(422);
  });

  test('a code expires after five minutes', async () => {
    const { phone, code } = await registered();
    api.pass(5 * 60);
    const { status, body } = await verify(phone, code);
    expect(status).toBe(422);
    expect(body).toMatchObject({ error: 'Срок действия кода истёк. Запросите новый код' });
  });

  test('a code works once, also when it is used twice at once', async () => {
    const { phone, code } = await registered();
    const answers = await Promise.all([verify(phone, code), verify(phone, code)]);
    expect(statusesOf(answers)).toEqual([200, 422]);
    expect((await verify(phone, code)).status).toBe(422);
  });

  test('a new code replaces the old one', async () => {
    const { phone, code: old } = await registered();
    api.pass(61);
    await api.call(loginByPhone, { body: { phone } }, visitor());
    const fresh = api.sent.at(-1)?.code ?? '';
    if (fresh !== old) expect((await verify(phone, old)).status).toBe(422);
    expect((await verify(phone, fresh)).status).toBe(200);
  });

  test('a code belongs to its phone', async () => {
    const { code } = await registered();
    expect((await verify(phoneNumber(), code)).status).toBe(422);
  });

  test('codes and tokens are stored as digests only', async () => {
    const { phone, code } = await registered();
    const [row] = await api.services.sql`select * from sign_in_codes where phone = ${phone}`;
    expect(JSON.stringify(row)).not.toContain(code);
    const { token } = await signedIn();
    const rows = await api.services.sql`select encode(token_hash, 'escape') as hash from sessions`;
    expect(rows.some(({ hash }) => hash === token)).toBe(false);
  });
});

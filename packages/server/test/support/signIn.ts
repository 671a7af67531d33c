import { loginByPhone, registerByPhone, verifyPhone } from '@kasb/contract';
import { expect } from 'vitest';
import type { Answer, Harness } from './harness.ts';
import { phoneNumber } from './phones.ts';

let addresses = 0;

/** Limits count by address: each call may have its own. */
export function visitor(): { headers: Record<string, string> } {
  addresses += 1;
  return { headers: { 'x-forwarded-for': `10.0.${addresses >> 8}.${addresses & 255}` } };
}

/** What a person fills in at registration. */
export const form = (phone: string) => ({ phone, firstName: 'Азиз', lastName: 'Каримов', role: 'employer' as const });

/** A code that is not the given one. */
export const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

/** The steps of signing in, as a person takes them. */
export function steps(api: Harness) {
  const verify = (phone: string, code: string, challenge = api.challenges.get(phone)): Promise<Answer> =>
    api.call(verifyPhone, { body: { phone, code, challenge } }, visitor());

  /** Asks for a code, in place of the one before. */
  async function ask(phone: string, before?: string): Promise<{ code: string; challenge: string }> {
    await api.call(loginByPhone, { body: { phone, challenge: before } }, visitor());
    return { code: api.sent.at(-1)?.code ?? '', challenge: api.challenges.get(phone) ?? '' };
  }

  async function registered(): Promise<{ phone: string; code: string; challenge: string }> {
    const phone = phoneNumber();
    const { status } = await api.call(registerByPhone, { body: form(phone) }, visitor());
    expect(status).toBe(200);
    return { phone, code: api.sent.at(-1)?.code ?? '', challenge: api.challenges.get(phone) ?? '' };
  }

  async function signedIn(): Promise<{ phone: string; token: string; cookie: string }> {
    const { phone, code, challenge } = await registered();
    const { body, headers } = await verify(phone, code, challenge);
    const { token } = body as { token: string };
    return { phone, token, cookie: headers.get('set-cookie')?.split(';')[0] ?? '' };
  }

  return { ask, verify, registered, signedIn };
}

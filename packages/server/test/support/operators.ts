import { operatorEnrol, operatorSecondStep, operatorSignIn, operatorVerify } from '@kasb/contract';
import type { OperatorRole } from '@kasb/contract';
import { generateSync } from 'otplib';
import { addOperator } from '../../src/operator/accounts.ts';
import { until } from './channel.ts';
import type { Answer, Harness } from './harness.ts';
import { phoneNumber } from './phones.ts';
import { visitor } from './signIn.ts';

/** An operator who is signed in, as the tests know them. */
export interface TestOperator {
  id: string;
  phone: string;
  secret: string;
  token: string;
  cookie: string;
  recoveryCodes: string[];
}

interface Step {
  ticket?: string;
  status?: string;
  secret?: string;
  token?: string;
  recovery_codes?: string[];
}

/** The steps of operators' sign-in. */
export function operatorSteps(api: Harness) {
  const source = () => ({ actor: { kind: 'cli', name: 'тест' } as const, now: api.now });
  const bodyOf = (answer: Answer) => answer.body as Step;
  const digits = (secret: string) => generateSync({ secret, epoch: Math.floor(api.now.getTime() / 1000) });

  async function bySms(phone: string): Promise<Step> {
    const before = api.sent.length;
    const { ticket = '' } = bodyOf(await api.call(operatorSignIn, { body: { phone } }, visitor()));
    // The answer does not wait for it.
    const sent = () => api.sent.slice(before).find(({ to }) => to === phone);
    await until(() => sent() !== undefined);
    const { code = '' } = sent() ?? {};
    return bodyOf(await api.call(operatorVerify, { body: { ticket, code } }, visitor()));
  }

  const second = (ticket: string, code: string) => api.call(operatorSecondStep, { body: { ticket, code } }, visitor());

  async function signedIn(role: OperatorRole, lastName = 'Юнусова'): Promise<TestOperator> {
    const phone = phoneNumber();
    // Whoever had the name before gives it up: no two of today have one.
    await api.sql`update operators set last_name = last_name || ' ' || left(id::text, 8)
      where first_name = 'Нодира' and last_name = ${lastName}`;
    const account = await addOperator(api.db, source(), { phone, firstName: 'Нодира', lastName, role });
    const { ticket = '' } = await bySms(phone);
    const enrolmentCode = account.enrolmentCode ?? '';
    const enrolled = bodyOf(await api.call(operatorEnrol, { body: { ticket, enrolmentCode } }, visitor()));
    const { secret = '' } = enrolled;
    const answer = await second(enrolled.ticket ?? '', digits(secret));
    const { token = '', recovery_codes: recoveryCodes = [] } = bodyOf(answer);
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    return { id: account.id, phone, secret, token, cookie, recoveryCodes };
  }

  return { bySms, second, digits, signedIn, source };
}

import {
  cancelSubscription,
  checkSubscription,
  grantSubscription,
  listAudit,
  listOperatorSubscriptions,
} from '@kasb/contract';
import type { BodyOf } from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { tashkentDay } from '../../src/db/tashkentDay.ts';
import { maskPhone } from '../../src/text/maskPhone.ts';
import { Harness, operatorToken, statusesOf } from '../support/harness.ts';
import { operatorSteps } from '../support/operators.ts';
import { Providers } from '../support/payments.ts';
import { dayMs } from '../support/publisher.ts';

const api = Harness.forThisFile();
const providers = new Providers(api);
const { signedIn } = operatorSteps(api);
const as = operatorToken;

interface Seen {
  id: string;
  status: string;
}

const reason = 'Возмещение за простой';
type More = Partial<BodyOf<typeof grantSubscription>>;
const grant = async (phone: string, more: More = {}, token = as) =>
  api.call(grantSubscription, { body: { phone, planId: await providers.planId(), reason, ...more } }, { as: token });
const cancel = (id: string, token = as) =>
  api.call(cancelSubscription, { params: { id }, body: { reason } }, { as: token });
const find = async (query: { search?: string; state?: 'active' | 'cancelled' | 'expired' }) =>
  ((await api.call(listOperatorSubscriptions, { query }, { as })).body as { items: Seen[] }).items;
const hasOne = async (token: string) =>
  ((await api.call(checkSubscription, {}, { as: token })).body as { hasActiveSubscription: boolean })
    .hasActiveSubscription;
const journal = async (entityId: string) =>
  ((await api.call(listAudit, { query: { entityId } }, { as })).body as { items: unknown[] }).items;

describe('a grant', () => {
  test('lasts as long as its plan, so many days, or for ever', async () => {
    const { phone, token } = await api.person('employer');
    const month = await grant(phone);
    expect(month).toMatchObject({
      status: 201,
      body: { plan: 'Бизнес', status: 'active', amount_paid: 0, order: null, person: { phone: maskPhone(phone) } },
    });
    expect(month.body).toMatchObject({ expires_at: new Date(api.now.getTime() + 30 * dayMs).toISOString() });
    expect((await grant(phone, { days: 3 })).body).toMatchObject({
      expires_at: new Date(api.now.getTime() + 3 * dayMs).toISOString(),
    });
    expect((await grant(phone, { isUnlimited: true })).body).toMatchObject({ expires_at: null });
    expect(await hasOne(token)).toBe(true);
    expect(await find({ search: phone })).toHaveLength(3);
    const { id } = month.body as Seen;
    const rows = await journal(id);
    expect(rows).toMatchObject([{ action: 'subscription.granted', reason }]);
    expect(JSON.stringify(rows)).not.toContain(phone);
  });

  test('says as much as the command line may: its last day, its postings, what was paid and how', async () => {
    const { phone } = await api.person('employer');
    const until = tashkentDay(new Date(api.now.getTime() + 10 * dayMs));
    const paid = { postings: 3, amountPaid: 150_000, paymentMethod: 'Наличными' };
    const { status, body } = await grant(phone, { until, ...paid });
    expect([status, body]).toMatchObject([201, { vacancy_postings_limit: 3, amount_paid: 150_000 }]);
    const end = new Date((body as { expires_at: string }).expires_at);
    expect(tashkentDay(new Date(end.getTime() - 1))).toBe(until);
    expect(tashkentDay(end)).not.toBe(until);
    const [row] = await api.sql`select payment_method from subscriptions where id = ${(body as Seen).id}`;
    expect(row).toEqual({ payment_method: 'Наличными' });
    for (const more of [{ until: '2020-01-01' }, { until, days: 3 }, { days: 3, isUnlimited: true }, { postings: 0 }])
      expect(await grant(phone, more)).toMatchObject({ status: 422, body: { code: 'invalid' } });
  });

  test('to nobody, to a candidate, of no plan, without a reason is none', async () => {
    const { phone } = await api.person('candidate');
    const { phone: employer, token } = await api.person('employer');
    const unknown = '7f000000-0000-4000-8000-000000000000';
    const answers = [
      await grant('998900000099'),
      await grant(phone),
      await grant(employer, { planId: unknown }),
      await grant(employer, { planId: 'Бизнес' }),
      await grant(employer, { reason: 'да' }),
      await grant(employer, { days: 0 }),
    ];
    expect(statusesOf(answers)).toEqual([404, 404, 404, 404, 422, 422]);
    expect(await hasOne(token)).toBe(false);
  });

  test('is for support and admins, with a fresh second step', async () => {
    const { phone, token: employer } = await api.person('employer');
    const { token: moderator } = await signedIn('moderator');
    const { token } = await signedIn('support');
    const list = await api.call(listOperatorSubscriptions, {}, { as: moderator });
    expect(statusesOf([await grant(phone, {}, moderator), list])).toEqual([403, 403]);
    api.pass(16 * 60);
    expect(await grant(phone, {}, token)).toMatchObject({ status: 403, body: { code: 'stepUpNeeded' } });
    expect(await hasOne(employer)).toBe(false);
  });
});

describe('the end of one', () => {
  test('is at once, and stands once in the journal', { tags: ['race'] }, async () => {
    const { phone, token } = await api.person('employer');
    const { id } = (await grant(phone)).body as Seen;
    const answers = await Promise.all([cancel(id), cancel(id)]);
    expect(statusesOf(answers)).toEqual([200, 200]);
    expect((await cancel(id)).body).toMatchObject({ status: 'cancelled' });
    expect(await hasOne(token)).toBe(false);
    expect(await find({ search: phone, state: 'cancelled' })).toMatchObject([{ id }]);
    expect(await find({ search: phone, state: 'active' })).toEqual([]);
    expect(await journal(id)).toMatchObject([{ action: 'subscription.cancelled', reason }, {}]);
    expect(await journal(id)).toHaveLength(2);
  });

  test('of what is none is refused, and to strangers', async () => {
    const { phone, token } = await api.person('employer');
    const { id } = (await grant(phone)).body as Seen;
    const { token: moderator } = await signedIn('moderator');
    const answers = [await cancel('x'), await cancel('7f000000-0000-4000-8000-000000000000')];
    expect(statusesOf([...answers, await cancel(id, moderator), await cancel(id, token)])).toEqual([
      401, 403, 404, 404,
    ]);
    expect(await hasOne(token)).toBe(true);
  });
});

test('the list finds by a part of the phone or of the name', async () => {
  const { phone, id } = await api.person('employer');
  await api.sql`update users set first_name = 'Севара', last_name = 'Исмоилова' where id = ${id}`;
  const granted = (await grant(phone)).body as Seen;
  for (const search of [phone.slice(3), 'севара исм']) expect(await find({ search }), search).toMatchObject([granted]);
  for (const search of ['99', 'се', '%%%', '___']) expect(await find({ search }), search).toEqual([]);
  api.pass(31 * 24 * 3600);
  expect(await find({ search: phone, state: 'expired' })).toMatchObject([{ id: granted.id }]);
});

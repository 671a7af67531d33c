/** @module-tag race */

import { cancelOrder, getOrder } from '@kasb/contract';
import type { Order } from '@kasb/contract';
import { describe, expect, beforeAll, test } from 'vitest';
import { authOf, signOf } from '../../src/adapters/payments/click/signature.ts';
import { Harness } from '../support/harness.ts';
import { Providers } from '../support/payments.ts';
import { allPayments } from '../support/paymentSettings.ts';

const api = Harness.forThisFile();
const providers = new Providers(api);
beforeAll(() => providers.setUp());

async function ordered(): Promise<{ order: Order; as: string }> {
  const { token: as } = await api.person('employer');
  return { order: await providers.order(as, 'click'), as };
}

/** Prepares a debit; its fields name it in the next step. */
async function prepared(order: Order) {
  const { transId, prepareId, error } = await providers.click(order);
  expect(error).toBe(0);
  return { click_trans_id: transId, merchant_prepare_id: prepareId, action: '1', sign_time: '2026-11-20 14:05:31' };
}

describe('the signature', () => {
  const fields = {
    click_trans_id: '13790000000217',
    service_id: '48211',
    merchant_trans_id: '48172093',
    amount: '1490000.00',
    action: '0',
    sign_time: '2026-11-20 14:05:09',
  };
  test('of both steps is the documented one', () => {
    expect(signOf(fields, 'kasb-click-secret')).toBe('aad96ef2fc25324870bc78cf8d58aaa7');
    const second = { ...fields, action: '1', merchant_prepare_id: '70042', sign_time: '2026-11-20 14:05:31' };
    expect(signOf(second, 'kasb-click-secret')).toBe('62b6d0acd435e3052a3b52e5637c91af');
  });

  test('of our own calls too', () => {
    expect(authOf('30117', 'kasb-click-secret', new Date(1_795_165_531_000))).toBe(
      '30117:25384595cde98849b95461915fa7d55909d8131f:1795165531',
    );
  });
});

test('the link names the order and the way back', () => {
  const order = { number: '48172093', amountTiyin: 149_000_000 };
  const back = 'https://jobs.example.uz/employer/payments/48172093';
  expect(allPayments(() => api.now).adapters.click?.linkFor(order, back, 'ru')).toBe(
    'https://my.click.uz/services/pay?service_id=48211&merchant_id=31052&amount=1490000.00&transaction_param=48172093' +
      '&return_url=https%3A%2F%2Fjobs.example.uz%2Femployer%2Fpayments%2F48172093',
  );
});

test('Click’s own list of fifteen', async () => {
  const { order } = await ordered();
  const errorOf = async (answer: ReturnType<Providers['click']>) => (await answer).error;
  expect(await errorOf(providers.click(order, {}, 'another secret'))).toBe(-1);
  expect(await errorOf(providers.click('00000001'))).toBe(-5);
  const first = await prepared(order);
  expect(await errorOf(providers.click(order, first, 'another secret'))).toBe(-1);
  expect(await errorOf(providers.click(order, { ...first, amount: '300' }))).toBe(-2);
  expect(await providers.click(order, first)).toMatchObject({
    error: 0,
    merchant_confirm_id: Number(first.merchant_prepare_id),
  });
  expect(await errorOf(providers.click(order, first))).toBe(-4);
  expect(await errorOf(providers.click(order, { ...first, error: '-5017' }))).toBe(-9);
  const { order: second } = await ordered();
  const next = await prepared(second);
  expect(await errorOf(providers.click(second, { ...next, merchant_prepare_id: '999999999' }))).toBe(-6);
  expect(await errorOf(providers.click(second, next))).toBe(0);
  const { order: third, as } = await ordered();
  const last = await prepared(third);
  expect(await errorOf(providers.click(third, { ...last, error: '-5017' }))).toBe(-9);
  expect(await errorOf(providers.click(third, { ...last, error: '-5017' }))).toBe(-9);
  expect(await errorOf(providers.click(third, last))).toBe(-9);
  expect(await providers.fateOf(order.number)).toMatchObject({ status: 'refunded', states: ['cancelled_after'] });
  expect(await providers.fateOf(second.number)).toMatchObject({ status: 'paid', states: ['performed'] });
  const seen = (await api.call(getOrder, { params: { number: third.number } }, { as })).body;
  expect(seen).toMatchObject({ status: 'pending', failure: { code: 'click.-5017' } });
});

describe('what makes no sense', () => {
  const bad: [string, Record<string, string | undefined>, number][] = [
    ['no signature', { sign_string: '' }, -8],
    ['a sum with a comma', { amount: '990000,00' }, -8],
    ['a word for an id', { click_trans_id: 'abc' }, -8],
    ['another service', { service_id: '1' }, -8],
    ['no sum', { amount: undefined }, -8],
    ['no order', { merchant_trans_id: undefined }, -8],
    ['an order with a NUL character', { merchant_trans_id: '1\0' }, -8],
    ['an order of ten megabytes', { merchant_trans_id: '1'.repeat(10_000_000) }, -8],
    ['no time of the signature', { sign_time: undefined }, -8],
    ['a Complete that names no Prepare', { action: '1' }, -8],
    ['an unknown step', { action: '7' }, -3],
    ['a part of a tiyin', { amount: '990000.001' }, -2],
    ['an error of theirs', { error: '-1' }, -9],
  ];
  test.each(bad)('%s', async (_, fields, error) => {
    const { order } = await ordered();
    expect((await providers.click(order, fields)).error).toBe(error);
  });

  test('GET and JSON', async () => {
    for (const init of [{}, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }])
      expect((await api.request('/api/payments/click', init)).body).toMatchObject({ error: -8 });
  });

  test('an order that is cancelled or too old', async () => {
    const [{ order: cancelled, as }, { order: old }] = [await ordered(), await ordered()];
    await api.call(cancelOrder, { params: { number: cancelled.number } }, { as });
    api.pass(25 * 3600);
    for (const order of [cancelled, old]) expect((await providers.click(order)).error).toBe(-9);
  });

  test('an order of Payme, and a debit of another order', async () => {
    const { token } = await api.person('employer');
    expect((await providers.click(await providers.order(token))).error).toBe(-5);
    const [{ order }, { order: other }] = [await ordered(), await ordered()];
    const known = await prepared(order);
    expect((await providers.click(other, known)).error).toBe(-6);
    expect((await providers.click(other, { click_trans_id: known.click_trans_id })).error).toBe(-7);
  });
});

test('ids of 64 bits come back exactly', async () => {
  const { order } = await ordered();
  let spelled = '';
  const trans = '9007199254740993217';
  const watching = new Providers({
    now: api.now,
    services: api.services,
    call: api.call.bind(api),
    async request(path, init) {
      spelled = await (await api.app.request(`http://localhost${path}`, init)).text();
      return { status: 200, body: JSON.parse(spelled) };
    },
  });
  await watching.click(order, { click_trans_id: trans });
  expect(spelled).toContain(`"click_trans_id":${trans},`);
});

test('a debit is prepared again with the same id, others stand beside it, the first that completes wins', async () => {
  const { order } = await ordered();
  const first = await prepared(order);
  const again = await providers.click(order, { click_trans_id: first.click_trans_id });
  expect(again).toMatchObject({ error: 0, prepareId: first.merchant_prepare_id });
  const second = await prepared(order);
  const answers = await Promise.all([providers.click(order, first), providers.click(order, second)]);
  expect(answers.map(({ error }) => error)).toEqual(expect.arrayContaining([-4, 0]));
  expect((await providers.fateOf(order.number)).subscriptions).toHaveLength(1);
});

test('two hundred Completes of twenty debits at once: one is done, all others are paid already', async () => {
  const { order } = await ordered();
  const debits = await Promise.all(Array.from({ length: 20 }, () => prepared(order)));
  const calls = Array.from({ length: 10 }, () => debits).flat();
  const answers = await Promise.all(calls.map((debit) => providers.click(order, debit)));
  expect(answers.map(({ error }) => error).toSorted((one, other) => other - one)).toEqual([
    0,
    ...Array.from({ length: 199 }, () => -4),
  ]);
  const { status, states, subscriptions } = await providers.fateOf(order.number);
  expect([status, states.filter((state) => state === 'performed').length]).toEqual(['paid', 1]);
  expect(subscriptions).toHaveLength(1);
});

test('a hundred equal Completes at once, and against cancelling: one subscription or none', async () => {
  const { order } = await ordered();
  const known = await prepared(order);
  const answers = await Promise.all(Array.from({ length: 100 }, () => providers.click(order, known)));
  expect(answers.filter(({ error }) => error === 0)).toHaveLength(1);
  expect((await providers.fateOf(order.number)).subscriptions).toHaveLength(1);
  for (let round = 0; round < 20; round += 1) {
    const { order: each, as } = await ordered();
    const debit = await prepared(each);
    await Promise.all([
      providers.click(each, debit),
      api.call(cancelOrder, { params: { number: each.number } }, { as }),
      providers.click(each, { ...debit, error: '-5017' }),
    ]);
    const { status, states, subscriptions } = await providers.fateOf(each.number);
    const isActive = subscriptions.some(({ cancelledAt }) => cancelledAt === null);
    expect(isActive).toBe(states.includes('performed'));
    expect(status === 'paid').toBe(isActive);
  }
});

test('while a debit runs the order stays; a quarter of an hour later it may be cancelled', async () => {
  const { order, as } = await ordered();
  const known = await prepared(order);
  const cancel = () => api.call(cancelOrder, { params: { number: order.number } }, { as });
  expect(await cancel()).toMatchObject({ status: 409, body: { code: 'paymentRuns' } });
  api.pass(16 * 60);
  expect(await cancel()).toMatchObject({ status: 200, body: { status: 'cancelled' } });
  expect((await providers.click(order, known)).error).toBe(-9);
  expect(await cancel()).toMatchObject({ status: 409, body: { code: 'orderClosed' } });
});

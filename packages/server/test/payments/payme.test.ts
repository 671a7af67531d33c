/** @module-tag race */

import { cancelOrder, getOrder } from '@kasb/contract';
import type { Order } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { createPayme, isPayme, isPaymeAddress } from '../../src/adapters/payments/payme/payme.ts';
import { notifications, paymentEvents, subscriptions } from '../../src/db/schema/index.ts';
import { expireOrders } from '../../src/payments/expire.ts';
import { Harness } from '../support/harness.ts';
import { paymeId, Providers } from '../support/payments.ts';
import { allPayments } from '../support/paymentSettings.ts';

const api = Harness.forThisFile();
const providers = new Providers(api);
beforeAll(() => providers.setUp());

const hour = 3600;

/** Somebody new with an order, and a debit's id. */
async function ordered(): Promise<{ order: Order; id: string; as: string; userId: string }> {
  const { token: as, id: userId } = await api.person('employer');
  const order = await providers.order(as);
  return { order, as, userId, id: paymeId(order.number) };
}

const codeOf = async (answer: ReturnType<Providers['payme']>) => (await answer).error?.code;

describe('the link', () => {
  const { payme } = allPayments(() => new Date());
  test('is the documented payload, with no sign that a path may not have', () => {
    if (!payme) throw new Error('not set up');
    const link = createPayme(payme, false).linkFor(
      { number: '48172093', amountTiyin: 149_000_000 },
      'https://jobs.example.uz/employer/payments/48172093',
      'ru',
    );
    expect(link).toBe(
      'https://checkout.paycom.uz/bT02NzQwYTFiMmMzZDRlNWY2YTdiOGM5ZDA7YWMub3JkZXJfaWQ9NDgxNzIwOTM7YT0xNDkwMDAwMDA7' +
        'bD1ydTtjPWh0dHBzOi8vam9icy5leGFtcGxlLnV6L2VtcGxveWVyL3BheW1lbnRzLzQ4MTcyMDkzO2N0PTE1MDAw',
    );
  });

  test.each([1, 99, 100, 999, 123_456_789_012])('of %i tiyin needs no padding', (amountTiyin) => {
    if (!payme) throw new Error('not set up');
    const link = createPayme(payme, false).linkFor({ number: '48172093', amountTiyin }, 'https://a.uz/p/1', 'uz');
    expect(link?.slice('https://checkout.paycom.uz/'.length)).toMatch(/^[A-Za-z0-9]+$/);
  });

  test('the key is the documented one', () => {
    if (!payme) throw new Error('not set up');
    expect(isPayme(payme, 'Basic UGF5Y29tOkthc2IwUGF5bWUwVGVzdDBLZXkwb2YwdGhpcnR5c2l4MGNocg==')).toBe(true);
    expect(isPayme(payme, 'Basic UGF5Y29tOkthc2IwUGF5bWUwVGVzdDBLZXkwb2YwdGhpcnR5c2l4MGNocA==')).toBe(false);
    expect(isPayme(payme, null)).toBe(false);
  });
});

test('an order is paid: checked, begun and performed, each twice with equal answers, one subscription', async () => {
  const { order, id, as, userId } = await ordered();
  const amount = (order.amount ?? 0) * 100;
  const account = { order_id: order.number };
  expect(await providers.payme('CheckPerformTransaction', { amount, account })).toEqual({
    jsonrpc: '2.0',
    result: { allow: true },
    id: 2032,
  });
  const begun = await providers.create(order, id);
  api.pass(2);
  expect(await providers.create(order, id)).toEqual(begun);
  expect(begun.result).toMatchObject({ state: 1, transaction: expect.stringMatching(/^7\d{4}$/) });
  const seen = (await api.call(getOrder, { params: { number: order.number } }, { as })).body as Order;
  expect(seen.payment?.state).toBe('started');
  const done = await providers.payme('PerformTransaction', { id });
  api.pass(2);
  expect(await providers.payme('PerformTransaction', { id })).toEqual(done);
  const fate = await providers.fateOf(order.number);
  expect(fate).toMatchObject({ status: 'paid', states: ['performed'] });
  expect(fate.subscriptions).toMatchObject([{ userId, amountPaid: order.amount, paymentMethod: 'Payme' }]);
  const told = await api.db.select().from(notifications).where(eq(notifications.userId, userId));
  expect(told.map(({ kind }) => kind)).toEqual(['payment_paid']);
  expect((await providers.payme('CheckTransaction', { id })).result).toMatchObject({
    state: 2,
    reason: null,
    cancel_time: 0,
  });
});

describe('is refused', () => {
  test.each<[string, RequestInit, number]>([
    [
      'a wrong key',
      { headers: { authorization: 'Basic eDp5' }, body: '{"method":"CheckTransaction","params":{}}' },
      -32_504,
    ],
    ['no key', { body: '{}' }, -32_504],
  ])('%s', async (_, init, code) => {
    const answer = await api.request('/api/payments/payme', { method: 'POST', ...init });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ error: { code } });
  });

  const authorized = {
    authorization: `Basic ${Buffer.from('Paycom:Kasb0Payme0Test0Key0of0thirtysix0chr').toString('base64')}`,
  };
  test.each<[string, string | undefined, number]>([
    ['an empty body', '', -32_700],
    [
      'an order of ten megabytes',
      `{"method":"CheckPerformTransaction","params":{"amount":1,"account":{"order_id":"${'1'.repeat(10_000_000)}"}}}`,
      -32_700,
    ],
    [
      'an order with a NUL character',
      '{"method":"CheckPerformTransaction","params":{"amount":1,"account":{"order_id":"1\\u0000"}}}',
      -32_600,
    ],
    ['a list', '[]', -32_600],
    ['no params', '{"method":"CheckTransaction"}', -32_600],
    ['an unknown method', '{"method":"ChangePassword","params":{}}', -32_601],
  ])('%s', async (_, body, code) => {
    const answer = await api.request('/api/payments/payme', {
      method: 'POST',
      headers: authorized,
      ...(body && { body }),
    });
    expect(answer).toMatchObject({ status: 200, body: { error: { code } } });
  });

  test('GET', async () => {
    expect((await api.request('/api/payments/payme', { headers: authorized })).body).toMatchObject({
      error: { code: -32_300 },
    });
  });

  test.each<[string, unknown, number]>([
    ['a sum as text', '99000000', -32_600],
    ['a negative sum', -1, -32_600],
    ['a tiyin too much', 99_000_001, -31_001],
  ])('%s', async (_, amount, code) => {
    const { order } = await ordered();
    const params = { amount, account: { order_id: order.number } };
    expect(await codeOf(providers.payme('CheckPerformTransaction', params))).toBe(code);
  });

  test('an order of Click, one that nobody knows, and what is no number', async () => {
    const { token } = await api.person('employer');
    const { number } = await providers.order(token, 'click');
    for (const order_id of [number, '00000001', '../', '']) {
      const { error } = await providers.payme('CheckPerformTransaction', { amount: 99_000_000, account: { order_id } });
      expect(error).toMatchObject({ code: -31_050, data: 'order_id', message: { ru: 'Заказ не найден' } });
    }
  });

  test('an id that is used for another order, and a second debit of one', async () => {
    const [first, second] = [await ordered(), await ordered()];
    await providers.create(first.order, first.id);
    expect(await codeOf(providers.create(second.order, first.id))).toBe(-31_008);
    expect(await codeOf(providers.create(first.order, second.id))).toBe(-31_008);
    const amount = (first.order.amount ?? 0) * 100;
    const params = { amount, account: { order_id: first.order.number } };
    expect(await codeOf(providers.payme('CheckPerformTransaction', params))).toBe(-31_008);
  });

  test('a debit that nobody knows', async () => {
    for (const method of ['PerformTransaction', 'CheckTransaction'])
      expect(await codeOf(providers.payme(method, { id: 'unknown' }))).toBe(-31_003);
    expect(await codeOf(providers.payme('CancelTransaction', { id: 'unknown', reason: 3 }))).toBe(-31_003);
  });

  test('an order that is over: paid, cancelled, or too old', async () => {
    const [paid, cancelled, old] = [await ordered(), await ordered(), await ordered()];
    await providers.create(paid.order, paid.id);
    await providers.payme('PerformTransaction', { id: paid.id });
    await api.call(cancelOrder, { params: { number: cancelled.order.number } }, { as: cancelled.as });
    api.pass(24 * hour + 1);
    for (const { order } of [paid, cancelled, old]) {
      const account = { order_id: order.number };
      const amount = (order.amount ?? 0) * 100;
      expect(await codeOf(providers.payme('CheckPerformTransaction', { amount, account }))).toBe(-31_008);
      expect(await codeOf(providers.create(order, paymeId(`9${order.number}`)))).toBe(-31_008);
    }
  });

  test('whoever does not call from where Payme does, once that is looked at', async () => {
    const { payme } = api.services.payments;
    if (!payme) throw new Error('no Payme');
    api.services.payments = { ...api.services.payments, payme: { ...payme, checksAddresses: true } };
    expect(await codeOf(providers.payme('CheckTransaction', { id: 'unknown' }))).toBe(-32_504);
    providers.setUp();
    const from = ['185.234.113.1', '::ffff:185.234.113.15', '185.234.113.0', '185.234.113.16', '1185.234.113.1'];
    expect(from.map((address) => isPaymeAddress(address))).toEqual([true, true, false, false, false]);
  });

  test('a call that this server stumbles over, which leaves nothing', async () => {
    const { order, id } = await ordered();
    const { db } = api.services;
    api.services.db = new Proxy(db, {
      get: (target, name) =>
        name === 'transaction' ? () => Promise.reject(new Error('no database')) : Reflect.get(target, name),
    });
    expect(await codeOf(providers.create(order, id))).toBe(-32_400);
    api.services.db = db;
    expect(await providers.fateOf(order.number)).toMatchObject({ status: 'pending', states: [] });
  });

  test('a statement whose end is before its beginning', async () => {
    expect(await codeOf(providers.payme('GetStatement', { from: 2, to: 1 }))).toBe(-32_600);
  });
});

test('after twelve hours a debit is over, and stays so', async () => {
  const { order, id } = await ordered();
  await providers.create(order, id);
  api.pass(12 * hour + 1);
  expect(await codeOf(providers.payme('PerformTransaction', { id }))).toBe(-31_008);
  expect((await providers.payme('CheckTransaction', { id })).result).toMatchObject({ state: -1, reason: 4 });
  expect((await providers.fateOf(order.number)).subscriptions).toEqual([]);
});

test('a debit that is cancelled leaves the order waiting, with the reason', async () => {
  const { order, id, as } = await ordered();
  await providers.create(order, id);
  const cancelled = await providers.payme('CancelTransaction', { id, reason: 2 });
  api.pass(2);
  expect(await providers.payme('CancelTransaction', { id, reason: 3 })).toEqual(cancelled);
  expect(cancelled.result).toMatchObject({ state: -1 });
  expect((await providers.payme('CheckTransaction', { id })).result).toMatchObject({ state: -1, reason: 2 });
  const seen = (await api.call(getOrder, { params: { number: order.number } }, { as })).body;
  expect(seen).toMatchObject({
    status: 'pending',
    failure: { code: 'payme.2', text: expect.stringContaining('Банк') },
  });
  expect((await providers.create(order, paymeId('again'))).result).toMatchObject({ state: 1 });
});

test('a paid order goes back while nothing was published on it, and ends the subscription', async () => {
  const { order, id } = await ordered();
  await providers.create(order, id);
  await providers.payme('PerformTransaction', { id });
  const used = await ordered();
  await providers.create(used.order, used.id);
  await providers.payme('PerformTransaction', { id: used.id });
  const { order: usedOrder } = await providers.fateOf(used.order.number);
  await api.db
    .update(subscriptions)
    .set({ postingsUsed: 1 })
    .where(eq(subscriptions.orderId, usedOrder?.id ?? ''));
  expect(await codeOf(providers.payme('CancelTransaction', { id: used.id, reason: 5 }))).toBe(-31_007);
  expect((await providers.payme('CancelTransaction', { id, reason: 5 })).result).toMatchObject({ state: -2 });
  const fate = await providers.fateOf(order.number);
  expect(fate).toMatchObject({ status: 'refunded', states: ['cancelled_after'] });
  expect(fate.subscriptions[0]?.cancelledAt).toEqual(api.now);
});

test('two hundred equal Performs at once give one subscription and one notification', async () => {
  const { order, id, userId } = await ordered();
  await providers.create(order, id);
  const answers = await Promise.all(Array.from({ length: 200 }, () => providers.payme('PerformTransaction', { id })));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect((await providers.fateOf(order.number)).subscriptions).toHaveLength(1);
  expect(await api.db.$count(notifications, eq(notifications.userId, userId))).toBe(1);
});

test('two hundred calls of twenty debits at once: one of them is, and pays once', async () => {
  const { order, userId } = await ordered();
  const ids = Array.from({ length: 20 }, (_, index) => paymeId(`${order.number}-${index}`));
  const calls = (id: string) => [
    () => providers.payme('CheckPerformTransaction', { amount: 99_000_000, account: { order_id: order.number } }),
    ...Array.from({ length: 4 }, () => () => providers.create(order, id)),
    () => providers.payme('CheckTransaction', { id }),
    ...Array.from({ length: 4 }, () => () => providers.payme('PerformTransaction', { id })),
  ];
  await Promise.all(ids.flatMap((id) => calls(id).map((call) => call())));
  const { payments: begun } = await providers.fateOf(order.number);
  expect(begun).toHaveLength(1);
  // Whichever it was: its Perform may have come before its Create.
  const id = begun[0]?.providerId;
  expect((await providers.payme('PerformTransaction', { id })).result).toMatchObject({ state: 2 });
  expect(await providers.fateOf(order.number)).toMatchObject({ status: 'paid', states: ['performed'] });
  expect((await providers.fateOf(order.number)).subscriptions).toHaveLength(1);
  expect(await api.db.$count(notifications, eq(notifications.userId, userId))).toBe(1);
});

test('Perform against Cancel, of Payme and of the person: the money and the subscription agree', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { order, id, as } = await ordered();
    await providers.create(order, id);
    const acts = [
      () => providers.payme('PerformTransaction', { id }),
      () => providers.payme('CancelTransaction', { id, reason: 3 }),
      () => api.call(cancelOrder, { params: { number: order.number } }, { as }),
    ];
    await Promise.all((round % 2 === 0 ? acts : acts.toReversed()).map((act) => act()));
    const { status, states, subscriptions: given } = await providers.fateOf(order.number);
    const isActive = given.some(({ cancelledAt }) => cancelledAt === null);
    expect(isActive).toBe(states.includes('performed'));
    expect(status === 'paid').toBe(isActive);
    expect(given.length).toBeLessThanOrEqual(1);
  }
});

test('of two debits begun at once one is', async () => {
  const { order } = await ordered();
  const begun = await Promise.all(
    ['a', 'b', 'c', 'd'].map((seed) => providers.create(order, paymeId(order.number + seed))),
  );
  expect(begun.filter(({ result }) => result)).toHaveLength(1);
  expect(begun.flatMap(({ error }) => error?.code ?? [])).toEqual([-31_008, -31_008, -31_008]);
});

test('the sweep ends old debits and orders, and leaves who is paying', async () => {
  const [forgotten, paying] = [await ordered(), await ordered()];
  await providers.create(forgotten.order, forgotten.id);
  api.pass(23 * hour);
  await providers.create(paying.order, paying.id);
  api.pass(2 * hour);
  await expireOrders.run(api.services, {}, new AbortController().signal);
  expect(await providers.fateOf(forgotten.order.number)).toMatchObject({ status: 'expired', states: ['cancelled'] });
  expect(await providers.fateOf(paying.order.number)).toMatchObject({ status: 'pending', states: ['created'] });
  expect((await providers.payme('PerformTransaction', { id: paying.id })).result).toMatchObject({ state: 2 });
});

test('a statement has every debit of its time by the clock of Payme', async () => {
  const { order, id } = await ordered();
  const time = api.now.getTime() - 5000;
  await providers.create(order, id, { time });
  const { result } = await providers.payme('GetStatement', { from: time, to: time });
  expect(result?.transactions).toMatchObject([
    { id, time, amount: 99_000_000, account: { order_id: order.number }, state: 1, reason: null, receivers: null },
  ]);
});

test('a fiscal receipt is kept for the person, none with another scheme', async () => {
  const { order, id, as } = await ordered();
  await providers.create(order, id);
  await providers.payme('PerformTransaction', { id });
  const receipt = (qr_code_url: string) => ({ id, type: 'PERFORM', fiscal_data: { receipt_id: 1, qr_code_url } });
  expect(await codeOf(providers.payme('SetFiscalData', receipt('javascript:alert(1)')))).toBe(-32_602);
  expect(await codeOf(providers.payme('SetFiscalData', { ...receipt('https://ofd.uz/1'), id: 'x' }))).toBe(-32_001);
  expect((await providers.payme('SetFiscalData', receipt('https://ofd.uz/1'))).result).toEqual({ success: true });
  const seen = (await api.call(getOrder, { params: { number: order.number } }, { as })).body;
  expect(seen).toMatchObject({ fiscal_url: 'https://ofd.uz/1' });
});

test('what was asked is kept with its answer, and no secret', async () => {
  const { order, id } = await ordered();
  await providers.create(order, id);
  const { order: row } = await providers.fateOf(order.number);
  const events = await api.db
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.orderId, row?.id ?? ''));
  expect(events).toMatchObject([{ provider: 'payme', method: 'CreateTransaction', request: { id } }]);
  expect(JSON.stringify(events) + api.logged.join('')).not.toContain('thirtysix');
});

/**
 * @module-tag race
 * @module-tag slow
 */

import { getOrder } from '@kasb/contract';
import { startFakeClick } from '@kasb/fake-click';
import type { FakeClick } from '@kasb/fake-click';
import { startFakePayme } from '@kasb/fake-payme';
import type { FakePayme } from '@kasb/fake-payme';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { payments } from '../../src/db/schema/index.ts';
import { listen } from '../../src/http/listen.ts';
import type { Listening } from '../../src/http/listen.ts';
import { checkPayments } from '../../src/payments/check.ts';
import { sendReceipts } from '../../src/payments/receipts.ts';
import { beginRefund, refundPayment } from '../../src/payments/refund.ts';
import { Harness } from '../support/harness.ts';
import { Providers } from '../support/payments.ts';
import { allPayments, click as clickSettings, payme as paymeSettings } from '../support/paymentSettings.ts';

const api = Harness.forThisFile();
const providers = new Providers(api);
let http: Listening;
let payme: FakePayme;
let click: FakeClick;

beforeAll(async () => {
  // Payme writes its own time into what it sends.
  api.now = new Date();
  http = await listen((request) => api.app.fetch(request), { port: 0, host: '127.0.0.1' });
  const merchant = `http://127.0.0.1:${http.port}/api/payments`;
  payme = await startFakePayme({ key: paymeSettings.key, merchantUrl: `${merchant}/payme` });
  click = await startFakeClick({ secret: clickSettings.secret, merchantUrl: `${merchant}/click` });
  providers.setUp(`${click.url}/v2/merchant`);
});
afterAll(async () => {
  await payme.stop();
  await click.stop();
  await http.stop();
});

async function ordered(method: 'payme' | 'click'): Promise<string> {
  const { token } = await api.person('employer');
  return (await providers.order(token, method)).number;
}

/** What somebody does on Click's page. */
async function payBy(order: string, act: string): Promise<void> {
  const body = new URLSearchParams({ order, act, amount: '990000.00', back: '' });
  await fetch(`${click.url}/pay`, { method: 'POST', body });
}

/** The lines that a stand-in's list leaves on its page. */
async function linesOf(address: string, method: 'payme' | 'click', amount: string, count: number): Promise<string[]> {
  const query = new URLSearchParams({ amount });
  for (let made = 0; made < count; made += 1) query.append('order', await ordered(method));
  const html = await (await fetch(`${address}?${query}`)).text();
  return [...html.matchAll(/<p>([^<]*)<\/p>/g)].map(([, line = '']) => line);
}

describe('Payme’s sandbox', () => {
  let lines: string[];
  beforeAll(async () => {
    lines = await linesOf(`${payme.url}/sandbox`, 'payme', '99000000', 2);
  });

  const begun = [
    '✓ may be paid',
    '✓ create, wrong sum: -31001',
    '✓ create twice',
    '✓ another debit of the order: -31008',
    '✓ state: 1',
  ];
  const ended = ['✓ perform what was cancelled: -31008', '✓ statement'];
  const wanted = [
    '✓ wrong login: -32504',
    '✓ wrong sum: -31001',
    '✓ unknown account: -31050',
    '✓ unknown method: -32601',
    '✓ unknown debit, CheckTransaction: -31003',
    '✓ unknown debit, PerformTransaction: -31003',
    '✓ unknown debit, CancelTransaction: -31003',
    ...begun,
    '✓ perform twice',
    '✓ paid already: -31008',
    '✓ state: 2',
    '✓ cancel twice',
    '✓ state: -2',
    ...ended,
    ...begun,
    '✓ cancel twice',
    '✓ state: -1',
    ...ended,
  ];
  test.each(wanted.map((line, index) => [index, line] as const))('%i %s', (index, line) =>
    expect(lines[index]).toBe(line),
  );

  test('has no other line', () => expect(lines).toHaveLength(wanted.length));
});

describe('Click’s acceptance', () => {
  let lines: string[];
  beforeAll(async () => {
    lines = await linesOf(`${click.url}/acceptance`, 'click', '990000.00', 3);
  });

  const wanted = [-1, -5, 0, -1, -2, 0, -4, -9, 0, -6, 0, 0, -9, -9, -9];
  test.each(wanted.map((error, index) => [index + 1, error] as const))('%i answers %i', (line, error) =>
    expect(lines[line - 1]).toBe(`✓ ${line}: ${error} (${error})`),
  );

  test('has no other line', () => expect(lines).toHaveLength(wanted.length));
});

describe('a debit that Click told nothing more of', () => {
  const check = () => checkPayments.run(api.services, {}, new AbortController().signal);

  test('is asked about after a quarter of an hour, and done once', async () => {
    const order = await ordered('click');
    await payBy(order, 'lose');
    await check();
    expect(await providers.fateOf(order)).toMatchObject({ status: 'pending', states: ['created'] });
    api.pass(16 * 60);
    await Promise.all([check(), check()]);
    await check();
    const fate = await providers.fateOf(order);
    expect(fate).toMatchObject({ status: 'paid', states: ['performed'] });
    expect(fate.subscriptions).toHaveLength(1);
    // Its second call, which comes after all, is answered «paid already».
    const { providerId: transId = '', number } = fate.payments[0] ?? {};
    const late = { click_trans_id: transId, merchant_prepare_id: String(number), action: '1' };
    expect((await providers.click(order, late)).error).toBe(-4);
    expect((await providers.fateOf(order)).subscriptions).toHaveLength(1);
  });

  test('and came to nothing frees its order', async () => {
    const order = await ordered('click');
    const { transId } = await providers.click(order, { click_paydoc_id: '700000001' });
    const refused = await ordered('click');
    await payBy(refused, 'refuse');
    api.pass(16 * 60);
    // One that Click does not know stays, and keeps none of the others waiting.
    await check();
    expect(await providers.fateOf(order)).toMatchObject({ status: 'pending', states: ['created'] });
    expect((await providers.fateOf(order)).payments[0]?.providerId).toBe(transId);
    expect(await providers.fateOf(refused)).toMatchObject({ status: 'pending', states: ['cancelled'] });
  });

  test('that cannot be asked about stays as it is', async () => {
    const order = await ordered('click');
    await payBy(order, 'lose');
    api.pass(16 * 60);
    providers.setUp('http://127.0.0.1:9/v2/merchant');
    await check();
    expect(await providers.fateOf(order)).toMatchObject({ status: 'pending', states: ['created'] });
    providers.setUp(`${click.url}/v2/merchant`);
    await check();
    expect((await providers.fateOf(order)).status).toBe('paid');
  });

  test('gives its money back, once', async () => {
    const order = await ordered('click');
    await payBy(order, 'pay');
    const { order: paid } = await providers.fateOf(order);
    const source = { actor: { kind: 'cli', name: 'Н' } as const, now: api.now };
    await beginRefund(api.services, { number: order, reason: 'Ошибка', by: 'Н' }, source);
    const refund = () => refundPayment.run(api.services, { orderId: paid?.id ?? '' }, new AbortController().signal);
    await refund();
    await refund();
    const fate = await providers.fateOf(order);
    expect(fate).toMatchObject({ status: 'refunded', states: ['cancelled_after'] });
    expect(fate.subscriptions.map(({ cancelledAt }) => cancelledAt)).toEqual([api.now]);
  });

  test('that gave its money back to somebody who died then is refunded by the next try', async () => {
    const order = await ordered('click');
    await payBy(order, 'pay');
    const { order: paid, payments: tried } = await providers.fateOf(order);
    const source = { actor: { kind: 'cli', name: 'Н' } as const, now: api.now };
    await beginRefund(api.services, { number: order, reason: 'Ошибка', by: 'Н' }, source);
    const [debit] = tried;
    if (debit) await api.services.payments.adapters.click?.refund?.(debit, new AbortController().signal);
    await refundPayment.run(api.services, { orderId: paid?.id ?? '' }, new AbortController().signal);
    expect(await providers.fateOf(order)).toMatchObject({
      status: 'refunded',
      states: ['cancelled_after'],
      order: { failure: null },
    });
  });

  test('under another number is asked about by the order', async () => {
    const order = await ordered('click');
    await payBy(order, 'lose');
    const { payments: begun } = await providers.fateOf(order);
    const isIt = eq(payments.id, begun[0]?.id ?? '');
    await api.db.update(payments).set({ providerRef: '700000002' }).where(isIt);
    api.pass(16 * 60);
    await check();
    expect(await providers.fateOf(order)).toMatchObject({
      status: 'paid',
      states: ['performed'],
      payments: [{ providerRef: begun[0]?.providerRef }],
    });
  });
});

describe('a receipt of the tax office', () => {
  const codes = { ikpu: '10305008002000000', packageCode: '1514296', units: 168 };
  const receipts = () => sendReceipts.run(api.services, {}, new AbortController().signal);
  const paidOne = async () => {
    const { token: as } = await api.person('employer');
    const { number } = await providers.order(as, 'click');
    await payBy(number, 'pay');
    const link = async () => {
      const { body } = await api.call(getOrder, { params: { number } }, { as });
      return (body as { fiscal_url: string | null }).fiscal_url;
    };
    return { number, link, ref: (await providers.fateOf(number)).payments[0]?.providerRef };
  };
  beforeEach(() => {
    api.services.payments.fiscal = codes;
  });
  afterEach(() => providers.setUp(`${click.url}/v2/merchant`));

  test('is made of what was paid, and stands at the order', async () => {
    const { link, ref } = await paidOne();
    expect(await link()).toBeNull();
    await Promise.all([receipts(), receipts()]);
    expect(await link()).toBe(`https://ofd.soliq.uz/epi?t=${ref}`);
  });

  test('is not made twice by who died before it was noted', async () => {
    const { number, link, ref } = await paidOne();
    const [debit] = (await providers.fateOf(number)).payments;
    const sold = { title: 'План', amountTiyin: 99_000_000, vatTiyin: 10_607_143, vatPercent: 12, codes };
    const { sendReceipt } = api.services.payments.adapters.click ?? {};
    if (debit) await sendReceipt?.(debit, { ...sold, stir: '309876543' }, new AbortController().signal);
    await receipts();
    expect(await link()).toBe(`https://ofd.soliq.uz/epi?t=${ref}`);
  });

  test('that is not taken, or whose maker is away, leaves the order paid, and comes later', async () => {
    const { number, link, ref } = await paidOne();
    api.services.payments.fiscal = { ...codes, ikpu: 'none' };
    await receipts();
    api.services.payments = allPayments(() => api.now, 'http://127.0.0.1:9/v2/merchant');
    api.services.payments.fiscal = codes;
    await receipts();
    expect(await link()).toBeNull();
    expect(await providers.fateOf(number)).toMatchObject({ status: 'paid', states: ['performed'] });
    providers.setUp(`${click.url}/v2/merchant`);
    await receipts();
    expect(await link()).toBeNull();
    api.services.payments.fiscal = codes;
    await receipts();
    expect(await link()).toBe(`https://ofd.soliq.uz/epi?t=${ref}`);
  });
});

describe('what is asked for by address goes wrong, and one debit stays one', () => {
  const at = { payme: () => payme.url, click: () => click.url };
  const asked = (method: 'payme' | 'click', fault: object) =>
    fetch(`${at[method]()}/__fake/faults`, { method: 'POST', body: JSON.stringify(fault) });
  /** The calls of an order and what they were answered, in their order. */
  async function said(method: 'payme' | 'click') {
    const told = (await (await fetch(`${at[method]()}/__fake/requests`)).json()) as {
      call: string;
      answer: { error?: number | { code: number } };
    }[];
    return told.map(({ call, answer: { error } }) => [call, typeof error === 'object' ? error.code : (error ?? 0)]);
  }
  async function paid(method: 'payme' | 'click', fault: object) {
    await asked(method, fault);
    const number = await ordered(method);
    const amount = method === 'payme' ? '99000000' : '990000.00';
    const body = new URLSearchParams({ order: number, act: 'forget', amount, back: '' });
    const page = await (await fetch(`${at[method]()}/pay`, { method: 'POST', body })).text();
    const { status, states, subscriptions } = await providers.fateOf(number);
    return { page, status, states, given: subscriptions.length };
  }
  beforeEach(async () => {
    // What came before in this file moved the server's clock on.
    api.now = new Date();
    for (const url of [payme.url, click.url])
      for (const what of ['faults', 'requests']) await fetch(`${url}/__fake/${what}`, { method: 'DELETE' });
  });

  const once = { status: 'paid', states: ['performed'], given: 1, page: expect.stringContaining('Оплачено') };
  const none = { status: 'pending', given: 0 };
  test.each([
    ['payme', 'a lost answer', { call: 'PerformTransaction', isLost: true, times: 1 }, once],
    ['payme', 'twenty at once', { call: 'PerformTransaction', repeats: 20 }, once],
    ['payme', 'all of it twenty times', { repeats: 20 }, once],
    ['payme', 'a late call', { call: 'PerformTransaction', delayMs: 20 }, once],
    ['payme', 'another key', { call: 'CreateTransaction', isForged: true }, { ...none, states: [] }],
    ['payme', 'another debit', { call: 'PerformTransaction', fields: { id: 'f'.repeat(24) } }, none],
    [
      'payme',
      'thirteen hours',
      { call: 'CreateTransaction', fields: { time: Date.now() - 13 * 60 * 60 * 1000 } },
      { ...none, states: [] },
    ],
    ['click', 'a lost answer', { call: 'Complete', isLost: true }, once],
    ['click', 'twenty at once', { call: 'Complete', repeats: 20 }, once],
    ['click', 'all of it twenty times', { repeats: 20 }, once],
    ['click', 'a late call', { call: 'Complete', delayMs: 20 }, once],
    ['click', 'another key', { call: 'Prepare', isForged: true }, { ...none, states: [] }],
    ['click', 'another debit', { call: 'Complete', fields: { merchant_prepare_id: '999999999' } }, none],
  ] as const)('%s: %s', async (method, _name, fault, fate) => {
    expect(await paid(method, fault)).toMatchObject(fate);
  });

  test('what was said stands there with its answers, until it is forgotten', async () => {
    await paid('click', { call: 'Complete', isLost: true, times: 1 });
    expect(await said('click')).toEqual([
      ['Prepare', 0],
      ['Complete', 0],
      ['Complete', -4],
    ]);
    await fetch(`${click.url}/__fake/requests`, { method: 'DELETE' });
    expect(await said('click')).toEqual([]);
    await paid('payme', { call: 'CreateTransaction', isForged: true });
    expect(await said('payme')).toEqual([
      ['CheckPerformTransaction', 0],
      ['CreateTransaction', -32_504],
    ]);
  });

  test('no fault lasts longer than it is asked for', async () => {
    expect(await paid('payme', { isForged: true, times: 1 })).toMatchObject(none);
    expect(await paid('payme', { isForged: true })).toMatchObject(none);
    await fetch(`${payme.url}/__fake/faults`, { method: 'DELETE' });
    expect(await paid('payme', { times: 0 })).toMatchObject(once);
    expect((await fetch(`${payme.url}/__fake/other`)).status).toBe(404);
  });
});

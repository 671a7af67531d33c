/** @module-tag slow */

import {
  cancelOperatorOrder,
  confirmRefund,
  countOperatorOrders,
  getOperatorOrder,
  getSharedInvoice,
  listAudit,
  listOperatorOrders,
  markOrderPaid,
  refundOrder,
} from '@kasb/contract';
import type { Order } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { PaymentRefused } from '../../src/adapters/payments/payments.ts';
import { notifications } from '../../src/db/schema/index.ts';
import { expireOrders } from '../../src/payments/expire.ts';
import { refundPayment } from '../../src/payments/refund.ts';
import { Harness, operatorToken, statusesOf } from '../support/harness.ts';
import { operatorSteps } from '../support/operators.ts';
import { paymeId, Providers } from '../support/payments.ts';

const api = Harness.forThisFile();
const providers = new Providers(api);
const { signedIn } = operatorSteps(api);
beforeEach(() => providers.setUp());
const as = operatorToken;

interface Seen {
  number: string;
  status: string;
  person: { id: string; phone: string };
  refund?: { by: string; reason: string; error: string | null } | null;
  events?: { method: string }[];
}

const arrival = { paidOn: '2026-03-05', documentNumber: '118', amount: 990_000 };
const reason = 'Оплатили дважды';
const at = (number: string) => ({ params: { number } });
const show = async (number: string, token = as) =>
  (await api.call(getOperatorOrder, at(number), { as: token })).body as Seen;
const mark = (number: string, more: { amount?: number; reason?: string } = {}, token = as) =>
  api.call(markOrderPaid, { ...at(number), body: { ...arrival, ...more } }, { as: token });
const cancel = (number: string, token = as) =>
  api.call(cancelOperatorOrder, { ...at(number), body: { reason } }, { as: token });
const refund = (number: string, token = as) =>
  api.call(refundOrder, { ...at(number), body: { reason } }, { as: token });
const confirm = (number: string, token = as) =>
  api.call(confirmRefund, { ...at(number), body: { paidOn: '2026-03-06', documentNumber: '7' } }, { as: token });
const find = async (query: Parameters<typeof api.call<typeof listOperatorOrders>>[1]['query']) =>
  ((await api.call(listOperatorOrders, { query }, { as })).body as { items: Seen[] }).items;
const journal = async (number: string) => {
  const { order } = await providers.fateOf(number);
  const { body } = await api.call(listAudit, { query: { entityId: order?.id ?? '' } }, { as });
  return (body as { items: Record<string, unknown>[] }).items;
};
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code: string }).code];
const workOff = (number: string) =>
  providers
    .fateOf(number)
    .then(({ order }) => refundPayment.run(api.services, { orderId: order?.id ?? '' }, new AbortController().signal));

async function ordered(method: 'payme' | 'click' | 'invoice' = 'invoice'): Promise<Order & { owner: string }> {
  const { token, id } = await api.person('employer');
  return { ...(await providers.order(token, method)), owner: id };
}

async function paidBy(method: 'payme' | 'click') {
  const order = await ordered(method);
  if (method === 'payme') {
    await providers.create(order, paymeId(order.number));
    await providers.payme('PerformTransaction', { id: paymeId(order.number) });
    return order;
  }
  const { transId, prepareId } = await providers.click(order);
  await providers.click(order, { action: '1', click_trans_id: transId, merchant_prepare_id: prepareId });
  return order;
}

/** From now on Click gives money back, or says why not. */
function clickRefunds(refuses?: string): void {
  const { click } = api.services.payments.adapters;
  if (!click) throw new Error('Click is not set up');
  click.refund = async () => {
    if (refuses !== undefined) throw new PaymentRefused(refuses);
  };
}

describe('the list', () => {
  test('finds by number, invoice, taxpayer, sum, phone and name', async () => {
    const order = await ordered();
    const { order: row } = await providers.fateOf(order.number);
    const { id } = (await show(order.number)).person;
    const [person] = await api.sql<{ phone: string }[]>`select phone from users where id = ${id}`;
    const searches = [
      order.number,
      `${order.number.slice(0, 4)} ${order.number.slice(4)}`,
      order.invoice?.number ?? '',
      row?.payer?.stir ?? '',
      '990 000',
      person?.phone ?? '',
      row?.payer?.name.toUpperCase() ?? '',
      'каримов',
    ];
    for (const search of searches)
      expect(
        (await find({ search })).map(({ number }) => number),
        search,
      ).toContain(order.number);
    for (const search of ['99', 'ка', '%%%', '___', '12345678901']) expect(await find({ search }), search).toEqual([]);
  });

  test('is of one state, one method, some days', async () => {
    const waiting = await ordered();
    const paid = await paidBy('payme');
    api.pass(1);
    const failed = await ordered('click');
    const { prepareId, transId } = await providers.click(failed);
    await providers.click(failed, {
      action: '1',
      click_trans_id: transId,
      merchant_prepare_id: prepareId,
      error: '-5017',
    });
    const of = async (query: Parameters<typeof find>[0]) => (await find(query)).map(({ number }) => number);
    expect(await of({ state: 'paid' })).toContain(paid.number);
    expect(await of({ state: 'paid' })).not.toContain(waiting.number);
    expect(await of({ state: 'waiting' })).toContain(waiting.number);
    expect(await of({ state: 'waiting' })).not.toContain(failed.number);
    expect(await of({ state: 'failed' })).toEqual([failed.number]);
    expect(await of({ method: 'click' })).toContain(failed.number);
    expect(await of({ method: 'click' })).not.toContain(paid.number);
    const today = new Date(api.now.getTime() + 5 * 3600 * 1000).toISOString().slice(0, 10);
    expect(await of({ from: today, to: today, limit: 1 })).toEqual([failed.number]);
    expect(await of({ to: '2020-01-01' })).toEqual([]);
  });

  test('is counted by state, whatever is looked for, with what was paid today', async () => {
    const counts = async (query = {}) => (await api.call(countOperatorOrders, { query }, { as })).body;
    const before = (await counts()) as Record<string, number> & { today: { count: number; amount: number } };
    const waiting = await ordered();
    await paidBy('payme');
    const { number: back } = await paidBy('click');
    clickRefunds();
    await refund(back);
    expect(await counts()).toEqual({
      total: (before.total ?? 0) + 3,
      waiting: (before.waiting ?? 0) + 1,
      paid: (before.paid ?? 0) + 1,
      failed: before.failed,
      refunds: (before.refunds ?? 0) + 1,
      today: { count: before.today.count + 2, amount: before.today.amount + 2 * 990_000 },
    });
    const none = { total: 0, waiting: 0, paid: 0, failed: 0, refunds: 0 };
    expect(await counts({ search: waiting.number })).toMatchObject({ ...none, total: 1, waiting: 1 });
    expect(await counts({ search: waiting.number, method: 'payme' })).toMatchObject(none);
    expect(await counts({ to: '2020-01-01' })).toMatchObject(none);
    // A new day begins in Tashkent at 19:00 of Greenwich.
    api.pass(24 * 60 * 60);
    expect(await counts()).toMatchObject({ today: { count: 0, amount: 0 } });
  });

  test('is for those who keep orders', async () => {
    const { number } = await ordered();
    const { token } = await signedIn('moderator');
    const answers = [
      await api.call(listOperatorOrders, {}, { as: token }),
      await api.call(countOperatorOrders, {}, { as: token }),
      await api.call(getOperatorOrder, at(number), { as: token }),
      await mark(number, {}, token),
      await cancel(number, token),
      await refund(number, token),
      await confirm(number, token),
    ];
    expect(statusesOf(answers)).toEqual(answers.map(() => 403));
  });
});

describe('an order', () => {
  test('is shown with who pays; what the provider said, to admins alone', async () => {
    const order = await paidBy('payme');
    const { token } = await signedIn('support');
    expect(await show(order.number)).toMatchObject({ status: 'paid', person: { id: order.owner }, refund: null });
    expect((await show(order.number)).events?.map(({ method }) => method)).toEqual([
      'CreateTransaction',
      'PerformTransaction',
    ]);
    expect((await show(order.number, token)).events).toEqual([]);
  });

  test('paid beside another of the same plan names it, and so does the other', async () => {
    const { token } = await api.person('employer');
    const click = await providers.order(token, 'click');
    const { transId, prepareId } = await providers.click(click);
    const payme = await providers.order(token);
    expect(payme.live_order).toBe(click.number);
    await providers.create(payme, paymeId(payme.number));
    await providers.payme('PerformTransaction', { id: paymeId(payme.number) });
    expect(await show(payme.number)).toMatchObject({ twice: null });
    api.pass(5);
    await providers.click(click, { action: '1', click_trans_id: transId, merchant_prepare_id: prepareId });
    const at = api.now.toISOString();
    expect(await show(payme.number)).toMatchObject({ twice: { number: click.number, at } });
    expect(await show(click.number)).toMatchObject({ twice: { number: payme.number, at } });
    // A renewal that was ordered later is none of that.
    api.pass(5);
    const renewal = await providers.order(token);
    await providers.create(renewal, paymeId(renewal.number));
    await providers.payme('PerformTransaction', { id: paymeId(renewal.number) });
    expect(await show(renewal.number)).toMatchObject({ status: 'paid', twice: null });
  });

  test('is not found by what is no number', async () => {
    for (const number of ['../x', '99999999', '1'])
      expect(
        statusesOf([await mark(number), await cancel(number), await refund(number), await confirm(number)]),
      ).toEqual([404, 404, 404, 404]);
  });

  test('is cancelled with a reason, once, and never while it is being paid', { tags: ['race'] }, async () => {
    const { number } = await ordered();
    const short = await api.call(cancelOperatorOrder, { ...at(number), body: { reason: 'да' } }, { as });
    expect(short).toMatchObject({ status: 422, body: { fields: { reason: { code: 'reasonRequired' } } } });
    const answers = await Promise.all([cancel(number), cancel(number)]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(await journal(number)).toMatchObject([{ action: 'order.cancelled', entity_title: number, reason }]);
    const running = await ordered('payme');
    await providers.create(running, paymeId(running.number));
    expect(codeOf(await cancel(running.number))).toEqual([409, 'paymentRuns']);
  });
});

describe('money of an invoice', () => {
  test('two operators at once give one subscription', { tags: ['race'] }, async () => {
    const { number, owner } = await ordered();
    const { token } = await signedIn('support', 'Мирзаева');
    const answers = await Promise.all([mark(number, {}, token), mark(number)]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(codeOf(await mark(number))).toEqual([409, 'orderClosed']);
    const fate = await providers.fateOf(number);
    expect([fate.status, fate.subscriptions.length, fate.states]).toEqual(['paid', 1, ['performed']]);
    const told = await api.db.select().from(notifications).where(eq(notifications.userId, owner));
    expect(told.filter(({ kind }) => kind === 'payment_paid')).toHaveLength(1);
    expect((await journal(number)).map(({ action }) => action)).toEqual(['payment.performed', 'order.marked_paid']);
  });

  test('another sum, or one that comes late, needs a reason', async () => {
    const { number } = await ordered();
    expect(codeOf(await mark(number, { amount: 900_000 }))).toEqual([422, 'sumDiffers']);
    expect((await providers.fateOf(number)).subscriptions).toEqual([]);
    api.pass(15 * 24 * 3600);
    await expireOrders.run(api.services, {}, new AbortController().signal);
    expect(codeOf(await mark(number))).toEqual([409, 'orderClosed']);
    const late = await mark(number, { amount: 900_000, reason: 'Оплачен после срока' });
    expect(late).toMatchObject({ status: 200, body: { status: 'paid', document_number: '118' } });
    expect((await journal(number))[1]).toMatchObject({
      reason: 'Оплачен после срока',
      changes: { amount: [99_000_000, 90_000_000] },
    });
  });

  test('of no invoice is refused, and needs a fresh second step', async () => {
    const { number } = await ordered('payme');
    expect(codeOf(await mark(number))).toEqual([422, 'methodUnavailable']);
    const invoice = await ordered();
    const { token } = await signedIn('support');
    api.pass(16 * 60);
    expect(codeOf(await mark(invoice.number, {}, token))).toEqual([403, 'stepUpNeeded']);
    expect((await providers.fateOf(invoice.number)).status).toBe('pending');
  });

  test('that its link was followed is seen', async () => {
    const order = await ordered();
    const token = order.invoice?.url?.split('/').at(-1) ?? '';
    await api.call(getSharedInvoice, { params: { token } });
    expect(await show(order.number)).toMatchObject({ opened_at: api.now.toISOString() });
  });
});

describe('money back', () => {
  test('is an admin’s to give, with a reason, of what is paid', async () => {
    const order = await paidBy('click');
    const { token } = await signedIn('support');
    expect(statusesOf([await refund(order.number, token), await confirm(order.number, token)])).toEqual([403, 403]);
    const { number } = await ordered();
    expect(codeOf(await refund(number))).toEqual([409, 'refundImpossible']);
    expect(codeOf(await confirm(number))).toEqual([409, 'refundImpossible']);
  });

  test('by Click: refused with the bank’s words, asked again, then done once', { tags: ['race'] }, async () => {
    const { number } = await paidBy('click');
    clickRefunds('Банк отказал');
    const { token } = await signedIn('admin', 'Саидова');
    expect((await refund(number, token)).body).toMatchObject({
      status: 'refunding',
      refunds_itself: true,
      refund: { by: 'Нодира Саидова', reason, error: null },
    });
    await workOff(number);
    expect((await show(number)).refund).toMatchObject({ error: 'Банк отказал' });
    clickRefunds();
    expect((await refund(number)).body).toMatchObject({ refund: { error: null } });
    await Promise.all([workOff(number), workOff(number)]);
    const fate = await providers.fateOf(number);
    expect([fate.status, fate.states]).toEqual(['refunded', ['cancelled_after']]);
    expect(fate.subscriptions).toMatchObject([{ cancelledAt: api.now }]);
    expect(codeOf(await refund(number))).toEqual([409, 'refundImpossible']);
  });

  test('by Payme waits for its cabinet, which may come first', async () => {
    const { number } = await paidBy('payme');
    const [asked, cabinet] = await Promise.all([
      refund(number),
      providers.payme('CancelTransaction', { id: paymeId(number), reason: 5 }),
    ]);
    expect(cabinet.result).toMatchObject({ state: -2 });
    expect([200, 409]).toContain(asked.status);
    expect((await providers.fateOf(number)).status).toBe('refunded');
    const { number: second } = await paidBy('payme');
    expect((await refund(second)).body).toMatchObject({ status: 'refunding', refunds_itself: false });
    expect(codeOf(await confirm(second))).toEqual([409, 'refundImpossible']);
    await providers.payme('CancelTransaction', { id: paymeId(second), reason: 5 });
    expect((await show(second)).status).toBe('refunded');
  });

  test('by the bank’s paper, confirmed once', { tags: ['race'] }, async () => {
    const { number, owner } = await ordered();
    await mark(number);
    expect((await refund(number)).status).toBe(200);
    const answers = await Promise.all([confirm(number), confirm(number)]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect((await providers.fateOf(number)).subscriptions).toMatchObject([{ cancelledAt: api.now }]);
    expect(await journal(number)).toContainEqual(
      expect.objectContaining({
        action: 'order.refunded',
        changes: { status: ['refunding', 'refunded'], document: [null, '7'], paidOn: [null, '2026-03-06'] },
      }),
    );
    const told = await api.db.select().from(notifications).where(eq(notifications.userId, owner));
    expect(told.filter(({ kind }) => kind === 'payment_refunded')).toHaveLength(1);
  });
});

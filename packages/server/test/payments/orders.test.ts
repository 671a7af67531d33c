/**
 * @module-tag race
 * @module-tag slow
 */

import {
  cancelOrder,
  createOrder,
  getInvoice,
  getOrder,
  getSharedInvoice,
  listOrders,
  listPaymentMethods,
} from '@kasb/contract';
import type { Invoice, Order } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { invoices, notifications, orders, pricingPlans, subscriptions } from '../../src/db/schema/index.ts';
import { expireOrders } from '../../src/payments/expire.ts';
import { markPaid } from '../../src/payments/invoice.ts';
import { inWords } from '../../src/payments/messages/inWords.ts';
import { vatOf } from '../../src/payments/money.ts';
import { beginRefund, confirmRefund } from '../../src/payments/refund.ts';
import { remindOfEnds } from '../../src/payments/remind.ts';
import { createFirm } from '../support/firm.ts';
import { Harness } from '../support/harness.ts';
import { paymeId, Providers } from '../support/payments.ts';
import { noPayments, payer } from '../support/paymentSettings.ts';
import { dayMs } from '../support/publisher.ts';
import { readPdf } from '../support/readPdf.ts';

const api = Harness.forThisFile();
const providers = new Providers(api);
beforeEach(() => providers.setUp());

const by = (name: string) => ({ actor: { kind: 'cli', name } as const, now: api.now });
const arrival = { paidOn: '2026-03-05', documentNumber: '118', reason: undefined, by: 'Нодира' };

async function pay(order: Order): Promise<void> {
  const id = paymeId(order.number);
  await providers.create(order, id);
  await providers.payme('PerformTransaction', { id });
}

test('the methods that are set up, and none where nothing is', async () => {
  const { body } = await api.call(listPaymentMethods, {});
  expect(body).toMatchObject({ items: [{ id: 'payme' }, { id: 'click', currencies: ['UZS'] }, { id: 'invoice' }] });
  const offerUrl = 'https://kasb.uz/offer';
  api.services.payments = { ...noPayments, offerUrl };
  expect((await api.call(listPaymentMethods, {})).body).toEqual({ items: [], vat_percent: 12, offer_url: offerUrl });
  api.services.payments = noPayments;
  expect((await api.call(listPaymentMethods, {})).body).toEqual({ items: [], vat_percent: 12, offer_url: null });
  const { token: as } = await api.person('employer');
  const body2 = { planId: await providers.planId(), method: 'payme' as const };
  expect(await api.call(createOrder, { body: body2 }, { as })).toMatchObject({
    status: 422,
    body: { code: 'methodUnavailable' },
  });
});

describe('an order', () => {
  test('is frozen from the plan, whatever else is sent', async () => {
    const { token: as } = await api.person('employer');
    const body = { planId: await providers.planId(), method: 'payme' as const, price: 1, amount: 1 };
    const made = (await api.call(createOrder, { body }, { as })).body as Order;
    expect(made).toMatchObject({ amount: 990_000, vat_percent: 12, vat_amount: 106_071.43, status: 'pending' });
    expect(made.number).toMatch(/^[1-9]\d{7}$/);
    await api.db.update(pricingPlans).set({ price: 1_000_000 }).where(eq(pricingPlans.id, body.planId));
    expect((await api.call(getOrder, { params: { number: made.number } }, { as })).body).toMatchObject({
      amount: 990_000,
    });
    await api.db.update(pricingPlans).set({ price: 990_000 }).where(eq(pricingPlans.id, body.planId));
  });

  test('goes back to this site alone', async () => {
    const { token: as } = await api.person('employer');
    for (const redirect of ['//evil.uz', 'javascript:alert(1)', 'https://evil.uz', String.raw`/\evil.uz`])
      expect((await providers.order(as, 'payme', { redirect })).redirect).toBeNull();
    expect((await providers.order(as, 'payme', { redirect: '/employer/vacancies' })).redirect).toBe(
      '/employer/vacancies',
    );
  });

  test('of an unknown plan, another’s subscription or company is none', async () => {
    const { token: as } = await api.person('employer');
    const planId = await providers.planId();
    const refused = async (more: object) =>
      (await api.call(createOrder, { body: { planId, method: 'payme', ...more } }, { as })).body;
    const other = '11111111-1111-4111-8111-111111111111';
    expect(await refused({ planId: other })).toMatchObject({ code: 'unknownPlan' });
    expect(await refused({ planId: 'x' })).toMatchObject({ code: 'unknownPlan' });
    expect(await refused({ subscriptionId: other })).toMatchObject({ code: 'unknownSubscription' });
    expect(await refused({ companyId: other })).toMatchObject({ code: 'unknownCompany' });
    expect(await refused({ method: 'invoice' })).toMatchObject({
      code: 'invalid',
      fields: { payer: expect.anything() },
    });
    expect(await refused({ method: 'bitcoin' })).toMatchObject({ code: 'invalid' });
  });

  test('names no company and renews no subscription that is another’s', async () => {
    const firm = await createFirm(api);
    const bought = await providers.order(firm.owner.token);
    await pay(bought);
    const [subscription] = (await providers.fateOf(bought.number)).subscriptions;
    const { token: as, id } = await api.person('employer');
    const body = { planId: await providers.planId(), method: 'payme' as const };
    const foreign = [
      [{ companyId: firm.id }, 'unknownCompany'],
      [{ subscriptionId: subscription?.id ?? '' }, 'unknownSubscription'],
    ] as const;
    for (const [more, code] of foreign)
      expect(await api.call(createOrder, { body: { ...body, ...more } }, { as })).toMatchObject({
        status: 404,
        body: { code },
      });
    expect(await api.db.$count(orders, eq(orders.userId, id))).toBe(0);
    const own = await api.call(createOrder, { body: { ...body, companyId: firm.id } }, { as: firm.owner.token });
    expect(own.status).toBe(201);
  });

  test('is one for one key, at once too, and twenty an hour', async () => {
    const { token: as, id } = await api.person('employer');
    const body = { planId: await providers.planId(), method: 'payme' as const };
    const send = () => api.call(createOrder, { body }, { as, headers: { 'idempotency-key': 'k' } });
    const made = await Promise.all([send(), send(), send()]);
    expect(new Set(made.map((answer) => (answer.body as Order).number)).size).toBe(1);
    expect(await api.db.$count(orders, eq(orders.userId, id))).toBe(1);
    for (let count = 1; count < 20; count += 1) await providers.order(as);
    expect(await api.call(createOrder, { body }, { as })).toMatchObject({ status: 429, body: { code: 'tooOften' } });
  });

  test('makes way for the next one, unless somebody is paying', async () => {
    const { token: as } = await api.person('employer');
    const [first, second] = [await providers.order(as), await providers.order(as, 'click')];
    expect((await providers.fateOf(first.number)).status).toBe('cancelled');
    await providers.click(second);
    const third = await providers.order(as);
    expect((await providers.fateOf(second.number)).status).toBe('pending');
    expect(third.live_order).toBe(second.number);
  });

  test('is its own person’s, and listed newest first by pages', async () => {
    const { token: as } = await api.person('employer');
    const { token: stranger } = await api.person('employer');
    const numbers: string[] = [];
    for (const method of ['invoice', 'click', 'payme'] as const) {
      numbers.unshift((await providers.order(as, method)).number);
      api.pass(1);
    }
    const { body, headers } = await api.call(listOrders, { query: { limit: 2 } }, { as });
    expect((body as { items: Order[] }).items.map(({ number }) => number)).toEqual(numbers.slice(0, 2));
    expect(headers.get('x-total-count')).toBe('3');
    expect((await api.call(listOrders, {}, { as: stranger })).body).toEqual({ items: [] });
    const args = { params: { number: numbers[0] ?? '' } };
    expect(await api.call(getOrder, args, { as: stranger })).toMatchObject({
      status: 404,
      body: { code: 'unknownOrder' },
    });
  });
});

describe('a subscription that is bought', () => {
  test('begins at once, and a renewal where it ends', async () => {
    const { token: as } = await api.person('employer');
    const first = await providers.order(as);
    await pay(first);
    const {
      subscriptions: [bought],
    } = await providers.fateOf(first.number);
    expect(bought).toMatchObject({ startedAt: api.now, expiresAt: new Date(api.now.getTime() + 30 * dayMs) });
    const next = await providers.order(as, 'payme', { subscriptionId: bought?.id });
    expect(next.starts_at).toBe(bought?.expiresAt?.toISOString());
    await pay(next);
    expect((await providers.fateOf(next.number)).subscriptions).toMatchObject([{ startedAt: bought?.expiresAt }]);
    api.pass(1);
    const beside = await providers.order(as);
    await pay(beside);
    expect((await providers.fateOf(beside.number)).subscriptions).toMatchObject([{ startedAt: api.now }]);
  });
});

describe('an invoice', () => {
  test('has a number without gaps, its link opens it, and the operator marks it paid once', async () => {
    const { token: as, id: userId } = await api.person('employer');
    const order = await providers.order(as, 'invoice');
    const { body } = await api.call(getInvoice, { params: { number: order.number } }, { as });
    const invoice = body as Invoice;
    expect(invoice).toMatchObject({
      number: expect.stringMatching(/^2026-\d{6}$/),
      total: 990_000,
      vat_amount: 106_071.43,
      lines: [{ price: 883_928.57 }],
      in_words: 'девятьсот девяносто тысяч сум 00 тийин',
      vat_in_words: 'сто шесть тысяч семьдесят один сум 43 тийин',
      payer: { name: payer.legalName, stir: payer.stir },
    });
    const next = await providers.order(as, 'invoice');
    const after = ((await api.call(getInvoice, { params: { number: next.number } }, { as })).body as Invoice).number;
    expect(Number(after.slice(5))).toBe(Number(invoice.number.slice(5)) + 1);
    const token = invoice.share_url?.split('/').at(-1) ?? '';
    expect((await api.call(getSharedInvoice, { params: { token } })).body).toMatchObject({ number: invoice.number });
    const [row] = await api.db.select().from(invoices).where(eq(invoices.token, token));
    expect(row?.openedAt).toEqual(api.now);
    const paid = () => markPaid(api.services, { number: order.number, amount: 990_000, ...arrival }, by('Нодира'));
    await expect(
      markPaid(api.services, { number: order.number, ...arrival, amount: 1 }, by('Н')),
    ).rejects.toMatchObject({ code: 'sumDiffers' });
    const marked = await Promise.allSettled([paid(), paid()]);
    expect(marked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(paid()).rejects.toMatchObject({ code: 'orderClosed' });
    expect((await providers.fateOf(order.number)).subscriptions).toHaveLength(1);
    const told = await api.db.select().from(notifications).where(eq(notifications.userId, userId));
    expect(told.map(({ kind }) => kind).toSorted()).toEqual(['invoice_issued', 'invoice_issued', 'payment_paid']);
    const { token: other } = await api.person('employer');
    const online = await providers.order(other);
    await expect(
      markPaid(api.services, { number: online.number, amount: 990_000, ...arrival }, by('Н')),
    ).rejects.toMatchObject({ code: 'methodUnavailable' });
  });

  test('is a paper of less than 120 KB, with text, until its order is over', async () => {
    const { token: as } = await api.person('employer');
    const order = await providers.order(as, 'invoice');
    const link = order.invoice?.url?.split('/').at(-1) ?? '';
    const read = () => api.app.request(`http://localhost/api/invoices/${link}.pdf`);
    const response = await read();
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(bytes.byteLength).toBeLessThan(120 * 1024);
    expect((await readPdf(bytes)).text).toContain('девятьсот девяносто тысяч сум 00 тийин');
    api.pass(15 * 24 * 3600);
    await expireOrders.run(api.services, {}, new AbortController().signal);
    expect((await read()).status).toBe(404);
    // Money that comes late is taken with a reason.
    const late = { number: order.number, amount: 990_000, ...arrival };
    await expect(markPaid(api.services, late, by('Н'))).rejects.toMatchObject({ code: 'orderClosed' });
    await markPaid(api.services, { ...late, reason: 'Оплачен после срока' }, by('Н'));
    expect((await providers.fateOf(order.number)).status).toBe('paid');
  });

  test('of a cancelled order is read by its link, and is no paper', async () => {
    const { token: as } = await api.person('employer');
    const order = await providers.order(as, 'invoice');
    const token = order.invoice?.url?.split('/').at(-1) ?? '';
    const paper = async () => (await api.app.request(`http://localhost/api/invoices/${token}.pdf`)).status;
    expect(await paper()).toBe(200);
    expect((await api.call(cancelOrder, { params: { number: order.number } }, { as })).status).toBe(200);
    expect(await paper()).toBe(404);
    expect((await api.call(getSharedInvoice, { params: { token } })).body).toMatchObject({ status: 'cancelled' });
  });

  test('is not guessed', async () => {
    const guess = (token: string) =>
      api.call(getSharedInvoice, { params: { token } }, { headers: { 'x-forwarded-for': '203.0.113.9' } });
    const statuses: number[] = [];
    for (let tried = 0; tried < 21; tried += 1) statuses.push((await guess('a'.repeat(32))).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 404), 429]);
  });

  test('is not guessed by its file either; who has the link is held up by nobody', async () => {
    const { token: as } = await api.person('employer');
    const { invoice } = await providers.order(as, 'invoice');
    const read = async (token: string) =>
      (await api.request(`/api/invoices/${token}.pdf`, { headers: { 'x-forwarded-for': '203.0.113.10' } })).status;
    const known = invoice?.url?.split('/').at(-1) ?? '';
    for (let tried = 0; tried < 20; tried += 1) expect(await read('a'.repeat(32))).toBe(404);
    expect(await read('a'.repeat(32))).toBe(429);
    expect(await read(known)).toBe(200);
  });

  test('goes back by the bank’s paper', async () => {
    const { token: as } = await api.person('employer');
    const order = await providers.order(as, 'invoice');
    const { number } = order;
    await expect(beginRefund(api.services, { number, reason: 'Ошибка', by: 'Н' }, by('Н'))).rejects.toMatchObject({
      code: 'refundImpossible',
    });
    await markPaid(api.services, { number, amount: 990_000, ...arrival }, by('Н'));
    await beginRefund(api.services, { number, reason: 'Ошибка', by: 'Н' }, by('Н'));
    expect((await providers.fateOf(number)).status).toBe('refunding');
    await confirmRefund(api.db, { number, paidOn: '2026-03-06', documentNumber: '7' }, by('Н'));
    const { status, subscriptions: given } = await providers.fateOf(number);
    expect({ status, at: given[0]?.cancelledAt }).toEqual({ status: 'refunded', at: api.now });
  });
});

test('a subscription that ends is told of at seven, three and one day, unless the next is bought', async () => {
  const { id: userId } = await api.person('employer');
  const planId = await providers.planId();
  const own = { userId, planId, amountPaid: 990_000, currency: 'UZS', startedAt: new Date(api.now.getTime() - dayMs) };
  await api.db.insert(subscriptions).values({ ...own, expiresAt: new Date(api.now.getTime() + 7 * dayMs) });
  const told = () => api.db.select().from(notifications).where(eq(notifications.userId, userId));
  const counts: number[] = [];
  for (let day = 0; day < 5; day += 1) {
    await remindOfEnds.run(api.services, {}, new AbortController().signal);
    await remindOfEnds.run(api.services, {}, new AbortController().signal);
    counts.push((await told()).length);
    api.pass(24 * 3600);
  }
  expect(counts).toEqual([1, 1, 1, 1, 2]);
  await api.db
    .insert(subscriptions)
    .values({ ...own, startedAt: new Date(api.now.getTime() + 2 * dayMs), expiresAt: null });
  api.pass(24 * 3600);
  await remindOfEnds.run(api.services, {}, new AbortController().signal);
  expect(await told()).toHaveLength(2);
});

test('the tax is within the price, to the tiyin', () => {
  expect(vatOf(149_000_000, 12)).toBe(15_964_286);
  expect(vatOf(149_000_000, 0)).toBe(0);
});

test('sums in words', () => {
  expect(inWords(149_000_000, 'UZS', 'ru')).toBe('один миллион четыреста девяносто тысяч сум 00 тийин');
  expect(inWords(149_000_000, 'UZS', 'uz')).toBe('bir million to‘rt yuz to‘qson ming so‘m 00 tiyin');
  expect(inWords(2_101_211_207, 'UZS', 'ru')).toBe(
    'двадцать один миллион двенадцать тысяч сто двенадцать сум 07 тийин',
  );
  expect(inWords(200_105, 'UZS', 'ru')).toBe('две тысячи один сум 05 тийин');
  expect(inWords(0, 'UZS', 'uz')).toBe('nol so‘m 00 tiyin');
});

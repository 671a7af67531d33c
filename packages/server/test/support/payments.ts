import { createHash } from 'node:crypto';
import { createOrder } from '@kasb/contract';
import type { Order, OrderBody } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { signOf } from '../../src/adapters/payments/click/signature.ts';
import type { Services } from '../../src/context/services.ts';
import { orders, payments, pricingPlans, subscriptions } from '../../src/db/schema/index.ts';
import { allPayments, click, payer, payme } from './paymentSettings.ts';

/** What Payme answers to us would be; here what we answer to Payme. */
export interface PaymeAnswer {
  result?: Record<string, unknown> & { transactions?: Record<string, unknown>[] };
  error?: { code: number; message: Record<string, string>; data?: string };
  id: unknown;
}

type Api = {
  now: Date;
  services: Services;
  request: (path: string, init?: RequestInit) => Promise<{ status: number; body: unknown }>;
  call: (
    endpoint: typeof createOrder,
    args: { body: OrderBody },
    options: { as: string },
  ) => Promise<{ status: number; body: unknown }>;
};

/** Both providers' side, and the orders that they are about. */
export class Providers {
  private readonly api: Api;
  private lastClick = 13_790_000_000_000_217n;

  constructor(api: Api) {
    this.api = api;
  }

  /** From now on every way to pay is set up. */
  setUp(apiUrl?: string): void {
    this.api.services.payments = allPayments(() => this.api.now, apiUrl);
  }

  async planId(name = 'Бизнес'): Promise<string> {
    const [plan] = await this.api.services.db.select().from(pricingPlans).where(eq(pricingPlans.name, name));
    return plan?.id ?? '';
  }

  /** An order of somebody. */
  async order(
    as: string,
    method: 'payme' | 'click' | 'invoice' = 'payme',
    more: Partial<OrderBody> = {},
  ): Promise<Order> {
    const planId = await this.planId();
    const body = { planId, method, ...(method === 'invoice' && { payer }), ...more };
    const { status, body: made } = await this.api.call(createOrder, { body }, { as });
    if (status !== 201) throw new Error(`No order: ${JSON.stringify(made)}`);
    return made as Order;
  }

  /** What became of it. */
  async fateOf(number: string) {
    const { db } = this.api.services;
    const [order] = await db.select().from(orders).where(eq(orders.number, number));
    const tried = await db
      .select()
      .from(payments)
      .where(eq(payments.orderId, order?.id ?? ''));
    const given = await db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.orderId, order?.id ?? ''));
    return {
      order,
      status: order?.status,
      states: tried.map(({ state }) => state),
      payments: tried,
      subscriptions: given,
    };
  }

  /** Calls us as Payme does. */
  async payme(method: string, params: unknown): Promise<PaymeAnswer> {
    const answer = await this.api.request('/api/payments/payme', {
      method: 'POST',
      headers: {
        'content-type': 'text/json',
        authorization: `Basic ${Buffer.from(`Paycom:${payme.key}`).toString('base64')}`,
      },
      body: JSON.stringify({ method, params, id: 2032 }),
    });
    if (answer.status !== 200) throw new Error(`Payme is answered ${answer.status}`);
    return answer.body as PaymeAnswer;
  }

  /** Begins a debit at Payme. */
  create(order: Order, id: string, { amount = (order.amount ?? 0) * 100, time = this.api.now.getTime() } = {}) {
    return this.payme('CreateTransaction', { id, time, amount, account: { order_id: order.number } });
  }

  /** Calls us as Click does; fields that are undefined are left out. */
  async click(order: Order | string, fields: Record<string, string | undefined> = {}, secret = click.secret) {
    const number = typeof order === 'string' ? order : order.number;
    const amount = typeof order === 'string' ? '990000.00' : (order.amount ?? 0).toFixed(2);
    const whole: Record<string, string | undefined> = {
      click_trans_id: this.newClick(),
      service_id: click.serviceId,
      click_paydoc_id: '5550001',
      merchant_trans_id: number,
      amount,
      action: '0',
      error: '0',
      error_note: 'Success',
      sign_time: '2026-11-20 14:05:09',
      ...fields,
    };
    const said = Object.fromEntries(
      Object.entries(whole).filter((entry): entry is [string, string] => entry[1] !== undefined),
    );
    const signed = { sign_string: signOf(said, secret), ...said };
    const answer = await this.api.request('/api/payments/click', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(signed).toString(),
    });
    if (answer.status !== 200) throw new Error(`Click is answered ${answer.status}`);
    const body = answer.body as Record<string, number | string | null>;
    return {
      ...body,
      error: Number(body.error),
      transId: said.click_trans_id ?? '',
      prepareId: String(body.merchant_prepare_id),
    };
  }

  newClick(): string {
    this.lastClick += 1n;
    return this.lastClick.toString();
  }
}

/** An id as Payme makes them. */
export const paymeId = (seed: string) => createHash('md5').update(seed).digest('hex').slice(0, 24);

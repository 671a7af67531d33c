import { randomInt } from 'node:crypto';
import { createOrder as endpoint } from '@kasb/contract';
import type { BodyOf } from '@kasb/contract';
import { sameOriginPath } from '@kasb/domain/sameOriginPath';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Payments } from '../adapters/payments/payments.ts';
import { record } from '../audit/record.ts';
import { termsOf } from '../billing/plans.ts';
import type { Plan } from '../billing/plans.ts';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { companies, orders, pricingPlans, subscriptions } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { createOnce } from '../http/idempotency.ts';
import { countAct } from '../http/personLimits.ts';
import { Problem } from '../http/problem.ts';
import { isMine } from '../membership/mine.ts';
import { closeOrder } from './cancelOrder.ts';
import { issueInvoice } from './invoice.ts';
import { vatOf } from './money.ts';
import { dayMs, isLive, lockOrder, paymentsOf } from './orders.ts';
import { orderAnswer } from './wire.ts';

type Body = BodyOf<typeof endpoint>;

/** An order of a plan: what it costs and gives is the plan's of this moment, and stays. */
export const createOrder = verb(endpoint, async (context, { body }) => {
  const id = await createOnce(context, endpoint, body, (transaction, newId) =>
    writeOrder(transaction, context, newId, body),
  );
  const [order] = await context.db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Problem('unknownOrder');
  return orderAnswer(context, order);
});

async function writeOrder(
  transaction: Database,
  context: Pick<Context, 'actor' | 'address' | 'now' | 'payments' | 'requestId'>,
  id: string,
  body: Body,
): Promise<void> {
  const { now, payments } = context;
  const userId = personOf(context).id;
  await countAct(transaction, userId, 'orders', now);
  const plan = await planOf(transaction, body.planId);
  checkMethod(payments, body, plan);
  const values = {
    id,
    userId,
    companyId: await payerOf(transaction, userId, body.companyId),
    planId: plan.id,
    plan: termsOf(plan),
    method: body.method,
    ...priceOf(plan, payments),
    renews: await renewedBy(transaction, context, plan, body.subscriptionId),
    payer: requisitesOf(body),
    redirect: sameOriginPath(body.redirect) ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + (body.method === 'invoice' ? payments.invoiceDays : 1) * dayMs),
  };
  // Two that are made at once do not both stay.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`orders:${userId}`}, 0))`);
  await makeWay(transaction, context, { userId, planId: plan.id });
  for (;;) {
    const number = String(randomInt(10_000_000, 100_000_000));
    const [order] = await transaction
      .insert(orders)
      .values({ ...values, number })
      .onConflictDoNothing()
      .returning();
    if (!order) continue;
    await record(transaction, context, {
      action: 'order.created',
      entityType: 'order',
      entityId: id,
      changes: { number: [null, number], method: [null, body.method], amount: [null, values.amountTiyin] },
    });
    if (body.method === 'invoice') await issueInvoice(transaction, payments, order, now);
    return;
  }
}

async function planOf(transaction: Database, id: string): Promise<Plan> {
  const isIt = isUuid(id) ? and(eq(pricingPlans.id, id), eq(pricingPlans.isOffered, true)) : sql`false`;
  const [plan] = await transaction.select().from(pricingPlans).where(isIt);
  if (!plan || plan.price <= 0) throw new Problem('unknownPlan');
  return plan;
}

function checkMethod({ adapters }: Payments, { method, payer }: Body, { currency }: Plan): void {
  const adapter = adapters[method];
  if (!adapter) throw new Problem('methodUnavailable');
  if (!adapter.currencies.includes(currency)) throw new Problem('wrongCurrency');
  if (method === 'invoice' && !payer) throw new Problem('invalid', { fields: { payer: 'required' } });
}

function priceOf({ price, currency }: Plan, { vatPercent }: Payments) {
  const amountTiyin = price * 100;
  return { amountTiyin, currency, vatPercent, vatTiyin: vatOf(amountTiyin, vatPercent) };
}

const requisitesOf = ({ method, payer }: Body) =>
  method === 'invoice' && payer
    ? {
        name: payer.legalName,
        stir: payer.stir,
        mfo: payer.mfo,
        account: payer.bankAccount,
        bank: payer.bankName,
        address: payer.legalAddress,
      }
    : null;

/** A company only names the payer on the paper. */
async function payerOf(transaction: Database, userId: string, companyId: string | undefined): Promise<string | null> {
  if (companyId === undefined) return null;
  const { id, blockedAt } = companies;
  const [company] = await transaction.select({ id, blockedAt }).from(companies).where(isMine(companyId, userId));
  if (!company) throw new Problem('unknownCompany');
  if (company.blockedAt) throw new Problem('companyBlocked');
  return company.id;
}

/** The subscription that is prolonged: an own one of this plan that lasts and ends; of any other nothing is. */
async function renewedBy(
  transaction: Database,
  context: Pick<Context, 'actor' | 'now'>,
  plan: Plan,
  subscriptionId: string | undefined,
): Promise<string | null> {
  if (subscriptionId === undefined) return null;
  const isOwn = isUuid(subscriptionId)
    ? and(eq(subscriptions.id, subscriptionId), eq(subscriptions.userId, personOf(context).id))
    : sql`false`;
  const [own] = await transaction.select().from(subscriptions).where(isOwn);
  if (!own) throw new Problem('unknownSubscription');
  const lasts = own.cancelledAt === null && own.expiresAt !== null && own.expiresAt > context.now;
  return lasts && own.planId === plan.id ? own.id : null;
}

/** Ends own orders of the same plan that wait for an online payment which nobody has begun. */
async function makeWay(
  transaction: Database,
  context: Pick<Context, 'actor' | 'address' | 'now' | 'requestId'>,
  of: { userId: string; planId: string },
): Promise<void> {
  const isWaiting = and(
    eq(orders.userId, of.userId),
    eq(orders.planId, of.planId),
    eq(orders.status, 'pending'),
    inArray(orders.method, ['payme', 'click']),
    gt(orders.expiresAt, context.now),
    isNull(orders.paidAt),
  );
  for (const { id } of await transaction.select({ id: orders.id }).from(orders).where(isWaiting).orderBy(orders.id)) {
    const order = await lockOrder(transaction, and(eq(orders.id, id), isWaiting));
    const isPaying = (await paymentsOf(transaction, id)).some((payment) => isLive(payment, context.now));
    if (order && !isPaying) await closeOrder(transaction, order, { status: 'cancelled' }, context);
  }
}

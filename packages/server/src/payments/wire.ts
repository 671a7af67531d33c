import type { Language, WireAnswerOf, getInvoice, getOrder } from '@kasb/contract';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { invoices, orders, payments, subscriptions } from '../db/schema/index.ts';
import type { OrderedPlan, Requisites } from '../db/schema/index.ts';
import { nameIn } from '../reference/inLanguage.ts';
import { periodOf, startOf } from './activate.ts';
import type { InvoiceRow } from './invoice.ts';
import { inWords } from './messages/inWords.ts';
import { failureIn, paperWords } from './messages/papers.ts';
import { unitsOf } from './money.ts';
import { isLive, isOpen, paymeMs } from './orders.ts';
import type { Order, Payment } from './orders.ts';

export type WireOrder = WireAnswerOf<typeof getOrder>;
type WireInvoice = WireAnswerOf<typeof getInvoice>;
type Known = Pick<Context, 'db' | 'now' | 'language' | 'payments' | 'origin' | 'requestOrigin'>;

const iso = (moment: Date | null | undefined) => moment?.toISOString() ?? null;
const states = {
  created: 'started',
  performed: 'performed',
  cancelled: 'cancelled',
  cancelled_after: 'cancelled',
} as const;

/** The name of an ordered plan in a language. */
const planName = (plan: OrderedPlan, language: Language): string => nameIn(language, plan);

/** Where people's browsers find this site. */
const originOf = ({ origin, requestOrigin }: Pick<Known, 'origin' | 'requestOrigin'>): string =>
  origin ?? requestOrigin;

/** Orders of one person as they are answered. */
export async function orderAnswers(context: Known, found: readonly Order[]): Promise<WireOrder[]> {
  const [first] = found;
  if (!first) return [];
  const { db } = context;
  const ids = found.map(({ id }) => id);
  const tried = await db.select().from(payments).where(inArray(payments.orderId, ids));
  const given = await db.select().from(subscriptions).where(inArray(subscriptions.orderId, ids));
  const papers = await db.select().from(invoices).where(inArray(invoices.orderId, ids));
  const running = await liveOrders(context, first.userId);
  return Promise.all(
    found.map(async (order) => {
      const subscription = given.find(({ orderId }) => orderId === order.id);
      const period = subscription
        ? { startsAt: subscription.startedAt, endsAt: subscription.expiresAt }
        : order.status === 'pending'
          ? periodOf(order, await startOf(db, order, context.now))
          : undefined;
      return {
        ...termsOf(order, context.language),
        starts_at: iso(period?.startsAt),
        ends_at: iso(period?.endsAt),
        ...paymentOf(
          tried.filter(({ orderId }) => orderId === order.id),
          context.now,
        ),
        payment_url: linkOf(context, order),
        invoice: invoiceLink(papers.find(({ orderId }) => orderId === order.id)),
        subscription_id: subscription?.id ?? null,
        live_order: running.find((number) => number !== order.number) ?? null,
      };
    }),
  );
}

/** One of them. */
export async function orderAnswer(context: Known, order: Order): Promise<WireOrder> {
  const [answer] = await orderAnswers(context, [order]);
  if (!answer) throw new Error('An order has one answer');
  return answer;
}

function termsOf(order: Order, language: Language) {
  const { plan } = order;
  return {
    number: order.number,
    status: order.status,
    method: order.method,
    plan: {
      id: order.planId,
      name: planName(plan, language),
      billing_period: plan.billingPeriod,
      postings_limit: plan.postingsLimit,
      features: language === 'uz' ? (plan.featuresUz ?? plan.features) : plan.features,
    },
    amount: unitsOf(order.amountTiyin),
    currency: order.currency,
    vat_percent: order.vatPercent,
    vat_amount: unitsOf(order.vatTiyin),
    created_at: iso(order.createdAt),
    expires_at: iso(order.expiresAt),
    paid_at: iso(order.paidAt),
    cancelled_at: iso(order.cancelledAt),
    refunded_at: iso(order.refundedAt),
    // Of a refund that a provider refused, operators are told.
    failure: order.failure && order.status === 'pending' ? failureIn(order.failure, language) : null,
    redirect: order.redirect,
  };
}

function paymentOf(tried: readonly Payment[], now: Date) {
  const done = tried.find(({ state }) => state === 'performed' || state === 'cancelled_after');
  const last = done ?? tried.find((each) => isLive(each, now)) ?? tried.toSorted((a, b) => b.number - a.number)[0];
  if (!last) return { payment: null, fiscal_url: null };
  const receipt = last.fiscal?.PERFORM?.qr_code_url;
  return {
    payment: { state: states[last.state], started_at: iso(last.createdAt), performed_at: iso(last.performedAt) },
    fiscal_url: typeof receipt === 'string' ? receipt : null,
  };
}

/** Where an order that waits is paid. */
function linkOf(context: Known, order: Order): string | null {
  if (!isOpen(order, context.now)) return null;
  const returnUrl = `${originOf(context)}/employer/payments/${order.number}`;
  return context.payments.adapters[order.method]?.linkFor(order, returnUrl, context.language) ?? null;
}

const invoiceLink = (invoice: InvoiceRow | undefined) =>
  invoice ? { number: invoice.number, url: `/invoice/${invoice.token}` } : null;

/** The numbers of a person's orders that somebody may be paying just now. */
async function liveOrders({ db, now }: Pick<Known, 'db' | 'now'>, userId: string): Promise<string[]> {
  const rows = await db
    .select({ number: orders.number, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.status, 'pending'),
        eq(payments.state, 'created'),
        gt(payments.createdAt, new Date(now.getTime() - paymeMs)),
      ),
    );
  return rows.filter(({ payment }) => isLive(payment, now)).map(({ number }) => number);
}

/** An invoice as it is answered, to its owner and to whoever has its link. */
export function invoiceAnswer(
  context: Pick<Known, 'language' | 'payments' | 'origin' | 'requestOrigin'>,
  { invoice, order }: { invoice: InvoiceRow; order: Order },
): WireInvoice {
  const { language } = context;
  const net = unitsOf(order.amountTiyin - order.vatTiyin);
  const { title, purpose } = invoiceLine({ invoice, order }, language);
  return {
    number: invoice.number,
    order: order.number,
    plan_id: order.planId,
    issued_at: iso(invoice.issuedAt),
    due_at: iso(invoice.dueAt),
    status: order.status,
    seller: partOf(invoice.seller),
    payer: partOf(invoice.payer),
    lines: [
      {
        title,
        code: context.payments.fiscal?.ikpu ?? null,
        unit: paperWords(language)('service'),
        count: 1,
        price: net,
        sum: net,
      },
    ],
    total: unitsOf(order.amountTiyin),
    currency: order.currency,
    vat_percent: order.vatPercent,
    vat_amount: unitsOf(order.vatTiyin),
    in_words: inWords(order.amountTiyin, order.currency, language),
    vat_in_words: order.vatTiyin > 0 ? inWords(order.vatTiyin, order.currency, language) : null,
    purpose,
    share_url: `${originOf(context)}/invoice/${invoice.token}`,
    pdf_url: `/api/invoices/${invoice.token}.pdf`,
  };
}

/** What an invoice is for, and what the bank is to write. */
export function invoiceLine({ invoice, order }: { invoice: InvoiceRow; order: Order }, language: Language) {
  const t = paperWords(language);
  const plan = planName(order.plan, language);
  const period = t(order.plan.billingPeriod);
  const { postingsLimit } = order.plan;
  const title =
    postingsLimit === null
      ? t('lineUnlimited', { plan, period })
      : t('line', { plan, period, postings: t('postings', { count: postingsLimit }) });
  const purpose = t('purposeText', { number: invoice.number, plan, order: order.number });
  const { vatTiyin, vatPercent: percent } = order;
  return { title, purpose: vatTiyin > 0 ? `${purpose}, ${t('withTax', { percent })}` : purpose };
}

const partOf = ({ name, stir, mfo, account, bank, address }: Requisites) => ({
  name,
  stir,
  mfo,
  account,
  bank,
  address,
});

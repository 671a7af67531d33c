import { and, asc, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { orders, pricingPlans, subscriptions } from '../db/schema/index.ts';

type Subscription = typeof subscriptions.$inferSelect;

/** What a subscription is at a moment: it begins and ends by itself, at the very moments of its dates. */
export function statusAt(
  { startedAt, cancelledAt, expiresAt }: Pick<Subscription, 'startedAt' | 'cancelledAt' | 'expiresAt'>,
  now: Date,
): 'active' | 'scheduled' | 'expired' | 'cancelled' {
  if (cancelledAt !== null) return 'cancelled';
  if (startedAt > now) return 'scheduled';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'active';
}

function isActive(now: Date): SQL | undefined {
  return and(
    isNull(subscriptions.cancelledAt),
    lte(subscriptions.startedAt, now),
    or(isNull(subscriptions.expiresAt), gt(subscriptions.expiresAt, now)),
  );
}

/** The condition of a query over subscriptions: a person's own that are active now. */
export function isActiveOf(personId: string, now: Date): SQL | undefined {
  return and(eq(subscriptions.userId, personId), isActive(now));
}

/** Companies that somebody who still belongs to them lent the subscription at hand. */
const lentTo = sql`
  select lending.company_id from subscription_lendings lending
  join company_members lender on lender.company_id = lending.company_id and lender.user_id = ${subscriptions.userId}
  where lending.subscription_id = ${subscriptions.id}`;

/** The same of those that may pay for a vacancy: the person's own, and those lent to its company. */
export function isActiveFor(vacancyId: string, personId: string, now: Date): SQL | undefined {
  const isLent = sql`(select company_id from vacancies where vacancies.id = ${vacancyId}) in (${lentTo})`;
  return and(or(eq(subscriptions.userId, personId), isLent), isActive(now));
}

/** Whether a person may publish on an active subscription in some company: on their own, or on a lent one. */
export async function hasActive(db: Database, personId: string, now: Date): Promise<boolean> {
  const isLent = sql`exists (
    select from company_members mine
    join companies on companies.id = mine.company_id and companies.deleted_at is null
    where mine.user_id = ${personId} and mine.company_id in (${lentTo}))`;
  return (await db.$count(subscriptions, and(or(eq(subscriptions.userId, personId), isLent), isActive(now)))) > 0;
}

interface BorrowedRow extends Record<string, unknown> {
  company_id: string;
  company_name: string;
  lender: string;
  plan: string;
  planUz: string | null;
}

/** Active subscriptions that others lent to a person's companies: whose they are, and of which plan. */
export function listBorrowed(db: Database, personId: string, now: Date) {
  return rowsOf<BorrowedRow>(db)`
    select companies.id as company_id, companies.name as company_name,
      users.first_name || ' ' || users.last_name as lender,
      pricing_plans.name as plan, pricing_plans.name_uz as "planUz"
    from company_members mine
    join companies on companies.id = mine.company_id and companies.deleted_at is null
    join subscription_lendings lending on lending.company_id = companies.id
    join subscriptions on subscriptions.id = lending.subscription_id and ${isActive(now)}
    join company_members lender on lender.company_id = companies.id and lender.user_id = subscriptions.user_id
    join users on users.id = lender.user_id
    join pricing_plans on pricing_plans.id = subscriptions.plan_id
    where mine.user_id = ${personId} and lender.user_id <> ${personId}
    order by companies.name, companies.id, lent_at`;
}

/** The condition of a query over subscriptions: with a posting left. */
export const hasPosting: SQL = sql`(
  ${subscriptions.postingsLimit} is null or ${subscriptions.postingsUsed} < ${subscriptions.postingsLimit})`;

/**
 * A person's subscriptions with their plans, as they were when they were bought or granted; the active ones first, the
 * newest first of each.
 */
export async function listSubscriptions(db: Database, personId: string, now: Date) {
  const { plan: ordered, amountTiyin, currency } = orders;
  const rows = await db
    .select({ subscription: subscriptions, plan: pricingPlans, order: { ordered, amountTiyin, currency } })
    .from(subscriptions)
    .innerJoin(pricingPlans, eq(pricingPlans.id, subscriptions.planId))
    .leftJoin(orders, eq(orders.id, subscriptions.orderId))
    .where(eq(subscriptions.userId, personId))
    .orderBy(desc(isActiveOf(personId, now) ?? sql`false`), desc(subscriptions.startedAt), asc(subscriptions.id));
  return rows.map(({ subscription, plan, order }) => ({
    subscription,
    plan: order
      ? { ...plan, ...order.ordered, price: order.amountTiyin / 100, currency: order.currency }
      : { ...plan, ...subscription.grantedPlan, currency: subscription.currency },
  }));
}

import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { pricingPlans } from '../db/schema/index.ts';
import type { OrderedPlan } from '../db/schema/index.ts';

/** A plan that can be bought, or could be. */
export type Plan = typeof pricingPlans.$inferSelect;

/** The plans on offer, by how long they last and what they cost. */
export function offeredPlans(db: Database): Promise<Plan[]> {
  return db
    .select()
    .from(pricingPlans)
    .where(eq(pricingPlans.isOffered, true))
    .orderBy(
      sql`array_position(array['monthly', 'yearly', 'lifetime'], ${pricingPlans.billingPeriod})`,
      asc(pricingPlans.price),
      asc(pricingPlans.name),
    );
}

/** All plans, the cheapest first. */
export function allPlans(db: Database): Promise<Plan[]> {
  return db.select().from(pricingPlans).orderBy(asc(pricingPlans.price));
}

/** The plans of an id or a name, which is not unique. */
export function plansCalled(db: Database, wanted: string): Promise<Plan[]> {
  const isWanted = isUuid(wanted) ? eq(pricingPlans.id, wanted) : sql`lower(${pricingPlans.name}) = lower(${wanted})`;
  return db.select().from(pricingPlans).where(isWanted);
}

/** What an order or a grant keeps of a plan. */
export const termsOf = ({ name, nameUz, billingPeriod, postingsLimit, features, featuresUz }: Plan): OrderedPlan => ({
  name,
  nameUz,
  billingPeriod,
  postingsLimit,
  features,
  featuresUz,
});

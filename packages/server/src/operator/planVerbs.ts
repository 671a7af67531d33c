import { createPlan, listOperatorPlans, updatePlan } from '@kasb/contract';
import { count, eq } from 'drizzle-orm';
import { addPlan, editPlan } from '../billing/editPlan.ts';
import { allPlans } from '../billing/plans.ts';
import type { Plan } from '../billing/plans.ts';
import { verb } from '../context/verb.ts';
import type { Database } from '../db/database.ts';
import { subscriptions } from '../db/schema/index.ts';

const shown = (plan: Plan, subscribed: number) => ({
  id: plan.id,
  name: plan.name,
  name_uz: plan.nameUz,
  description: plan.description,
  description_uz: plan.descriptionUz,
  price: plan.price,
  currency: plan.currency,
  billing_period: plan.billingPeriod,
  features: plan.features,
  features_uz: plan.featuresUz ?? [],
  postings_limit: plan.postingsLimit,
  is_offered: plan.isOffered,
  subscriptions_count: subscribed,
});

const subscribedTo = (db: Database, planId: string) => db.$count(subscriptions, eq(subscriptions.planId, planId));

/** The plans: what operators see and do about them. */
export const planVerbs = [
  verb(listOperatorPlans, async ({ db }) => {
    const { planId } = subscriptions;
    const counts = await db.select({ planId, subscribed: count() }).from(subscriptions).groupBy(planId);
    const subscribed = new Map(counts.map((row) => [row.planId, row.subscribed]));
    return { items: (await allPlans(db)).map((plan) => shown(plan, subscribed.get(plan.id) ?? 0)) };
  }),
  verb(createPlan, async (context, { body }) => shown(await addPlan(context.db, context, body), 0)),
  verb(updatePlan, async (context, { params: { id }, body }) =>
    shown(await editPlan(context.db, context, id, body), await subscribedTo(context.db, id)),
  ),
];

import { checkSubscription, listPricingPlans } from '@kasb/contract';
import { asc, eq, sql } from 'drizzle-orm';
import { personOf, verb } from '../context.ts';
import { pricingPlans } from '../db/schema/index.ts';
import { lendingVerbs } from './lending.ts';
import { hasActive, listSubscriptions, statusAt } from './subscriptions.ts';

/** Plans for all to see, and an employer's own subscriptions: what others pay is shown to nobody else. */
export const billingVerbs = [
  verb(listPricingPlans, async ({ db }) => {
    const plans = await db
      .select()
      .from(pricingPlans)
      .where(eq(pricingPlans.isOffered, true))
      .orderBy(
        sql`array_position(array['monthly', 'yearly', 'lifetime'], ${pricingPlans.billingPeriod})`,
        asc(pricingPlans.price),
        asc(pricingPlans.name),
      );
    return plans.map(({ id, name, description, price, currency, billingPeriod, features }) => ({
      id,
      name,
      description,
      price,
      currency,
      billing_period: billingPeriod,
      features,
    }));
  }),

  verb(checkSubscription, async (context) => {
    const { db, now } = context;
    const { id: personId } = personOf(context);
    const found = await listSubscriptions(db, personId, now);
    const subscriptions = found.map(({ subscription, plan }) => ({
      id: subscription.id,
      status: statusAt(subscription, now),
      started_at: subscription.startedAt.toISOString(),
      expires_at: subscription.expiresAt?.toISOString() ?? null,
      vacancy_postings_used: subscription.postingsUsed,
      vacancy_postings_limit: subscription.postingsLimit,
      amount_paid: subscription.amountPaid,
      currency: subscription.currency,
      payment_method: subscription.paymentMethod,
      pricing_plans: {
        name: plan.name,
        price: plan.price,
        currency: plan.currency,
        billing_period: plan.billingPeriod,
        features: plan.features,
      },
    }));
    return { hasActiveSubscription: await hasActive(db, personId, now), subscriptions };
  }),

  ...lendingVerbs,
];

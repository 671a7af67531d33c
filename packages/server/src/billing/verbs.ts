import { checkSubscription, listPricingPlans } from '@kasb/contract';
import type { Language } from '@kasb/contract';
import { asc, eq, sql } from 'drizzle-orm';
import { personOf, verb } from '../context.ts';
import { pricingPlans } from '../db/schema/index.ts';
import { nameIn } from '../reference/inLanguage.ts';
import { lendingVerbs } from './lending.ts';
import { hasActive, listSubscriptions, statusAt } from './subscriptions.ts';

type Plan = typeof pricingPlans.$inferSelect;

const planIn = (language: Language, plan: Plan) => ({
  name: nameIn(language, plan),
  price: plan.price,
  currency: plan.currency,
  billing_period: plan.billingPeriod,
  features: language === 'uz' ? (plan.featuresUz ?? plan.features) : plan.features,
});

const descriptionIn = (language: Language, { description, descriptionUz }: Plan) =>
  language === 'uz' ? (descriptionUz ?? description) : description;

/** Plans for all to see, and an employer's own subscriptions: what others pay is shown to nobody else. */
export const billingVerbs = [
  verb(listPricingPlans, async ({ db, language }) => {
    const plans = await db
      .select()
      .from(pricingPlans)
      .where(eq(pricingPlans.isOffered, true))
      .orderBy(
        sql`array_position(array['monthly', 'yearly', 'lifetime'], ${pricingPlans.billingPeriod})`,
        asc(pricingPlans.price),
        asc(pricingPlans.name),
      );
    return plans.map((plan) => ({
      id: plan.id,
      description: descriptionIn(language, plan),
      ...planIn(language, plan),
    }));
  }),

  verb(checkSubscription, async (context) => {
    const { db, now, language } = context;
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
      pricing_plans: planIn(language, plan),
    }));
    return { hasActiveSubscription: await hasActive(db, personId, now), subscriptions };
  }),

  ...lendingVerbs,
];

import { checkSubscription, listPricingPlans } from '@kasb/contract';
import type { Language } from '@kasb/contract';
import { verb } from '../context/verb.ts';
import { personOf } from '../http/actor.ts';
import { nameIn } from '../reference/inLanguage.ts';
import { lendingVerbs } from './lending.ts';
import { offeredPlans } from './plans.ts';
import type { Plan } from './plans.ts';
import { hasActive, listBorrowed, listSubscriptions, statusAt } from './subscriptions.ts';

const planIn = (language: Language, plan: Plan) => ({
  name: nameIn(language, plan),
  price: plan.price,
  currency: plan.currency,
  billing_period: plan.billingPeriod,
  features: language === 'uz' ? (plan.featuresUz ?? plan.features) : plan.features,
});

const descriptionIn = (language: Language, { description, descriptionUz }: Plan) =>
  language === 'uz' ? (descriptionUz ?? description) : description;

/**
 * Plans for all to see, and an employer's own subscriptions: what others pay is shown to nobody else, but whose
 * subscription serves a company is shown to its people.
 */
export const billingVerbs = [
  verb(listPricingPlans, async ({ db, language }) => {
    const plans = await offeredPlans(db);
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
      pricing_plans: { id: plan.id, ...planIn(language, plan) },
    }));
    const borrowed = (await listBorrowed(db, personId, now)).map(({ plan, planUz, ...lent }) => ({
      ...lent,
      plan: nameIn(language, { name: plan, nameUz: planUz }),
    }));
    return { hasActiveSubscription: await hasActive(db, personId, now), subscriptions, borrowed };
  }),

  ...lendingVerbs,
];

import {
  cancelSubscription as cancelEndpoint,
  grantSubscription as grantEndpoint,
  listOperatorSubscriptions,
} from '@kasb/contract';
import type { BodyOf } from '@kasb/contract';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import { users } from '../db/schema/index.ts';
import { endOfTashkentDay, tashkentDay } from '../db/tashkentDay.ts';
import { finishPage, foundOf, pageStart } from '../http/page.ts';
import { Problem } from '../http/problem.ts';
import { cancelSubscription, grantSubscription } from './grants.ts';
import { periodEnd } from './periodEnd.ts';
import { plansCalled } from './plans.ts';
import type { Plan } from './plans.ts';
import { findSubscriptions, listedAnswer } from './readForOperators.ts';
import type { ListedSubscription } from './readForOperators.ts';

/** What operators do about subscriptions. */
export const subscriptionOperatorVerbs = [
  verb(listOperatorSubscriptions, async (context, { query }) => {
    const found = await findSubscriptions(context, query, pageStart(query));
    const page = finishPage(listOperatorSubscriptions, context.headers, { query }, foundOf<ListedSubscription>(found));
    return { items: page.map(listedAnswer(context)) };
  }),
  verb(grantEndpoint, async (context, { body }) => {
    const { phone, planId, postings, amountPaid, paymentMethod, reason } = body;
    const { db } = context;
    const [person] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.phone, phone), eq(users.role, 'employer')));
    if (!person) throw new Problem('unknownPerson');
    const plan = (await plansCalled(db, planId)).find(({ id }) => id === planId);
    if (!plan) throw new Problem('unknownPlan');
    const id = await grantSubscription(db, context, {
      userId: person.id,
      plan,
      expiresAt: endOf(plan, body, context.now),
      postingsLimit: postings ?? plan.postingsLimit,
      amountPaid: amountPaid ?? 0,
      paymentMethod: paymentMethod ?? null,
      reason,
    });
    return readOne(context, id);
  }),
  verb(cancelEndpoint, async (context, { params: { id }, body: { reason } }) => {
    const { db } = context;
    // Ended already is as good: whoever pressed second sees the same.
    await cancelSubscription(db, context, id, reason);
    return readOne(context, id);
  }),
];

/** When it ends: the very moment, or null for never. @throws Problem invalid for what is over, or said twice */
function endOf(
  plan: Plan,
  { days, until, isUnlimited }: Pick<BodyOf<typeof grantEndpoint>, 'days' | 'until' | 'isUnlimited'>,
  now: Date,
): Date | null {
  if ([days !== undefined, Boolean(until), isUnlimited === true].filter(Boolean).length > 1)
    throw new Problem('invalid', { fields: { days: 'invalidValue' } });
  if (isUnlimited) return null;
  if (!until) return periodEnd(plan, now, days);
  if (until < tashkentDay(now)) throw new Problem('invalid', { fields: { until: 'dayOver' } });
  return endOfTashkentDay(until);
}

/** @throws Problem unknownSubscription */
async function readOne(context: Pick<Context, 'db' | 'language' | 'now'>, id: string | undefined) {
  const found = id === undefined ? [] : await findSubscriptions(context, { id }, pageStart({ limit: 1 }));
  const [row] = foundOf<ListedSubscription>(found).rows;
  if (!row) throw new Problem('unknownSubscription');
  return listedAnswer(context)(row);
}

import type { Services } from '../context/services.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { defineJob } from '../jobs/job.ts';
import { notifyEach } from '../notifications/notify.ts';
import { dayMs } from './orders.ts';

/** So many days before the end people are told, once for each. */
const steps = [1, 3, 7] as const;

interface Ending extends Record<string, unknown> {
  id: string;
  user_id: string;
  plan_id: string;
  plan: string;
  ends_at: Date | string;
}

/** At nine in the morning: whose subscription ends soon, unless the next one is bought already. */
export const remindOfEnds = defineJob({
  name: 'payments.remind',
  schedule: '0 9 * * *',
  concurrency: 1,
  async run({ db, clock }: Services) {
    const now = clock();
    const until = new Date(now.getTime() + 7 * dayMs);
    await db.transaction(async (transaction) => {
      const ending = await rowsOf<Ending>(transaction)`
        select subscriptions.id, user_id, plan_id, pricing_plans.name as plan, expires_at as ends_at
        from subscriptions join pricing_plans on pricing_plans.id = plan_id
        where cancelled_at is null and expires_at > ${now.toISOString()} and expires_at <= ${until.toISOString()}
          and started_at <= ${now.toISOString()}
          and not exists (select from subscriptions next where next.user_id = subscriptions.user_id
            and next.plan_id = subscriptions.plan_id and next.cancelled_at is null
            and next.started_at > ${now.toISOString()})`;
      const notices = ending.map((each) => {
        const left = Math.ceil((new Date(each.ends_at).getTime() - now.getTime()) / dayMs);
        const step = steps.find((days) => left <= days) ?? 7;
        const data = { plan: each.plan, planId: each.plan_id, count: String(left) };
        const dedupe = `subscription:${each.id}:${step}`;
        return { userId: each.user_id, kind: 'subscription_ending' as const, dedupe, data };
      });
      await notifyEach(transaction, notices, now);
    });
  },
});

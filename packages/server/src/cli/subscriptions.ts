import { isDay } from '@kasb/contract';
import { cancelSubscription, grantSubscription } from '../billing/grants.ts';
import { periodEnd } from '../billing/periodEnd.ts';
import type { Plan } from '../billing/plans.ts';
import { listSubscriptions, statusAt } from '../billing/subscriptions.ts';
import { endOfTashkentDay } from '../db/tashkentDay.ts';
import { command, CommandError, listing, textOf, UsageError, wholeOf } from './command.ts';
import type { Typed } from './command.ts';
import { operatorAt } from './operator.ts';
import { findEmployer } from './people.ts';
import { findPlan } from './plans.ts';

const why = '--reason <why>           other operators read it in the journal';

/** Who has which plan. */
export const subscriptionCommands = [
  command({
    name: 'grant',
    args: ['phone'],
    summary: 'Give an employer a subscription.',
    options: {
      plan: { type: 'string' },
      days: { type: 'string' },
      until: { type: 'string' },
      unlimited: { type: 'boolean' },
      postings: { type: 'string' },
      paid: { type: 'string' },
      method: { type: 'string' },
      reason: { type: 'string' },
    },
    optionHelp: [
      '--plan <name|id>         the plan, see `kasb plans` (required)',
      '--days <n>               how long; without an end, the period of the plan',
      '--until <YYYY-MM-DD>     or the last day, in Tashkent',
      '--unlimited              or for ever',
      '--postings <n|unlimited> how many postings (the limit of the plan)',
      '--paid <amount>          what was paid (the price of the plan)',
      '--method <text>          how it was paid, as the employer sees it',
      why,
    ],
    async run(desk, typed) {
      const { db, now, print } = desk;
      const user = await findEmployer(db, typed.args[0]);
      const wanted = textOf(typed, 'plan');
      if (wanted === undefined) throw new UsageError('--plan is required: see `kasb plans`');
      const plan = await findPlan(db, wanted);
      const expiresAt = endOf(typed, plan, now);
      const postings = textOf(typed, 'postings');
      const postingsLimit =
        postings === undefined
          ? plan.postingsLimit
          : postings === 'unlimited'
            ? null
            : (wholeOf(typed, 'postings', { min: 1, max: 1_000_000 }) ?? null);
      const id = await grantSubscription(db, operatorAt(desk), {
        userId: user.id,
        plan,
        expiresAt,
        postingsLimit,
        amountPaid: wholeOf(typed, 'paid', { max: 1_000_000_000_000 }) ?? plan.price,
        paymentMethod: textOf(typed, 'method') ?? null,
        reason: textOf(typed, 'reason'),
      });
      print(
        `Granted ${id}: ${plan.name} to ${user.firstName} ${user.lastName}, ` +
          `${expiresAt ? `until ${expiresAt.toISOString()}` : 'for ever'}, ${postingsLimit ?? 'unlimited'} ` +
          'postings.',
      );
    },
  }),

  listing({
    name: 'subscriptions',
    args: ['phone'],
    summary: 'List the subscriptions of an employer.',
    nothing: 'There are none.',
    async rows({ db, now }, { args }) {
      const user = await findEmployer(db, args[0]);
      const found = await listSubscriptions(db, user.id, now);
      return found.map(({ subscription, plan }) => [
        subscription.id,
        plan.name,
        statusAt(subscription, now),
        subscription.expiresAt ? `until ${subscription.expiresAt.toISOString()}` : 'for ever',
        `${subscription.postingsUsed} of ${subscription.postingsLimit ?? 'unlimited'} postings`,
      ]);
    },
  }),

  command({
    name: 'cancel',
    args: ['subscription-id'],
    summary: 'Cancel a subscription at once.',
    options: { reason: { type: 'string' } },
    optionHelp: [why],
    async run(desk, typed) {
      const [id = ''] = typed.args;
      if (!(await cancelSubscription(desk.db, operatorAt(desk), id, textOf(typed, 'reason'))))
        throw new CommandError(`There is no subscription ${id} that could be cancelled`);
      desk.print(`Cancelled ${id}.`);
    },
  }),
];

/** When it ends: the very moment, or null for never. @throws UsageError */
function endOf(typed: Typed, plan: Plan, now: Date): Date | null {
  const days = wholeOf(typed, 'days', { min: 1, max: 36_500 });
  const until = textOf(typed, 'until');
  const isUnlimited = typed.options.unlimited === true;
  if ([days !== undefined, until !== undefined, isUnlimited].filter(Boolean).length > 1)
    throw new UsageError('Give one of --days, --until and --unlimited');
  if (isUnlimited) return null;
  if (until !== undefined) {
    if (!isDay(until)) throw new UsageError('--until must be a day, such as 2027-01-31');
    const end = endOfTashkentDay(until);
    if (end <= now) throw new UsageError('--until must not be in the past');
    return end;
  }
  return periodEnd(plan, now, days);
}

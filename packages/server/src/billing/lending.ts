import { lendSubscription, listSubscriptionLendings, takeBackSubscription } from '@kasb/contract';
import { and, eq } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { subscriptionLendings, subscriptions } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import { lockAsMember } from '../membership/mine.ts';
import { companyData, ownersOf } from '../membership/people.ts';
import { notify } from '../notifications/notify.ts';

interface LendingRow extends Record<string, unknown> {
  subscription_id: string;
  company_id: string;
  company_name: string;
  lent_at: string | null;
  postings_used: number;
}

/** Whom a person's subscriptions pay for besides themselves: only they say so, company by company. */
export const lendingVerbs = [
  verb(listSubscriptionLendings, async (context) => {
    const personId = personOf(context).id;
    const rows = await rowsOf<LendingRow>(context.db)`
      select subscriptions.id as subscription_id, companies.id as company_id, companies.name as company_name,
        to_char(lent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as lent_at,
        (select count(*)::int from used_postings
          join vacancies on vacancies.id = used_postings.vacancy_id
          where used_postings.subscription_id = subscriptions.id and vacancies.company_id = companies.id
            and used_postings.used_by <> ${personId}) as postings_used
      from subscriptions
      join company_members member on member.user_id = subscriptions.user_id
      join companies on companies.id = member.company_id and companies.deleted_at is null
      left join subscription_lendings lending
        on lending.subscription_id = subscriptions.id and lending.company_id = companies.id
      where subscriptions.user_id = ${personId} and cancelled_at is null
        and (expires_at is null or expires_at > ${context.now.toISOString()})
      order by subscriptions.started_at desc, subscriptions.id, companies.name, companies.id`;
    return { items: rows.map(({ lent_at, ...row }) => ({ ...row, is_lent: lent_at !== null, lent_at })) };
  }),

  verb(lendSubscription, async (context, { params: { id, companyId } }) => {
    await context.db.transaction(async (transaction) => {
      await hold(transaction, context, id, companyId);
      const lent = await transaction
        .insert(subscriptionLendings)
        .values({ subscriptionId: id, companyId, lentAt: context.now })
        .onConflictDoNothing()
        .returning();
      if (lent.length > 0) await tell(transaction, context, id, companyId, true);
    });
    return { is_lent: true };
  }),

  verb(takeBackSubscription, async (context, { params: { id, companyId } }) => {
    await context.db.transaction(async (transaction) => {
      await hold(transaction, context, id, companyId);
      const isThis = and(eq(subscriptionLendings.subscriptionId, id), eq(subscriptionLendings.companyId, companyId));
      const ended = await transaction.delete(subscriptionLendings).where(isThis).returning();
      if (ended.length > 0) await tell(transaction, context, id, companyId, false);
    });
    return { is_lent: false };
  }),
];

/**
 * Locks what is to be lent to whom. Publications that it pays for wait. @throws Problem unknownCompany,
 * unknownSubscription
 */
async function hold(
  transaction: Database,
  context: Pick<Context, 'actor'>,
  id: string,
  companyId: string,
): Promise<void> {
  const personId = personOf(context).id;
  await lockAsMember(transaction, companyId, personId);
  const isOwn = and(eq(subscriptions.id, id), eq(subscriptions.userId, personId));
  const found =
    isUuid(id) &&
    (await transaction.select({ id: subscriptions.id }).from(subscriptions).where(isOwn).for('no key update'));
  if (!found || found.length === 0) throw new Problem('unknownSubscription');
}

async function tell(
  transaction: Database,
  context: Pick<Context, 'actor' | 'address' | 'now' | 'requestId'>,
  id: string,
  companyId: string,
  isLent: boolean,
): Promise<void> {
  const { firstName, lastName, id: personId } = personOf(context);
  await record(transaction, context, {
    action: isLent ? 'subscription.lent' : 'subscription.takenBack',
    entityType: 'subscription',
    entityId: id,
    changes: { company: isLent ? [null, companyId] : [companyId, null] },
  });
  const kind = isLent ? 'subscription_lent' : 'subscription_taken_back';
  const data = { ...(await companyData(transaction, companyId)), person: `${firstName} ${lastName}` };
  const dedupe = `${kind}:${id}:${companyId}:${context.now.toISOString()}`;
  await notify(transaction, await ownersOf(transaction, companyId, personId), { kind, dedupe, data }, context.now);
}

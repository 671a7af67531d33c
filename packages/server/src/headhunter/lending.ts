import { lendHeadHunter, listHeadHunterLendings, takeBackHeadHunter } from '@kasb/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import type { Database } from '../db/database.ts';
import { companies, companyMembers, headhunterConnections, headhunterLendings } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import { lockAsMember } from '../membership/mine.ts';
import { companyData, ownersOf } from '../membership/people.ts';
import { notify } from '../notifications/notify.ts';
import { syncPerson } from './syncJob.ts';

/** Which companies a person's connection serves: only they say so, company by company. */
export const lendingVerbs = [
  verb(listHeadHunterLendings, async (context) => {
    const personId = personOf(context).id;
    const isOwn = and(eq(headhunterLendings.companyId, companies.id), eq(headhunterLendings.userId, personId));
    const rows = await context.db
      .select({ id: companies.id, name: companies.name, lentAt: headhunterLendings.lentAt })
      .from(companies)
      .innerJoin(companyMembers, and(eq(companyMembers.companyId, companies.id), eq(companyMembers.userId, personId)))
      .leftJoin(headhunterLendings, isOwn)
      .where(isNull(companies.deletedAt))
      .orderBy(asc(companies.name), asc(companies.id));
    return {
      items: rows.map(({ id, name, lentAt }) => ({
        company_id: id,
        company_name: name,
        is_lent: lentAt !== null,
        lent_at: lentAt?.toISOString() ?? null,
      })),
    };
  }),

  verb(lendHeadHunter, async (context, { params: { companyId } }) => {
    const { db, now, jobs } = context;
    const { id: userId } = personOf(context);
    await db.transaction(async (transaction) => {
      await lockAsMember(transaction, companyId, userId);
      const isOwn = eq(headhunterConnections.userId, userId);
      // A person who disconnects at the same time waits, or has nothing to lend any more.
      const [own] = await transaction
        .select({ userId: headhunterConnections.userId })
        .from(headhunterConnections)
        .where(isOwn)
        .for('key share');
      if (!own) throw new Problem('headHunterNotConnected');
      const lent = await transaction
        .insert(headhunterLendings)
        .values({ userId, companyId, lentAt: now })
        .onConflictDoNothing()
        .returning();
      if (lent.length === 0) return;
      await tell(transaction, context, companyId, true);
      await jobs.send(transaction, syncPerson, { userId });
    });
    return { is_lent: true };
  }),

  verb(takeBackHeadHunter, async (context, { params: { companyId } }) => {
    const { id: userId } = personOf(context);
    await context.db.transaction(async (transaction) => {
      await lockAsMember(transaction, companyId, userId);
      const isThis = and(eq(headhunterLendings.companyId, companyId), eq(headhunterLendings.userId, userId));
      const ended = await transaction.delete(headhunterLendings).where(isThis).returning();
      if (ended.length > 0) await tell(transaction, context, companyId, false);
    });
    return { is_lent: false };
  }),
];

async function tell(
  transaction: Database,
  context: Pick<Context, 'actor' | 'address' | 'now' | 'requestId'>,
  companyId: string,
  isLent: boolean,
): Promise<void> {
  const { id: personId, firstName, lastName } = personOf(context);
  await record(transaction, context, {
    action: isLent ? 'headhunter.lent' : 'headhunter.takenBack',
    entityType: 'company',
    entityId: companyId,
    changes: { connection: isLent ? [null, personId] : [personId, null] },
  });
  const kind = isLent ? 'headhunter_lent' : 'headhunter_taken_back';
  const data = { ...(await companyData(transaction, companyId)), person: `${firstName} ${lastName}` };
  const dedupe = `${kind}:${personId}:${companyId}:${context.now.toISOString()}`;
  await notify(transaction, await ownersOf(transaction, companyId, personId), { kind, dedupe, data }, context.now);
}

import { deleteCompany as endpoint } from '@kasb/contract';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import { endSubscriptionLendings } from '../billing/endLendings.ts';
import { verb } from '../context/verb.ts';
import { companies, descriptionJobs, deliveries, vacancies } from '../db/schema/index.ts';
import { queueSync } from '../delivery/syncJob.ts';
import { endHeadHunterLendings } from '../headhunter/endLendings.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import { lockAsOwner } from '../membership/mine.ts';

/** Hides a company and closes its vacancies; applications stay for the record. */
export const deleteCompany = verb(endpoint, async (context, { params: { id } }) => {
  const { db, now } = context;
  await db.transaction(async (transaction) => {
    await lockAsOwner(transaction, id, personOf(context).id);
    const running = await transaction
      .select({ id: deliveries.id })
      .from(deliveries)
      .innerJoin(vacancies, eq(vacancies.id, deliveries.vacancyId))
      .where(and(eq(vacancies.companyId, id), isNull(vacancies.deletedAt), eq(deliveries.status, 'running')))
      .limit(1);
    if (running.length > 0) throw new Problem('publicationRuns');
    const closed = await transaction
      .update(vacancies)
      .set({ status: 'closed', version: sql`${vacancies.version} + 1`, updatedAt: now })
      .where(and(eq(vacancies.companyId, id), isNull(vacancies.deletedAt), ne(vacancies.status, 'closed')))
      .returning({ id: vacancies.id });
    await queueSync(
      context.jobs,
      transaction,
      closed.map((vacancy) => vacancy.id),
    );
    await transaction.update(companies).set({ deletedAt: now, updatedAt: now }).where(eq(companies.id, id));
    await endSubscriptionLendings(transaction, id);
    await endHeadHunterLendings(transaction, id);
    await record(transaction, context, { action: 'company.deleted', entityType: 'company', entityId: id });
    await transaction.delete(descriptionJobs).where(eq(descriptionJobs.companyId, id));
  });
  return {};
});

import { deleteCompany as endpoint } from '@kasb/contract';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import { personOf, verb } from '../context.ts';
import {
  companies,
  descriptionJobs,
  headhunterLendings,
  publications,
  subscriptionLendings,
  vacancies,
} from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';
import { queueSync } from '../publishing/syncJob.ts';
import { lockAsOwner } from './mine.ts';

/** Hides a company and closes its vacancies; applications stay for the record. */
export const deleteCompany = verb(endpoint, async (context, { params: { id } }) => {
  const { db, now } = context;
  await db.transaction(async (transaction) => {
    await lockAsOwner(transaction, id, personOf(context).id);
    const running = await transaction
      .select({ id: publications.id })
      .from(publications)
      .innerJoin(vacancies, eq(vacancies.id, publications.vacancyId))
      .where(and(eq(vacancies.companyId, id), isNull(vacancies.deletedAt), eq(publications.status, 'running')))
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
    await transaction.delete(subscriptionLendings).where(eq(subscriptionLendings.companyId, id));
    await transaction.delete(headhunterLendings).where(eq(headhunterLendings.companyId, id));
    await record(transaction, context, { action: 'company.deleted', entityType: 'company', entityId: id });
    await transaction.delete(descriptionJobs).where(eq(descriptionJobs.companyId, id));
  });
  return {};
});

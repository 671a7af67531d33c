import { updateApplicationStatus as endpoint } from '@kasb/contract';
import { eq, sql } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { hideUnseenRefusal, recordEvent, recordOpening } from '../correspondence/recordEvent.ts';
import { applications, headhunterNegotiations } from '../db/schema/index.ts';
import { tellHeadHunter } from '../headhunter/syncJob.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import { findApplication, isMyApplication } from './findApplication.ts';
import { applicationAnswer } from './row.ts';

/**
 * Moves a candidate along the funnel, from any step to any but the first; the step it already has changes nothing.
 * HeadHunter is told later, by the work of `headhunter/tellStatus.ts`: whether it answers does not matter here.
 */
export const updateApplicationStatus = verb(endpoint, async (context, { params: { id }, body: { status } }) => {
  const { db, now, jobs } = context;
  const person = personOf(context);
  const row = await db.transaction(async (transaction) => {
    const [before] = await transaction.execute<{ status: string; is_withdrawn: boolean; is_gone: boolean }>(sql`
      select applications.status, withdrawn_at is not null as is_withdrawn,
        erased_at is not null or users.delete_at is not null as is_gone
      from applications
      left join users on users.id = candidate_id
      join vacancies on vacancies.id = applications.vacancy_id
      join companies on companies.id = vacancies.company_id
      where ${isMyApplication(id, person.id)}
      for no key update of applications`);
    if (!before) throw new Problem('unknownApplication');
    if (before.is_withdrawn) throw new Problem('responseWithdrawn');
    if (before.is_gone) throw new Problem('dataHidden');
    if (before.status !== status) {
      await recordOpening(transaction, id, { authorId: person.id, at: now });
      await transaction
        .update(applications)
        .set({ status, updatedAt: now, statusSince: now })
        .where(eq(applications.id, id));
      if (before.status === 'rejected') await hideUnseenRefusal(transaction, id, now);
      await recordEvent(transaction, { applicationId: id, status, authorId: person.id, at: now });
      const told = await transaction
        .update(headhunterNegotiations)
        .set({ pendingStatus: status, attempts: 0, tryAfter: now, error: null })
        .where(eq(headhunterNegotiations.applicationId, id))
        .returning({ id: headhunterNegotiations.applicationId });
      if (told.length > 0) await jobs.send(transaction, tellHeadHunter, { applicationId: id });
    }
    return findApplication(transaction, id, person.id);
  });
  return applicationAnswer(context.language)(row);
});

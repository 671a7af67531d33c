import type { BodyOf, moderateVacancy } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import type { AuditSource } from '../audit/record.ts';
import type { JobSender } from '../context/jobSender.ts';
import type { Database } from '../db/database.ts';
import { vacancies } from '../db/schema/index.ts';
import { queueSync } from '../delivery/syncJob.ts';
import { Problem } from '../http/problem.ts';
import { keepModeration } from '../moderation/moderate.ts';
import type { Moderation } from '../moderation/moderate.ts';
import { findVacancy, lockVacancy } from '../vacancies/findVacancy.ts';
import type { VacancyRow } from '../vacancies/row.ts';

interface Decision extends BodyOf<typeof moderateVacancy> {
  vacancyId: string;
  now: Date;
}

/**
 * An operator decides on a vacancy; its channels follow. @throws Problem unknownVacancy, invalid without a needed
 * comment
 */
export function decide(
  db: Database,
  jobs: JobSender,
  source: AuditSource,
  { vacancyId, status, comment, now }: Decision,
): Promise<VacancyRow> {
  return db.transaction(async (transaction) => {
    const before = await lockVacancy(transaction, vacancyId, 'operator');
    if (status !== 'approved' && !comment) throw new Problem('invalid', { fields: { comment: 'commentRequired' } });
    const after: Moderation = {
      moderationStatus: status,
      moderationComment: comment || null,
      moderatedBy: 'operator',
      moderatedAt: now,
    };
    await transaction.update(vacancies).set(after).where(eq(vacancies.id, vacancyId));
    const isSame = before.moderationStatus === status && before.moderationComment === after.moderationComment;
    if (!isSame) {
      await keepModeration(transaction, { vacancyId, after, author: 'operator', at: now });
      // Employers read that a moderator decided; who that was is for the record alone.
      await record(transaction, source, {
        action: 'vacancy.moderated',
        entityType: 'vacancy',
        entityId: vacancyId,
        changes: {
          moderation_status: [before.moderationStatus, status],
          moderation_comment: [before.moderationComment, after.moderationComment],
        },
      });
    }
    await queueSync(jobs, transaction, [vacancyId]);
    return findVacancy(transaction, vacancyId, 'operator');
  });
}

import { encodedReason } from '@kasb/contract';
import type { BodyOf, Language, moderateVacancy, ReasonCode } from '@kasb/contract';
import { asc, eq } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import type { AuditSource } from '../audit/record.ts';
import type { JobSender } from '../context/jobSender.ts';
import { isExpected } from '../context/version.ts';
import type { Database } from '../db/database.ts';
import { moderationClaims, moderationReasons, vacancies } from '../db/schema/index.ts';
import { queueSync } from '../delivery/syncJob.ts';
import { Problem } from '../http/problem.ts';
import { told } from '../http/words.ts';
import { keepModeration, waitingSince } from '../moderation/moderate.ts';
import type { Moderation } from '../moderation/moderate.ts';
import { findVacancy, lockVacancy } from '../vacancies/findVacancy.ts';
import type { VacancyRow } from '../vacancies/row.ts';
import { vacancyChanged } from '../vacancies/version.ts';
import { refuseClaimed } from './claims.ts';
import { decidedBefore } from './conflicts.ts';
import type { ModerationReason } from './reasons.ts';
import { tellDecision } from './tellDecision.ts';

interface Decision extends BodyOf<typeof moderateVacancy> {
  vacancyId: string;
  now: Date;
  /** In which the operator is told who was faster. @default 'ru' */
  language?: Language;
  /** The version that was read: without one, whatever there is is decided on. */
  ifMatch?: string | undefined;
}

/**
 * An operator decides on a vacancy; its channels follow. @throws Problem unknownVacancy, invalid without a reason or a
 * comment; vacancyChanged, alreadyDecided and claimedByOther where it was read before
 */
export function decide(
  db: Database,
  jobs: JobSender,
  source: AuditSource,
  { vacancyId, status, reasons = [], comment, now, language = 'ru', ifMatch }: Decision,
): Promise<VacancyRow> {
  return db.transaction(async (transaction) => {
    const before = await lockVacancy(transaction, vacancyId, 'operator');
    const { actor } = source;
    if (actor.kind === 'operator') await refuseClaimed(transaction, vacancyId, { actor, now, language });
    if (ifMatch !== undefined && before.moderationStatus !== 'pending')
      throw await decidedBefore(transaction, vacancyId, language);
    if (!isExpected({ ifMatch }, before))
      throw vacancyChanged({ language }, await findVacancy(transaction, vacancyId, 'operator'));
    const known = await reasonLines(transaction, reasons);
    if (status !== 'approved' && !comment && known.length === 0)
      throw new Problem('invalid', { fields: { comment: 'commentRequired' } });
    const after: Moderation = {
      moderationStatus: status,
      moderationComment: [...known, ...(comment ? [comment] : [])].join('\n') || null,
      moderatedBy: 'operator',
      moderatedAt: now,
      submittedAt: before.submittedAt,
    };
    await transaction.update(vacancies).set(after).where(eq(vacancies.id, vacancyId));
    await transaction.delete(moderationClaims).where(eq(moderationClaims.vacancyId, vacancyId));
    const isSame = before.moderationStatus === status && before.moderationComment === after.moderationComment;
    if (!isSame) {
      const decided = { reasons: [...reasons] };
      const id = await keepDecision(transaction, actor, { vacancyId, after, at: now, vacancy: before, decided });
      await tellDecision(transaction, {
        id,
        status,
        vacancy: before,
        reason: known.join('\n'),
        comment: comment ?? '',
        at: now,
      });
      // Employers read that a moderator decided; who that was is for the journal alone.
      await record(transaction, source, {
        action: `vacancy.${status}`,
        entityType: 'vacancy',
        entityId: vacancyId,
        entityTitle: before.title,
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

/** Keeps what an operator decided; whoever comes by a token or the command line is none of the operators. */
const keepDecision = (
  transaction: Database,
  actor: AuditSource['actor'],
  kept: Omit<Parameters<typeof keepModeration>[1], 'author'>,
) => {
  const decided = { ...kept.decided, operatorId: 'id' in actor ? actor.id : undefined };
  return keepModeration(transaction, { ...kept, author: 'operator', decided });
};

interface Reopening {
  vacancyId: string;
  now: Date;
  language?: Language;
  /** Why, for the journal. */
  reason?: string | undefined;
}

/**
 * Takes a decision back: the vacancy waits again, where it stood. @throws Problem unknownVacancy, and
 * claimedByOther for one that waits and that another looks at
 */
export function reopen(
  db: Database,
  jobs: JobSender,
  source: AuditSource,
  { vacancyId, now, language = 'ru', reason }: Reopening,
): Promise<void> {
  return db.transaction(async (transaction) => {
    const before = await lockVacancy(transaction, vacancyId, 'operator');
    const { actor } = source;
    if (actor.kind === 'operator') await refuseClaimed(transaction, vacancyId, { actor, now, language });
    if (before.moderationStatus === 'pending') return;
    const after: Moderation = { ...waitingSince(now), submittedAt: before.submittedAt ?? now };
    await transaction.update(vacancies).set(after).where(eq(vacancies.id, vacancyId));
    await keepDecision(transaction, source.actor, { vacancyId, after, at: now, vacancy: before });
    await record(transaction, source, {
      action: 'vacancy.reopened',
      entityType: 'vacancy',
      entityId: vacancyId,
      entityTitle: before.title,
      changes: { moderation_status: [before.moderationStatus, 'pending'] },
      reason,
    });
    await queueSync(jobs, transaction, [vacancyId]);
  });
}

/** Reasons whose words are ours, in both languages, until an admin writes others. */
const ofOurs = {
  contacts: 'moderatorContacts',
  discrimination: 'moderatorDiscrimination',
  thin: 'moderatorThin',
  salary: 'moderatorSalary',
  not_vacancy: 'moderatorNotVacancy',
  asks_money: 'moderatorAsksMoney',
  duplicate: 'moderatorDuplicate',
  foreign_company: 'moderatorForeignCompany',
  insult: 'moderatorInsult',
} as const satisfies Record<string, ReasonCode>;

const isAsItWas = ({ textRu, textUz }: ModerationReason, ours: ReasonCode) =>
  told(ours, 'ru').text === textRu && told(ours, 'uz').text === textUz;

/** What the employer reads of the reasons, a line for each. @throws Problem invalid for one that there is not */
async function reasonLines(db: Database, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const rows = await db.select().from(moderationReasons).orderBy(asc(moderationReasons.position));
  const options = rows.map(({ code }) => code).join(', ');
  return codes.map((code) => {
    const row = rows.find((each) => each.code === code);
    if (!row) throw new Problem('invalid', { fields: { reasons: { code: 'oneOf', values: { options } } } });
    const ours = Object.entries(ofOurs).find(([known]) => known === code)?.[1];
    return ours && isAsItWas(row, ours)
      ? encodedReason(ours)
      : encodedReason('moderatorSays', { ru: row.textRu, uz: row.textUz });
  });
}

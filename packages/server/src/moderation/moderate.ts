import { and, eq, max } from 'drizzle-orm';
import type { Services } from '../context/services.ts';
import type { Database } from '../db/database.ts';
import type { vacancies } from '../db/schema/index.ts';
import { vacancyModerations } from '../db/schema/index.ts';
import { faultsOf } from './rules.ts';
import type { ModeratedVacancy } from './rules.ts';

type VacancyRow = typeof vacancies.$inferSelect;

/**
 * The state of a vacancy's moderation, as its columns keep it; of the rules the comment is lines of reasons
 * (`encodedReason`).
 */
export type Moderation = Pick<
  VacancyRow,
  'moderationStatus' | 'moderationComment' | 'moderatedBy' | 'moderatedAt' | 'submittedAt'
>;

/** A vacancy that no one has decided on yet. */
export const unmoderated: Moderation = {
  moderationStatus: null,
  moderationComment: null,
  moderatedBy: null,
  moderatedAt: null,
  submittedAt: null,
};

/** A vacancy that an operator decides on, since then. */
export const waitingSince = (now: Date): Moderation => ({
  ...unmoderated,
  moderationStatus: 'pending',
  submittedAt: now,
});

/**
 * What becomes of the moderation when a vacancy is created or its texts are saved; undefined when it stays. `faults`
 * are what the rules found in it, undefined when they decide nothing: then an operator does.
 */
export function moderationAfter(
  faults: readonly string[] | undefined,
  before: Moderation,
  now: Date,
): Moderation | undefined {
  if (faults === undefined || before.moderationStatus === 'pending' || isRefusedByOperator(before)) {
    return before.moderationStatus === 'pending' ? undefined : waitingSince(now);
  }
  const moderationStatus = faults.length === 0 ? 'approved' : 'needs_revision';
  const moderationComment = faults.length === 0 ? null : faults.join('\n');
  const isSame = before.moderationStatus === moderationStatus && before.moderationComment === moderationComment;
  const { submittedAt } = before;
  return isSame
    ? undefined
    : { moderationStatus, moderationComment, moderatedBy: 'rules', moderatedAt: now, submittedAt };
}

/** Whom the vacancy goes back to: the rules do not overrule an operator. */
function isRefusedByOperator({ moderationStatus, moderatedBy }: Moderation): boolean {
  return (moderationStatus === 'rejected' || moderationStatus === 'needs_revision') && moderatedBy === 'operator';
}

/** What the rules find in a vacancy; undefined where an operator decides, or where they did not come to an end. */
export async function faultsIn(
  { budget, moderation }: Pick<Services, 'budget' | 'moderation'>,
  { title, description, requirements, benefits }: ModeratedVacancy,
): Promise<string[] | undefined> {
  return moderation === 'manual' ? undefined : budget.run(faultsOf, { title, description, requirements, benefits });
}

interface ModerationChange {
  vacancyId: string;
  after: Moderation;
  /** Who caused it where nobody decided: the name of the person who saved. */
  author: string;
  at: Date;
  /** The vacancy as it is by then: what is decided on is kept, as far as a moderator reads it. */
  vacancy: DecidedVacancy;
  /** Of a moderator's decision: why, and whose it is. */
  decided?: Pick<typeof vacancyModerations.$inferInsert, 'reasons' | 'operatorId'>;
}

/** What of a vacancy is kept with a decision. */
type DecidedVacancy = Pick<
  VacancyRow,
  'version' | 'title' | 'description' | 'requirements' | 'benefits' | 'salaryMin' | 'salaryMax' | 'currency'
>;

function keptOf({ version, title, description, requirements, benefits, ...pay }: DecidedVacancy) {
  const salary = { min: pay.salaryMin, max: pay.salaryMax, currency: pay.currency };
  return { version, content: { title, description: description ?? '', requirements, benefits, salary } };
}

/** Writes a change of the moderation into the history. @returns its id there, which names what is told of it */
export async function keepModeration(
  db: Database,
  { vacancyId, after, author, at, vacancy, decided }: ModerationChange,
): Promise<string> {
  const { moderationStatus: status, moderationComment: comment, moderatedBy } = after;
  if (status === null) return '';
  const { version, content } = keptOf(vacancy);
  const isDecision = status !== 'pending';
  const about = { version, ...(isDecision && { content }) };
  const values = { vacancyId, status, comment, by: moderatedBy ?? author, at, ...about, ...decided };
  const [row] = await db.insert(vacancyModerations).values(values).returning({ id: vacancyModerations.id });
  return row?.id ?? '';
}

/** Rules that approved a vacancy find nothing in its new texts either: these are the ones that stand approved. */
export async function keepApproved(db: Database, vacancyId: string, vacancy: DecidedVacancy): Promise<void> {
  const { number, status, by } = vacancyModerations;
  const isOfThis = eq(vacancyModerations.vacancyId, vacancyId);
  const last = db
    .select({ number: max(number) })
    .from(vacancyModerations)
    .where(isOfThis);
  await db
    .update(vacancyModerations)
    .set(keptOf(vacancy))
    .where(and(isOfThis, eq(number, last), eq(status, 'approved'), eq(by, 'rules')));
}

import { isDeepStrictEqual } from 'node:util';
import { updateVacancy as endpoint } from '@kasb/contract';
import { eq, sql } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { isExpected, sendVersion } from '../context/version.ts';
import { vacancies, vacancyForcedEdits } from '../db/schema/index.ts';
import { queueSync } from '../delivery/syncJob.ts';
import { personOf } from '../http/actor.ts';
import { faultsIn, keepApproved, keepModeration, moderationAfter } from '../moderation/moderate.ts';
import { checkEdit, readsTheSame } from './checkEdit.ts';
import { checkReferences, isEnded, refuseEnded, vacancyFields } from './fields.ts';
import type { VacancyFields } from './fields.ts';
import { findVacancy, lockVacancy } from './findVacancy.ts';
import { vacancyAnswer } from './row.ts';
import type { VacancyRow } from './row.ts';
import { vacancyChanged } from './version.ts';

type Vacancy = typeof vacancies.$inferSelect;

/**
 * Saves the whole form, or the status alone. The guard and the rules are asked before anything is locked: it may take
 * seconds.
 */
export const updateVacancy = verb(endpoint, async (context, { params: { id }, body }) => {
  const { db } = context;
  const person = personOf(context);
  const viewer = { personId: person.id };
  const { title, skipValidation = false, vacancyStatus } = body;
  const { now } = context;
  const seen = await findVacancy(db, id, viewer);
  if (!isExpected(context, seen)) throw vacancyChanged(context, seen);

  const fields = title === undefined ? undefined : vacancyFields(title, body);
  if (fields) {
    await checkReferences(db, fields);
    if (!skipValidation) await checkEdit(context, seen, fields);
  }

  const faults = fields && (await faultsIn(context, fields));

  const saved = await db.transaction(async (transaction): Promise<VacancyRow> => {
    const before = await lockVacancy(transaction, id, viewer);
    if (!isExpected(context, before)) throw vacancyChanged(context, await findVacancy(transaction, id, viewer));
    const status = vacancyStatus ?? before.status;
    if (fields && status === 'active') refuseEnded(fields, now);
    // What is opened again by its status alone has no end any more.
    const hasNoEnd = !fields && status === 'active' && isEnded(before, now);
    const after = { ...before, ...fields, status, ...(hasNoEnd && { validUntil: null }) };
    if (isDeepStrictEqual(before, after)) return findVacancy(transaction, id, viewer);

    const isNew = hasNewTexts(before, fields);
    const moderation = isNew ? moderationAfter(faults, before, now) : undefined;
    await transaction
      .update(vacancies)
      .set({
        ...fields,
        status,
        validUntil: after.validUntil,
        ...moderation,
        version: sql`${vacancies.version} + 1`,
        updatedAt: now,
      })
      .where(eq(vacancies.id, id));
    const vacancy = { ...after, version: before.version + 1 };
    if (moderation) {
      const author = `${person.firstName} ${person.lastName}`;
      await keepModeration(transaction, { vacancyId: id, after: moderation, author, at: now, vacancy });
    } else if (isNew) {
      await keepApproved(transaction, id, vacancy);
    }
    if (skipValidation && !readsTheSame(before, after)) {
      await transaction
        .insert(vacancyForcedEdits)
        .values({ vacancyId: id, userId: person.id, titleBefore: before.title, titleAfter: after.title, at: now });
    }
    await queueSync(context.jobs, transaction, [id]);
    return findVacancy(transaction, id, viewer);
  });
  sendVersion(context, saved);
  return vacancyAnswer(context.language)(saved);
});

function hasNewTexts(before: Vacancy, fields: VacancyFields | undefined): boolean {
  return fields !== undefined && !isDeepStrictEqual(before, { ...before, ...fields });
}

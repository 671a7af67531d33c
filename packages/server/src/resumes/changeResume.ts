import {
  deleteResume as deleteEndpoint,
  makeResumeDefault as defaultEndpoint,
  updateResume as updateEndpoint,
} from '@kasb/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import { isExpected, sendVersion, tagOf } from '../context/version.ts';
import type { Database } from '../db/database.ts';
import { resumes } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import { changed, checkReferences } from './fields.ts';
import { findResume, isKeptOf, lockResumes } from './findResume.ts';
import { resumeAnswerOf } from './resume.ts';
import type { ResumeRow } from './resume.ts';

/** Changes sections of a resume, from the version that they were changed from. */
export const updateResume = verb(updateEndpoint, async (context, { params: { id }, body }) => {
  await checkReferences(context.db, body);
  return withResume(context, id, async (transaction, before) => {
    if (!isExpected(context, before)) {
      const current = await resumeAnswerOf(context, before, transaction);
      throw new Problem('resumeChanged', { details: { etag: tagOf(before), current } });
    }
    const fields = { ...changed(before, body), version: before.version + 1, updatedAt: context.now };
    const [after] = await transaction.update(resumes).set(fields).where(eq(resumes.id, id)).returning();
    return after ?? before;
  });
});

/** Deletes a resume; the one changed last is the default one then, if this was. */
export const deleteResume = verb(deleteEndpoint, async (context, { params: { id } }) => {
  await withResume(context, id, async (transaction, before) => {
    const gone = { deletedAt: context.now, isDefault: false, shareToken: null };
    await transaction.update(resumes).set(gone).where(eq(resumes.id, id));
    const [next] = await transaction
      .select({ id: resumes.id })
      .from(resumes)
      .where(isKeptOf(before.userId))
      .orderBy(desc(resumes.updatedAt), desc(resumes.id))
      .limit(1);
    if (next && before.isDefault)
      await transaction.update(resumes).set({ isDefault: true }).where(eq(resumes.id, next.id));
    return before;
  });
  return {};
});

/** Makes a resume the one that goes with responses that name none. */
export const makeResumeDefault = verb(defaultEndpoint, async (context, { params: { id } }) =>
  withResume(context, id, async (transaction, before) => {
    await transaction
      .update(resumes)
      .set({ isDefault: false })
      .where(and(isKeptOf(before.userId), resumes.isDefault));
    await transaction.update(resumes).set({ isDefault: true }).where(eq(resumes.id, id));
    return { ...before, isDefault: true };
  }),
);

/** Changes one of a person's own resumes, while nobody else changes any of them. @throws Problem unknownResume */
async function withResume(
  context: Pick<Context, 'actor' | 'db' | 'headers' | 'now' | 'requestOrigin' | 'sealer'>,
  id: string,
  change: (transaction: Database, before: ResumeRow) => Promise<ResumeRow>,
) {
  const row = await context.db.transaction(async (transaction) => {
    await lockResumes(transaction, personOf(context).id);
    return change(transaction, await findResume(context, transaction, id));
  });
  sendVersion(context, row);
  return resumeAnswerOf(context, row);
}

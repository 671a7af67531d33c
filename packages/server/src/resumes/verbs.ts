import { getResume, getSharedResume, listResumes } from '@kasb/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { sendVersion } from '../context/version.ts';
import { isHere } from '../db/isAway.ts';
import { resumes, users } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import { deleteResume, makeResumeDefault, updateResume } from './changeResume.ts';
import { copyResume, createResume } from './createResume.ts';
import { appendResumeUpload, createResumeUpload, deleteResumeFile } from './file/uploads.ts';
import { findResume, isKeptOf } from './findResume.ts';
import { createResumePdf } from './pdf/pdfAddress.ts';
import { contentOf, resumeAnswerOf, resumeAnswers } from './resume.ts';

/** A candidate's resumes, and what others see of one by its link. */
export const resumeVerbs = [
  verb(listResumes, async (context) => {
    const rows = await context.db
      .select()
      .from(resumes)
      .where(isKeptOf(personOf(context).id))
      .orderBy(desc(resumes.updatedAt), desc(resumes.id));
    return { items: await resumeAnswers(context, rows) };
  }),

  verb(getResume, async (context, { params: { id } }) => {
    const row = await findResume(context, context.db, id);
    sendVersion(context, row);
    return resumeAnswerOf(context, row);
  }),

  createResume,
  updateResume,
  deleteResume,
  copyResume,
  makeResumeDefault,
  createResumePdf,
  createResumeUpload,
  appendResumeUpload,
  deleteResumeFile,

  verb(getSharedResume, async ({ db }, { params: { token } }) => {
    const [found] = await db
      .select({ row: resumes, firstName: users.firstName })
      .from(resumes)
      .innerJoin(users, eq(users.id, resumes.userId))
      .where(and(eq(resumes.shareToken, token), isNull(resumes.deletedAt), isHere()));
    if (!found) throw new Problem('unknownResume');
    const { row, firstName } = found;
    return { id: row.id, ...contentOf(row), first_name: firstName, updated_at: row.updatedAt.toISOString() };
  }),
];

import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { resumeFiles, resumes } from '../db/schema/index.ts';
import { fieldProblem, Problem } from '../http/problem.ts';
import { isKeptOf } from './findResume.ts';
import { contentOf } from './resume.ts';

/**
 * The resume that goes with a response, as it is now: the one asked for, none for null, or the default one unless it is
 * hidden.
 * @throws Problem invalid for one that is not theirs, resumeHidden for one that nobody may see
 */
export async function sentResume(transaction: Database, userId: string, resumeId: string | null | undefined) {
  if (resumeId === null) return undefined;
  if (resumeId !== undefined && !isUuid(resumeId)) throw unknown();
  const isMeant = resumeId === undefined ? eq(resumes.isDefault, true) : eq(resumes.id, resumeId);
  const [row] = await transaction
    .select()
    .from(resumes)
    .where(and(isKeptOf(userId), isMeant))
    .for('share');
  const isHidden = row?.visibility === 'nobody';
  if (resumeId !== undefined && !row) throw unknown();
  if (resumeId !== undefined && isHidden) throw fieldProblem('resumeHidden', 'resumeId');
  if (!row || isHidden) return undefined;
  const [file] = await transaction
    .select({ id: resumeFiles.id })
    .from(resumeFiles)
    .where(and(eq(resumeFiles.resumeId, row.id), isNotNull(resumeFiles.sha256)))
    .for('share');
  const { title, location: city } = row;
  return { ownResumeId: row.id, resume: contentOf(row), fileId: file?.id ?? null, title, city };
}

const unknown = () => new Problem('invalid', { fields: { resumeId: 'unknownResume' } });

import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { resumes } from '../db/schema/index.ts';
import { fieldProblem, Problem } from '../http/problem.ts';

/**
 * The resume that goes with a response, as it is now: the one asked for, or the default one unless it is hidden.
 * @throws Problem invalid for one that is not theirs, resumeHidden for one that nobody may see
 */
export async function sentResume(transaction: Database, userId: string, resumeId: string | undefined) {
  if (resumeId !== undefined && !isUuid(resumeId)) throw unknown();
  const isMeant = resumeId === undefined ? eq(resumes.isDefault, true) : eq(resumes.id, resumeId);
  const [row] = await transaction
    .select()
    .from(resumes)
    .where(and(eq(resumes.userId, userId), isMeant))
    .for('share');
  const isHidden = row?.visibility === 'nobody';
  if (resumeId !== undefined && !row) throw unknown();
  if (resumeId !== undefined && isHidden) throw fieldProblem('resumeHidden', 'resumeId');
  if (!row || isHidden) return undefined;
  const { id, title, about, skills } = row;
  return { id, asSent: { title, about, skills } };
}

const unknown = () => new Problem('invalid', { fields: { resumeId: 'unknownResume' } });

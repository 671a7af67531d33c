import type { getResume, WireAnswerOf } from '@kasb/contract';
import { completenessOf } from '@kasb/domain/resume';
import type { ResumeFacts } from '@kasb/domain/resume';
import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { resumeFiles } from '../db/schema/index.ts';
import type { resumes } from '../db/schema/index.ts';
import { fileAnswer } from './file/fileAddress.ts';

export type ResumeRow = typeof resumes.$inferSelect;

/** What a resume says, as it goes over the wire and with a response. */
export function contentOf(row: ResumeRow) {
  const { title, about, location, currency, employment, formats, schedules, start, driving } = row;
  const { experience, education, skills, languages } = row;
  return {
    title,
    about,
    location,
    salary_amount: row.salaryAmount,
    currency,
    employment,
    formats,
    schedules,
    start,
    driving,
    is_relocatable: row.isRelocatable,
    has_no_experience: row.hasNoExperience,
    experience,
    education,
    skills,
    languages,
  };
}

type Filled = Pick<ResumeRow, 'salaryAmount'> & Omit<ResumeFacts, 'salary'>;

/** What a resume is complete with. */
export const filledOf = (row: Filled) => completenessOf({ ...row, salary: row.salaryAmount });

/** Resumes as their candidate sees them, with their files. */
export async function resumeAnswers(
  context: Pick<Context, 'db' | 'now' | 'requestOrigin' | 'sealer'>,
  rows: ResumeRow[],
  db: Database = context.db,
): Promise<WireAnswerOf<typeof getResume>[]> {
  const ids = rows.map(({ id }) => id);
  const isTheirs = and(inArray(resumeFiles.resumeId, ids), isNotNull(resumeFiles.sha256));
  const files = await db.select().from(resumeFiles).where(isTheirs);
  return rows.map((row) => {
    const file = files.find(({ resumeId }) => resumeId === row.id);
    return { ...resumeAnswer(row, context.requestOrigin), ...(file && { file: fileAnswer(context, file) }) };
  });
}

/** A resume as its candidate sees it. */
export async function resumeAnswerOf(
  context: Pick<Context, 'db' | 'now' | 'requestOrigin' | 'sealer'>,
  row: ResumeRow,
  db: Database = context.db,
): Promise<WireAnswerOf<typeof getResume>> {
  const [answer = resumeAnswer(row, context.requestOrigin)] = await resumeAnswers(context, [row], db);
  return answer;
}

function resumeAnswer(row: ResumeRow, origin: string): WireAnswerOf<typeof getResume> {
  const { id, version, visibility, isDefault, shareToken, createdAt, updatedAt } = row;
  return {
    id,
    version,
    ...contentOf(row),
    visibility,
    is_default: isDefault,
    share_url: shareToken === null ? null : `${origin}/resume/${shareToken}`,
    ...filledOf(row),
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}

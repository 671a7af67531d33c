import { randomBytes } from 'node:crypto';
import type { IssueCode, resumeChanges } from '@kasb/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Database } from '../db/database.ts';
import { currencies, employmentTypes, resumeVisibilities } from '../db/schema/index.ts';
import type { resumes } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';
import type { FieldProblem } from '../http/problem.ts';
import { filledOf } from './resume.ts';
import type { ResumeRow } from './resume.ts';

type Changes = InferOutput<typeof resumeChanges>;

const usualCurrency = 'UZS';

/** What nothing was said of. */
export const blank = {
  about: null,
  location: null,
  salaryAmount: null,
  currency: null,
  employment: [],
  formats: [],
  schedules: [],
  start: null,
  driving: [],
  isRelocatable: false,
  hasNoExperience: false,
  experience: [],
  education: [],
  skills: [],
  languages: [],
  shareToken: null,
};

/** A resume with changes made to it: what is absent stays, null and an empty list empty it. */
export function changed(
  before: Omit<typeof resumes.$inferInsert, 'id' | 'userId'> & Pick<ResumeRow, keyof typeof blank | 'visibility'>,
  changes: Changes,
) {
  const said = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const { title, ...sections } = { ...before, ...said } as typeof before & Changes;
  const salaryAmount = sections.salaryAmount ?? null;
  const visibility = sections.visibility ?? before.visibility;
  const experience = (sections.experience ?? []).map(({ position, company, start, end, description }) => ({
    position,
    company: company || null,
    start,
    end: end || null,
    description: description || null,
  }));
  const after = {
    title: title ?? before.title,
    about: sections.about || null,
    location: sections.location || null,
    salaryAmount,
    currency: salaryAmount === null ? null : sections.currency || usualCurrency,
    employment: distinct(sections.employment),
    formats: distinct(sections.formats),
    schedules: distinct(sections.schedules),
    start: sections.start ?? null,
    driving: distinct(sections.driving),
    isRelocatable: sections.isRelocatable ?? false,
    hasNoExperience: experience.length === 0 && (sections.hasNoExperience ?? false),
    experience,
    education: (sections.education ?? []).map(({ level, institution, specialty, year }) => ({
      level,
      institution,
      specialty: specialty || null,
      year: year ?? null,
    })),
    skills: distinct(sections.skills),
    languages: (sections.languages ?? []).map(({ name, level }) => ({ name, level })),
    visibility,
    shareToken: visibility === 'everyone' ? (before.shareToken ?? randomBytes(24).toString('base64url')) : null,
  };
  return { ...after, completeness: filledOf(after).completeness };
}

const distinct = (values: readonly string[] | null | undefined) => [...new Set(values)];

/** @throws Problem invalid for an employment type, a currency or a visibility that is not in its list */
export async function checkReferences(db: Database, { employment, currency, visibility }: Changes): Promise<void> {
  const fields: Record<string, FieldProblem> = {};
  if (
    employment?.length &&
    (await db.$count(employmentTypes, inArray(employmentTypes.id, employment))) < distinct(employment).length
  )
    fields.employment = 'unknownEmploymentType' satisfies IssueCode;
  if (currency && (await db.$count(currencies, eq(currencies.code, currency))) === 0)
    fields.currency = 'unknownCurrency' satisfies IssueCode;
  if (visibility !== undefined) {
    const known = await db
      .select({ id: resumeVisibilities.id })
      .from(resumeVisibilities)
      .orderBy(asc(resumeVisibilities.position));
    const ids = known.map(({ id }) => id);
    if (!ids.includes(visibility)) fields.visibility = { code: 'oneOf', values: { options: ids.join(', ') } };
  }
  if (Object.keys(fields).length > 0) throw new Problem('invalid', { fields });
}

import type { BodyOf, createVacancy, IssueCode, updateVacancy } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { currencies, employmentTypes } from '../db/schema/index.ts';
import type { vacancies } from '../db/schema/index.ts';
import { tashkentDay } from '../db/tashkentDay.ts';
import { Problem } from '../http/problem.ts';

type VacancyForm = BodyOf<typeof createVacancy> | BodyOf<typeof updateVacancy>;

/** What a form fills of a vacancy; its status is apart. */
export type VacancyFields = Pick<
  typeof vacancies.$inferSelect,
  | 'title'
  | 'description'
  | 'requirements'
  | 'benefits'
  | 'location'
  | 'employmentType'
  | 'remoteType'
  | 'salaryMin'
  | 'salaryMax'
  | 'currency'
  | 'validUntil'
>;

/** A whole form's fields as columns: what is absent is emptied, or gets its default. */
export function vacancyFields(title: string, form: VacancyForm): VacancyFields {
  return {
    title,
    description: form.description ?? null,
    requirements: form.requirements ?? [],
    benefits: form.benefits ?? [],
    location: form.location ?? null,
    employmentType: form.employmentType ?? 'full-time',
    remoteType: form.remoteType ?? 'office',
    // Nought is what people type who tell nothing.
    salaryMin: form.salaryMin || null,
    salaryMax: form.salaryMax || null,
    currency: form.currency ?? null,
    validUntil: form.validUntil ?? null,
  };
}

/** Whether the last day of a vacancy is over. */
export const isEnded = ({ validUntil }: Pick<VacancyFields, 'validUntil'>, now: Date): boolean =>
  validUntil !== null && validUntil < tashkentDay(now);

/** Refuses to open what would close at once. @throws Problem invalid */
export function refuseEnded(fields: Pick<VacancyFields, 'validUntil'>, now: Date): void {
  if (isEnded(fields, now)) throw new Problem('invalid', { fields: { validUntil: 'dayOver' } });
}

/**
 * @throws Problem invalid for an employment type or a currency that is not in its list, and for a salary in no order
 */
export async function checkReferences(
  db: Database,
  { employmentType, currency, salaryMin, salaryMax }: VacancyFields,
): Promise<void> {
  const fields: Record<string, IssueCode> = {};
  // A chat's words come here without the contract's own check.
  if (salaryMin !== null && salaryMax !== null && salaryMin > salaryMax) fields.salaryMax = 'salaryOrder';
  if (employmentType !== null && (await db.$count(employmentTypes, eq(employmentTypes.id, employmentType))) === 0) {
    fields.employmentType = 'unknownEmploymentType';
  }
  if (currency !== null && (await db.$count(currencies, eq(currencies.code, currency))) === 0)
    fields.currency = 'unknownCurrency';
  if (Object.keys(fields).length > 0) throw new Problem('invalid', { fields });
}

import type { Services } from '../context/services.ts';
import { findingCounts } from '../moderation/findings.ts';
import type { ReadVacancy } from '../moderation/findings.ts';
import type { VacancyRow } from '../vacancies/row.ts';

/** By vacancy and version, whose texts stay as they are: the queue is read each minute. */
const known = new Map<string, number>();
const mostKnown = 5000;
const keyOf = ({ id, version }: VacancyRow) => `${id} ${version}`;

/** What the rules read of it. */
export const readByRules = ({ title, description, requirements, benefits, ...row }: VacancyRow): ReadVacancy => ({
  title,
  description,
  requirements,
  benefits,
  salaryMin: row.salary_min === null ? null : Number(row.salary_min),
  salaryMax: row.salary_max === null ? null : Number(row.salary_max),
  currency: row.currency,
});

/** How many findings each vacancy has; undefined of those that took too long. */
export async function countFindings(
  { budget }: Pick<Services, 'budget'>,
  rows: readonly VacancyRow[],
): Promise<(number | undefined)[]> {
  const unread = rows.filter((row) => !known.has(keyOf(row)));
  if (unread.length > 0) {
    const counts = await budget.run(findingCounts, unread.map(readByRules));
    for (const [at, row] of unread.entries()) {
      const count = counts?.[at];
      if (count !== undefined) known.set(keyOf(row), count);
    }
  }
  const counted = rows.map((row) => known.get(keyOf(row)));
  for (const key of known.keys()) {
    if (known.size <= mostKnown) break;
    known.delete(key);
  }
  return counted;
}

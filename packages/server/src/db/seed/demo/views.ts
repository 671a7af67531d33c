import type { Database } from '../../database.ts';
import * as schema from '../../schema/index.ts';
import { tashkentDay } from '../../tashkentDay.ts';
import type { SeededVacancy } from './vacancy.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** From Sunday: few look for work at the end of the week. */
const weights = [4, 9, 10, 9, 9, 8, 5];
const shares = { site: 13, headhunter: 7 } as const;

/** Spreads the views of each vacancy over the days since it came out, by what led to it. */
export async function seedViews(db: Database, vacancies: readonly SeededVacancy[], now: Date): Promise<void> {
  const rows = vacancies.filter(({ views }) => views > 0).flatMap((vacancy) => viewsOf(vacancy, now));
  await db.insert(schema.vacancyDaily).values(rows);
}

function viewsOf({ id, createdAt, views }: SeededVacancy, now: Date) {
  const count = Math.floor((now.getTime() - createdAt.getTime()) / dayMs) + 1;
  const parts = Array.from({ length: count }, (_, back) => new Date(now.getTime() - back * dayMs)).flatMap((at) =>
    (['site', 'headhunter'] as const).map((source) => ({
      day: tashkentDay(at),
      source,
      weight: (weights[at.getUTCDay()] ?? 0) * shares[source],
    })),
  );
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  let before = 0;
  return parts.map(({ day, source, weight }) => {
    const [from, to] = [before, before + weight].map((sum) => Math.round((views * sum) / whole));
    before += weight;
    return { vacancyId: id, day, source, views: (to ?? 0) - (from ?? 0) };
  });
}

import type { CountedPlace, VacancyCounts } from '@kasb/contract';

/** What a page of vacancies is about: a city, a profession, or a profession in a city, by their slugs. */
export interface VacancyPlace {
  city?: string | undefined;
  profession?: string | undefined;
}

/** What is beside a page of vacancies. */
interface Neighbours {
  cities: readonly CountedPlace[];
  professions: readonly CountedPlace[];
  /** Those of them that a sentence tells of. */
  told: { isCities: boolean; places: readonly CountedPlace[] };
}

/** So many are told of. */
const toldMost = 3;

/** The other cities and professions: a profession's cities are told of and a city's professions, or what there is. */
export function neighboursOf({ cities, professions, city, profession }: VacancyCounts): Neighbours {
  const others = (all: readonly CountedPlace[], own: typeof city) => all.filter(({ slug }) => slug !== own?.slug);
  const around = { cities: others(cities, city), professions: others(professions, profession) };
  const isCities = (profession ? around.cities : []).length > 0 || around.professions.length === 0;
  return { ...around, told: { isCities, places: around[isCities ? 'cities' : 'professions'].slice(0, toldMost) } };
}

/** Whether there is nothing beside it, as where a profession that nobody looks for is asked for in a small city. */
export function isAlone(counts: VacancyCounts): boolean {
  const { cities, professions } = neighboursOf(counts);
  return cities.length + professions.length === 0;
}

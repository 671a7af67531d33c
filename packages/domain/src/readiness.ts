/** The parts that a vacancy needs. */
export const vacancyParts = ['title', 'description', 'requirements', 'benefits'] as const;
type VacancyPart = (typeof vacancyParts)[number];

/** What is known of a vacancy that is being written. */
export interface WrittenVacancy {
  title?: string | number | null;
  description?: string | number | null;
  requirements?: string | readonly unknown[] | null;
  benefits?: string | readonly unknown[] | null;
  /** The assistant says that it is whole. */
  isComplete?: boolean | null;
}

/** Which parts are there, and whether they suffice. */
export interface Readiness {
  parts: Record<VacancyPart, boolean>;
  /** How many of them are there. */
  done: number;
  isReady: boolean;
}

/** A vacancy is ready when the assistant says so, or when all parts are there (docs/domain.md#builder-readiness). */
export function readinessOf(vacancy: WrittenVacancy = {}, isComplete = false): Readiness {
  const parts = {
    title: Boolean(vacancy.title),
    description: Boolean(vacancy.description),
    requirements: Boolean(vacancy.requirements?.length),
    benefits: Boolean(vacancy.benefits?.length),
  };
  const done = vacancyParts.filter((part) => parts[part]).length;
  return { parts, done, isReady: isComplete || Boolean(vacancy.isComplete) || done === vacancyParts.length };
}

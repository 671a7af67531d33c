import type { JobData } from '@kasb/contract';

/** The parts that a vacancy needs. */
export const vacancyParts = ['title', 'description', 'requirements', 'benefits'] as const;
type VacancyPart = (typeof vacancyParts)[number];

/** Which parts are there, and whether they suffice. */
export interface Readiness {
  parts: Record<VacancyPart, boolean>;
  /** How many of them are there. */
  done: number;
  isReady: boolean;
}

/** A vacancy is ready when the assistant says so, or when all parts are there (docs/domain.md#builder-readiness). */
export function readinessOf(job: JobData | undefined, isComplete: boolean): Readiness {
  const parts = {
    title: Boolean(job?.title),
    description: Boolean(job?.description),
    requirements: (job?.requirements.length ?? 0) > 0,
    benefits: (job?.benefits.length ?? 0) > 0,
  };
  const done = vacancyParts.filter((part) => parts[part]).length;
  return { parts, done, isReady: isComplete || job?.isComplete === true || done === vacancyParts.length };
}

import { issuesOf, resumeChanges } from '@kasb/contract';
import type { FieldError } from '@kasb/contract';
import { safeParse } from 'valibot';
import { changesOf } from './resumeChanges.ts';
import { isBlankJob, isBlankStudy } from './resumeValues.ts';
import type { ResumeFormSection, ResumeValues } from './resumeValues.ts';

/** What is wrong with these sections, by the name of the field as it is sent. */
export function errorsOf(names: readonly ResumeFormSection[], values: ResumeValues): Record<string, FieldError> {
  const { issues = [] } = safeParse(resumeChanges, changesOf(names, values));
  return issues.length > 0 ? issuesOf(issues) : {};
}

/** The number among what is sent of an entry of a form, which leaves blank ones out. */
export const sentIndex = {
  jobs: ({ jobs }: ResumeValues, index: number) => jobs.slice(0, index).filter((job) => !isBlankJob(job)).length,
  studies: ({ studies }: ResumeValues, index: number) =>
    studies.slice(0, index).filter((study) => !isBlankStudy(study)).length,
};

/** The entry of a form that an error of `experience.1.end` is about. */
export function indexOfError(errors: Record<string, unknown>, list: 'experience' | 'education'): number | undefined {
  const name = Object.keys(errors).find((field) => field.startsWith(`${list}.`));
  return name === undefined ? undefined : Number(name.split('.')[1]);
}

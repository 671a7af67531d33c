import type { Application } from '@kasb/contract';

/**
 * Whether nothing can be done about an application any more but to note something: it was taken back, or the person
 * left.
 */
export function isClosed(application: Application): boolean {
  const { withdrawn_at: withdrawnAt, erased_at: erasedAt, is_hidden: isHidden } = application;
  return withdrawnAt !== undefined || erasedAt !== undefined || isHidden;
}

/** How many things an applicant told besides a resume. */
export function toldCount({ facts, answers }: Pick<Application, 'facts' | 'answers'>): number {
  return [facts?.experience, facts?.start].filter(Boolean).length + answers.length;
}

/** A file's size in the unit that people use for it. */
export function fileSize(bytes: number): { unit: 'megabytes' | 'kilobytes'; amount: number } {
  return bytes >= 100_000
    ? { unit: 'megabytes', amount: Math.round(bytes / 100_000) / 10 }
    : { unit: 'kilobytes', amount: Math.max(1, Math.round(bytes / 1000)) };
}

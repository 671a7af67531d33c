import type { ReactNode } from 'react';

/** What a host puts into an applicant's page. */
export interface PersonSlots {
  /**
   * The resume of an applicant who came from a job board, from edge to edge, as `ResumeDocument` draws it `bare`.
   * @default nothing
   */
  externalResume?: ((resumeId: string, negotiationId: string, vacancyId: string) => ReactNode) | undefined;
  /** What the applicant answered in the interview. @default nothing */
  interviewAnswers?: ((vacancyId: string, applicationId: string) => ReactNode) | undefined;
}

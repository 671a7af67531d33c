import { InterviewAnswers } from '@kasb/interview';

/** The interview of one candidate, below their application. */
export const interview = (applicationId: string, vacancyId: string) => (
  <InterviewAnswers key={applicationId} vacancyId={vacancyId} applicationId={applicationId} />
);

export { InterviewSetup } from './screens/InterviewSetup/InterviewSetup.tsx';
export type { InterviewSetupProps } from './screens/InterviewSetup/InterviewSetup.tsx';
export { CandidateInterview } from './screens/CandidateInterview/CandidateInterview.tsx';
export type { CandidateInterviewProps } from './screens/CandidateInterview/CandidateInterview.tsx';
export { InterviewAnswers } from './screens/InterviewAnswers/InterviewAnswers.tsx';
export type { InterviewAnswersProps } from './screens/InterviewAnswers/InterviewAnswers.tsx';
export { VacancyQuestions } from './screens/VacancyQuestions/VacancyQuestions.tsx';
export type { VacancyQuestionsProps } from './screens/VacancyQuestions/VacancyQuestions.tsx';
export { interviewMessages } from './messages/index.ts';

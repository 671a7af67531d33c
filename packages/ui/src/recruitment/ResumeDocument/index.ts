export { ResumeDocument } from './ResumeDocument.tsx';
export type { ResumeDocumentProps, ResumeSection } from './ResumeDocument.tsx';
export { ResumeJobs } from './ResumeJobs.tsx';
export type { ResumeJobsProps } from './ResumeJobs.tsx';
export { ResumeTags } from './ResumeTags.tsx';
export type { ResumeTagsProps } from './ResumeTags.tsx';
export { useResumeWords } from './useResumeWords.ts';

import { applicationVerbs } from './listApplications.ts';
import { profileVerbs } from './profile.ts';
import { respondToVacancy } from './respondToVacancy.ts';
import { resumeVerbs } from './resumes.ts';

/** What candidates do: their page, their resumes and their responses. */
export const candidateVerbs = [...profileVerbs, ...resumeVerbs, ...applicationVerbs, respondToVacancy];

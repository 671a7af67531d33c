import type { Resume } from '@kasb/contract';

/** Steps of the first filling, each with an address of its own. */
export const resumeSteps = ['work', 'experience', 'education', 'skills', 'about', 'visibility'] as const;
export type ResumeStep = (typeof resumeSteps)[number];
/** What is saved by itself on the document. */
export type ResumeFormSection = ResumeStep | 'languages';

/** A job as it is typed. */
export interface JobValues {
  position: string;
  company: string;
  startMonth: string;
  startYear: string;
  endMonth: string;
  endYear: string;
  isPresent: boolean;
  description: string;
}

/** An education as it is typed. */
export interface StudyValues {
  level: string;
  institution: string;
  specialty: string;
  year: string;
}

/** A resume as it is typed. */
export interface ResumeValues {
  title: string;
  location: string;
  salary: string;
  currency: string;
  employment: string[];
  formats: string[];
  schedules: string[];
  start: string;
  driving: string[];
  isRelocatable: boolean;
  hasNoExperience: boolean;
  jobs: JobValues[];
  studies: StudyValues[];
  skills: string[];
  /** Of a skill that is not added yet. */
  typedSkill: string;
  languages: { name: string; level: string }[];
  about: string;
  visibility: string;
}

export const blankJob: JobValues = {
  position: '',
  company: '',
  startMonth: '',
  startYear: '',
  endMonth: '',
  endYear: '',
  isPresent: false,
  description: '',
};
export const blankStudy: StudyValues = { level: 'higher', institution: '', specialty: '', year: '' };

/** What a form begins from; nothing: a new resume. */
export function valuesOf(resume: Partial<Resume> = {}): ResumeValues {
  const { experience = [], education = [], languages = [], salary_amount: salary } = resume;
  return {
    title: resume.title ?? '',
    location: resume.location ?? '',
    salary: salary === undefined ? '' : String(salary),
    currency: resume.currency ?? 'UZS',
    employment: resume.employment ?? [],
    formats: resume.formats ?? [],
    schedules: resume.schedules ?? [],
    start: resume.start ?? '',
    driving: resume.driving ?? [],
    isRelocatable: resume.is_relocatable ?? false,
    hasNoExperience: resume.has_no_experience ?? false,
    jobs: experience.map(({ position = '', company = '', start = '', end, description = '' }) => ({
      position,
      company,
      startMonth: start.slice(5, 7),
      startYear: start.slice(0, 4),
      endMonth: (end ?? '').slice(5, 7),
      endYear: (end ?? '').slice(0, 4),
      isPresent: end === undefined,
      description,
    })),
    studies: education.map(({ level = 'higher', institution = '', specialty = '', year }) => ({
      level,
      institution,
      specialty,
      year: year === undefined ? '' : String(year),
    })),
    skills: resume.skills ?? [],
    typedSkill: '',
    languages: languages.map(({ name = '', level = 'b1' }) => ({ name, level })),
    about: resume.about ?? '',
    visibility: resume.visibility ?? 'responded',
  };
}

/** Whether nothing was typed of a job yet. */
export const isBlankJob = (job: JobValues) => JSON.stringify({ ...job, isPresent: false }) === JSON.stringify(blankJob);
/** Whether nothing was typed of an education yet. */
export const isBlankStudy = (study: StudyValues) =>
  JSON.stringify({ ...study, level: blankStudy.level }) === JSON.stringify(blankStudy);

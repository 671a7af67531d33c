import type { Resume, ResumeChanges } from '@kasb/contract';
import type { ResumeContent } from '@kasb/domain/resume';

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
    languages: languages.map(({ name = '', level = 'b1' }) => ({ name, level })),
    about: resume.about ?? '',
    visibility: resume.visibility ?? 'responded',
  };
}

const digits = (text: string) => text.replace(/\s/g, '');
const monthOf = (year: string, month: string) => (year || month ? `${year}-${month}` : '');
/** A number that was typed; what is none is left for the rules to refuse. */
const numberOf = (text: string) => (digits(text) === '' ? null : Number(digits(text)));

/** Whether nothing was typed of a job yet. */
export const isBlankJob = (job: JobValues) => JSON.stringify({ ...job, isPresent: false }) === JSON.stringify(blankJob);
/** Whether nothing was typed of an education yet. */
export const isBlankStudy = (study: StudyValues) =>
  JSON.stringify({ ...study, level: blankStudy.level }) === JSON.stringify(blankStudy);

const sections: Record<ResumeFormSection, (values: ResumeValues) => ResumeChanges> = {
  work: ({ title, location, salary, currency, employment, formats, schedules, start, driving, isRelocatable }) => ({
    title,
    location,
    salaryAmount: numberOf(salary),
    currency,
    employment,
    formats: formats as ResumeChanges['formats'],
    schedules: schedules as ResumeChanges['schedules'],
    start: (start || null) as ResumeChanges['start'],
    driving: driving as ResumeChanges['driving'],
    isRelocatable,
  }),
  experience: ({ jobs, hasNoExperience }) => ({
    hasNoExperience,
    experience: jobs
      .filter((job) => !isBlankJob(job))
      .map(({ position, company, startMonth, startYear, endMonth, endYear, isPresent, description }) => ({
        position,
        company,
        start: monthOf(startYear, startMonth),
        end: isPresent ? null : monthOf(endYear, endMonth),
        description,
      })),
  }),
  education: ({ studies }) => ({
    education: studies
      .filter((study) => !isBlankStudy(study))
      .map(({ level, institution, specialty, year }) => ({
        level: level as NonNullable<ResumeChanges['education']>[number]['level'],
        institution,
        specialty,
        year: numberOf(year),
      })),
  }),
  skills: ({ skills }) => ({ skills }),
  languages: ({ languages }) => ({ languages: languages as ResumeChanges['languages'] }),
  about: ({ about }) => ({ about }),
  visibility: ({ visibility }) => ({ visibility }),
};

/** What a form sends of these sections. */
export function changesOf(names: readonly ResumeFormSection[], values: ResumeValues): ResumeChanges {
  return Object.assign({}, ...names.map((name) => sections[name](values))) as ResumeChanges;
}

/** What a step saves. */
export const sectionsOf = (step: ResumeStep): readonly ResumeFormSection[] =>
  step === 'skills' ? ['skills', 'languages'] : [step];

/** Whether these sections say the same. */
export function isSameIn(names: readonly ResumeFormSection[], one: ResumeValues, other: ResumeValues): boolean {
  return JSON.stringify(changesOf(names, one)) === JSON.stringify(changesOf(names, other));
}

/** What is typed, as a resume says it. */
export function contentOf(values: ResumeValues): ResumeContent {
  const { title, location, currency, employment, formats, schedules, start, driving, skills, about } = values;
  const amount = numberOf(values.salary);
  return {
    title,
    location: location || undefined,
    salary_amount: amount === null || Number.isNaN(amount) ? undefined : amount,
    currency,
    employment,
    formats,
    schedules,
    start: start || undefined,
    driving,
    is_relocatable: values.isRelocatable,
    has_no_experience: values.hasNoExperience,
    experience: values.jobs
      .filter((job) => !isBlankJob(job))
      .map(({ position, company, startMonth, startYear, endMonth, endYear, isPresent, description }) => ({
        position,
        company: company || undefined,
        start: monthOf(startYear, startMonth) || undefined,
        end: isPresent ? undefined : monthOf(endYear, endMonth),
        description: description || undefined,
      })),
    education: values.studies
      .filter((study) => !isBlankStudy(study))
      .map(({ level, institution, specialty, year }) => ({
        level,
        institution,
        specialty: specialty || undefined,
        year: numberOf(year) ?? undefined,
      })),
    skills,
    languages: values.languages,
    about: about || undefined,
  };
}

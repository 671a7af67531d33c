import type { ResumeChanges } from '@kasb/contract';
import { mostInResume } from '@kasb/contract';
import type { ResumeContent } from '@kasb/domain/resume';
import { isBlankJob, isBlankStudy } from './resumeValues.ts';
import type { ResumeFormSection, ResumeStep, ResumeValues } from './resumeValues.ts';

const digits = (text: string) => text.replace(/\s/g, '');
const monthOf = (year: string, month: string) => (year || month ? `${year}-${month}` : '');
/** A number that was typed; what is none is left for the rules to refuse. */
const numberOf = (text: string) => (digits(text) === '' ? null : Number(digits(text)));

/** The skills with the one that is being typed, or those of them that commas part: each once, as many as may be. */
export const skillsOf = ({ skills, typedSkill }: ResumeValues) =>
  [...new Set([...skills, ...typedSkill.split(',').map((skill) => skill.trim())])]
    .filter(Boolean)
    .slice(0, mostInResume.skills);

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
  skills: (values) => ({ skills: skillsOf(values) }),
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
  const { title, location, currency, employment, formats, schedules, start, driving, about } = values;
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
    skills: skillsOf(values),
    languages: values.languages,
    about: about || undefined,
  };
}

import { check, forward, nullish, object, optional, partialCheck, pipe, regex, string } from 'valibot';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import { emptiable, line, listOf, missing, oneOf, whole, yesNo } from './fields.ts';
import { issue } from './issues.ts';
import { amount, flag, id, lines, list, part, text, timestamp, word } from './lenient.ts';
import { remoteTypes } from './vacancy.ts';

/** Levels of education. */
export const educationLevels = ['secondary', 'vocational', 'higher', 'courses'] as const;
export type EducationLevel = (typeof educationLevels)[number];
/** How well a language is spoken. */
export const languageLevels = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'native'] as const;
export type LanguageLevel = (typeof languageLevels)[number];
/** When somebody works. */
export const workSchedules = ['full_day', 'shift', 'rotation', 'flexible'] as const;
export type WorkSchedule = (typeof workSchedules)[number];
/** When somebody can begin. */
export const workStarts = ['now', 'two_weeks', 'month', 'later'] as const;
export type WorkStart = (typeof workStarts)[number];
/** Categories of driving licences. */
export const drivingCategories = ['A', 'B', 'C', 'D', 'BE', 'CE', 'DE'] as const;
export type DrivingCategory = (typeof drivingCategories)[number];
/** Parts that a resume is complete with. */
export const resumeParts = [
  'title',
  'location',
  'experience',
  'education',
  'skills',
  'languages',
  'salary',
  'schedules',
] as const;
export type ResumePart = (typeof resumeParts)[number];

/** How many of each a resume may have. */
export const mostInResume = { skills: 30, experience: 20, education: 10, languages: 10 } as const;

/** A file of a candidate's: an address on the provider's own origin to read it from, for a while. */
export const resumeFile = /*#__PURE__*/ object({ name: text, size: amount, url: text });
export type ResumeFile = InferOutput<typeof resumeFile>;

const job = /*#__PURE__*/ object({ position: text, company: text, start: text, end: text, description: text });
const study = /*#__PURE__*/ object({
  level: word(educationLevels),
  institution: text,
  specialty: text,
  year: amount,
});
const spoken = /*#__PURE__*/ object({ name: text, level: word(languageLevels) });

/**
 * A candidate's resume; the default one goes with a response that names none. Months are `YYYY-MM`, and a job without
 * an end goes on. `completeness` is a percentage, `missing` names the {@link ResumePart}s that are not there; `version`
 * is the number that its `ETag` spells. One that is shared by its link has a first name and neither last name nor
 * phone.
 */
export const resume = /*#__PURE__*/ object({
  id,
  version: amount,
  title: text,
  about: text,
  location: text,
  salary_amount: amount,
  currency: text,
  employment: lines,
  formats: lines,
  schedules: lines,
  start: word(workStarts),
  driving: lines,
  is_relocatable: flag,
  has_no_experience: flag,
  experience: list(job),
  education: list(study),
  skills: lines,
  languages: list(spoken),
  visibility: text,
  is_default: flag,
  share_url: text,
  first_name: text,
  file: part(resumeFile),
  completeness: amount,
  missing: lines,
  created_at: timestamp,
  updated_at: timestamp,
});
export type Resume = InferOutput<typeof resume>;
export type ResumeJob = Resume['experience'][number];
export type ResumeStudy = Resume['education'][number];
export type ResumeLanguage = Resume['languages'][number];

/** The month it is in Uzbekistan. */
export function presentMonth(now: number = Date.now()): string {
  return new Date(now + 5 * 60 * 60 * 1000).toISOString().slice(0, 7);
}

const month = /*#__PURE__*/ pipe(
  string(issue('monthRequired')),
  regex(/^\d{4}-(0[1-9]|1[0-2])$/, issue('monthRequired')),
  check((value) => value >= '1950-01', issue('tooEarly', { year: 1950 })),
  check((value) => value <= presentMonth(), issue('monthAhead')),
);

/* @__NO_SIDE_EFFECTS__ */
function some<const Schema extends GenericSchema>(schema: Schema, max: number) {
  return nullish(listOf(schema, max));
}

/** A job of a resume, as it is sent. */
export const jobBody = /*#__PURE__*/ pipe(
  object(
    {
      position: line(200),
      company: emptiable(200),
      start: month,
      end: nullish(month),
      description: emptiable(3000),
    },
    missing,
  ),
  forward(
    partialCheck([['start'], ['end']], ({ start, end }) => !end || end >= start, issue('monthOrder')),
    ['end'],
  ),
);
export type JobBody = InferInput<typeof jobBody>;

/** The last year in which whoever studies now may have ended. */
const lastStudyYear = () => Number(presentMonth().slice(0, 4)) + 6;
const studyYear = /*#__PURE__*/ pipe(
  whole(1950, 2100),
  check(
    (year) => year <= lastStudyYear(),
    () => issue('wholeNumber', { min: 1950, max: lastStudyYear() }),
  ),
);

/** An education of a resume, as it is sent. */
export const studyBody = /*#__PURE__*/ object(
  {
    level: oneOf(educationLevels),
    institution: line(300),
    specialty: emptiable(200),
    year: nullish(studyYear),
  },
  missing,
);
export type StudyBody = InferInput<typeof studyBody>;

const languageBody = /*#__PURE__*/ object({ name: line(60), level: oneOf(languageLevels) }, missing);

/** Everything of a resume but its title: what is absent stays, null and an empty list empty it. */
const sections = {
  about: emptiable(5000),
  location: emptiable(200),
  salaryAmount: nullish(whole(1, 1_000_000_000_000)),
  currency: nullish(line(10)),
  employment: some(line(100), 20),
  formats: some(oneOf(remoteTypes), remoteTypes.length),
  schedules: some(oneOf(workSchedules), workSchedules.length),
  start: nullish(oneOf(workStarts)),
  driving: some(oneOf(drivingCategories), drivingCategories.length),
  isRelocatable: optional(yesNo),
  hasNoExperience: optional(yesNo),
  experience: some(jobBody, mostInResume.experience),
  education: some(studyBody, mostInResume.education),
  skills: some(line(100), mostInResume.skills),
  languages: nullish(
    pipe(
      listOf(languageBody, mostInResume.languages),
      check((list) => new Set(list.map(({ name }) => name.toLowerCase())).size === list.length, issue('languageTwice')),
    ),
  ),
  visibility: optional(line(100)),
};

/** A new resume: its title, and any section. */
export const resumeBody = /*#__PURE__*/ object({ title: line(200), ...sections }, missing);
export type ResumeBody = InferInput<typeof resumeBody>;

/** What is changed of a resume: what is absent stays, null and an empty list empty it. */
export const resumeChanges = /*#__PURE__*/ object({ title: optional(line(200)), ...sections }, missing);
export type ResumeChanges = InferInput<typeof resumeChanges>;

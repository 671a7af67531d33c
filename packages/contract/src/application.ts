import { boolean, object, pipe, transform } from 'valibot';
import type { InferOutput } from 'valibot';
import { applicationStatuses } from './applicationStatuses.ts';
import { amount, flag, id, lines, list, part, phoneText, text, timestamp, word } from './lenient.ts';
import { reason } from './reasons.ts';
import { resume, resumeFile } from './resume.ts';
import { applicantTold } from './screening.ts';
import { votes, voter } from './votes.ts';

const candidateLine = /*#__PURE__*/ object({ name: text, email: text, phone: phoneText });
const vacancyLine = /*#__PURE__*/ object({
  id: text,
  title: text,
  company_name: text,
  /** Whether others may respond to it; only where the candidate has sent one. */
  is_open: part(boolean()),
});
const applicationEvent = /*#__PURE__*/ object({ status: word(applicationStatuses), by: text, at: timestamp });
const stageLine = /*#__PURE__*/ object({ id: text, name: text, name_uz: text });
/** What only the read of one application has. */
const applicantPage = {
  /** What was sent, as it was then. */
  resume: /*#__PURE__*/ part(resume),
  /** The candidate has changed it since, and lets this employer see that. */
  is_resume_newer: flag,
  refusal: /*#__PURE__*/ part(object({ reason: text, comment: text, by: text, at: timestamp })),
  /** The latest interview of it: `sent`, `answered` or `expired`. */
  interview: /*#__PURE__*/ part(object({ state: text, sent_at: timestamp, answered_at: timestamp })),
  /** How many others with the same phone the person's companies have. */
  same_person_count: amount,
  /** Colleagues who voted, the latest first, the person among them. */
  voters: /*#__PURE__*/ list(voter),
  /** How many events, messages and notes its feed has. */
  feed_count: amount,
  /** Whether a message may be written, and by which ways it would be told. */
  can_message: flag,
  channels: lines,
};
const applicationRow = /*#__PURE__*/ object({
  id,
  status: word(applicationStatuses),
  source: text,
  created_at: timestamp,
  updated_at: timestamp,
  vacancy_id: text,
  message: text,
  withdrawn_at: timestamp,
  /** What they are or want to be, and where they live. */
  title: text,
  city: text,
  /** The company's own step within the status. */
  stage: part(stageLine),
  /** Since when it has the status. */
  status_since: timestamp,
  /** Nobody of the company has opened it. */
  is_new: flag,
  /** When the company opened it, and whether it can be completed until then: for the candidate who has sent it. */
  viewed_at: timestamp,
  can_edit: part(boolean()),
  votes: part(votes),
  /** Messages of the candidate that nobody has read. */
  unread_count: amount,
  resume_id: text,
  negotiation_id: text,
  sync_error: text,
  sync_reason: part(reason),
  /** What the candidate told is hidden: they leave. */
  is_hidden: flag,
  /** What the candidate told was wiped. */
  erased_at: timestamp,
  candidate: part(candidateLine),
  vacancy: part(vacancyLine),
  history: list(applicationEvent),
  /** What went along with the resume; only where one application is read. */
  file: part(resumeFile),
  ...applicantTold,
  ...applicantPage,
});

/**
 * An application. `source` is a code of ours or a provider's own word, `platform` where it names none; `resume_id` and
 * `negotiation_id` are there when it came from HeadHunter, and `sync_error`, by its code `sync_reason`, while
 * HeadHunter does not take its latest status; `vacancy_id` is filled from `vacancy.id` too.
 */
export type Application = Omit<InferOutput<typeof applicationRow>, 'source' | 'candidate' | 'vacancy'> & {
  source: string;
  candidate: InferOutput<typeof candidateLine>;
  vacancy: InferOutput<typeof vacancyLine>;
};

/** Where applications come from. */
export const applicationSources = ['platform', 'headhunter'] as const;
export type ApplicationSource = (typeof applicationSources)[number];

// Words that stood for the codes before there were any.
const formerSources = new Map<string, ApplicationSource>([
  ['Платформа', 'platform'],
  ['HeadHunter', 'headhunter'],
]);
const sourceOf = (source = 'platform') => formerSources.get(source) ?? source;

/** Reads an {@link Application}. */
export const application = /*#__PURE__*/ pipe(
  applicationRow,
  transform((row): Application => {
    const vacancyId = row.vacancy_id ?? row.vacancy?.id;
    return {
      ...row,
      source: sourceOf(row.source),
      ...(vacancyId !== undefined && { vacancy_id: vacancyId }),
      candidate: row.candidate ?? {},
      vacancy: row.vacancy ?? {},
    };
  }),
);

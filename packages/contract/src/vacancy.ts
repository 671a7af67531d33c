import { boolean, object, pipe, transform } from 'valibot';
import type { InferOutput } from 'valibot';
import { amount, id, lines, list, named, part, text, timestamp, word } from './lenient.ts';
import { reason } from './reasons.ts';
import { screeningQuestion } from './screening.ts';

/** Vacancy statuses. A vacancy without one is a draft in lists. */
export const vacancyStatuses = ['active', 'paused', 'closed', 'draft'] as const;
export type VacancyStatus = (typeof vacancyStatuses)[number];

/** Moderation statuses (docs/domain.md#moderation). */
export const moderationStatuses = ['pending', 'approved', 'rejected', 'needs_revision'] as const;
export type ModerationStatus = (typeof moderationStatuses)[number];

/** Employment types of a vacancy; a provider's reference list may hold others. */
export const employmentTypes = ['full-time', 'part-time', 'contract', 'freelance'] as const;
export type EmploymentType = (typeof employmentTypes)[number];

/** Work formats. */
export const remoteTypes = ['office', 'remote', 'hybrid'] as const;
export type RemoteType = (typeof remoteTypes)[number];

const moderationEvent = /*#__PURE__*/ object({
  status: text,
  comment: text,
  reasons: list(reason),
  by: text,
  at: timestamp,
  /** Which version it was about, as operators read it. */
  version: amount,
});

const page = /*#__PURE__*/ object({ slug: text, name: text });

/** What {@link vacancy} reads, before it is read. */
export const vacancyRow = /*#__PURE__*/ object({
  id,
  title: text,
  description: text,
  requirements: lines,
  benefits: lines,
  location: text,
  employment_type: word(employmentTypes),
  remote_type: word(remoteTypes),
  salary_min: amount,
  salary_max: amount,
  currency: text,
  vacancy_status: word(vacancyStatuses),
  moderation_status: word(moderationStatuses),
  moderation_comment: text,
  moderation_reasons: list(reason),
  moderated_by: text,
  moderated_at: timestamp,
  moderation_history: list(moderationEvent),
  company_id: text,
  company_name: text,
  company_verified: part(boolean()),
  companies: named,
  created_by: text,
  created_at: timestamp,
  first_published_at: timestamp,
  updated_at: timestamp,
  valid_until: timestamp,
  skills: lines,
  city: part(object({ slug: text, name: text, region: text })),
  professions: list(page),
  screening: list(screeningQuestion),
  reply_hours: amount,
  viewed_percent: amount,
  views: amount,
  applications_count: amount,
});

/**
 * A vacancy as every screen reads it: lists are never absent, `company_name` is filled from
 * `companies.name` too. Statuses are strings, since a provider may have its own. `moderation_reasons` are the codes of
 * what rules found, which `moderation_comment` says in words; a moderator's own comment has none. A public vacancy was
 * `created_at` its latest publication; `first_published_at` is that of its first, and `company_verified` tells whether
 * its company's taxpayer number was checked. `valid_until` is the last day on which it is open. It,
 * `first_published_at`, its `city` and its `professions`, which have pages of their own, the names of the `skills` that
 * it asks for, the questions of `screening`, and how soon (`reply_hours`) and how much (`viewed_percent`) its company
 * answers, are said where it is read alone, and not by every provider.
 */
export type Vacancy = Omit<InferOutput<typeof vacancyRow>, 'companies'>;

/** Reads a {@link Vacancy}. */
export const vacancy = /*#__PURE__*/ pipe(vacancyRow, transform(readVacancy));

/** Fills in the company's name. */
export function readVacancy<Row extends InferOutput<typeof vacancyRow>>({ companies, ...row }: Row) {
  return { ...row, company_name: row.company_name ?? companies?.name };
}

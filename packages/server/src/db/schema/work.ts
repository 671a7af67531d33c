import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { resumeFiles, resumes } from './candidates.ts';
import { id, moment } from './columns.ts';
import { users } from './identity.ts';
import type { GivenAnswer } from './screening.ts';
import { applicationBatches, messageTemplates, stages } from './stages.ts';
import { vacancies } from './vacancies.ts';

const refusalReasons = [
  'experience',
  'skills',
  'pay',
  'schedule',
  'distance',
  'no_contact',
  'changed_mind',
  'vacancy_closed',
  'other',
] as const;
const messageSides = ['candidate', 'employer'] as const;
const applicationStatus = ['applied', 'screening', 'interview', 'offer', 'rejected', 'hired'] as const;

/** A resume as it was when it was sent; one that was sent before there were sections has these alone. */
export interface SentResume extends Record<string, unknown> {
  title: string;
  about: string | null;
  skills: string[];
}

/** What an applicant says of themselves in two presses. */
export interface ToldFacts {
  experience?: string | undefined;
  start?: string | undefined;
}

/** Applications: of candidates of the platform, or brought in from elsewhere without an account. */
export const applications = pgTable(
  'applications',
  {
    id: id(),
    vacancyId: uuid()
      .notNull()
      .references(() => vacancies.id),
    candidateId: uuid().references(() => users.id),
    candidateName: text().notNull(),
    candidateEmail: text(),
    /** As they were when it was sent: to find it by, and to write to. */
    phone: text(),
    title: text(),
    city: text(),
    status: text({ enum: applicationStatus }).notNull().default('applied'),
    source: text({ enum: ['platform', 'headhunter'] })
      .notNull()
      .default('platform'),
    message: text(),
    ownResumeId: uuid().references(() => resumes.id, { onDelete: 'set null' }),
    /** What was sent, whatever becomes of the resume. */
    resume: jsonb().$type<SentResume>(),
    /** The file that went along with it. */
    fileId: uuid().references(() => resumeFiles.id, { onDelete: 'set null' }),
    /** What was told in place of a resume. */
    facts: jsonb().$type<ToldFacts>(),
    /** Answers to the employer's questions. */
    answers: jsonb().$type<GivenAnswer[]>(),
    /** The tag of the post that led here. */
    via: text(),
    /** When the employer's side first looked at it. */
    openedAt: moment(),
    /** The company's own step within the status. */
    stageId: uuid().references(() => stages.id, { onDelete: 'set null' }),
    /** Why it was refused, for colleagues. */
    refusalReason: text({ enum: refusalReasons }),
    refusalComment: text(),
    votesYes: smallint().notNull().default(0),
    votesNo: smallint().notNull().default(0),
    /** Taken back by the candidate: what they told is hidden from then on, and the status is `rejected`. */
    withdrawnAt: moment(),
    withdrawnReason: text(),
    /** When what the candidate told was wiped; the row stays for the counts. */
    erasedAt: moment(),
    /** How often it was sent again after that. */
    revived: smallint().notNull().default(0),
    statusSince: moment().notNull().defaultNow(),
    /** When anything happened with it last, messages included. */
    lastEventAt: moment().notNull().defaultNow(),
    /** Messages that the other side has not read. */
    unreadEmployer: integer().notNull().default(0),
    unreadCandidate: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    /** What a search looks through: the words of the name and the title by their sounds, and the phone. */
    search: text().generatedAlwaysAs(
      sql`fold_name(candidate_name || ' ' || coalesce(title, '')) || ' ' || coalesce(phone, '')`,
    ),
  },
  (table) => [
    unique('applications_once').on(table.vacancyId, table.candidateId),
    index('applications_vacancy').on(table.vacancyId, table.createdAt, table.id),
    index('applications_status').on(table.vacancyId, table.status, table.createdAt, table.id),
    index('applications_waiting').on(table.vacancyId, table.status, table.statusSince, table.id),
    index('applications_votes').on(table.vacancyId, table.status, table.votesYes, table.id),
    index('applications_city').on(table.vacancyId, table.city),
    index('applications_search').using('gin', table.search.op('gin_trgm_ops')),
    index('applications_stage')
      .on(table.stageId)
      .where(sql`${table.stageId} is not null`),
    index('applications_candidate').on(table.candidateId, table.createdAt, table.id),
    index('applications_phone')
      .on(table.phone)
      .where(sql`${table.phone} is not null`),
    index('applications_made')
      .on(table.createdAt)
      .where(sql`${table.source} = 'platform'`),
    index('applications_file')
      .on(table.fileId)
      .where(sql`${table.fileId} is not null`),
    index('applications_kept')
      .on(table.updatedAt, table.id)
      .where(sql`${table.status} = 'rejected' and ${table.erasedAt} is null`),
  ],
);

const eventKinds = [
  'status',
  'stage',
  'undone',
  'opened',
  'interview_sent',
  'interview_answered',
  'withdrawn',
] as const;

/** What happened with an application: every change of its status, and what is none, with the status at that time. */
export const applicationEvents = pgTable(
  'application_events',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    kind: text({ enum: eventKinds }).notNull().default('status'),
    status: text({ enum: applicationStatus }).notNull(),
    /** None where it came from elsewhere: the applicant's own act, or a change made at HeadHunter. */
    authorId: uuid().references(() => users.id),
    at: moment().notNull().defaultNow(),
    /** When the candidate may see it: a refusal is held back, and one that was undone meanwhile is never seen. */
    visibleAt: moment().notNull().defaultNow(),
    /** The company's own step that it came to. */
    stageId: uuid().references(() => stages.id, { onDelete: 'set null' }),
    /** Of many that were moved at once. */
    batchId: uuid().references(() => applicationBatches.id, { onDelete: 'set null' }),
    /** Their order: several may have one moment. */
    number: integer().generatedAlwaysAsIdentity(),
  },
  (table) => [index('application_events_application').on(table.applicationId, table.number)],
);

/** What a candidate and an employer write to each other about an application. */
export const applicationMessages = pgTable(
  'application_messages',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    authorId: uuid().references(() => users.id),
    side: text({ enum: messageSides }).notNull(),
    text: text().notNull(),
    /** When the other side read it. */
    seenAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    language: text({ enum: ['ru', 'uz'] }),
    templateId: uuid().references(() => messageTemplates.id, { onDelete: 'set null' }),
    batchId: uuid().references(() => applicationBatches.id, { onDelete: 'set null' }),
    /** One of a batch waits until it can be undone no more; others are sent as they are written. */
    sendAfter: moment(),
    sentAt: moment(),
  },
  (table) => [
    index('application_messages_application').on(table.applicationId, table.createdAt, table.id),
    index('application_messages_waiting')
      .on(table.sendAfter)
      .where(sql`${table.sendAfter} is not null and ${table.sentAt} is null`),
  ],
);

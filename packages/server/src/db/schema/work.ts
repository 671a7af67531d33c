import { index, integer, jsonb, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { resumes } from './candidates.ts';
import { id, moment } from './columns.ts';
import { users } from './identity.ts';
import { vacancies } from './vacancies.ts';

const applicationStatus = ['applied', 'screening', 'interview', 'offer', 'rejected', 'hired'] as const;

/** A resume as it was when it was sent. */
export interface SentResume {
  title: string;
  about: string | null;
  skills: string[];
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
    status: text({ enum: applicationStatus }).notNull().default('applied'),
    source: text({ enum: ['platform', 'headhunter'] })
      .notNull()
      .default('platform'),
    message: text(),
    ownResumeId: uuid().references(() => resumes.id, { onDelete: 'set null' }),
    /** What was sent, whatever becomes of the resume. */
    resume: jsonb().$type<SentResume>(),
    /** When the employer's side first looked at it. */
    openedAt: moment(),
    /** Taken back by the candidate: what they told is hidden from then on, and the status is `rejected`. */
    withdrawnAt: moment(),
    withdrawnReason: text(),
    /** How often it was sent again after that. */
    revived: smallint().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique('applications_once').on(table.vacancyId, table.candidateId),
    index('applications_vacancy').on(table.vacancyId, table.createdAt, table.id),
    index('applications_status').on(table.vacancyId, table.status, table.createdAt, table.id),
    index('applications_candidate').on(table.candidateId, table.createdAt, table.id),
  ],
);

/** Every change of an application's status. */
export const applicationEvents = pgTable(
  'application_events',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    status: text({ enum: applicationStatus }).notNull(),
    /** None where it came from elsewhere: the applicant's own act, or a change made at HeadHunter. */
    authorId: uuid().references(() => users.id),
    at: moment().notNull().defaultNow(),
    /** Their order: several may have one moment. */
    number: integer().generatedAlwaysAsIdentity(),
  },
  (table) => [index('application_events_application').on(table.applicationId, table.number)],
);

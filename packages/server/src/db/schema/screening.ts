import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { vacancies } from './vacancies.ts';

const kinds = ['yes_no', 'choice', 'number', 'text'] as const;

/** An employer's questions to whoever responds to a vacancy. */
export const screeningQuestions = pgTable(
  'screening_questions',
  {
    id: id(),
    vacancyId: uuid()
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    text: text().notNull(),
    kind: text({ enum: kinds }).notNull(),
    options: text().array().notNull().default([]),
    isRequired: boolean().notNull(),
    /** The answer that is looked for; of a number, the least one. */
    wanted: jsonb().$type<string | number>(),
    /** Asked no more, and kept: a form that is still open may answer it. */
    deletedAt: moment(),
  },
  (table) => [index('screening_questions_vacancy').on(table.vacancyId, table.position)],
);

/** What was answered, with the question as it was asked. */
export interface GivenAnswer {
  question_id: string;
  question: string;
  kind: (typeof kinds)[number];
  value: string | number;
  /** Whether it is the one that was looked for, where one was. */
  is_wanted: boolean | null;
}

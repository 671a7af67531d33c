import type { searchVacancies, WireAnswerOf } from '@kasb/contract';
import { cutAtWord } from '@kasb/domain/cutAtWord';
import { isoTime } from '../db/isoTime.ts';
import { shownFields } from '../vacancies/row.ts';
import type { ShownVacancyRow } from '../vacancies/row.ts';

/** A public vacancy as the database gives it. */
export interface PublicRow extends ShownVacancyRow {
  published_at: string;
  company_verified: boolean;
  /** Only where one vacancy is read. */
  first_published_at?: string;
}

/** So much of a text has a card: more than its three lines. */
const cardText = 300;
/** What is read of a text for a card: one more shows that it goes on. */
export const cardRead = cardText + 1;

/**
 * A vacancy as visitors see it: nothing of its moderation's details, its author or its applications.
 * It is as old as its latest publication.
 */
export function publicVacancy(row: PublicRow): WireAnswerOf<typeof searchVacancies>[number] {
  const { published_at: publishedAt, first_published_at: firstAt } = row;
  return {
    ...shownFields(row),
    company_verified: row.company_verified,
    created_at: isoTime(publishedAt),
    ...(firstAt !== undefined && { first_published_at: isoTime(firstAt) }),
  };
}

/** The same on a card of a list: the beginning of its text, up to a whole word. */
export function publicCard(row: PublicRow): ReturnType<typeof publicVacancy> {
  const { description } = row;
  return publicVacancy({ ...row, description: description && cutAtWord(description, cardText) });
}

import type { searchVacancies, WireAnswerOf } from '@kasb/contract';
import { isoTime } from '../db/isoTime.ts';
import { shownFields } from '../vacancies/row.ts';
import type { ShownVacancyRow } from '../vacancies/row.ts';

/** A public vacancy as the database gives it. */
export interface PublicRow extends ShownVacancyRow {
  published_at: string;
  /** Only where one vacancy is read. */
  first_published_at?: string;
}

/**
 * A vacancy as visitors see it: nothing of its moderation's details, its author or its applications.
 * It is as old as its latest publication.
 */
export function publicVacancy(row: PublicRow): WireAnswerOf<typeof searchVacancies>[number] {
  const { published_at: publishedAt, first_published_at: firstAt } = row;
  return {
    ...shownFields(row),
    created_at: isoTime(publishedAt),
    ...(firstAt !== undefined && { first_published_at: isoTime(firstAt) }),
  };
}

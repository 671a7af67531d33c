import type { Context } from '../context/context.ts';
import { Problem } from '../http/problem.ts';
import { vacancyAnswer } from './row.ts';
import type { VacancyRow } from './row.ts';

const tagOf = ({ version }: Pick<VacancyRow, 'version'>) => `"${version}"`;

/** Tells the version of a vacancy in the answer's `ETag`. */
export function sendVersion({ headers }: Context, row: VacancyRow): void {
  headers.set('etag', tagOf(row));
}

/** Whether a save was made from this version, or from none in particular. */
export function isExpected({ ifMatch }: Context, row: Pick<VacancyRow, 'version'>): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true;
  // Compressed answers carry weak tags.
  return ifMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === tagOf(row));
}

/** The refusal of a save from an old version: it brings the present one, to choose between the two. */
export function vacancyChanged({ language }: Context, row: VacancyRow): Problem {
  return new Problem('vacancyChanged', { details: { etag: tagOf(row), vacancy: vacancyAnswer(language)(row) } });
}

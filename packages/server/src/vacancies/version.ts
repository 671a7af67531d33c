import type { Context } from '../context/context.ts';
import { tagOf } from '../context/version.ts';
import { Problem } from '../http/problem.ts';
import { vacancyAnswer } from './row.ts';
import type { VacancyRow } from './row.ts';

/** The refusal of a save from an old version: it brings the present one, to choose between the two. */
export function vacancyChanged({ language }: Pick<Context, 'language'>, row: VacancyRow): Problem {
  return new Problem('vacancyChanged', { details: { etag: tagOf(row), vacancy: vacancyAnswer(language)(row) } });
}

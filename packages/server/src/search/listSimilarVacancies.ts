import { listSimilarVacancies as endpoint } from '@kasb/contract';
import { verb } from '../context/verb.ts';
import { isUuid } from '../db/ids.ts';
import { Problem } from '../http/problem.ts';
import { findSimilar } from './findSimilar.ts';
import { publicCard } from './wire.ts';

/** Public vacancies like one. */
export const listSimilarVacancies = verb(endpoint, async ({ db, language }, { params: { id } }) => {
  const similar = isUuid(id) ? await findSimilar(db, id, language) : undefined;
  if (!similar) throw new Problem('unknownVacancy');
  return similar.map(publicCard);
});

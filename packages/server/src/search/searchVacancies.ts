import { employmentOfSearch, searchVacancies as endpoint } from '@kasb/contract';
import { verb } from '../context/verb.ts';
import { finishPage, pageStart } from '../http/page.ts';
import { findPublic } from './findPublic.ts';
import { planSearch } from './plan.ts';
import { publicCard } from './wire.ts';

/** As many as a page on a phone is drawn with at once. */
const defaultLimit = 20;

/** The public list, newest first. */
export const searchVacancies = verb(endpoint, async ({ db, headers, language, now }, input) => {
  const query = { ...input.query, limit: input.query.limit ?? defaultLimit };
  const { search, location, employmentType, city, profession } = query;
  const { after, take } = pageStart(query);
  const groups = await planSearch(db, {
    search,
    location,
    city,
    profession,
    employmentType: employmentType && employmentOfSearch(employmentType),
  });
  const found = await findPublic(db, { groups, after, limit: take, language, now: now.getTime() });
  return finishPage(
    endpoint,
    headers,
    { query },
    { ...found, positionOf: ({ published_at, id }) => [published_at, id] },
  ).map(publicCard);
});

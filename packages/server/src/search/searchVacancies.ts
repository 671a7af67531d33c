import { pathOf, searchVacancies as endpoint } from '@kasb/contract';
import type { SearchEmploymentType } from '@kasb/contract';
import { verb } from '../context.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { findPublic } from './findPublic.ts';
import { planSearch } from './plan.ts';
import { publicVacancy } from './wire.ts';

const defaultLimit = 50;

const employmentTypes: Record<SearchEmploymentType, string> = {
  fulltime: 'full-time',
  parttime: 'part-time',
  contract: 'contract',
  freelance: 'freelance',
};

/** The public list, newest first. */
export const searchVacancies = verb(endpoint, async ({ sql, headers }, { query }) => {
  const { search, location, employmentType, limit = defaultLimit, cursor } = query;
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const { total, rows } = await findPublic(sql, {
    groups: await planSearch(sql, { search, location, employmentType: employmentType && employmentTypes[employmentType] }),
    after,
    // One more tells whether there is a next page.
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  headers.set('x-total-count', String(total));
  if (rows.length > limit && last) {
    const next = { ...query, cursor: writeCursor([last.published_at, last.id]) };
    headers.set('link', `<${pathOf(endpoint, { query: next })}>; rel="next"`);
  }
  return page.map(publicVacancy);
});

import { listCities, searchVacancies } from '@kasb/contract';
import { initialAnswer, initialOf, initialPage } from '@kasb/kit/server';
import { cursorFromQuery, filtersFromQuery, queryFromFilters } from '@kasb/search/server';
import { api, ask } from '../provider.ts';
import { Jobs } from './Jobs.tsx';

/** The search: read and drawn on the server, so that its list is in the HTML. */
export default async function JobsPage({ searchParams }: { searchParams: Promise<Record<string, string>> }) {
  const query = new URLSearchParams(await searchParams);
  const args = { query: { ...queryFromFilters(filtersFromQuery(query)), cursor: cursorFromQuery(query) } };
  const [found, cities] = await Promise.all([ask(searchVacancies, args), ask(listCities, {})]);
  const initial = initialOf(
    Date.now(),
    initialPage(searchVacancies, args, found),
    initialAnswer(listCities, {}, cities),
  );
  return <Jobs api={api} initial={initial} />;
}

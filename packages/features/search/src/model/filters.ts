import { employmentOfSearch, searchSpelling } from '@kasb/contract';
import type { EmploymentType } from '@kasb/contract';

/** What the public search can be narrowed by. Empty texts mean no filter. */
export interface SearchFilters {
  /** Free text: position, skills or company. */
  search: string;
  /** Name of a city. */
  location: string;
  employmentType: EmploymentType | 'all';
}

/** No filter at all. */
export const noFilters: SearchFilters = { search: '', location: '', employmentType: 'all' };

/** Filters from the host's address; unknown values are dropped. */
export function filtersFromQuery(query: URLSearchParams): SearchFilters {
  return {
    search: (query.get('search') ?? '').trim().slice(0, 200),
    location: (query.get('location') ?? '').trim().slice(0, 100),
    employmentType: employmentOfSearch(query.get('employmentType') ?? '') ?? 'all',
  };
}

/** Filters as a query, for the host's address and for the call alike: empty ones and `all` are left out. */
export function queryFromFilters({ search, location, employmentType }: SearchFilters): Record<string, string> {
  return {
    ...(search.trim() && { search: search.trim() }),
    ...(location && { location }),
    ...(employmentType !== 'all' && { employmentType: searchSpelling[employmentType] }),
  };
}

/** Whether nothing is filtered. */
export function isUnfiltered(filters: SearchFilters): boolean {
  return Object.keys(queryFromFilters(filters)).length === 0;
}

/** Where a later page of the list begins, from the host's address. */
export function cursorFromQuery(query: URLSearchParams): string | undefined {
  return query.get('cursor')?.slice(0, 200) || undefined;
}

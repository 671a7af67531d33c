import { applicationSorts, voteFilters } from '@kasb/contract';

/** What applications are narrowed and sorted by, as it stands in the address. */
const filterNames = [
  'q',
  'vacancy',
  'source',
  'city',
  'from',
  'to',
  'stage',
  'vote',
  'unread',
  'matched',
  'withdrawn',
  'sort',
] as const;
export type FilterName = (typeof filterNames)[number];

/** Filters that are set; of several cities or sources each after a comma. */
export type ApplicationFilters = Readonly<Partial<Record<FilterName, string>>>;

/** Everything, the newest first. */
export const noFilters: ApplicationFilters = {};

/** How many characters of a filter are kept from an address. */
const LIMIT = 300;

/** Filters from a host's address. */
export function filtersFromQuery(query: URLSearchParams): ApplicationFilters {
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = query.get(name)?.trim().slice(0, LIMIT);
      return value ? [[name, value]] : [];
    }),
  );
}

/** The same filters with others set; an empty one is cleared. */
export function withFilters(
  filters: ApplicationFilters,
  changed: Partial<Record<FilterName, string | undefined>>,
): ApplicationFilters {
  return Object.fromEntries(Object.entries({ ...filters, ...changed }).filter(([, value]) => value));
}

/** Whether something is narrowed: the order alone leaves everything. */
export const isNarrowed = (filters: ApplicationFilters): boolean =>
  Object.keys(filters).some((name) => name !== 'sort');

/** Filters as calls take them. */
export function wireFilters(filters: ApplicationFilters, vacancyId?: string) {
  const { vacancy, stage, city, source, vote, sort, unread, matched, withdrawn, ...rest } = filters;
  return {
    ...rest,
    vacancy_id: vacancyId ?? vacancy,
    city: city === undefined ? undefined : partsOf(city),
    source: source === undefined ? undefined : partsOf(source),
    stageId: stage,
    vote: voteFilters.find((each) => each === vote),
    sort: applicationSorts.find((each) => each === sort),
    unread: unread ? true : undefined,
    matched: matched ? true : undefined,
    withdrawn: withdrawn ? true : undefined,
  };
}

/** The parts of a filter with several. */
export const partsOf = (value: string | undefined): string[] => value?.split(',').filter(Boolean) ?? [];

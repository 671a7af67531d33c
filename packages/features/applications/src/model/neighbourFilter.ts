import type { getApplicationNeighbours, QueryOf } from '@kasb/contract';

type Filter = NonNullable<QueryOf<typeof getApplicationNeighbours>>;

const single = ['status', 'vacancy_id', 'q', 'from', 'to', 'stageId', 'vote', 'sort'] as const;
const flags = ['unread', 'matched', 'withdrawn'] as const;
const several = ['source', 'city'] as const;

/** The filters and the order of a list as its address has them. */
export function neighbourFilter(query: URLSearchParams): Filter {
  const entries: [name: string, value: string | string[] | boolean][] = [
    ...single.flatMap((name) =>
      query
        .getAll(name)
        .slice(0, 1)
        .map((value) => [name, value] as [string, string]),
    ),
    ...flags.flatMap((name) => (query.get(name) === 'true' ? [[name, true] as [string, boolean]] : [])),
    ...several.flatMap((name) => {
      const values = query.getAll(name);
      return values.length > 0 ? [[name, values] as [string, string[]]] : [];
    }),
  ];
  // The provider checks what an address says.
  return Object.fromEntries(entries) as Filter;
}

/** The address of a list without what belongs to it alone. */
export function listQuery(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  rest.delete('application');
  return rest.toString();
}

// For a server that draws pages, also where React's own parts are those of a server: nothing here knows React.
export { isAlone, neighboursOf } from './model/place.ts';
export { cursorFromQuery, filtersFromQuery, noFilters, queryFromFilters } from './model/filters.ts';
export type { SearchFilters } from './model/filters.ts';

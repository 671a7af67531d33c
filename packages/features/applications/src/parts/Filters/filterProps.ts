import type { ApplicationFilters, FilterName } from '../../model/applicationFilters.ts';

/** What one filter is drawn of. */
export interface FilterPartProps {
  filters: ApplicationFilters;
  /** Sets some; an empty one is cleared. */
  onSet: (changed: Partial<Record<FilterName, string | undefined>>) => void;
}

import type { Application, ApplicationCounts, Vacancy } from '@kasb/contract';

/** What was read of a list: its first page, and how many there are in all. */
export interface Loaded<Item> {
  items: readonly Item[];
  total: number;
  hasMore: boolean;
}

type WithStatus = Pick<Vacancy, 'vacancy_status'>;

const isActive = ({ vacancy_status: status }: WithStatus) => status === 'active';

/** Whether the first page is the whole list. */
export function isWhole<Item>({ items, total, hasMore }: Loaded<Item>): boolean {
  return !hasMore && total <= items.length;
}

/**
 * How many vacancies are active: counted where all of them are here, else as the provider says for its active ones.
 * A provider that does not know the filter answers with all of them: then what is loaded is counted.
 */
export function countActive(all: Loaded<WithStatus>, active: Loaded<WithStatus>): number {
  const loaded = all.items.filter(isActive).length;
  if (all.items.length > 0 && isWhole(all)) return loaded;
  const isFiltered = active.items.every(isActive) && (loaded === all.items.length || active.total < all.total);
  return isFiltered ? active.total : Math.max(loaded, active.items.filter(isActive).length);
}

/** New applications and all of them: as the provider counts them, else as far as they are loaded. */
export function countApplied(
  told: ApplicationCounts | undefined,
  list: Loaded<Pick<Application, 'status'>>,
): { applied: number; total: number } {
  if (told) return told;
  return { applied: list.items.filter(({ status }) => status === 'applied').length, total: list.total };
}

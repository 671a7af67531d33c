import type { ApplicationBatchBody, ApplicationStatus } from '@kasb/contract';
import { wireFilters } from './applicationFilters.ts';
import type { ApplicationFilters } from './applicationFilters.ts';

/** What is selected: cards by their ids, or all of a status but some. */
export type Selection =
  | { kind: 'ids'; ids: ReadonlySet<string> }
  | { kind: 'column'; status: ApplicationStatus; total: number; except: ReadonlySet<string> };

/** Nothing. */
export const nothingSelected: Selection = { kind: 'ids', ids: new Set() };

/** How many are selected. */
export const selectedCount = (selection: Selection): number =>
  selection.kind === 'ids' ? selection.ids.size : Math.max(0, selection.total - selection.except.size);

/** Ids of those of a list that are selected. */
export function selectedOf(
  selection: Selection,
  listed: readonly { id: string; status: string }[],
): ReadonlySet<string> {
  if (selection.kind === 'ids') return selection.ids;
  const { status, except } = selection;
  return new Set(listed.filter((one) => one.status === status && !except.has(one.id)).map(({ id }) => id));
}

/** The selection after others of a list were marked: of a whole column those that were taken out. */
export function reselected(
  selection: Selection,
  marked: ReadonlySet<string>,
  listed: readonly { id: string; status: string }[],
): Selection {
  if (selection.kind === 'ids' || marked.size === 0) return { kind: 'ids', ids: marked };
  const inside = listed.filter(({ status }) => status === selection.status);
  if (listed.some(({ id, status }) => status !== selection.status && marked.has(id)))
    return { kind: 'ids', ids: marked };
  return { ...selection, except: new Set(inside.filter(({ id }) => !marked.has(id)).map(({ id }) => id)) };
}

/** Ids of those of a list that stand between two, both among them. */
export function ranged(listed: readonly { id: string }[], from: string, to: string): string[] {
  const ids = listed.map(({ id }) => id);
  const [first = 0, last = 0] = [ids.indexOf(from), ids.indexOf(to)].toSorted((one, other) => one - other);
  return ids.slice(Math.max(first, 0), last + 1);
}

/** Which applications a batch means. */
export type Meant = Pick<ApplicationBatchBody, 'applicationIds' | 'filter' | 'exceptIds'>;

/** What is selected as calls take it: a whole column by the filters that it is seen with. */
export function meantBy(selection: Selection, filters: ApplicationFilters, vacancyId: string | undefined): Meant {
  if (selection.kind === 'ids') return { applicationIds: [...selection.ids] };
  const { sort: _, ...narrowing } = wireFilters(filters, vacancyId);
  return {
    filter: { ...narrowing, status: selection.status },
    ...(selection.except.size > 0 && { exceptIds: [...selection.except] }),
  };
}

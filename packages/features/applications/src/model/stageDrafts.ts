import { stagedStatuses } from '@kasb/contract';
import type { Stage, StagedStatus, StagesBody } from '@kasb/contract';

/** A company's own step as its editor holds it. */
export interface StageDraft {
  /** Tells the drafts apart, also those without an id. */
  key: string;
  /** The provider's; a new one has none. */
  id?: string;
  status: StagedStatus;
  name: string;
  nameUz: string;
}

/** How many steps a status may have. */
export const MOST_STAGES = 5;

/** Steps as they came, to be edited. */
export function stageDraftsOf(stages: readonly Stage[]): StageDraft[] {
  return inGroups(
    stages.flatMap(({ id, status, name = '', name_uz: nameUz = '' }) => {
      const known = stagedStatuses.find((each) => each === status);
      return known ? [{ key: id, id, status: known, name, nameUz }] : [];
    }),
  );
}

/** With one that is named next, the last of its status. */
export const withStage = (drafts: readonly StageDraft[], status: StagedStatus, key: string): StageDraft[] =>
  inGroups([...drafts, { key, status, name: '', nameUz: '' }]);

/** With one at another place among those of its status. */
export function reordered(drafts: readonly StageDraft[], status: StagedStatus, from: number, to: number): StageDraft[] {
  const own = drafts.filter((draft) => draft.status === status);
  const [moved] = own.splice(from, 1);
  if (moved) own.splice(to, 0, moved);
  return inGroups([...drafts.filter((draft) => draft.status !== status), ...own]);
}

/** Drafts as they are sent. */
export const stagesBodyOf = (drafts: readonly StageDraft[]): StagesBody => ({
  stages: drafts.map(({ id, status, name, nameUz }) => ({
    ...(id !== undefined && { id }),
    status,
    name: name.trim(),
    ...(nameUz.trim() && { nameUz: nameUz.trim() }),
  })),
});

const inGroups = (drafts: readonly StageDraft[]) =>
  stagedStatuses.flatMap((status) => drafts.filter((draft) => draft.status === status));

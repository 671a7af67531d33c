import type { Application } from '@kasb/contract';
import { memo } from 'react';
import { useMoments } from '../useMoments.ts';
import { ApplicationRow } from './ApplicationRow.tsx';

export interface RowChunkProps {
  applications: readonly Application[];
  /** The statuses to show, in the same order. */
  statuses: readonly (string | undefined)[];
  hasVacancy: boolean;
  /** The selected one, when it is among these. */
  selectedId: string | undefined;
  /** Whether any row of the list is marked: then that is what counts as selected. */
  hasMarks: boolean;
  /** The marked ones among these. */
  marked: readonly string[];
}

/** Some rows of the list that are drawn anew together: of a thousand, a change concerns those around it alone. */
export const RowChunk = memo(
  function RowChunk({ applications, statuses, hasVacancy, selectedId, hasMarks, marked }: RowChunkProps) {
    const moments = useMoments();
    return applications.map((application, index) => (
      <ApplicationRow
        key={application.id}
        application={application}
        status={statuses[index]}
        day={moments.day(application.created_at)}
        hasVacancy={hasVacancy}
        isSelected={hasMarks ? marked.includes(application.id) : application.id === selectedId}
        isMarked={marked.includes(application.id)}
      />
    ));
  },
  (before, after) =>
    before.selectedId === after.selectedId &&
    before.hasVacancy === after.hasVacancy &&
    before.hasMarks === after.hasMarks &&
    hasSame(before.marked, after.marked) &&
    hasSame(before.applications, after.applications) &&
    hasSame(before.statuses, after.statuses),
);

function hasSame(before: readonly unknown[], after: readonly unknown[]): boolean {
  return before.length === after.length && before.every((value, index) => value === after[index]);
}

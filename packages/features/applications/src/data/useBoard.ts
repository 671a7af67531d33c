import { getApplicationBoard, listApplications } from '@kasb/contract';
import type { Application, ApplicationStatus } from '@kasb/contract';
import { match, usePages, useQuery } from '@kasb/kit';
import { useState } from 'react';
import { wireFilters } from '../model/applicationFilters.ts';
import type { ApplicationFilters } from '../model/applicationFilters.ts';
import { inOrder } from '../model/funnel.ts';

/** How many cards a column has at first, and how many come with «Ещё». */
export const COLUMN_PAGE = 30;

/** A column as it was read, with the way to its next cards. */
export interface BoardColumnPages {
  status: ApplicationStatus;
  total: number;
  items: readonly Application[];
  hasMore: boolean;
  isLoadingMore: boolean;
  hasFailed: boolean;
  showMore: () => void;
}

/** The board of all vacancies or of one, and the further pages of its columns. */
export function useBoard(vacancyId: string | undefined, filters: ApplicationFilters) {
  const wire = wireFilters(filters, vacancyId);
  const board = useQuery(getApplicationBoard, { query: { ...wire, limit: COLUMN_PAGE } });
  const [asked, setAsked] = useState<{ of: string; cursors: Partial<Record<ApplicationStatus, string>> }>();
  const of = JSON.stringify(wire);
  const cursors = asked?.of === of ? asked.cursors : {};
  const read = board.status === 'ready' ? board.data.columns : [];

  // The order of the hooks is that of the statuses, which never changes.
  const pages = {
    applied: useColumnPages('applied', wire, cursors.applied),
    screening: useColumnPages('screening', wire, cursors.screening),
    interview: useColumnPages('interview', wire, cursors.interview),
    offer: useColumnPages('offer', wire, cursors.offer),
    hired: useColumnPages('hired', wire, cursors.hired),
    rejected: useColumnPages('rejected', wire, cursors.rejected),
  };
  const columns = inOrder.map((status): BoardColumnPages => {
    const column = read.find((one) => one.status === status);
    const first = { status, total: column?.total ?? 0, items: column?.items ?? [] };
    if (cursors[status] === undefined)
      return {
        ...first,
        hasMore: column?.cursor !== undefined,
        isLoadingMore: false,
        hasFailed: false,
        showMore: () => column?.cursor && setAsked({ of, cursors: { ...cursors, [status]: column.cursor } }),
      };
    return match(pages[status], {
      loading: () => ({ ...first, hasMore: true, isLoadingMore: true, hasFailed: false, showMore() {} }),
      ready: ({ items, hasMore, isLoadingMore, failure, showMore }) => ({
        ...first,
        items: [...first.items, ...items],
        hasMore: hasMore || failure !== undefined,
        isLoadingMore,
        hasFailed: failure !== undefined,
        showMore,
      }),
    });
  });
  return { board, columns };
}

function useColumnPages(status: ApplicationStatus, wire: ReturnType<typeof wireFilters>, cursor: string | undefined) {
  return usePages(
    listApplications,
    cursor === undefined ? null : { query: { ...wire, status, limit: COLUMN_PAGE, cursor } },
  );
}

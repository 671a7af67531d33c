'use client';

import type { Initial } from '@kasb/kit';
import { cursorFromQuery, filtersFromQuery, queryFromFilters, VacancyList } from '@kasb/search';
import { useSearchParams } from 'next/navigation';
import { Kasb } from '../Kasb.tsx';

/** The search goes on in the browser: a new address is no new page, its answer is read by the screen itself. */
export function Jobs({ api, initial }: { api: string; initial: Initial }) {
  const query = useSearchParams();
  return (
    <Kasb baseUrl={api} initial={initial}>
      <VacancyList
        filters={filtersFromQuery(query)}
        cursor={cursorFromQuery(query)}
        onFiltersChange={(filters) =>
          window.history.pushState(null, '', `/jobs?${new URLSearchParams(queryFromFilters(filters))}`)
        }
      />
    </Kasb>
  );
}

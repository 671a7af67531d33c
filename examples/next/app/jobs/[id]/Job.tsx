'use client';

import type { Initial } from '@kasb/kit';
import { VacancyPage } from '@kasb/search';
import { Kasb } from '../../Kasb.tsx';

/** One vacancy. */
export function Job({ api, initial, id }: { api: string; initial: Initial; id: string }) {
  return (
    <Kasb baseUrl={api} initial={initial}>
      <VacancyPage vacancyId={id} />
    </Kasb>
  );
}

import type { Application } from '@kasb/contract';
import { useState } from 'react';
import { useStages } from '../../data/useStages.ts';
import type { KnownCounts } from '../../model/applicationCounts.ts';
import type { ApplicationFilters } from '../../model/applicationFilters.ts';
import { isApplicationStatus } from '../../model/applicationsView.ts';
import { inOrder } from '../../model/funnel.ts';
import type { Selection } from '../../model/selection.ts';
import { ManyTools } from '../ManyBar/ManyTools.tsx';
import { useMany } from '../useMany.tsx';

export interface ListSelectionProps {
  vacancyId: string | undefined;
  filters: ApplicationFilters;
  items: readonly Application[];
  statusOf: (application: Application) => string | undefined;
  counts: KnownCounts;
  selection: Selection;
  onSelect: (selection: Selection) => void;
}

/** What can be done to all that is selected in the list. */
export function ListSelection({ vacancyId, filters, items, statusOf, counts, ...selecting }: ListSelectionProps) {
  const { stages } = useStages(vacancyId);
  const many = useMany(filters, vacancyId);
  const [refused, setRefused] = useState<Selection>();
  const cards = items.flatMap((application) => {
    const status = statusOf(application);
    return isApplicationStatus(status) ? [{ id: application.id, status, application }] : [];
  });
  const columns = inOrder.map((status) => ({ status, total: counts.byStatus?.[status] ?? 0 }));
  return <ManyTools {...selecting} {...{ many, cards, columns, stages, refused }} onRefuse={setRefused} />;
}

import { useMessages, useWords } from '@kasb/kit';
import { FilterChips } from '@kasb/ui';
import { applicationsMessages } from '../../messages/index.ts';
import type { KnownCounts } from '../../model/applicationCounts.ts';
import type { ApplicationsView } from '../../model/applicationsView.ts';
import { inOrder } from '../../model/funnel.ts';
import * as css from './ApplicationBrowser.css.ts';

export interface StatusFilterProps {
  status: ApplicationsView['status'];
  counts: KnownCounts;
  onChange: (status: ApplicationsView['status']) => void;
}

/** All, and each status, with how many there are where that is known. */
export function StatusFilter({ status, counts, onChange }: StatusFilterProps) {
  const t = useMessages(applicationsMessages);
  const words = useWords();
  return (
    <FilterChips
      className={css.part}
      label={t('list.status')}
      options={[
        { value: 'all', label: t('all'), count: counts.all },
        ...inOrder.map((value) => ({ value, label: words('application', value), count: counts.byStatus?.[value] })),
      ]}
      value={status}
      onChange={(value) => onChange(value as ApplicationsView['status'])}
    />
  );
}

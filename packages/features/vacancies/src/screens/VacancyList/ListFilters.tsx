import { vacancyStatuses } from '@kasb/contract';
import type { Company, Vacancy } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import type { PagesState } from '@kasb/kit';
import { FilterChips, Select } from '@kasb/ui';
import { Building2 } from 'lucide-react';
import { vacanciesMessages } from '../../messages/index.ts';
import { countByStatus } from '../../model/listView.ts';
import type { VacancyListView } from '../../model/listView.ts';
import * as css from './VacancyList.css.ts';

export interface ListFiltersProps {
  /** What is shown; the host keeps it in its address (`listViewFromQuery`, `queryFromListView`). */
  view: VacancyListView;
  /** The person chose something else to see; `replace` asks to put it in place of the present address. */
  onViewChange: (view: VacancyListView, options: { replace: boolean }) => void;
  /** To choose from; none where the list is one company's. */
  companies: readonly Company[] | undefined;
  /** What is counted: a status is, once every page is there. */
  pages: PagesState<Vacancy>;
}

const anyCompany = 'all';

/** Whose vacancies, and in which status. */
export function ListFilters({ view, onViewChange, companies, pages }: ListFiltersProps) {
  const t = useMessages(vacanciesMessages);
  const counts = pages.status === 'ready' && !pages.hasMore ? countByStatus(pages.items) : undefined;
  const narrow = (part: Partial<VacancyListView>) =>
    onViewChange({ ...view, vacancyId: '', ...part }, { replace: false });
  return (
    <div className={css.filters}>
      {companies && (
        <Select
          className={css.company}
          label={t('company')}
          isLabelHidden
          size="sm"
          icon={<Building2 />}
          options={[
            { value: anyCompany, label: t('allCompanies') },
            ...companies.map(({ id, name }) => ({ value: id, label: name ?? id })),
          ]}
          value={view.companyId || anyCompany}
          onChange={(companyId) => narrow({ companyId: companyId === anyCompany ? '' : companyId })}
        />
      )}
      <FilterChips
        className={css.chips}
        label={t('status')}
        options={[
          { value: 'all', label: t('all'), count: pages.status === 'ready' ? pages.total : undefined },
          ...vacancyStatuses.map((status) => ({
            value: status,
            label: t(status === 'active' ? status : `list.${status}`),
            count: counts?.[status],
          })),
        ]}
        value={view.status}
        onChange={(status) => narrow({ status: status as VacancyListView['status'] })}
      />
    </div>
  );
}

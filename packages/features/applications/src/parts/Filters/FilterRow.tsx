import { useMessages } from '@kasb/kit';
import { SearchField, Select } from '@kasb/ui';
import { ArrowDownWideNarrow } from 'lucide-react';
import { useRef } from 'react';
import { boardMessages } from '../../messages/board/index.ts';
import { withFilters } from '../../model/applicationFilters.ts';
import type { ApplicationFilters } from '../../model/applicationFilters.ts';
import { CityFilter } from './CityFilter.tsx';
import { DateFilter } from './DateFilter.tsx';
import type { FilterPartProps } from './filterProps.ts';
import * as css from './Filters.css.ts';
import { MoreFilter } from './MoreFilter.tsx';
import { SourceFilter } from './SourceFilter.tsx';
import { VacancyFilter } from './VacancyFilter.tsx';

export interface FilterRowProps {
  filters: ApplicationFilters;
  /** Whose list it is, where it is of one vacancy. */
  vacancyId: string | undefined;
  onChange: (filters: ApplicationFilters) => void;
}

const sorts = ['newest', 'oldest', 'waiting', 'vote'] as const;

/** Text, one popover for each filter, and the order; all of it lives in the address. */
export function FilterRow({ filters, vacancyId, onChange }: FilterRowProps) {
  const t = useMessages(boardMessages);
  const form = useRef<HTMLFormElement>(null);
  const onSet: FilterPartProps['onSet'] = (changed) => onChange(withFilters(filters, changed));
  return (
    <div className={css.row}>
      <form
        key={filters.q ?? ''}
        ref={form}
        role="search"
        className={css.search}
        onSubmit={(event) => {
          event.preventDefault();
          onSet({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim() });
        }}
      >
        <SearchField
          size="sm"
          name="q"
          label={t('filter.search')}
          isLabelHidden
          placeholder={t('filter.search')}
          maxLength={100}
          defaultValue={filters.q ?? ''}
          onChange={(text) => text === '' && filters.q && onSet({ q: '' })}
        />
      </form>
      {vacancyId === undefined && (
        // A sub-stage is of one company, which another vacancy may not be of.
        <VacancyFilter filters={filters} onSet={(changed) => onSet({ ...changed, stage: '' })} />
      )}
      <SourceFilter filters={filters} onSet={onSet} />
      <CityFilter filters={filters} onSet={onSet} />
      <DateFilter filters={filters} onSet={onSet} />
      <MoreFilter filters={filters} vacancyId={vacancyId} onSet={onSet} />
      <Select
        size="sm"
        className={css.sort}
        label={t('filter.sort')}
        isLabelHidden
        icon={<ArrowDownWideNarrow />}
        options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        value={sorts.find((sort) => sort === filters.sort) ?? 'newest'}
        onChange={(sort) => onSet({ sort: sort === 'newest' ? '' : sort })}
      />
    </div>
  );
}

import { useMessages } from '@kasb/kit';
import { Checkbox, FilterButton, RadioGroup, SearchField, Select, Stack } from '@kasb/ui';
import { useRef } from 'react';
import { boardMessages } from '../../messages/board/index.ts';
import { withFilters } from '../../model/applicationFilters.ts';
import type { ApplicationFilters } from '../../model/applicationFilters.ts';
import { CityFilter } from './CityFilter.tsx';
import { DateFilter } from './DateFilter.tsx';
import type { FilterPartProps } from './filterProps.ts';
import * as css from './Filters.css.ts';
import { SourceFilter } from './SourceFilter.tsx';
import { VacancyFilter } from './VacancyFilter.tsx';

export interface FilterRowProps {
  filters: ApplicationFilters;
  /** Whether it is not one vacancy's list. */
  hasVacancy: boolean;
  onChange: (filters: ApplicationFilters) => void;
}

const sorts = ['newest', 'oldest', 'waiting', 'vote'] as const;
const flags = ['unread', 'matched', 'withdrawn'] as const;

/** Text, one popover for each filter, and the order; all of it lives in the address. */
export function FilterRow({ filters, hasVacancy, onChange }: FilterRowProps) {
  const t = useMessages(boardMessages);
  const form = useRef<HTMLFormElement>(null);
  const onSet: FilterPartProps['onSet'] = (changed) => onChange(withFilters(filters, changed));
  const more = [
    ...flags.filter((name) => filters[name]).map((name) => t(`filter.${name}`)),
    ...(['yes', 'no', 'none'] as const)
      .filter((vote) => vote === filters.vote)
      .map((vote) => t(vote === 'none' ? 'filter.vote.none' : vote)),
  ];
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
      {hasVacancy && <VacancyFilter filters={filters} onSet={onSet} />}
      <SourceFilter filters={filters} onSet={onSet} />
      <CityFilter filters={filters} onSet={onSet} />
      <DateFilter filters={filters} onSet={onSet} />
      <FilterButton
        label={t('more')}
        value={more.join(', ')}
        clearLabel={t('filter.clear', { filter: t('more') })}
        onClear={() => onSet({ unread: '', matched: '', withdrawn: '', vote: '' })}
      >
        <Stack gap={4}>
          {flags.map((name) => (
            <Checkbox
              key={name}
              isSelected={Boolean(filters[name])}
              onChange={(isSelected) => onSet({ [name]: isSelected ? '1' : '' })}
            >
              {t(`filter.${name}`)}
            </Checkbox>
          ))}
          <RadioGroup
            label={t('filter.vote')}
            options={[
              { value: '', label: t('filter.any') },
              ...(['yes', 'no', 'none'] as const).map((value) => ({
                value,
                label: t(value === 'none' ? 'filter.vote.none' : value),
              })),
            ]}
            value={filters.vote ?? ''}
            onChange={(vote) => onSet({ vote })}
          />
        </Stack>
      </FilterButton>
      <Select
        size="sm"
        className={css.sort}
        label={t('filter.sort')}
        isLabelHidden
        options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        value={sorts.find((sort) => sort === filters.sort) ?? 'newest'}
        onChange={(sort) => onSet({ sort: sort === 'newest' ? '' : sort })}
      />
    </div>
  );
}

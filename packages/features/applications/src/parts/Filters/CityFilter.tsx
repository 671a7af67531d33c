import { LoadFailure, match, useMessages } from '@kasb/kit';
import { Checkbox, CheckboxGroup, FilterButton, Spinner } from '@kasb/ui';
import { useCities } from '../../data/useFilterOptions.ts';
import { boardMessages } from '../../messages/board/index.ts';
import { partsOf } from '../../model/applicationFilters.ts';
import type { FilterPartProps } from './filterProps.ts';

/** Where they live. */
export function CityFilter({ filters, onSet }: FilterPartProps) {
  const t = useMessages(boardMessages);
  const label = t('city');
  return (
    <FilterButton
      label={label}
      value={partsOf(filters.city).join(', ')}
      clearLabel={t('filter.clear', { filter: label })}
      onClear={() => onSet({ city: '' })}
    >
      <Cities filters={filters} onSet={onSet} />
    </FilterButton>
  );
}

/** Read when the popover opens. */
function Cities({ filters, onSet }: FilterPartProps) {
  const t = useMessages(boardMessages);
  const chosen = partsOf(filters.city);
  return match(useCities(), {
    loading: () => <Spinner />,
    error: (failure) => <LoadFailure failure={failure}>{t('filter.failed')}</LoadFailure>,
    ready: ({ data }) => (
      <CheckboxGroup label={t('city')} value={chosen} onChange={(next) => onSet({ city: next.join(',') })}>
        {[...new Set([...chosen, ...data.flatMap(({ name }) => name ?? [])])].map((city) => (
          <Checkbox key={city} value={city}>
            {city}
          </Checkbox>
        ))}
      </CheckboxGroup>
    ),
  });
}

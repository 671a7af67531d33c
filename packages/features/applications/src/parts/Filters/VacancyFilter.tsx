import { LoadFailure, match, useMessages } from '@kasb/kit';
import { ComboBox, FilterButton, RadioGroup, Spinner } from '@kasb/ui';
import { useVacancyOptions } from '../../data/useFilterOptions.ts';
import { useVacancyTitle } from '../../data/useVacancyName.ts';
import { boardMessages } from '../../messages/board/index.ts';
import type { FilterPartProps } from './filterProps.ts';

const MANY = 12;

/** Which vacancy they responded to. */
export function VacancyFilter({ filters, onSet }: FilterPartProps) {
  const t = useMessages(boardMessages);
  const label = t('vacancy');
  const title = useVacancyTitle(filters.vacancy);
  return (
    <FilterButton
      label={label}
      value={filters.vacancy && (title ?? '…')}
      clearLabel={t('filter.clear', { filter: label })}
      onClear={() => onSet({ vacancy: '' })}
    >
      {(close) => (
        <Vacancies
          filters={filters}
          onSet={(changed) => {
            onSet(changed);
            close();
          }}
        />
      )}
    </FilterButton>
  );
}

/** Read when the popover opens. */
function Vacancies({ filters, onSet }: FilterPartProps) {
  const t = useMessages(boardMessages);
  const field = {
    label: t('vacancy'),
    value: filters.vacancy ?? '',
    onChange: (vacancy: string) => onSet({ vacancy }),
  };
  return match(useVacancyOptions(), {
    loading: () => <Spinner />,
    error: (failure) => <LoadFailure failure={failure}>{t('filter.failed')}</LoadFailure>,
    ready: ({ data }) => {
      const options = data.items.map(({ id, title }) => ({ value: id, label: title ?? t('untitled') }));
      return options.length > MANY ? (
        <ComboBox {...field} options={options} />
      ) : (
        <RadioGroup {...field} options={options} />
      );
    },
  });
}

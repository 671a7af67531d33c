import { useFormat, useMessages } from '@kasb/kit';
import { FilterButton, TextField } from '@kasb/ui';
import { boardMessages } from '../../messages/board/index.ts';
import type { FilterPartProps } from './filterProps.ts';
import * as css from './Filters.css.ts';

const isDay = (text: string) => text === '' || /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Between which days they came. */
export function DateFilter({ filters, onSet }: FilterPartProps) {
  const t = useMessages(boardMessages);
  const { shortDate } = useFormat();
  const label = t('date');
  const { from = '', to = '' } = filters;
  return (
    <FilterButton
      label={label}
      value={from || to ? [shortDate(from), shortDate(to)].join(' – ').trim() : ''}
      clearLabel={t('filter.clear', { filter: label })}
      onClear={() => onSet({ from: '', to: '' })}
    >
      <div className={css.days}>
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            type="date"
            label={t(name === 'from' ? 'from' : 'filter.to')}
            defaultValue={filters[name] ?? ''}
            onChange={(day) => isDay(day) && onSet({ [name]: day })}
          />
        ))}
      </div>
    </FilterButton>
  );
}

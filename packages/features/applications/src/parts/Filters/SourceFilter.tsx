import { applicationSources } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Checkbox, CheckboxGroup, FilterButton } from '@kasb/ui';
import { boardMessages } from '../../messages/board/index.ts';
import { partsOf } from '../../model/applicationFilters.ts';
import { useSourceText } from '../useSourceText.ts';
import type { FilterPartProps } from './filterProps.ts';

/** Where they came from. */
export function SourceFilter({ filters, onSet }: FilterPartProps) {
  const t = useMessages(boardMessages);
  const sourceText = useSourceText();
  const chosen = partsOf(filters.source);
  const label = t('source');
  return (
    <FilterButton
      label={label}
      value={chosen.map(sourceText).join(', ')}
      clearLabel={t('filter.clear', { filter: label })}
      onClear={() => onSet({ source: '' })}
    >
      <CheckboxGroup label={label} value={chosen} onChange={(next) => onSet({ source: next.join(',') })}>
        {[...new Set([...applicationSources, ...chosen])].map((source) => (
          <Checkbox key={source} value={source}>
            {sourceText(source)}
          </Checkbox>
        ))}
      </CheckboxGroup>
    </FilterButton>
  );
}

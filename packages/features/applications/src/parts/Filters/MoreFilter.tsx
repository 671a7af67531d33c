import { useMessages, useWords } from '@kasb/kit';
import { Checkbox, FilterButton, RadioGroup, Stack } from '@kasb/ui';
import { useStages } from '../../data/useStages.ts';
import { boardMessages } from '../../messages/board/index.ts';
import { settable } from '../../model/funnel.ts';
import { useStageName } from '../useStageName.ts';
import type { FilterPartProps } from './filterProps.ts';

interface MoreFilterProps extends FilterPartProps {
  /** Whose list it is, where it is of one vacancy. */
  vacancyId: string | undefined;
}

const flags = ['unread', 'matched', 'withdrawn'] as const;
const votes = ['yes', 'no', 'none'] as const;

/** What is asked for less often, in one popover. */
export function MoreFilter({ filters, vacancyId = filters.vacancy, onSet }: MoreFilterProps) {
  const t = useMessages(boardMessages);
  const stageName = useStageName();
  const { stages } = useStages(vacancyId, filters.stage !== undefined);
  const voteText = (vote: (typeof votes)[number]) => t(vote === 'none' ? 'filter.vote.none' : vote);
  const stage = filters.stage && (stageName(stages.find(({ id }) => id === filters.stage)) ?? '…');
  const value = [
    ...(stage ? [stage] : []),
    ...flags.filter((name) => filters[name]).map((name) => t(`filter.${name}`)),
    ...votes.filter((vote) => vote === filters.vote).map(voteText),
  ];
  return (
    <FilterButton
      label={t('more')}
      value={value.join(', ')}
      clearLabel={t('filter.clear', { filter: t('more') })}
      onClear={() => onSet({ stage: '', unread: '', matched: '', withdrawn: '', vote: '' })}
    >
      <Stack gap={4}>
        <StageChoice filters={filters} vacancyId={vacancyId} onSet={onSet} />
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
            ...votes.map((vote) => ({ value: vote, label: voteText(vote) })),
          ]}
          value={filters.vote ?? ''}
          onChange={(vote) => onSet({ vote })}
        />
      </Stack>
    </FilterButton>
  );
}

/** Read when the popover opens; not there where the company has no sub-stages, or which company is unknown. */
function StageChoice({ filters, vacancyId, onSet }: MoreFilterProps) {
  const t = useMessages(boardMessages);
  const words = useWords();
  const stageName = useStageName();
  const { stages } = useStages(vacancyId);
  if (stages.length === 0) return null;
  return (
    <RadioGroup
      label={t('filter.stage')}
      options={[
        { value: '', label: t('all') },
        ...settable.flatMap((status) =>
          stages
            .filter((stage) => stage.status === status)
            .map((stage) => ({
              value: stage.id,
              label: `${words('application', status)}: ${stageName(stage) ?? ''}`,
            })),
        ),
      ]}
      value={filters.stage ?? ''}
      onChange={(stage) => onSet({ stage })}
    />
  );
}

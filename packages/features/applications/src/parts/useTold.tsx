import type { Application } from '@kasb/contract';
import { factMessages } from '@kasb/domain/documents/factWords';
import { useMessages } from '@kasb/kit';
import { Badge, Inline } from '@kasb/ui';
import type { Description } from '@kasb/ui';
import { Check } from 'lucide-react';
import { applicationsMessages } from '../messages/index.ts';
import { name as anywhere } from './ApplicationPanel/ApplicationPanel.css.ts';

const experience = new Set(['none', 'under_1', '1_3', 'over_3'] as const);
const start = new Set(['now', 'two_weeks', 'later'] as const);
const isOf = <Word extends string>(words: ReadonlySet<Word>, word: string | undefined): word is Word =>
  (words as ReadonlySet<string | undefined>).has(word);

/** What an applicant told besides a message: two facts, and answers to the company's questions. */
export function useTold({ facts, answers }: Application): Description[] {
  const t = useMessages(applicationsMessages);
  const words = useMessages(factMessages);
  return [
    {
      label: words('experience'),
      value: isOf(experience, facts?.experience) ? words(`experience.${facts.experience}`) : facts?.experience,
    },
    { label: t('told.start'), value: isOf(start, facts?.start) ? words(`start.${facts.start}`) : facts?.start },
    ...answers.map(({ question = '', kind, value, is_wanted: isWanted }) => ({
      label: question,
      value: (
        <Inline gap={2}>
          <span className={anywhere}>
            {kind === 'yes_no' && (value === 'yes' || value === 'no') ? t(value) : value}
          </span>
          {isWanted !== undefined && (
            <Badge tone={isWanted ? 'positive' : 'neutral'} icon={isWanted && <Check />}>
              {t(isWanted ? 'told.wanted' : 'told.other')}
            </Badge>
          )}
        </Inline>
      ),
    })),
  ];
}

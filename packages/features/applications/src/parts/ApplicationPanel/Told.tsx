import type { Application } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Badge, DescriptionList, Heading, Inline } from '@kasb/ui';
import { applicationsMessages } from '../../messages/index.ts';
import * as css from './ApplicationPanel.css.ts';

const experience = new Set(['none', 'under_1', '1_3', 'over_3'] as const);
const start = new Set(['now', 'two_weeks', 'later'] as const);
const isOf = <Word extends string>(words: ReadonlySet<Word>, word: string | undefined): word is Word =>
  (words as ReadonlySet<string | undefined>).has(word);

/** What an applicant told besides a message: two facts, and answers to the company's questions. */
export function Told({ application: { facts, answers } }: { application: Application }) {
  const t = useMessages(applicationsMessages);
  const items = [
    {
      label: t('told.experience'),
      value: isOf(experience, facts?.experience) ? t(`experience.${facts.experience}`) : facts?.experience,
    },
    { label: t('told.start'), value: isOf(start, facts?.start) ? t(`start.${facts.start}`) : facts?.start },
    ...answers.map(({ question = '', kind, value, is_wanted: isWanted }) => ({
      label: question,
      value: (
        <Inline gap={2}>
          <span className={css.name}>
            {kind === 'yes_no' && (value === 'yes' || value === 'no') ? t(`told.${value}`) : value}
          </span>
          {isWanted !== undefined && (
            <Badge tone={isWanted ? 'positive' : 'neutral'}>{t(isWanted ? 'told.wanted' : 'told.other')}</Badge>
          )}
        </Inline>
      ),
    })),
  ];
  if (items.every(({ value }) => value === undefined)) return null;
  return (
    <section className={css.section}>
      <Heading level={3} className={css.label}>
        {t('told.title')}
      </Heading>
      <DescriptionList items={items} />
    </section>
  );
}

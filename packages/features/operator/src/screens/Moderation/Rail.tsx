import type { Moderation, Vacancy } from '@kasb/contract';
import { useFormat, useMessages, useWords } from '@kasb/kit';
import { DescriptionList, Heading } from '@kasb/ui';
import { useState } from 'react';
import { operatorMessages } from '../../messages/index.ts';
import type { NumberedFinding } from '../../model/findings.ts';
import { Timeline } from '../../parts/Timeline/Timeline.tsx';
import * as css from './Moderation.css.ts';
import { number as badge } from './Text.css.ts';

/** What is said of a finding besides its name. */
const whys: Partial<Record<NumberedFinding['name'], 'finding.why.contacts' | 'finding.why.law'>> = {
  phone: 'finding.why.contacts',
  link: 'finding.why.contacts',
  contacts: 'finding.why.contacts',
  sex: 'finding.why.law',
  origin: 'finding.why.law',
};

interface RailProps {
  moderation: Moderation;
  vacancy: Vacancy;
  findings: readonly NumberedFinding[];
  onFinding: (number: number) => void;
}

/** What the rules found, whose vacancy it is, and what was decided before. */
export function Rail({ moderation: { company }, vacancy, findings, onFinding }: RailProps) {
  const t = useMessages(operatorMessages);
  const words = useWords();
  const format = useFormat();
  const [now] = useState(Date.now);
  const moments = format.moments(now);
  const { moderation_history: history } = vacancy;
  return (
    <aside className={css.rail} aria-label={t('moderation.rail')}>
      {findings.length > 0 && (
        <section>
          <Heading level={2} className={css.railName}>
            <span>{`${t('moderation.found')} `}</span>
            <span className={css.count}>{findings.length}</span>
          </Heading>
          <ol className={css.found}>
            {findings.map(({ name, number }) => (
              <li key={number}>
                <button type="button" className={css.finding} onClick={() => onFinding(number)}>
                  <span className={badge}>{number}</span>
                  <span>
                    <span>{t(`finding.${name}`)}</span>
                    {whys[name] && <span className={css.why}>{t(whys[name])}</span>}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
      {company && (
        <section>
          <Heading level={2} className={css.railName}>
            {t('company')}
          </Heading>
          <DescriptionList
            variant="rows"
            items={[
              { label: t('verified'), value: format.date(company.verified_at) },
              { label: t('moderation.since'), value: format.date(company.created_at) },
              {
                label: t('moderation.decisions'),
                value: t('moderation.counts', { n: company.approved ?? 0, m: company.rejected ?? 0 }),
              },
              { label: t('moderation.waiting'), value: format.number(company.waiting) },
            ]}
          />
        </section>
      )}
      {history.length > 0 && (
        <section>
          <Heading level={2} className={css.railName}>
            {t('history')}
          </Heading>
          <Timeline
            moments={history
              .map(({ status, comment, by, at, version }, index) => {
                const what =
                  status === 'needs_revision'
                    ? t('moderation.revise')
                    : status === 'pending' && index > 0
                      ? t('moderation.again')
                      : words('moderation', status ?? '');
                const isOfVersion = status !== 'pending' && version !== undefined;
                return {
                  key: `${at}${status}`,
                  title: what,
                  about: isOfVersion ? t('moderation.version', { n: version }) : undefined,
                  words: comment,
                  under: [by, moments.dateTime(at)].filter(Boolean).join(', '),
                };
              })
              .toReversed()}
          />
        </section>
      )}
    </aside>
  );
}

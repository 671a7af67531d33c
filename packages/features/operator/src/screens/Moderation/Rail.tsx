import type { Moderation, Vacancy } from '@kasb/contract';
import { useFormat, useMessages, useWords } from '@kasb/kit';
import { DescriptionList, Heading, Switch } from '@kasb/ui';
import { operatorMessages } from '../../messages/index.ts';
import type { NumberedFinding } from '../../model/findings.ts';
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
  keys: [isOn: boolean, choose: (isOn: boolean) => void];
}

/** What the rules found, whose vacancy it is, and what was decided before. */
export function Rail({ moderation: { company }, vacancy, findings, onFinding, keys: [isOn, choose] }: RailProps) {
  const t = useMessages(operatorMessages);
  const words = useWords();
  const format = useFormat();
  return (
    <aside className={css.rail} aria-label={t('moderation.rail')}>
      {findings.length > 0 && (
        <section>
          <Heading level={2} size="h3">
            {t('moderation.found')}
          </Heading>
          <ol className={css.found}>
            {findings.map(({ name, number }) => (
              <li key={number}>
                <button type="button" className={css.finding} onClick={() => onFinding(number)}>
                  <span className={badge}>{number}</span>
                  <span>
                    {t(`finding.${name}`)}
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
          <Heading level={2} size="h3">
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
      {vacancy.moderation_history.length > 0 && (
        <section>
          <Heading level={2} size="h3">
            {t('history')}
          </Heading>
          <ol className={css.found}>
            {vacancy.moderation_history.map(({ status, comment, at }) => (
              <li key={`${at}${status}`} className={css.past}>
                {words('moderation', status ?? '')}
                {comment && `: ${comment}`} <time dateTime={at}>{format.dateTime(at)}</time>
              </li>
            ))}
          </ol>
        </section>
      )}
      <Switch isSelected={isOn} onChange={choose}>
        {t('moderation.keys')}
      </Switch>
    </aside>
  );
}

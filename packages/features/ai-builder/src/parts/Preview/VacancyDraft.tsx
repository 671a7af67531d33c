import type { JobData } from '@kasb/contract';
import type { Readiness } from '@kasb/domain/readiness';
import { useDefaultCurrencies, useFormat, useMessages, useWords } from '@kasb/kit';
import { cx, Fact, Facts, Heading, Text } from '@kasb/ui';
import { Building2, Clock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { aiBuilderMessages } from '../../messages/index.ts';
import { Changeable } from './Changeable.tsx';
import { DraftLines } from './DraftLines.tsx';
import * as css from './VacancyDraft.css.ts';

export interface VacancyDraftProps {
  companyName: string;
  job: JobData;
  parts: Readiness['parts'];
  /** What the last answer has changed. */
  fresh: ReadonlySet<string>;
}

/** The vacancy so far; parts that are missing keep their place, and what is new is washed in saffron. */
export function VacancyDraft({ companyName, job, parts, fresh }: VacancyDraftProps) {
  const t = useMessages(aiBuilderMessages);
  const words = useWords();
  const format = useFormat();
  const { detail } = useDefaultCurrencies();
  const { title, description, salary, location, workFormat, employmentType } = job;
  const mark = (name: string) => fresh.has(name) && css.fresh;
  const ghost = (text: string): ReactNode => <p className={css.ghost}>{text}</p>;
  return (
    <div className={css.parts}>
      <div className={css.head}>
        {title ? (
          <Heading level={3} size="h2" className={cx(css.text, mark('title'))}>
            <Changeable change={{ field: 'title' }}>{title}</Changeable>
          </Heading>
        ) : (
          ghost(t('preview.untitled'))
        )}
        <Text tone="muted" className={css.text}>
          {companyName}
        </Text>
        {salary !== undefined && (
          <p className={cx(css.salary, mark('salary'), mark('currency'))}>
            <Changeable change={{ field: 'salary' }}>
              {typeof salary === 'number' ? format.salary(salary, salary, job.currency ?? detail) : salary}
            </Changeable>
          </p>
        )}
        {(location ?? workFormat ?? employmentType) && (
          <Facts>
            {location && (
              <Fact icon={<MapPin />} className={css.fact}>
                <Changeable change={{ field: 'location' }}>{location}</Changeable>
              </Fact>
            )}
            {workFormat && (
              <Fact icon={<Building2 />} className={css.fact}>
                <Changeable change={{ field: 'workFormat' }}>{words('remote', workFormat)}</Changeable>
              </Fact>
            )}
            {employmentType && (
              <Fact icon={<Clock />} className={css.fact}>
                <Changeable change={{ field: 'employmentType' }}>{words('employment', employmentType)}</Changeable>
              </Fact>
            )}
          </Facts>
        )}
      </div>
      <section className={css.part}>
        <h4 className={css.label}>{t('description')}</h4>
        {parts.description ? (
          <Text isPreLine className={cx(css.text, mark('description'))}>
            <Changeable change={{ field: 'description' }}>{description}</Changeable>
          </Text>
        ) : (
          ghost(t('preview.missing'))
        )}
      </section>
      <section className={css.part}>
        <h4 className={css.label}>{t('requirements')}</h4>
        {parts.requirements ? <DraftLines lines={job.requirements} fresh={fresh} /> : ghost(t('preview.missingMany'))}
      </section>
      <section className={css.part}>
        <h4 className={css.label}>{t('benefits')}</h4>
        {parts.benefits ? <DraftLines lines={job.benefits} fresh={fresh} /> : ghost(t('preview.missingMany'))}
      </section>
    </div>
  );
}

import type { Vacancy } from '@kasb/contract';
import { useFormat, useLinks, useMessages } from '@kasb/kit';
import type { PagesState } from '@kasb/kit';
import { LinkButton, Text } from '@kasb/ui';
import { VacancyStatusBadge } from '@kasb/ui/recruitment';
import { employerMessages } from '../../messages/index.ts';
import { latest } from '../../model/latest.ts';
import * as css from './ListBlock.css.ts';
import { ListBlock } from './ListBlock.tsx';
import { ListRow } from './ListRow.tsx';

export interface LatestVacanciesProps {
  vacancies: PagesState<Vacancy>;
  /** Milliseconds. */
  now: number;
}

const labelled = ['active', 'paused', 'closed'];

/** The last three vacancies; whatever is not active, paused or closed is a draft. */
export function LatestVacancies({ vacancies, now }: LatestVacanciesProps) {
  const t = useMessages(employerMessages);
  const links = useLinks();
  const format = useFormat();
  const moments = format.moments(now);
  return (
    <ListBlock
      title={t('vacancies.title')}
      all={{ href: links.employerVacancies(), label: t('allVacancies') }}
      isLoading={vacancies.status === 'loading'}
      failure={vacancies.failure}
      failed={t('vacancies.failed')}
      empty={{
        text: t('vacanciesHere'),
        action: (
          <LinkButton size="sm" variant="tinted" href={links.createVacancy()}>
            {t('createVacancy')}
          </LinkButton>
        ),
      }}
      rows={latest(vacancies.items ?? []).map(
        ({ id, title, company_name, applications_count: count, created_at, vacancy_status: status }) => (
          <ListRow
            key={id}
            href={links.employerVacancy(id)}
            title={title ?? t('untitled')}
            meta={company_name}
            facts={
              <>
                <Text as="span" size="sm" tone="muted" className={css.count}>
                  {count !== undefined && t('applicationsCount', { count })}
                </Text>
                <Text as="span" size="sm" tone="muted" className={css.day}>
                  <time dateTime={created_at}>{moments.day(created_at)}</time>
                </Text>
              </>
            }
            badge={
              <span className={css.vacancyBadge}>
                <VacancyStatusBadge status={labelled.find((known) => known === status)} />
              </span>
            }
          />
        ),
      )}
    />
  );
}

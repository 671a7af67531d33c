import { useFormat, useLinks, useMessages } from '@kasb/kit';
import { EmptyState, Heading } from '@kasb/ui';
import { useId } from 'react';
import { useCompanyVacancies } from '../../data/usePublicCompany.ts';
import { searchMessages } from '../../messages/index.ts';
import { VacancyResults } from '../../parts/VacancyResults/VacancyResults.tsx';
import * as css from './CompanyPage.css.ts';

export interface CompanyVacanciesProps {
  companyId: string;
  /** How many there are. */
  count: number;
  cursor: string | undefined;
}

/** The open vacancies of a company. */
export function CompanyVacancies({ companyId, count, cursor }: CompanyVacanciesProps) {
  const t = useMessages(searchMessages);
  const format = useFormat();
  const links = useLinks();
  const vacancies = useCompanyVacancies(companyId, cursor);
  const titleId = useId();
  return (
    <section className={css.vacancies} aria-labelledby={titleId} aria-busy={vacancies.status === 'loading'}>
      <Heading level={2} id={titleId}>
        <span>{`${t('company.vacancies')} `}</span>
        {count > 0 && <span className={css.number}>{format.number(count)}</span>}
      </Heading>
      <VacancyResults
        vacancies={vacancies}
        path={links.company(companyId)}
        skeletons={2}
        empty={<EmptyState title={t('company.noVacancies')} description={t('company.noVacanciesHint')} />}
      />
    </section>
  );
}

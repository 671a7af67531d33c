import { useLinks, useMessages } from '@kasb/kit';
import { BackLink, Heading, LinkButton, Text } from '@kasb/ui';
import { Plus, Sparkles } from 'lucide-react';
import { vacanciesMessages } from '../../messages/index.ts';
import * as css from './VacancyList.css.ts';

export interface ListHeadProps {
  /** The one company whose vacancies are shown. */
  company: { id: string; name: string | undefined } | undefined;
  /** How many vacancies there are, when that is known. */
  total: number | undefined;
  /** How many companies the person has. */
  companies: number;
  /** There is no vacancy yet: the ways to write one stand in the middle of the page. */
  isEmpty: boolean;
}

/** Title, how many there are, and the ways to a new one. */
export function ListHead({ company, total, companies, isEmpty }: ListHeadProps) {
  const t = useMessages(vacanciesMessages);
  const links = useLinks();
  const count = total === undefined ? '' : t('list.count', { count: total });
  const inCompanies = !company && companies > 1 ? ` ${t('list.inCompanies', { count: companies })}` : '';
  return (
    <>
      {company && <BackLink href={links.companies()}>{t('toCompanies')}</BackLink>}
      <div className={css.head}>
        <div className={css.names}>
          <Heading level={1} className={css.title}>
            {company?.name ?? t('myVacancies')}
          </Heading>
          {!isEmpty && <Text tone="muted">{count ? count + inCompanies : '\u00a0'}</Text>}
        </div>
        {!isEmpty && (
          <div className={css.ways}>
            <LinkButton variant="secondary" icon={<Sparkles />} href={links.aiBuilder()}>
              {t('buildWithAi')}
            </LinkButton>
            <LinkButton
              variant="primary"
              icon={<Plus />}
              href={company ? links.createCompanyVacancy(company.id) : links.createVacancy()}
            >
              {t('createVacancy')}
            </LinkButton>
          </div>
        )}
      </div>
    </>
  );
}

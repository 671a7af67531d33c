'use client';
import type { Vacancy } from '@kasb/contract';
import { useDefaultCurrencies, useLinks, useMessages } from '@kasb/kit';
import { Avatar, DescriptionClamp, Link, LinkButton } from '@kasb/ui';
import { SalaryText } from '@kasb/ui/recruitment';
import { memo, useId } from 'react';
import type { ReactNode } from 'react';
import { searchMessages } from '../../messages/index.ts';
import { CompanyName } from '../CompanyName/CompanyName.tsx';
import { PublishedDate } from '../PublishedDate/PublishedDate.tsx';
import { RespondButton } from '../RespondButton/RespondButton.tsx';
import { VacancyFacts } from '../VacancyFacts/VacancyFacts.tsx';
import * as css from './VacancyCard.css.ts';

export interface VacancyCardProps {
  vacancy: Vacancy;
  /** What else a host offers to do with a vacancy, beside «Откликнуться». */
  renderActions?: ((vacancy: Vacancy) => ReactNode) | undefined;
}

/** One vacancy of the public search. What a vacancy does not carry is left out. */
export const VacancyCard = memo(function VacancyCard({ vacancy, renderActions }: VacancyCardProps) {
  const t = useMessages(searchMessages);
  const links = useLinks();
  const currencies = useDefaultCurrencies();
  const title = vacancy.title ?? t('untitled');
  const titleId = useId();
  const href = links.vacancy(vacancy.id);
  return (
    <article className={css.card} aria-labelledby={titleId}>
      {vacancy.company_name && <Avatar className={css.avatar} name={vacancy.company_name} shape="square" size={44} />}
      <div className={css.body}>
        <div className={css.top}>
          <div className={css.heading}>
            <h2 id={titleId} className={css.title}>
              <Link variant="inherit" className={css.titleLink} href={href}>
                {title}
              </Link>
            </h2>
            <CompanyName vacancy={vacancy} size="sm" />
          </div>
          <SalaryText
            className={css.salary}
            minimum={vacancy.salary_min}
            maximum={vacancy.salary_max}
            currency={vacancy.currency ?? currencies.search}
          />
        </div>
        <VacancyFacts vacancy={vacancy} />
        {vacancy.description && <DescriptionClamp className={css.text}>{vacancy.description}</DescriptionClamp>}
        <div className={css.foot}>
          <PublishedDate at={vacancy.created_at} />
          <div className={css.actions}>
            {renderActions && <span className={css.more}>{renderActions(vacancy)}</span>}
            <LinkButton variant="quiet" size="sm" href={href} aria-describedby={titleId}>
              {t('details')}
            </LinkButton>
            <RespondButton vacancyId={vacancy.id} describedBy={titleId} size="sm" />
          </div>
        </div>
      </div>
    </article>
  );
});

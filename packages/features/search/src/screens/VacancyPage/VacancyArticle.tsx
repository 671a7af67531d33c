import type { Vacancy } from '@kasb/contract';
import { useDefaultCurrencies, useLinks, useMessages, useReplies } from '@kasb/kit';
import { Avatar, Card, Fact, Facts, Heading } from '@kasb/ui';
import { SalaryText } from '@kasb/ui/recruitment';
import { Clock } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { searchMessages } from '../../messages/index.ts';
import { CompanyName } from '../../parts/CompanyName/CompanyName.tsx';
import { PublishedDate } from '../../parts/PublishedDate/PublishedDate.tsx';
import { RespondButton } from '../../parts/RespondButton/RespondButton.tsx';
import { VacancyFacts } from '../../parts/VacancyFacts/VacancyFacts.tsx';
import * as css from './VacancyPage.css.ts';

export interface VacancyArticleProps {
  vacancy: Vacancy;
  isBegun: ((vacancyId: string) => boolean) | undefined;
  /** What else can be done with it. */
  actions: ReactNode;
}

/** The whole text of a vacancy. What comes from an employer is shown as text, never as markup. */
export function VacancyArticle({ vacancy, isBegun, actions }: VacancyArticleProps) {
  const t = useMessages(searchMessages);
  const currencies = useDefaultCurrencies();
  const links = useLinks();
  const replies = useReplies(vacancy);
  const titleId = useId();
  return (
    <Card as="article" padding="none" className={css.card} aria-labelledby={titleId}>
      <div className={css.head}>
        {vacancy.company_name && <Avatar name={vacancy.company_name} shape="square" size={56} />}
        <div className={css.names}>
          <Heading level={1} id={titleId} className={css.title}>
            {vacancy.title ?? t('untitled')}
          </Heading>
          <CompanyName vacancy={vacancy} href={vacancy.company_id && links.company(vacancy.company_id)} />
        </div>
      </div>
      <SalaryText
        className={css.salary}
        minimum={vacancy.salary_min}
        maximum={vacancy.salary_max}
        currency={vacancy.currency ?? currencies.search}
      />
      <VacancyFacts vacancy={vacancy} />
      {replies && (
        <Facts>
          <Fact icon={<Clock />}>{replies}</Fact>
        </Facts>
      )}
      <div className={css.foot}>
        <PublishedDate at={vacancy.created_at} />
        <div className={css.actions}>
          {actions}
          <RespondButton vacancyId={vacancy.id} describedBy={titleId} variant="primary" isBegun={isBegun} />
        </div>
      </div>
      {vacancy.description && (
        <>
          <hr className={css.rule} />
          <section className={css.section}>
            <Heading level={2} size="h3">
              {t('description')}
            </Heading>
            <p className={css.prose}>{vacancy.description}</p>
          </section>
        </>
      )}
      <Lines title={t('requirements')} lines={vacancy.requirements} />
      <Lines title={t('benefits')} lines={vacancy.benefits} />
    </Card>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section className={css.section}>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      <ul className={css.lines}>
        {lines.map((line, index) => (
          <li key={index} className={css.line}>
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

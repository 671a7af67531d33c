import type { Vacancy } from '@kasb/contract';
import { useDefaultCurrencies, useReplies, useWords } from '@kasb/kit';
import { Avatar, Card, Fact, Facts, Text } from '@kasb/ui';
import { SalaryText } from '@kasb/ui/recruitment';
import { Briefcase, Building2, Clock } from 'lucide-react';
import * as css from './Respond.css.ts';

/** What is responded to, so that nobody has to go back to look. */
export function VacancyBrief({ vacancy }: { vacancy: Vacancy }) {
  const words = useWords();
  const currencies = useDefaultCurrencies();
  const replies = useReplies(vacancy);
  const { title, company_name: company, location, employment_type: employment, remote_type: remote } = vacancy;
  return (
    <Card as="aside" className={css.brief}>
      <div className={css.briefHead}>
        {company && <Avatar name={company} shape="square" size={44} />}
        <div className={css.briefNames}>
          <Text as="strong" weight="strong">
            {title}
          </Text>
          <Text tone="muted" size="sm">
            {`${company}${company && location ? ', ' : ''}${location}`}
          </Text>
          <SalaryText
            minimum={vacancy.salary_min}
            maximum={vacancy.salary_max}
            currency={vacancy.currency ?? currencies.search}
          />
        </div>
      </div>
      <div className={css.briefMore}>
        <Facts>
          {employment && <Fact icon={<Briefcase />}>{words('employment', employment)}</Fact>}
          {remote && <Fact icon={<Building2 />}>{words('remote', remote)}</Fact>}
        </Facts>
        {vacancy.description && <Text className={css.briefText}>{vacancy.description}</Text>}
      </div>
      {replies && (
        <div className={css.replies}>
          <Clock aria-hidden />
          <Text tone="muted" size="sm">
            {replies}
          </Text>
        </div>
      )}
    </Card>
  );
}

import type { Company } from '@kasb/contract';
import { useLinks, useMessages } from '@kasb/kit';
import type { QueryState } from '@kasb/kit';
import { BackLink, Heading, Text } from '@kasb/ui';
import { companiesMessages } from '../../messages/index.ts';
import * as css from './CompanyPageHead.css.ts';

export interface CompanyPageHeadProps {
  company: QueryState<Company>;
  /** What the page shows of the company; its only heading while the name is not known. */
  title: string;
}

/** The head of a company's page: the way back, its name, what the page is about. */
export function CompanyPageHead({ company, title }: CompanyPageHeadProps) {
  const t = useMessages(companiesMessages);
  const links = useLinks();
  const name = company.data?.name;
  return (
    <div className={css.head}>
      <BackLink href={links.companies()}>{t('company.back')}</BackLink>
      <div className={css.names}>
        <Heading level={1}>{name ?? title}</Heading>
        {name && <Text tone="muted">{title}</Text>}
      </div>
    </div>
  );
}

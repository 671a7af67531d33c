import { useLinks, useMessages } from '@kasb/kit';
import { CompanyPage, cursorFromQuery } from '@kasb/search';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/companies/{id}`: a company in public. */
export function Component() {
  const t = useMessages(siteMessages);
  const links = useLinks();
  const { companyId = '' } = useParams();
  const [query] = useSearchParams();
  const [name, setName] = useState<string>();
  usePageTitle(name ?? t('title.company'));
  return (
    <CompanyPage
      companyId={companyId}
      cursor={cursorFromQuery(query)}
      respondHref={links.respond}
      onLoaded={(company) => setName(company.name)}
    />
  );
}

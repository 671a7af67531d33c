import { CompanyManager } from '@kasb/companies';
import { ManagerInfo } from '@kasb/headhunter';
import { useMessages } from '@kasb/kit';
import { useSearchParams } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/employer/companies`: the chosen company lives in the address. */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('companies'));
  const [query, setQuery] = useSearchParams();
  return (
    <CompanyManager
      companyId={query.get('company') ?? undefined}
      renderHeadHunterManager={(id) => <ManagerInfo companyId={id} />}
      onCompanyChange={(company) => setQuery(company === undefined ? {} : { company })}
    />
  );
}

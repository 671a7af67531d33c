import { CompanyManager } from '@kasb/companies';
import { ManagerInfo } from '@kasb/headhunter';
import { commonMessages, useMessages } from '@kasb/kit';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/employer/companies`: the chosen company lives in the address. */
export function Component() {
  const common = useMessages(commonMessages);
  usePageTitle(common('companies'));
  const [query, setQuery] = useSearchParams();
  return (
    <CompanyManager
      companyId={query.get('company') ?? undefined}
      renderHeadHunterManager={(id) => <ManagerInfo companyId={id} />}
      onCompanyChange={(company) => setQuery(company === undefined ? {} : { company })}
    />
  );
}

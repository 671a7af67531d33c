import { CompanyMembers } from '@kasb/companies';
import { useMessages } from '@kasb/kit';
import { useParams } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/employer/companies/{id}/members`. */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('title.members'));
  const { companyId = '' } = useParams();
  return <CompanyMembers companyId={companyId} />;
}

import { CandidateProfile } from '@kasb/candidate';
import { useLinks, useMessages, useNavigate } from '@kasb/kit';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/my/profile`: profile and privacy. */
export function Component() {
  const t = useMessages(siteMessages);
  const links = useLinks();
  const navigate = useNavigate();
  usePageTitle(t('title.profile'));
  return <CandidateProfile onLeft={() => navigate(links.home(), { replace: true })} />;
}

import { CandidateSignIn } from '@kasb/candidate';
import { useMessages } from '@kasb/kit';
import { useLocation, useSearchParams } from 'react-router-dom';
import { appMessages } from '../messages/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';
import { fromOfQuery } from './wayBack.ts';

/** `/my/sign-in`: the way in of candidates; `redirect` of its address says where to. */
export function Component() {
  const t = useMessages(appMessages);
  usePageTitle(t('title.signIn'));
  const [query] = useSearchParams();
  const { phone = '' } = (useLocation().state ?? {}) as { phone?: string };
  return <CandidateSignIn redirect={fromOfQuery(query, 'redirect')} phone={phone} />;
}

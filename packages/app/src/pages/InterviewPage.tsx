import { CandidateInterview } from '@kasb/interview';
import { useMessages } from '@kasb/kit';
import { useParams } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/interview/{token}`: a candidate's page, with a bar of its own. */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('title.interview'));
  const { token = '' } = useParams();
  return (
    <main>
      <CandidateInterview token={token} />
    </main>
  );
}

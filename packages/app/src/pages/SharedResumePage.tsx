import { SharedResume } from '@kasb/candidate';
import { useMessages } from '@kasb/kit';
import { useParams } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/resume/{shareToken}`: for whoever has the link, and for no search engine. */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('nav.myResumes'));
  const { shareToken = '' } = useParams();
  return <SharedResume key={shareToken} token={shareToken} />;
}

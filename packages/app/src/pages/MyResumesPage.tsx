import { ResumeList } from '@kasb/candidate';
import { useMessages } from '@kasb/kit';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/my/resumes` */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('nav.myResumes'));
  return <ResumeList />;
}

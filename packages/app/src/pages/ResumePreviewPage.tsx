import { ResumePreview } from '@kasb/candidate';
import { useMessages } from '@kasb/kit';
import { useParams } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/my/resumes/{id}/preview` */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('nav.myResumes'));
  const { resumeId = '' } = useParams();
  return <ResumePreview resumeId={resumeId} />;
}

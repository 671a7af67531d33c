import { ResumeSteps } from '@kasb/candidate';
import { useMessages } from '@kasb/kit';
import { useParams } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/my/resumes/new` and `/my/resumes/{id}/edit/{step}` */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('nav.myResumes'));
  const { resumeId, step } = useParams();
  return <ResumeSteps resumeId={resumeId} step={step} />;
}

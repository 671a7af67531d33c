import { InterviewSetup } from '@kasb/interview';
import { useMessages } from '@kasb/kit';
import { useParams } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/employer/vacancy/{id}/interview`. */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('title.interview'));
  const { vacancyId = '' } = useParams();
  return <InterviewSetup vacancyId={vacancyId} />;
}

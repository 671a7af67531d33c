import { InterviewSetup } from '@kasb/interview';
import { useMessages } from '@kasb/kit';
import { useParams, useSearchParams } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/employer/vacancy/{id}/interview`, with `?application={id}` for the candidate of that application. */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('title.interview'));
  const { vacancyId = '' } = useParams();
  const [search] = useSearchParams();
  return <InterviewSetup vacancyId={vacancyId} applicationId={search.get('application') ?? undefined} />;
}

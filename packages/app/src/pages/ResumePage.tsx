import { Resume } from '@kasb/headhunter';
import { useMessages } from '@kasb/kit';
import { useParams, useSearchParams } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/employer/hh-resume/{resumeId}?negotiation_id=&vacancy_id=`. */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('title.resume'));
  const { resumeId } = useParams();
  const [query] = useSearchParams();
  return <Resume resumeId={resumeId} negotiationId={query.get('negotiation_id')} vacancyId={query.get('vacancy_id')} />;
}

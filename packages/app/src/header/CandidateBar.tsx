import { useMessages } from '@kasb/kit';
import { TabBar } from '@kasb/ui';
import { siteMessages } from '../messages/site/index.ts';
import { useCandidateSections } from './useCandidateSections.tsx';

/** The candidate's sections at the lower edge of a phone. */
export function CandidateBar() {
  const t = useMessages(siteMessages);
  return <TabBar label={t('nav.main')} items={useCandidateSections()} />;
}

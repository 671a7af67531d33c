import { Respond } from '@kasb/candidate';
import { useMessages } from '@kasb/kit';
import { useParams } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/vacancies/{id}/respond`: the form of a response, for visitors and candidates. */
export function Component() {
  const t = useMessages(siteMessages);
  const { vacancyId = '' } = useParams();
  usePageTitle(t('title.respond'));
  return <Respond vacancyId={vacancyId} />;
}

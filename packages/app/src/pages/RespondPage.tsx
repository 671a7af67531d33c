import { Respond } from '@kasb/candidate';
import { useLinks, useMessages } from '@kasb/kit';
import { useParams, useSearchParams } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** Longer ones are no post's. */
const longestTag = 100;

/** `/vacancies/{id}/respond`: the form of a response, for visitors and candidates. */
export function Component() {
  const t = useMessages(siteMessages);
  const links = useLinks();
  const { vacancyId = '' } = useParams();
  const [query] = useSearchParams();
  usePageTitle(t('title.respond'));
  return (
    <Respond vacancyId={vacancyId} via={query.get('via')?.slice(0, longestTag)} newResumeHref={links.newResume()} />
  );
}

import { Saved, savedTabFromQuery } from '@kasb/candidate';
import { useMessages } from '@kasb/kit';
import { useSearchParams } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/my/saved`: the tab lives in the address. */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('nav.mySaved'));
  const [query, setQuery] = useSearchParams();
  return (
    <Saved
      tab={savedTabFromQuery(query)}
      onTabChange={(tab) => setQuery(tab === 'vacancies' ? {} : { tab }, { replace: true })}
    />
  );
}

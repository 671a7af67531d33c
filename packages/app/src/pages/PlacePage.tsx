import { useLinks, useMessages } from '@kasb/kit';
import { cursorFromQuery, PlacePage, searchMessages } from '@kasb/search';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/vacancies/city/{city}`, `/vacancies/job/{profession}`, and a profession in a city. */
export function Component() {
  const t = useMessages(searchMessages);
  const links = useLinks();
  const { city, profession } = useParams();
  const [query] = useSearchParams();
  const [name, setName] = useState<string>();
  usePageTitle([name, t('list.title')].filter(Boolean).join(' · '));
  return (
    <PlacePage
      city={city}
      profession={profession}
      respondHref={links.respond}
      cursor={cursorFromQuery(query)}
      onLoaded={(counts) => setName([counts.profession?.name, counts.city?.name].filter(Boolean).join(', '))}
    />
  );
}

import { isResponseBegun } from '@kasb/candidate';
import { useLinks, useMessages } from '@kasb/kit';
import { VacancyPage } from '@kasb/search';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';
import { viaOf } from '../routing/viaOf.ts';
import { saveVacancyButton } from './savingSlots.tsx';

/** `/vacancies/{id}`: one public vacancy. */
export function Component() {
  const t = useMessages(siteMessages);
  const links = useLinks();
  const { vacancyId = '' } = useParams();
  const [query] = useSearchParams();
  const via = viaOf(query);
  const [title, setTitle] = useState<string>();
  usePageTitle(title ?? t('vacancy'));
  return (
    <VacancyPage
      vacancyId={vacancyId}
      via={via}
      // The tag goes on to the response, but to that of this vacancy alone.
      respondHref={(id) =>
        via === undefined || id !== vacancyId ? links.respond(id) : `${links.respond(id)}?via=${via}`
      }
      isBegun={isResponseBegun}
      renderActions={saveVacancyButton}
      onLoaded={(vacancy) => setTitle(vacancy.title)}
    />
  );
}

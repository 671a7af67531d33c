import { isResponseBegun } from '@kasb/candidate';
import { useLinks, useMessages } from '@kasb/kit';
import { VacancyPage } from '@kasb/search';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';
import { saveVacancyButton } from './savingSlots.tsx';

/** `/vacancies/{id}`: one public vacancy. */
export function Component() {
  const t = useMessages(siteMessages);
  const links = useLinks();
  const { vacancyId = '' } = useParams();
  const [title, setTitle] = useState<string>();
  usePageTitle(title ?? t('vacancy'));
  return (
    <VacancyPage
      vacancyId={vacancyId}
      respondHref={links.respond}
      isBegun={isResponseBegun}
      renderActions={saveVacancyButton}
      onLoaded={(vacancy) => setTitle(vacancy.title)}
    />
  );
}

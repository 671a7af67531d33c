import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useMessages } from '@kasb/kit';
import { VacancyPage } from '@kasb/search';
import { appMessages } from '../messages/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';
import { PageFrame } from './PageFrame.tsx';

/** `/vacancies/{id}`: one public vacancy. */
export function Component() {
  const t = useMessages(appMessages);
  const { vacancyId = '' } = useParams();
  const [title, setTitle] = useState<string>();
  usePageTitle(title ?? t('title.vacancy'));
  return (
    <PageFrame>
      <VacancyPage vacancyId={vacancyId} onLoaded={(vacancy) => setTitle(vacancy.title)} />
    </PageFrame>
  );
}

'use client';
import { match, Screen, useLinks, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { BackLink, Page } from '@kasb/ui';
import { useVacancy } from '../../data/useVacancy.ts';
import { vacanciesMessages } from '../../messages/index.ts';
import { NotFound } from '../../parts/NotFound/NotFound.tsx';
import { DetailSkeleton } from './DetailSkeleton.tsx';
import { VacancyArticle } from './VacancyArticle.tsx';
import type { VacancyDetailSlots } from './VacancyArticle.tsx';

export interface VacancyDetailProps extends VacancyDetailSlots {
  vacancyId: string;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof vacanciesMessages>;
}

/** One vacancy with all that an employer does to it (docs/domain.md#vacancy-detail). */
export function VacancyDetail({ messages, ...props }: VacancyDetailProps) {
  return (
    <Screen bundle={vacanciesMessages} overrides={messages}>
      <VacancyDetailScreen {...props} />
    </Screen>
  );
}

function VacancyDetailScreen({ vacancyId, ...slots }: Omit<VacancyDetailProps, 'messages'>) {
  const t = useMessages(vacanciesMessages);
  const links = useLinks();
  const query = useVacancy(vacancyId);
  const content = match(query, {
    loading: () => <DetailSkeleton />,
    error: ({ error, retry }) => <NotFound what="vacancy" retry={error.is('unknownVacancy') ? undefined : retry} />,
    ready: ({ data }) => <VacancyArticle vacancy={data} {...slots} />,
  });
  return (
    <Page>
      {query.status !== 'error' && <BackLink href={links.employerVacancies()}>{t('vacancy.toList')}</BackLink>}
      {content}
    </Page>
  );
}

'use client';
import type { Vacancy } from '@kasb/contract';
import { useLinks, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { BackLink, Page } from '@kasb/ui';
import type { ReactNode } from 'react';
import { NotFound } from '../../components/NotFound/NotFound.tsx';
import { ScreenFrame } from '../../components/ScreenFrame/ScreenFrame.tsx';
import { useVacancy } from '../../data/useVacancy.ts';
import { vacanciesMessages } from '../../messages/index.ts';
import { DetailSkeleton } from './DetailSkeleton.tsx';
import { VacancyArticle } from './VacancyArticle.tsx';

/** What the host puts into the page of a vacancy. */
export interface VacancyDetailSlots {
  /** The publishing control. Without it the page only says why moderation keeps publishing closed. */
  publishing?: (vacancy: Vacancy) => ReactNode;
  /** Figures of other sites, under the vacancy's own. */
  statistics?: (vacancy: Vacancy) => ReactNode;
  /** In place of the interview questions of this package. */
  questions?: (vacancy: Vacancy) => ReactNode;
}

export interface VacancyDetailProps extends VacancyDetailSlots {
  vacancyId: string;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof vacanciesMessages>;
}

/** One vacancy with all that an employer does to it (docs/domain.md#vacancy-detail). */
export function VacancyDetail({ messages, ...props }: VacancyDetailProps) {
  return (
    <ScreenFrame messages={messages}>
      <VacancyDetailScreen {...props} />
    </ScreenFrame>
  );
}

function VacancyDetailScreen({ vacancyId, ...slots }: Omit<VacancyDetailProps, 'messages'>) {
  const t = useMessages(vacanciesMessages);
  const links = useLinks();
  const query = useVacancy(vacancyId);
  if (query.status === 'error') {
    return (
      <Page>
        <NotFound retry={query.error.is('unknownVacancy') ? undefined : query.retry} />
      </Page>
    );
  }
  return (
    <Page>
      <BackLink href={links.employerVacancies()}>{t('vacancy.toList')}</BackLink>
      {query.status === 'loading' ? <DetailSkeleton /> : <VacancyArticle vacancy={query.data} {...slots} />}
    </Page>
  );
}

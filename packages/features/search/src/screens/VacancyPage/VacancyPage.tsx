'use client';
import type { Vacancy } from '@kasb/contract';
import { LoadFailure, match, Screen, useLinks, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import type { ReactNode } from 'react';
import { useLoaded } from '../../data/useLoaded.ts';
import { usePublicVacancy } from '../../data/usePublicVacancy.ts';
import { searchMessages } from '../../messages/index.ts';
import { NotFound } from '../../parts/NotFound/NotFound.tsx';
import { PlaceLinks } from '../../parts/PlaceLinks/PlaceLinks.tsx';
import { PublicSheet } from '../../parts/PublicSheet/PublicSheet.tsx';
import { RespondHrefContext } from '../../parts/RespondButton/RespondHref.ts';
import { ClosedVacancy } from './ClosedVacancy.tsx';
import { VacancyArticle } from './VacancyArticle.tsx';
import { VacancyArticleSkeleton } from './VacancyArticleSkeleton.tsx';

export interface VacancyPageProps {
  vacancyId: string;
  /** The tag of the link that led here: the view is counted for it. */
  via?: string | undefined;
  /**
   * Where a vacancy is responded to: a link for visitors, and where what the employer asks leads.
   * @default no such form
   */
  respondHref?: (vacancyId: string) => string;
  /** Whether a response was begun on this device: its form is what goes on. @default never */
  isBegun?: (vacancyId: string) => boolean;
  /** What else a host offers to do with the vacancy, beside «Откликнуться». */
  renderActions?: (vacancy: Vacancy) => ReactNode;
  /** Called when the vacancy is there, as for the title of the browser's tab. */
  onLoaded?: (vacancy: Vacancy) => void;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof searchMessages>;
}

/** One public vacancy, read only (docs/domain.md#public-vacancy). */
export function VacancyPage({ messages, ...props }: VacancyPageProps) {
  return (
    <Screen bundle={searchMessages} overrides={messages}>
      <VacancyPageScreen {...props} />
    </Screen>
  );
}

function VacancyPageScreen(props: Omit<VacancyPageProps, 'messages'>) {
  const { vacancyId, via, respondHref, isBegun, renderActions, onLoaded } = props;
  const t = useMessages(searchMessages);
  const links = useLinks();
  const query = usePublicVacancy(vacancyId, via);
  useLoaded(query.data, onLoaded);
  const content = match(query, {
    loading: () => <VacancyArticleSkeleton />,
    error: (failure) =>
      failure.error.is('vacancyClosed') ? (
        <ClosedVacancy error={failure.error} />
      ) : failure.error.is('unknownVacancy') ? (
        <NotFound title={t('vacancyNotFound')} description={t('vacancy.notFoundHint')} />
      ) : (
        <LoadFailure failure={failure}>{t('vacancyFailed')}</LoadFailure>
      ),
    ready: ({ data }) => (
      <>
        <VacancyArticle vacancy={data} isBegun={isBegun} actions={renderActions?.(data)} />
        <PlaceLinks
          title={t('vacancy.more')}
          places={[
            ...data.professions.map(({ slug = '', name }) => ({ href: links.profession(slug), name })),
            ...(data.city?.slug ? [{ href: links.city(data.city.slug), name: data.city.name }] : []),
          ]}
        />
      </>
    ),
  });
  return (
    <RespondHrefContext value={respondHref}>
      <PublicSheet back={t('vacancy.back')}>{content}</PublicSheet>
    </RespondHrefContext>
  );
}

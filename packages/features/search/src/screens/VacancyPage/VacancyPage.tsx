'use client';
import type { Vacancy } from '@kasb/contract';
import { LoadFailure, match, Screen, useLinks, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { BackLink, Card, EmptyState, LinkButton, Page } from '@kasb/ui';
import { useEffect, useEffectEvent } from 'react';
import { usePublicVacancy } from '../../data/usePublicVacancy.ts';
import { searchMessages } from '../../messages/index.ts';
import { PlaceLinks } from '../../parts/PlaceLinks/PlaceLinks.tsx';
import { ClosedVacancy } from './ClosedVacancy.tsx';
import { VacancyArticle } from './VacancyArticle.tsx';
import { VacancyArticleSkeleton } from './VacancyArticleSkeleton.tsx';
import * as css from './VacancyPage.css.ts';

export interface VacancyPageProps {
  vacancyId: string;
  /** Where a visitor responds to a vacancy. @default visitors see no way to respond */
  respondHref?: (vacancyId: string) => string;
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

function VacancyPageScreen({ vacancyId, respondHref, onLoaded }: Omit<VacancyPageProps, 'messages'>) {
  const t = useMessages(searchMessages);
  const links = useLinks();
  const query = usePublicVacancy(vacancyId);
  const loaded = query.data;
  const announce = useEffectEvent((vacancy: Vacancy) => onLoaded?.(vacancy));
  useEffect(() => {
    if (loaded) announce(loaded);
  }, [loaded]);
  const content = match(query, {
    loading: () => <VacancyArticleSkeleton />,
    error: (failure) =>
      failure.error.is('vacancyClosed') ? (
        <ClosedVacancy error={failure.error} />
      ) : failure.error.is('unknownVacancy') ? (
        <Card>
          <EmptyState
            title={t('vacancyNotFound')}
            description={t('vacancy.notFoundHint')}
            actions={
              <LinkButton variant="secondary" href={links.vacancies()}>
                {t('list.title')}
              </LinkButton>
            }
          />
        </Card>
      ) : (
        <LoadFailure failure={failure}>{t('vacancy.failed')}</LoadFailure>
      ),
    ready: ({ data }) => (
      <>
        <VacancyArticle vacancy={data} respondHref={respondHref?.(data.id)} />
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
    <Page width="mid">
      <div className={css.back}>
        <BackLink href={links.vacancies()}>{t('vacancy.back')}</BackLink>
      </div>
      {content}
    </Page>
  );
}

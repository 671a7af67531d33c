'use client';
import type { Vacancy } from '@kasb/contract';
import { MessagesProvider, useLinks, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { BackLink, Banner, Button, Card, EmptyState, LinkButton, Page } from '@kasb/ui';
import { useEffect, useEffectEvent } from 'react';
import { usePublicVacancy } from '../../data/usePublicVacancy.ts';
import { searchMessages } from '../../messages/index.ts';
import { VacancyArticle } from './VacancyArticle.tsx';
import { VacancyArticleSkeleton } from './VacancyArticleSkeleton.tsx';
import * as css from './VacancyPage.css.ts';

export interface VacancyPageProps {
  vacancyId: string;
  /** Called when the vacancy is there, as for the title of the browser's tab. */
  onLoaded?: (vacancy: Vacancy) => void;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof searchMessages>;
}

/** One public vacancy, read only (docs/domain.md#public-vacancy). */
export function VacancyPage({ messages, ...props }: VacancyPageProps) {
  return (
    <MessagesProvider bundle={searchMessages} overrides={messages}>
      <VacancyPageScreen {...props} />
    </MessagesProvider>
  );
}

function VacancyPageScreen({ vacancyId, onLoaded }: Omit<VacancyPageProps, 'messages'>) {
  const t = useMessages(searchMessages);
  const links = useLinks();
  const query = usePublicVacancy(vacancyId);
  const loaded = query.status === 'ready' ? query.data : undefined;
  const announce = useEffectEvent((vacancy: Vacancy) => onLoaded?.(vacancy));
  useEffect(() => {
    if (loaded) announce(loaded);
  }, [loaded]);
  return (
    <Page width="mid">
      <div className={css.back}>
        <BackLink href={links.vacancies()}>{t('vacancy.back')}</BackLink>
      </div>
      {content()}
    </Page>
  );

  function content() {
    switch (query.status) {
      case 'loading':
        return <VacancyArticleSkeleton />;
      case 'ready':
        return <VacancyArticle vacancy={query.data} />;
      case 'error':
        if (query.error.is('unknownVacancy')) {
          return (
            <Card>
              <EmptyState
                title={t('vacancy.notFound')}
                description={t('vacancy.notFoundHint')}
                actions={
                  <LinkButton variant="secondary" href={links.vacancies()}>
                    {t('list.title')}
                  </LinkButton>
                }
              />
            </Card>
          );
        }
        return (
          <Banner
            tone="critical"
            action={
              <Button variant="quiet" size="sm" onPress={query.retry}>
                {t('list.retry')}
              </Button>
            }
          >
            {t('vacancy.failed')}
          </Banner>
        );
    }
  }
}

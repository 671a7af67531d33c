'use client';
import type { VacancyCounts } from '@kasb/contract';
import { LoadFailure, match, Screen, useLinks, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { BackLink, Card, EmptyState, LinkButton, Page } from '@kasb/ui';
import { useEffect, useEffectEvent } from 'react';
import { usePlaceCounts } from '../../data/usePlace.ts';
import { searchMessages } from '../../messages/index.ts';
import type { VacancyPlace } from '../../model/place.ts';
import { VacancyCardSkeleton } from '../../parts/VacancyCardSkeleton/VacancyCardSkeleton.tsx';
import * as css from './PlacePage.css.ts';
import { PlaceVacancies } from './PlaceVacancies.tsx';

export interface PlacePageProps extends VacancyPlace {
  /** Where a later page begins, as a browser without script asks for it. @default the newest */
  cursor?: string;
  /** Called when it is known what the page is about, as for the title of the browser's tab. */
  onLoaded?: (counts: VacancyCounts) => void;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof searchMessages>;
}

/** The vacancies of a city, of a profession, or of a profession in a city (docs/domain.md#public-places). */
export function PlacePage({ messages, ...props }: PlacePageProps) {
  return (
    <Screen bundle={searchMessages} overrides={messages}>
      <PlacePageScreen {...props} />
    </Screen>
  );
}

function PlacePageScreen({ city, profession, cursor, onLoaded }: Omit<PlacePageProps, 'messages'>) {
  const t = useMessages(searchMessages);
  const links = useLinks();
  const query = usePlaceCounts({ city, profession });
  const loaded = query.data;
  const announce = useEffectEvent((counts: VacancyCounts) => onLoaded?.(counts));
  useEffect(() => {
    if (loaded) announce(loaded);
  }, [loaded]);
  const content = match(query, {
    loading: () => <VacancyCardSkeleton count={4} />,
    error: (failure) =>
      failure.error.is('notFound') ? (
        <Card>
          <EmptyState
            title={t('place.notFound')}
            description={t('place.notFoundHint')}
            actions={
              <LinkButton variant="secondary" href={links.vacancies()}>
                {t('list.title')}
              </LinkButton>
            }
          />
        </Card>
      ) : (
        <LoadFailure failure={failure}>{t('vacanciesFailed')}</LoadFailure>
      ),
    ready: ({ data }) => <PlaceVacancies place={{ city, profession }} counts={data} cursor={cursor} />,
  });
  return (
    <Page width="mid">
      <div className={css.back}>
        <BackLink href={links.vacancies()}>{t('place.back')}</BackLink>
      </div>
      {content}
    </Page>
  );
}

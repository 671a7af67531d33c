'use client';
import type { VacancyCounts } from '@kasb/contract';
import { LoadFailure, match, Screen, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { useLoaded } from '../../data/useLoaded.ts';
import { usePlaceCounts } from '../../data/usePlace.ts';
import { searchMessages } from '../../messages/index.ts';
import type { VacancyPlace } from '../../model/place.ts';
import { NotFound } from '../../parts/NotFound/NotFound.tsx';
import { PublicSheet } from '../../parts/PublicSheet/PublicSheet.tsx';
import { RespondHrefContext } from '../../parts/RespondButton/RespondHref.ts';
import { VacancyCardSkeleton } from '../../parts/VacancyCardSkeleton/VacancyCardSkeleton.tsx';
import { PlaceVacancies } from './PlaceVacancies.tsx';

export interface PlacePageProps extends VacancyPlace {
  /** Where a later page begins, as a browser without script asks for it. @default the newest */
  cursor?: string;
  /** Called when it is known what the page is about, as for the title of the browser's tab. */
  onLoaded?: (counts: VacancyCounts) => void;
  /**
   * Where a vacancy is responded to: a link for visitors, and where what the employer asks leads.
   * @default no such form
   */
  respondHref?: (vacancyId: string) => string;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof searchMessages>;
}

/** The vacancies of a city, of a profession, or of a profession in a city (docs/domain.md#public-places). */
export function PlacePage({ messages, respondHref, ...props }: PlacePageProps) {
  return (
    <Screen bundle={searchMessages} overrides={messages}>
      <RespondHrefContext value={respondHref}>
        <PlacePageScreen {...props} />
      </RespondHrefContext>
    </Screen>
  );
}

function PlacePageScreen({ city, profession, cursor, onLoaded }: Omit<PlacePageProps, 'messages' | 'respondHref'>) {
  const t = useMessages(searchMessages);
  const query = usePlaceCounts({ city, profession });
  useLoaded(query.data, onLoaded);
  const content = match(query, {
    loading: () => <VacancyCardSkeleton count={4} />,
    error: (failure) =>
      failure.error.is('notFound') ? (
        <NotFound title={t('place.notFound')} description={t('place.notFoundHint')} />
      ) : (
        <LoadFailure failure={failure}>{t('vacanciesFailed')}</LoadFailure>
      ),
    ready: ({ data }) => <PlaceVacancies place={{ city, profession }} counts={data} cursor={cursor} />,
  });
  return <PublicSheet back={t('allVacancies')}>{content}</PublicSheet>;
}

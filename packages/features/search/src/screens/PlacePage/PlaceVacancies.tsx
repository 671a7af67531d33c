import type { CountedPlace, VacancyCounts } from '@kasb/contract';
import { LoadFailure, useFormat, useLinks, useMessages } from '@kasb/kit';
import { EmptyState, Heading, LinkButton } from '@kasb/ui';
import { usePlaceVacancies } from '../../data/usePlace.ts';
import { searchMessages } from '../../messages/index.ts';
import type { VacancyPlace } from '../../model/place.ts';
import { PlaceLinks } from '../../parts/PlaceLinks/PlaceLinks.tsx';
import { VacancyCards } from '../../parts/VacancyCards/VacancyCards.tsx';
import { VacancyCardSkeleton } from '../../parts/VacancyCardSkeleton/VacancyCardSkeleton.tsx';
import * as css from './PlacePage.css.ts';

export interface PlaceVacanciesProps {
  place: VacancyPlace;
  counts: VacancyCounts;
  cursor: string | undefined;
}

/** So many neighbours are told in the sentence. */
const toldMost = 3;
const linkedMost = 12;

/** What the place is, its vacancies, and its neighbours. */
export function PlaceVacancies({ place, counts, cursor }: PlaceVacanciesProps) {
  const t = useMessages(searchMessages);
  const format = useFormat();
  const links = useLinks();
  const vacancies = usePlaceVacancies(place, cursor);
  const { total = 0, city, profession } = counts;
  const names = { city: city?.name ?? '', profession: profession?.name ?? '' };
  const title = t(city && profession ? 'place.both' : city ? 'place.city' : 'place.profession', names);
  const others = (all: readonly CountedPlace[], own: string | undefined) => all.filter(({ slug }) => slug !== own);
  const cities = others(counts.cities, city?.slug);
  const professions = others(counts.professions, profession?.slug);
  const told = (profession ? cities : professions)
    .slice(0, toldMost)
    .map(({ name, count = 0 }) => `${name} (${format.number(count)})`)
    .join(', ');
  const path = city ? links.city(city.slug ?? '', profession?.slug) : links.profession(profession?.slug ?? '');
  return (
    <>
      <Heading level={1}>{title}</Heading>
      <p className={css.lead}>
        {t('place.total', { count: total, number: format.number(total) })}
        {told && ` ${t(profession ? 'place.mostCities' : 'place.mostProfessions', { list: told })}`}
      </p>
      <section aria-label={title} aria-busy={vacancies.status === 'loading'}>
        <LoadFailure failure={vacancies.failure} isQuiet className={css.notice}>
          {vacancies.items?.length ? t('moreVacanciesFailed') : t('vacanciesFailed')}
        </LoadFailure>
        {vacancies.status === 'loading' ? (
          <VacancyCardSkeleton count={4} />
        ) : vacancies.items.length === 0 ? (
          <EmptyState
            title={t('list.empty')}
            description={t('place.emptyHint')}
            actions={
              <LinkButton variant="secondary" href={links.vacancies()}>
                {t('list.title')}
              </LinkButton>
            }
          />
        ) : (
          <VacancyCards vacancies={vacancies} path={path} />
        )}
      </section>
      <PlaceLinks
        title={city ? t('place.professionsHere') : t('place.professions')}
        places={professions.slice(0, linkedMost).map(({ slug = '', name, count = 0 }) => ({
          href: city ? links.city(city.slug ?? '', slug) : links.profession(slug),
          name,
          count: format.number(count),
        }))}
      />
      <PlaceLinks
        title={profession && !city ? t('place.citiesOfProfession') : t('place.cities')}
        places={cities.slice(0, linkedMost).map(({ slug = '', name, count = 0 }) => ({
          href: links.city(slug, profession?.slug),
          name,
          count: format.number(count),
        }))}
      />
    </>
  );
}

import type { VacancyCounts } from '@kasb/contract';
import { useFormat, useLinks, useMessages } from '@kasb/kit';
import { EmptyState, Heading, LinkButton } from '@kasb/ui';
import { useCountsAround, usePlaceVacancies } from '../../data/usePlace.ts';
import { searchMessages } from '../../messages/index.ts';
import { neighboursOf } from '../../model/place.ts';
import type { VacancyPlace } from '../../model/place.ts';
import { PlaceLinks } from '../../parts/PlaceLinks/PlaceLinks.tsx';
import { VacancyResults } from '../../parts/VacancyResults/VacancyResults.tsx';
import * as css from './PlacePage.css.ts';

export interface PlaceVacanciesProps {
  place: VacancyPlace;
  counts: VacancyCounts;
  cursor: string | undefined;
}

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
  const around = useCountsAround(counts);
  const { told } = neighboursOf(counts);
  const { cities, professions } = neighboursOf({ ...counts, ...around, city, profession });
  const list = told.places.map(({ name, count = 0 }) => `${name} (${format.number(count)})`).join(', ');
  const lead = [
    t('place.total', { count: total, number: format.number(total) }),
    list && t(told.isCities ? 'place.mostCities' : 'place.mostProfessions', { list }),
  ];
  const path = city ? links.city(city.slug ?? '', profession?.slug) : links.profession(profession?.slug ?? '');
  return (
    <>
      <Heading level={1}>{title}</Heading>
      <p className={css.lead}>{lead.filter(Boolean).join(' ')}</p>
      <section aria-label={title} aria-busy={vacancies.status === 'loading'}>
        <VacancyResults
          vacancies={vacancies}
          path={path}
          empty={
            <EmptyState
              title={t('list.empty')}
              description={t('place.emptyHint')}
              actions={
                <LinkButton variant="secondary" href={links.vacancies()}>
                  {t('list.title')}
                </LinkButton>
              }
            />
          }
        />
      </section>
      <PlaceLinks
        title={city && !around ? t('place.professionsHere') : t('place.professions')}
        places={professions.slice(0, linkedMost).map(({ slug = '', name, count = 0 }) => ({
          href: city && !around ? links.city(city.slug ?? '', slug) : links.profession(slug),
          name,
          count: format.number(count),
        }))}
      />
      <PlaceLinks
        title={profession && !city ? t('place.citiesOfProfession') : t('place.cities')}
        places={cities.slice(0, linkedMost).map(({ slug = '', name, count = 0 }) => ({
          href: links.city(slug, around ? undefined : profession?.slug),
          name,
          count: format.number(count),
        }))}
      />
    </>
  );
}

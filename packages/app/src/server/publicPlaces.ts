import {
  ApiError,
  countPublicVacancies,
  getPublicCompany,
  listPublicCompanyVacancies,
  searchVacancies,
} from '@kasb/contract';
import { createFormat } from '@kasb/domain/format';
import { translator } from '@kasb/domain/messages';
import { defaultLinks, initialAnswer, initialPage } from '@kasb/kit';
import { cursorFromQuery, isAlone, neighboursOf } from '@kasb/search/server';
import { headMessages } from '../messages/head/index.ts';
import { addressList, breadcrumbs, organization } from './facts.ts';
import { ask } from './publicPage.ts';
import type { PublicPage } from './publicPage.ts';

/** A page of fewer vacancies is not for search engines. */
const fewest = 3;

function cursorOf(query: URLSearchParams): Record<string, string> {
  const cursor = cursorFromQuery(query);
  return cursor === undefined ? {} : { cursor };
}

/** What is new of a city, a profession or a company, for readers of feeds. */
function feedOf(of: Record<string, string | undefined>): string {
  const known = Object.entries(of).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `/feeds/vacancies.atom?${new URLSearchParams(known)}`;
}

const pathOf = (city: string | undefined, profession: string | undefined) =>
  city === undefined ? defaultLinks.profession(profession ?? '') : defaultLinks.city(city, profession);

/** The vacancies of a city, of a profession, and of a profession in a city (docs/domain.md#public-places). */
export const placePages = ['/vacancies/job/:profession', '/vacancies/city/:city/:profession?'].map(
  (route): PublicPage => ({
    route,
    modules: ['src/pages/PlacePage.tsx'],
    queryOf: cursorOf,
    async read({ params: { city, profession }, query, client, ...place }) {
      const { language } = place;
      const t = translator(headMessages, language);
      const format = createFormat(language);
      const asked = { query: { city, profession } };
      const filters = { query: { city, profession, cursor: cursorFromQuery(query) } };
      const [counts, found] = await Promise.all([
        ask(client, countPublicVacancies, asked),
        ask(client, searchVacancies, filters),
      ]);
      const parts = [initialAnswer(countPublicVacancies, asked, counts), initialPage(searchVacancies, filters, found)];
      if (!(counts instanceof ApiError) && isAlone(counts.data))
        parts.push(initialAnswer(countPublicVacancies, {}, await ask(client, countPublicVacancies, {})));
      const path = pathOf(city, profession);
      if (counts instanceof ApiError || found instanceof ApiError) {
        const title = t('place.notFound');
        return { status: 404, parts, head: { title, description: title, path, isHidden: true } };
      }
      const { total = 0 } = counts.data;
      const names = { city: counts.data.city?.name ?? '', profession: counts.data.profession?.name ?? '' };
      const title = t(city && profession ? 'place.both' : city ? 'place.city' : 'place.profession', names);
      const now = pathOf(city && counts.data.city?.slug, profession && counts.data.profession?.slug);
      const { told } = neighboursOf(counts.data);
      const list = told.places.map(({ name, count = 0 }) => `${name} (${format.number(count)})`).join(', ');
      const description = [
        t('place.total', { count: total, number: format.number(total) }),
        list && t(told.isCities ? 'place.mostCities' : 'place.mostProfessions', { list }),
      ];
      const crumbs = [
        { name: t('list.title'), path: defaultLinks.vacancies() },
        ...(city && profession ? [{ name: names.city, path: defaultLinks.city(city) }] : []),
        { name: title, path },
      ];
      const paths = found.data.map(({ id }) => defaultLinks.vacancy(id));
      const head = {
        title,
        description: description.filter(Boolean).join(' '),
        path,
        feed: feedOf({ city, job: profession }),
        card: { under: t('list.count', { count: format.number(total) }) },
        isHidden: total < fewest || query.has('cursor'),
        facts: [breadcrumbs(crumbs, place), addressList(paths, place)],
      };
      return { status: now === path ? 200 : 301, parts, head, ...(now !== path && { location: now }) };
    },
  }),
);

/** A company and its open vacancies (docs/domain.md#public-company). */
export const companyPage: PublicPage = {
  route: '/companies/:id',
  modules: ['src/pages/PublicCompanyPage.tsx'],
  queryOf: cursorOf,
  async read({ params: { id = '' }, query, client, ...place }) {
    const t = translator(headMessages, place.language);
    const asked = { params: { id } };
    const listed = { params: { id }, query: { cursor: cursorFromQuery(query) } };
    const [company, found] = await Promise.all([
      ask(client, getPublicCompany, asked),
      ask(client, listPublicCompanyVacancies, listed),
    ]);
    const parts = [
      initialAnswer(getPublicCompany, asked, company),
      initialPage(listPublicCompanyVacancies, listed, found),
    ];
    const path = defaultLinks.company(id);
    if (company instanceof ApiError) {
      const title = t('companyNotFound');
      return { status: 404, parts, head: { title, description: title, path, isHidden: true } };
    }
    const { name = t('company.untitled'), area, city, description, vacancies_count: count = 0 } = company.data;
    const said = t('company.total', { count, number: createFormat(place.language).number(count) });
    const head = {
      title: name,
      description: [[area, city?.name].filter(Boolean).join(' · '), said, description].filter(Boolean).join('. '),
      path,
      feed: feedOf({ company: id }),
      card: { over: area, under: city?.name },
      isHidden: count === 0 || query.has('cursor'),
      facts: [organization(company.data, place, path)],
    };
    return { status: found instanceof ApiError ? 404 : 200, parts, head };
  },
};

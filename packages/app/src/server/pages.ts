import { ApiError, getPublicCompany, getPublicVacancy, listCities, searchVacancies } from '@kasb/contract';
import type { Client, Language, PublicCompany, Vacancy } from '@kasb/contract';
import { createFormat } from '@kasb/domain/format';
import { translator } from '@kasb/domain/messages';
import { payOf } from '@kasb/domain/money';
import { defaultLinks, initialAnswer, initialPage } from '@kasb/kit';
import { cursorFromQuery, filtersFromQuery, queryFromFilters } from '@kasb/search';
import { headMessages } from '../messages/head/index.ts';
import { appMessages } from '../messages/index.ts';
import { siteMessages } from '../messages/site/index.ts';
import { countryOfQuery, postedSteps, refusalOfQuery } from '../pages/postedSteps.ts';
import { fromOfQuery } from '../pages/wayBack.ts';
import { viaOf } from '../routing/viaOf.ts';
import { addressList, breadcrumbs, jobPosting, searchAction } from './facts.ts';
import { ask } from './publicPage.ts';
import type { PublicPage } from './publicPage.ts';
import { companyPage, placePages } from './publicPlaces.ts';

/** Every page that is open to all (docs/domain.md#public-pages). */
export const pages: readonly PublicPage[] = [
  {
    route: '/',
    modules: ['src/pages/SignInPage.tsx'],
    isPersonal: true,
    queryOf: fromQuery,
    read: async ({ language }) => ({
      status: 200,
      parts: [],
      head: {
        title: translator(appMessages, language)('title.signIn'),
        description: translator(headMessages, language)('home.description'),
        path: defaultLinks.home(),
      },
    }),
  },
  ...postedSteps.map((step): PublicPage => ({
    route: `/sign-in/${step}`,
    modules: ['src/pages/SignInByPostPage.tsx'],
    isPersonal: true,
    queryOf(query) {
      const failed = refusalOfQuery(query);
      const country = countryOfQuery(query);
      return {
        ...(failed !== undefined && { failed }),
        ...(country !== undefined && { country }),
        ...(step === 'phone' && fromQuery(query)),
      };
    },
    async read({ language }) {
      const title = translator(appMessages, language)('title.signIn');
      const head = { title, description: title, path: `/sign-in/${step}`, isHidden: true };
      return { status: 200, parts: [], head };
    },
  })),
  {
    route: '/vacancies',
    modules: ['src/pages/VacanciesPage.tsx'],
    queryOf(query) {
      const cursor = cursorFromQuery(query);
      return { ...queryFromFilters(filtersFromQuery(query)), ...(cursor !== undefined && { cursor }) };
    },
    async read({ query, client, ...place }) {
      const { language } = place;
      const t = translator(headMessages, language);
      const filters = { query: { ...queryFromFilters(filtersFromQuery(query)), cursor: cursorFromQuery(query) } };
      const [found, cities] = await Promise.all([ask(client, searchVacancies, filters), ask(client, listCities, {})]);
      const total = found instanceof ApiError ? undefined : found.headers.get('x-total-count');
      return {
        status: found instanceof ApiError ? 404 : 200,
        parts: [initialPage(searchVacancies, filters, found), initialAnswer(listCities, {}, cities)],
        head: {
          title: t('list.title'),
          description: t('list.description', { count: createFormat(language).number(Number(total ?? 0)) }),
          path: defaultLinks.vacancies(),
          isHidden: found instanceof ApiError || query.has('search') || query.has('cursor'),
          feed: '/feeds/vacancies.atom',
          card: { under: t('list.count', { count: createFormat(language).number(Number(total ?? 0)) }) },
          facts:
            found instanceof ApiError
              ? []
              : [
                  searchAction(place, defaultLinks.vacancies()),
                  addressList(
                    found.data.map((vacancy) => defaultLinks.vacancy(vacancy.id)),
                    place,
                  ),
                ],
        },
      };
    },
  },
  {
    route: '/vacancies/:id',
    modules: ['src/pages/VacancyPage.tsx'],
    queryOf(query): Record<string, string> {
      const via = viaOf(query);
      return via === undefined ? {} : { via };
    },
    async read({ params: { id = '' }, query, client, ...place }) {
      const { language } = place;
      const t = translator(headMessages, language);
      const via = viaOf(query);
      const args = { params: { id }, ...(via !== undefined && { query: { via } }) };
      const vacancy = await ask(client, getPublicVacancy, args);
      const parts = [initialAnswer(getPublicVacancy, args, vacancy)];
      const path = defaultLinks.vacancy(id);
      if (vacancy instanceof ApiError) {
        const isClosed = vacancy.is('vacancyClosed');
        const title = t(isClosed ? 'vacancyClosed' : 'vacancyNotFound');
        const head = { title, description: title, path, isHidden: true };
        return { status: isClosed ? 410 : 404, parts, head };
      }
      const { title = t('vacancy') } = vacancy.data;
      const { city } = vacancy.data;
      const crumbs = [
        { name: t('list.title'), path: defaultLinks.vacancies() },
        ...(city?.slug && city.name ? [{ name: city.name, path: defaultLinks.city(city.slug) }] : []),
        { name: title, path },
      ];
      const employer = await employerOf(client, vacancy.data);
      const facts = [jobPosting(vacancy.data, place, path, employer), breadcrumbs(crumbs, place)];
      const description = describe(vacancy.data, language);
      const card = cardOf(vacancy.data, language);
      const head = { title, description, path, isCard: true, card, facts: facts.filter((fact) => fact !== undefined) };
      return { status: 200, parts, head };
    },
  },
  {
    route: '/vacancies/:id/respond',
    modules: ['src/pages/RespondPage.tsx'],
    // The tag of a post is read by the browser.
    queryOf: () => ({}),
    async read({ params: { id = '' }, client, language }) {
      const args = { params: { id } };
      const vacancy = await ask(client, getPublicVacancy, args);
      const t = translator(siteMessages, language);
      const head = { title: t('title.respond'), path: defaultLinks.respond(id), isHidden: true };
      // What is said of one that is over comes later, so the browser asks again.
      if (vacancy instanceof ApiError) {
        const status = vacancy.is('vacancyClosed') ? 410 : 404;
        return { status, parts: [], head: { ...head, description: head.title } };
      }
      const description = [vacancy.data.title, describe(vacancy.data, language)].filter(Boolean).join('. ');
      const card = cardOf(vacancy.data, language);
      return {
        status: 200,
        parts: [initialAnswer(getPublicVacancy, args, vacancy)],
        head: { ...head, description, card },
      };
    },
  },
  ...placePages,
  companyPage,
];

function fromQuery(query: URLSearchParams): Record<string, string> {
  const from = fromOfQuery(query);
  return from === undefined ? {} : { from };
}

/** The company behind a vacancy; undefined where the provider tells nothing of it: the page is whole without. */
async function employerOf(client: Client, { company_id: id }: Vacancy): Promise<PublicCompany | undefined> {
  if (id === undefined) return undefined;
  const company = await ask(client, getPublicCompany, { params: { id } }).catch(() => undefined);
  return company === undefined || company instanceof ApiError ? undefined : company.data;
}

/** What a picture says of a vacancy besides its title. */
function cardOf({ company_name, location, city, salary_min, salary_max, currency }: Vacancy, language: Language) {
  const isPaid = currency !== undefined && (payOf(salary_min) ?? payOf(salary_max)) !== undefined;
  return {
    over: company_name,
    strong: isPaid ? createFormat(language).salary(salary_min, salary_max, currency) : undefined,
    under: city?.name ?? location,
  };
}

/** Who offers it, where, for how much, and the first words of its text. */
function describe(vacancy: Vacancy, language: Language): string {
  const { company_name: company, location, salary_min: from, salary_max: to, currency, description } = vacancy;
  const isPaid = currency !== undefined && (payOf(from) ?? payOf(to)) !== undefined;
  const salary = isPaid ? createFormat(language).salary(from, to, currency) : undefined;
  const facts = [company, location, salary].filter((fact) => fact !== undefined);
  return [facts.join(' · '), description].filter(Boolean).join('. ');
}

import {
  checkSubscription,
  countApplications,
  getCurrentUser,
  listApplications,
  listCompanies,
  listNotifications,
  listVacancies,
} from '@kasb/contract';
import type { Endpoint } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { employer } from '@kasb/kit/stories';
import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { applications, checked, companies, subscription, vacancies } from './fixtures.ts';
import type { WireApplication, WireVacancy } from './fixtures.ts';

/** Every call of the dashboard. */
export const dashboardCalls: readonly Endpoint[] = [
  getCurrentUser,
  listVacancies,
  listApplications,
  countApplications,
  listCompanies,
  checkSubscription,
  listNotifications,
];

interface Given {
  vacancies?: WireVacancy[];
  applications?: WireApplication[];
}

/** A provider that gives whole lists, and knows no filter, no totals and no counts, as the core allows. */
export const provider = (given: Given = {}): HttpHandler[] => [
  mock.ok(getCurrentUser, { user: employer }),
  mock.ok(listVacancies, { items: given.vacancies ?? vacancies }),
  mock.ok(listApplications, { items: given.applications ?? applications }),
  mock.fail(countApplications, 404, { error: 'Не найдено' }),
  mock.ok(listCompanies, { items: companies }),
  mock.ok(checkSubscription, checked(subscription(60))),
  mock.ok(listNotifications, { items: [] }),
];

/** A provider that filters vacancies, answers as many as it was asked for and tells how many there are. */
export const providerOfMany = (all: WireVacancy[]): HttpHandler =>
  http.get(listVacancies.path, ({ request }) => {
    const query = new URL(request.url).searchParams;
    const status = query.get('status');
    const found = all.filter(({ vacancy_status }) => status === null || vacancy_status === status);
    const headers = {
      'x-total-count': String(found.length),
      link: '</api/employer/vacancies?cursor=next>; rel="next"',
    };
    return HttpResponse.json({ items: found.slice(0, Number(query.get('limit'))) }, { headers });
  });

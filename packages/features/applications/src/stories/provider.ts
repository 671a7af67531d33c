import {
  countApplications,
  getApplication,
  getCurrentUser,
  getVacancy,
  listApplications,
  listVacancyApplications,
  updateApplicationStatus,
} from '@kasb/contract';
import type { WireAnswerOf } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { employer } from '@kasb/kit/stories';
import type { HttpHandler } from 'msw';
import { vacancy } from './fixtures.ts';

type WireApplication = WireAnswerOf<typeof getApplication>;

/** A provider that has these applications and knows no filter and no counts, as the core allows. */
export const provider = (items: WireApplication[]): HttpHandler[] => [
  mock.ok(getCurrentUser, { user: employer }),
  mock.ok(getVacancy, vacancy),
  mock.ok(listApplications, { items }),
  mock.ok(listVacancyApplications, { items }),
  mock.ok(getApplication, ({ params }) => items.find(({ id }) => id === params.id) ?? { id: String(params.id) }),
  mock.fail(countApplications, 404, { error: 'Не найдено' }),
];

/** A provider that filters, counts and takes changes, with the history of each. */
export function workingProvider(items: WireApplication[]): HttpHandler[] {
  let all = items;
  const withStatus = (status: string | undefined) => all.filter((one) => !status || one.status === status);
  return [
    mock.ok(getCurrentUser, { user: employer }),
    mock.ok(getVacancy, vacancy),
    mock.ok(listApplications, ({ query }) => ({ items: withStatus(query.status) })),
    mock.ok(listVacancyApplications, ({ query }) => ({ items: withStatus(query.status) })),
    mock.ok(getApplication, ({ params }) => all.find(({ id }) => id === params.id) ?? { id: String(params.id) }),
    mock.ok(countApplications, () => ({
      total: all.length,
      ...Object.fromEntries(
        ['applied', 'screening', 'interview', 'offer', 'rejected', 'hired'].map((status) => [
          status,
          withStatus(status).length,
        ]),
      ),
    })),
    mock.ok(updateApplicationStatus, ({ params, body }) => {
      const { status } = body as { status: string };
      const change = (one: WireApplication): WireApplication => ({
        ...one,
        status,
        updated_at: '2025-06-16T09:00:00+05:00',
        history: [...(one.history ?? []), { status, by: 'Азиз Каримов', at: '2025-06-16T09:00:00+05:00' }],
      });
      all = all.map((one) => (one.id === params.id ? change(one) : one));
      return all.find(({ id }) => id === params.id) ?? null;
    }),
  ];
}

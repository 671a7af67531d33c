import {
  getAnalyticsFunnel,
  getAnalyticsSources,
  getAnalyticsStages,
  getAnalyticsSummary,
  getAnalyticsWeeks,
  getSalaryBenchmark,
  getVacancy,
  listAnalyticsVacancies,
  listCompanies,
  listVacancies,
  listVacancyPosts,
} from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import * as given from './fixtures.ts';

/** Every call of the figures, answered. */
export const answers = () => [
  mock.ok(getAnalyticsSummary, given.summary),
  mock.ok(getAnalyticsFunnel, given.funnel),
  mock.ok(getAnalyticsStages, given.stages),
  mock.ok(getAnalyticsSources, given.sources),
  mock.ok(getAnalyticsWeeks, given.weeks),
  mock.ok(listAnalyticsVacancies, given.vacancies),
  mock.ok(listVacancyPosts, given.posts),
  mock.ok(getSalaryBenchmark, given.benchmark),
  mock.ok(getVacancy, { id: 'v1', title: 'Frontend-разработчик' }),
  mock.ok(listVacancies, given.listed),
  mock.ok(listCompanies, given.companies),
];

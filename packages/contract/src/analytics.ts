import { object, optional, picklist } from 'valibot';
import type { InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { cursor, limit, line, maybe, oneOf, reference } from './fields.ts';
import { amount, id, items, list, part, text, timestamp, word } from './lenient.ts';

/** What can lead to a vacancy. */
export const vacancySources = ['site', 'telegram', 'whatsapp', 'headhunter', 'olx', 'other'] as const;
export type VacancySource = (typeof vacancySources)[number];

/** The steps of a funnel, the first one first. */
export const funnelStages = ['views', 'applied', 'screening', 'interview', 'offer', 'hired'] as const;
export type FunnelStage = (typeof funnelStages)[number];

/** What the table of vacancies can be ordered by, the most first. */
export const analyticsSorts = ['applications', 'views', 'conversion', 'interview', 'hired', 'open_days'] as const;
export type AnalyticsSort = (typeof analyticsSorts)[number];

/** Days of Tashkent, both included, at most 366; of all companies or one, of all vacancies or one. */
const period = {
  from: maybe(line(40)),
  to: maybe(line(40)),
  companyId: maybe(reference),
  vacancyId: maybe(reference),
};
const query = /*#__PURE__*/ object(period);
const problems = { badPeriod: 422, unknownVacancy: 404, unknownCompany: 404 } as const;

const tiles = {
  views: amount,
  applications: amount,
  conversion: amount,
  first_reply_hours: amount,
  hire_days: amount,
};

/** The numbers of a period, and those of as many days before it; a median of nothing is absent. */
export const analyticsSummary = /*#__PURE__*/ object({ ...tiles, previous: part(object(tiles)) });
export type AnalyticsSummary = InferOutput<typeof analyticsSummary>;

/** How far the applications of a period got: `share` is that of the stage before, in percent. */
export const analyticsFunnel = /*#__PURE__*/ object({
  stages: list(object({ id: picklist(funnelStages), count: amount, share: amount })),
  rejected: amount,
  withdrawn: amount,
});
export type AnalyticsFunnel = InferOutput<typeof analyticsFunnel>;

const lasted = { median_hours: amount, p90_hours: amount, count: amount };

/** How long applications stay: the median, and what nine of ten stay below, where there are three at least. */
export const analyticsStages = /*#__PURE__*/ object({
  stages: list(object({ id: word(funnelStages), ...lasted })),
  hire: part(object(lasted)),
  publication: part(object(lasted)),
});
export type AnalyticsStages = InferOutput<typeof analyticsStages>;

/** What led to views and applications, and what became of these. */
export const analyticsSources = /*#__PURE__*/ object({
  sources: list(
    object({
      kind: word(vacancySources),
      views: amount,
      applications: amount,
      screening: amount,
      interview: amount,
      offer: amount,
      hired: amount,
    }),
  ),
});
export type AnalyticsSources = InferOutput<typeof analyticsSources>;

/** Vacancies by weeks, each by its Monday: open at its end, and published within it. */
export const analyticsWeeks = /*#__PURE__*/ object({
  weeks: list(object({ from: text, active: amount, published: amount })),
});
export type AnalyticsWeeks = InferOutput<typeof analyticsWeeks>;

/** A vacancy with the numbers of a period. */
export const vacancyNumbers = /*#__PURE__*/ object({
  vacancy: object({ id, title: text, company_name: text }),
  views: amount,
  applications: amount,
  conversion: amount,
  interview: amount,
  hired: amount,
  open_days: amount,
});
export type VacancyNumbers = InferOutput<typeof vacancyNumbers>;

/** A post of a vacancy: who comes by its link is counted for its channel. */
export const vacancyPost = /*#__PURE__*/ object({
  id,
  kind: word(vacancySources),
  name: text,
  at: timestamp,
  link: text,
});
export type VacancyPost = InferOutput<typeof vacancyPost>;

/** Views, applications, and how quickly they go on, with the period before. */
export const getAnalyticsSummary = /*#__PURE__*/ endpoint({
  name: 'getAnalyticsSummary',
  summary: 'Views, applications, and how quickly they go on, in a period and the one before it.',
  method: 'GET',
  path: '/api/employer/analytics/summary',
  access: 'employer',
  problems,
  query,
  answer: analyticsSummary,
  isExtension: true,
});

/** How far the applications of a period got until now. */
export const getAnalyticsFunnel = /*#__PURE__*/ endpoint({
  name: 'getAnalyticsFunnel',
  summary: 'How far the applications of a period got until now.',
  method: 'GET',
  path: '/api/employer/analytics/funnel',
  access: 'employer',
  problems,
  query,
  answer: analyticsFunnel,
  isExtension: true,
});

/** How long the applications of a period stayed in each stage, and till a hire. */
export const getAnalyticsStages = /*#__PURE__*/ endpoint({
  name: 'getAnalyticsStages',
  summary: 'How long the applications of a period stayed in each stage, and till a hire.',
  method: 'GET',
  path: '/api/employer/analytics/stages',
  access: 'employer',
  problems,
  query,
  answer: analyticsStages,
  isExtension: true,
});

/** What led to the views and applications of a period. */
export const getAnalyticsSources = /*#__PURE__*/ endpoint({
  name: 'getAnalyticsSources',
  summary: 'What led to the views and applications of a period, the most applications first.',
  method: 'GET',
  path: '/api/employer/analytics/sources',
  access: 'employer',
  problems,
  query,
  answer: analyticsSources,
  isExtension: true,
});

/** Open and newly published vacancies by weeks. */
export const getAnalyticsWeeks = /*#__PURE__*/ endpoint({
  name: 'getAnalyticsWeeks',
  summary: 'Open and newly published vacancies by weeks.',
  method: 'GET',
  path: '/api/employer/analytics/weeks',
  access: 'employer',
  problems,
  query,
  answer: analyticsWeeks,
  isExtension: true,
});

/** Each vacancy with the numbers of a period. */
export const listAnalyticsVacancies = /*#__PURE__*/ endpoint({
  name: 'listAnalyticsVacancies',
  summary: 'Each vacancy with the numbers of a period, the most of what they are ordered by first.',
  method: 'GET',
  path: '/api/employer/analytics/vacancies',
  access: 'employer',
  problems,
  query: object({ ...period, sort: optional(oneOf(analyticsSorts)), limit, cursor }),
  answer: items(vacancyNumbers),
  isExtension: true,
});

/** The posts of a vacancy with their tagged links, the newest first. */
export const listVacancyPosts = /*#__PURE__*/ endpoint({
  name: 'listVacancyPosts',
  summary: 'The posts of a vacancy with their tagged links, the newest first.',
  method: 'GET',
  path: '/api/employer/analytics/posts',
  access: 'employer',
  problems: { unknownVacancy: 404 },
  query: object({ vacancyId: reference }),
  answer: items(vacancyPost),
  isExtension: true,
});

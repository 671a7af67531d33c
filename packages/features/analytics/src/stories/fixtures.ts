import type {
  WireAnswerOf,
  getAnalyticsFunnel,
  getAnalyticsSources,
  getAnalyticsStages,
  getAnalyticsSummary,
  getSalaryBenchmark,
  listAnalyticsVacancies,
} from '@kasb/contract';

export const summary = {
  views: 12_480,
  applications: 312,
  conversion: 2.5,
  first_reply_hours: 29,
  hire_days: 23,
  previous: { views: 10_576, applications: 294, conversion: 2.8, first_reply_hours: 43, hire_days: 27 },
} satisfies WireAnswerOf<typeof getAnalyticsSummary>;

export const funnel = {
  stages: [
    { id: 'views', count: 12_480, share: null },
    { id: 'applied', count: 312, share: 2.5 },
    { id: 'screening', count: 148, share: 47.4 },
    { id: 'interview', count: 61, share: 41.2 },
    { id: 'offer', count: 15, share: 24.6 },
    { id: 'hired', count: 9, share: 60 },
  ],
  rejected: 96,
  withdrawn: 0,
} satisfies WireAnswerOf<typeof getAnalyticsFunnel>;

export const stages = {
  stages: [
    { id: 'applied', median_hours: 29, p90_hours: 96, count: 220 },
    { id: 'screening', median_hours: 82, p90_hours: 216, count: 90 },
    { id: 'interview', median_hours: 146, p90_hours: 336, count: 40 },
    { id: 'offer', median_hours: 67, p90_hours: 168, count: 12 },
  ],
  hire: { median_hours: 552, p90_hours: 984, count: 9 },
  publication: { median_hours: 744, p90_hours: 1392, count: 9 },
} satisfies WireAnswerOf<typeof getAnalyticsStages>;

const source = (kind: string, views: number, applications: number, hired: number) => ({
  kind,
  views,
  applications,
  screening: 0,
  interview: 0,
  offer: 0,
  hired,
});

export const sources = {
  sources: [
    source('headhunter', 5810, 141, 3),
    source('telegram', 3920, 96, 4),
    source('site', 2110, 58, 2),
    source('whatsapp', 402, 14, 0),
    source('olx', 238, 3, 0),
  ],
} satisfies WireAnswerOf<typeof getAnalyticsSources>;

const firstWeek = Date.parse('2025-03-24');
const active = [6, 7, 8, 9, 9, 11, 12, 13, 13, 14, 15, 15, 16];
const published = [3, 5, 4, 7, 6, 9, 8, 11, 7, 10, 12, 9, 13];

export const weeks = {
  weeks: active.map((count, index) => ({
    from: new Date(firstWeek + index * 7 * 24 * 3600 * 1000).toISOString().slice(0, 10),
    active: count,
    published: published[index] ?? 0,
  })),
};

const numbers = (id: string, title: string, views: number, applications: number, rest: readonly number[]) => ({
  vacancy: { id, title, company_name: 'Samarqand Textile' },
  views,
  applications,
  conversion: Math.round((applications * 1000) / views) / 10,
  interview: rest[0] ?? 0,
  hired: rest[1] ?? 0,
  open_days: rest[2] ?? 0,
});

export const vacancies = {
  items: [
    numbers('v1', 'Оператор швейного оборудования', 2107, 81, [12, 3, 6]),
    numbers('v2', 'Технолог швейного производства', 1284, 24, [9, 1, 8]),
    numbers('v3', 'Менеджер по экспорту', 932, 18, [6, 0, 19]),
    numbers('v4', 'Агроном-садовод', 540, 11, [4, 1, 8]),
    numbers('v5', 'Водитель рефрижератора', 318, 7, [2, 0, 34]),
  ],
} satisfies WireAnswerOf<typeof listAnalyticsVacancies>;

export const posts = {
  items: [
    {
      id: 'd1',
      kind: 'telegram',
      name: 'Telegram-канал',
      at: '2025-06-10T05:00:00.000Z',
      link: 'https://kasb.uz/vacancies/v1?via=tG4f2aXq',
    },
    {
      id: 'd2',
      kind: 'site',
      name: 'Сайт Kasb',
      at: '2025-06-10T05:00:00.000Z',
      link: 'https://kasb.uz/vacancies/v1?via=aa10bb20',
    },
  ],
};

export const benchmark = {
  position: 'Технолог швейного производства',
  place: { kind: 'region', name: 'Самаркандская область' },
  vacancies: 38,
  companies: 14,
  p25: 7_500_000,
  median: 9_000_000,
  p75: 11_000_000,
  currency: 'UZS',
  computed_on: '2025-06-16',
  own: { min: 9_000_000, max: 13_000_000, share_below: 63 },
} satisfies WireAnswerOf<typeof getSalaryBenchmark>;

export const listed = {
  items: [
    { id: 'v1', title: 'Frontend-разработчик', company_id: 'c1' },
    { id: 'v2', title: 'Технолог швейного производства', company_id: 'c1' },
  ],
};

export const companies = { items: [{ id: 'c1', name: 'Samarqand Textile' }] };

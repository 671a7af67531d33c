import type { listSavedSearches, listSavedVacancies, WireAnswerOf } from '@kasb/contract';

export type WireSaved = NonNullable<WireAnswerOf<typeof listSavedVacancies>['items']>[number];
export type WireSearch = NonNullable<WireAnswerOf<typeof listSavedSearches>['items']>[number];

/** A vacancy that is open. */
export const savedFrontend: WireSaved = {
  saved_at: '2025-06-14T10:00:00+05:00',
  is_open: true,
  is_responded: false,
  vacancy: {
    id: 'v1',
    title: 'Frontend-разработчик',
    companies: { name: 'ООО «Барака Строй»' },
    location: 'Ташкент',
    salary_min: 8_000_000,
    salary_max: 12_000_000,
    currency: 'UZS',
  },
};

/** One that is closed. */
export const savedWaiter: WireSaved = {
  ...savedFrontend,
  saved_at: '2025-06-10T10:00:00+05:00',
  is_open: false,
  vacancy: { ...savedFrontend.vacancy, id: 'v3', title: 'Официант', companies: { name: 'Чайхана «Регистан»' } },
};

/** A search with something new. */
export const accountants: WireSearch = {
  id: 's1',
  title: 'Бухгалтер, Ташкент',
  search: 'Бухгалтер',
  location: 'Ташкент',
  notify: 'daily',
  new_count: 3,
};

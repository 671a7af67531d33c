import type { WireAnswerOf, countPublicVacancies, getPublicCompany, searchVacancies } from '@kasb/contract';

type WireVacancy = WireAnswerOf<typeof searchVacancies>[number];

/** The first vacancy of the stories. */
export const frontend = {
  id: 'v1',
  title: 'Frontend-разработчик',
  company_id: 'c1',
  companies: { name: 'ООО «Барака Строй»' },
  location: 'Ташкент',
  employment_type: 'full-time',
  remote_type: 'office',
  salary_min: 8_000_000,
  salary_max: 12_000_000,
  currency: 'UZS',
  vacancy_status: 'active',
  moderation_status: 'approved',
  moderated_at: '2025-06-02',
  views: 120,
  applications_count: 4,
  created_at: '2025-06-01',
  updated_at: '2025-06-01',
  description: 'Разработка интерфейсов',
  requirements: ['React', 'TypeScript'],
  benefits: ['Обеды', 'ДМС'],
} satisfies WireVacancy;

/** A part-time vacancy of a sole trader. */
export const accountant = {
  ...frontend,
  id: 'v2',
  title: 'Бухгалтер',
  company_id: 'c2',
  companies: { name: 'ИП Рахимов' },
  location: 'Самарканд',
  employment_type: 'part-time',
  vacancy_status: 'paused',
} satisfies WireVacancy;

/** A contract vacancy. */
export const waiter = {
  ...frontend,
  id: 'v3',
  title: 'Официант',
  employment_type: 'contract',
  vacancy_status: 'closed',
} satisfies WireVacancy;

/** Cities to filter by. */
export const cities = [
  { id: 1, name: 'Ташкент', other_name: 'Toshkent' },
  { id: 2, name: 'Самарканд', other_name: 'Samarqand' },
  { id: 3, name: 'Бухара', other_name: 'Buxoro' },
];

/** The vacancies of a city, with its neighbours. */
export const counts = {
  total: 1204,
  city: { slug: 'samarkand', name: 'Самарканд' },
  cities: [
    { slug: 'tashkent', name: 'Ташкент', count: 9120 },
    { slug: 'samarkand', name: 'Самарканд', count: 1204 },
    { slug: 'kattakurgan', name: 'Каттакурган', count: 12 },
  ],
  professions: [
    { slug: 'tikuvchi', name: 'Швея', count: 300 },
    { slug: 'oshpaz', name: 'Повар', count: 41 },
  ],
} satisfies WireAnswerOf<typeof countPublicVacancies>;

/** A company as everybody sees it. */
export const publicCompany = {
  id: 'c1',
  name: 'ООО «Барака Строй»',
  description: 'Строим жилые дома в Ташкенте с 2009 года.\nВ команде 240 человек.',
  website: 'https://baraka.uz',
  area: 'Жилищное строительство',
  city: { slug: 'tashkent', name: 'Ташкент' },
  vacancies_count: 2,
} satisfies WireAnswerOf<typeof getPublicCompany>;

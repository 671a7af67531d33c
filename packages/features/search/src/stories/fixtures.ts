import type { WireAnswerOf, searchVacancies } from '@kasb/contract';

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
  { id: 1, name: 'Ташкент' },
  { id: 2, name: 'Самарканд' },
  { id: 3, name: 'Бухара' },
];

import type {
  WireAnswerOf,
  getVacancy,
  listCompanies,
  listCurrencies,
  listEmploymentTypes,
  listRegions,
} from '@kasb/contract';

type WireVacancy = WireAnswerOf<typeof getVacancy>;

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

/** A paused part-time vacancy of a sole trader. */
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

/** A closed contract vacancy. */
export const waiter = {
  ...frontend,
  id: 'v3',
  title: 'Официант',
  employment_type: 'contract',
  vacancy_status: 'closed',
} satisfies WireVacancy;

/** A vacancy without a status: lists treat it as a draft. */
export const courier = { ...frontend, id: 'v4', title: 'Курьер', vacancy_status: null } satisfies WireVacancy;

/** The two companies of the stories. */
export const companies: WireAnswerOf<typeof listCompanies> = {
  items: [
    { id: 'c1', name: 'ООО «Барака Строй»', email: 'info@baraka.uz', phone: '998712001020', companyType: 'legal' },
    { id: 'c2', name: 'ИП Рахимов', email: 'rahimov@mail.uz', phone: '998935556677', companyType: 'individual' },
  ],
};

/** Reference lists of the form. */
export const employmentTypes: WireAnswerOf<typeof listEmploymentTypes> = [
  { id: 'full-time', name: 'Полный день' },
  { id: 'part-time', name: 'Частичная занятость' },
  { id: 'contract', name: 'Контракт' },
];

export const currencies: WireAnswerOf<typeof listCurrencies> = [
  { id: '1', code: 'UZS', symbol: 'сум' },
  { id: '2', code: 'USD', symbol: '$' },
  { id: '3', code: 'RUB', symbol: '₽' },
];

export const regions: WireAnswerOf<typeof listRegions> = [
  { id: 1, name: 'Ташкент' },
  { id: 2, name: 'Самарканд' },
  { id: 3, name: 'Бухара' },
];

import type {
  WireAnswerOf,
  checkSubscription,
  getEmployerProfile,
  listApplications,
  listCompanies,
  listNotifications,
  listSessions,
  listVacancies,
} from '@kasb/contract';
import { storyTime } from '@kasb/kit/stories';

type ItemOf<Answer> = Answer extends { items?: readonly (infer Item)[] | null } ? Item : never;
type WireCheck = WireAnswerOf<typeof checkSubscription>;
type WireSubscription = NonNullable<NonNullable<WireCheck['subscriptions']>[number]>;
/** A vacancy as it comes over the wire. */
export type WireVacancy = ItemOf<WireAnswerOf<typeof listVacancies>>;
/** An application as it comes over the wire. */
export type WireApplication = ItemOf<WireAnswerOf<typeof listApplications>>;
/** A company as it comes over the wire. */
export type WireCompany = ItemOf<WireAnswerOf<typeof listCompanies>>;

/** A notification as it comes over the wire. */
export type WireNotification = ItemOf<WireAnswerOf<typeof listNotifications>>;

/** Companies of the stories. */
export const companies: WireCompany[] = [
  {
    id: 'c1',
    name: 'ООО «Барака Строй»',
    email: 'info@baraka.uz',
    phone: '998712001020',
    companyType: 'legal',
    areas_activity: 'as1',
  },
  {
    id: 'c2',
    name: 'ИП Рахимов',
    email: 'rahimov@mail.uz',
    phone: '998935556677',
    companyType: 'individual',
    areas_activity: 'as2',
  },
];

/** The first vacancy of the stories, changed. */
export const vacancy = (changes: Partial<WireVacancy> = {}): WireVacancy => ({
  id: 'v1',
  title: 'Frontend-разработчик',
  company_id: 'c1',
  companies: { name: 'ООО «Барака Строй»' },
  location: 'Ташкент',
  vacancy_status: 'active',
  moderation_status: 'approved',
  applications_count: 4,
  created_at: '2025-06-01',
  ...changes,
});

/** Two active vacancies, one paused, one closed, one without a status. */
export const vacancies: WireVacancy[] = [
  vacancy(),
  vacancy({
    id: 'v2',
    title: 'Бухгалтер',
    companies: { name: 'ИП Рахимов' },
    vacancy_status: 'paused',
    applications_count: 11,
    created_at: '2025-06-12',
  }),
  vacancy({ id: 'v3', title: 'Официант', vacancy_status: 'closed', applications_count: 0, created_at: '2025-06-05' }),
  vacancy({ id: 'v4', title: 'Курьер', vacancy_status: undefined, applications_count: 1, created_at: '2025-06-15' }),
  vacancy({ id: 'v5', title: 'Технолог', applications_count: 2, created_at: '2025-06-16T08:05:00+05:00' }),
];

/** The first application of the stories, changed. */
export const application = (changes: Partial<WireApplication> = {}): WireApplication => ({
  id: 'ap1',
  status: 'applied',
  created_at: '2025-06-10',
  candidate: { name: 'Дилшод Рашидов', email: 'dilshod@mail.uz' },
  vacancy_id: 'v1',
  vacancy: { title: 'Frontend-разработчик', company_name: 'ООО «Барака Строй»' },
  ...changes,
});

/** Two new applications, and one each of screening, interview, offer and hired. */
export const applications: WireApplication[] = [
  application({ created_at: '2025-06-16T08:40:00+05:00' }),
  application({
    id: 'ap2',
    status: 'screening',
    candidate: { name: 'Мадина Алиева' },
    created_at: '2025-06-15T17:25:00+05:00',
  }),
  application({
    id: 'ap3',
    status: 'interview',
    candidate: { name: 'Сардор Исмоилов' },
    vacancy: { title: 'Бухгалтер' },
    created_at: '2025-06-14',
  }),
  application({ id: 'ap4', status: 'offer', candidate: { name: 'Гульнора Каримова' }, created_at: '2025-06-09' }),
  application({ id: 'ap5', candidate: { name: 'Тимур Ахмедов' }, created_at: '2025-06-08' }),
  application({ id: 'ap6', status: 'hired', candidate: { name: 'Шахноза Турсунова' }, created_at: '2025-06-07' }),
];

const day = 24 * 60 * 60 * 1000;
const business = {
  name: 'Бизнес',
  price: 990_000,
  currency: 'UZS',
  billing_period: 'monthly',
  features: ['10 публикаций', 'Поддержка'],
};

/** The subscription of the stories with so many days left, changed; `plan` changes its plan. */
export const subscription = (
  daysLeft: number,
  { plan, ...changes }: Partial<WireSubscription> & { plan?: Partial<typeof business> } = {},
): WireSubscription => ({
  id: '3f2a9c10-7b6d-4e21-9a55-0c1d2e3f4a5b',
  status: 'active',
  started_at: '2025-06-01',
  expires_at: new Date(storyTime.getTime() + daysLeft * day).toISOString(),
  vacancy_postings_used: 3,
  vacancy_postings_limit: 10,
  amount_paid: 990_000,
  currency: 'UZS',
  payment_method: 'Payme',
  pricing_plans: { ...business, ...plan },
  ...changes,
});

/** What the check answers with these subscriptions. */
export const checked = (...subscriptions: WireSubscription[]): WireCheck => ({
  hasActiveSubscription: subscriptions.length > 0,
  subscriptions,
});

/** What others lent to the employer's companies. */
export const borrowed = [
  { company_id: 'c1', company_name: 'ООО «Барака Строй»', lender: 'Жасур Тошматов', plan: 'Бизнес' },
  { company_id: 'c2', company_name: 'ИП Рахимов', lender: 'Мадина Алиева', plan: 'Премиум' },
] satisfies WireCheck['borrowed'];

/** The profile of the stories. */
export const profile = {
  first_name: 'Азиз',
  last_name: 'Каримов',
  phone: '998901234567',
  position: 'HR-менеджер',
  department: 'Отдел персонала',
  about: 'Подбираю команды',
} satisfies WireAnswerOf<typeof getEmployerProfile>;

type WireDevice = ItemOf<WireAnswerOf<typeof listSessions>>;

/** The device that a story is looked at on. */
export const thisDevice = {
  id: 's1',
  device: 'Chrome, Windows',
  address: '213.230.98.14',
  created_at: '2025-06-02T10:00:00+05:00',
  last_used_at: '2025-06-16T08:40:00+05:00',
  is_current: true,
} satisfies WireDevice;

/** A phone of the same person. */
export const otherDevice = {
  id: 's2',
  device: 'Safari, iPhone',
  address: '84.54.71.203',
  created_at: '2025-05-20T10:00:00+05:00',
  last_used_at: '2025-06-15T21:10:00+05:00',
  is_current: false,
} satisfies WireDevice;

/** One that nobody knows, of an address of IPv6. */
export const unknownDevice = {
  id: 's3',
  device: null,
  address: '2a03:32c0:1:8f4e:d5c1:77aa:90b3:4e21',
  created_at: '2025-06-01T10:00:00+05:00',
  last_used_at: '2025-06-10T12:00:00+05:00',
  is_current: false,
} satisfies WireDevice;

/** A notification that is not read, of the given hour of the story's day. */
export const notification = (
  kind: string,
  hour: number,
  values: Record<string, string> = {},
  isRead = false,
): WireNotification => ({
  id: `${kind}-${hour}`,
  kind,
  values: { companyId: 'c1', company: 'Samarqand Textile', person: 'Жасур Тошматов', ...values },
  at: `2025-06-16T0${hour}:10:00+05:00`,
  is_read: isRead,
});

/** What happened to the employer of the stories: seven things, one of them read, one of a kind that nobody knows. */
export const notifications: WireNotification[] = [
  notification('sign_in_attacked', 8),
  notification('posting_paid', 7, { title: 'Технолог', vacancyId: 'v5' }),
  notification('moon_landed', 6),
  notification('invitation_declined', 5, { phone: '998935556677' }),
  notification('member_left', 4, {}, true),
  notification('invitation_accepted', 3),
  notification('headhunter_linked', 2, { title: 'Технолог', vacancyId: 'v5' }),
  notification('member_removed', 1),
];

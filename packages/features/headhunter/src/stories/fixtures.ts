import type {
  WireAnswerOf,
  getHeadHunterConnection,
  getHeadHunterManager,
  getHeadHunterResume,
  listHeadHunterLendings,
} from '@kasb/contract';

type WireResume = NonNullable<WireAnswerOf<typeof getHeadHunterResume>['resume']>;

/** The resume of the stories. */
export const resume = {
  last_name: 'Рашидов',
  first_name: 'Дилшод',
  middle_name: 'Анварович',
  title: 'Frontend-разработчик',
  age: 29,
  gender: { name: 'Мужской' },
  area: { name: 'Ташкент' },
  photo: { medium: '/photo.jpg' },
  salary: { amount: 15_000_000, currency: 'UZS' },
  email: 'dilshod@mail.uz',
  phone: { formatted: '+998 (90) 765-43-21' },
  contacts: [{ type: { name: 'Телефон' }, value: '+998 (90) 765-43-21', preferred: true }],
  experience: [
    {
      position: 'Frontend-разработчик',
      company: 'ООО «Софт»',
      start: '2022-03',
      end: null,
      description: 'Интерфейсы личного кабинета.',
    },
    { position: 'Верстальщик', company: 'Студия', start: '2020-03', end: '2022-02' },
  ],
  education: { primary: [{ name: 'ТУИТ', year: 2019 }], additional: [{ name: 'Курсы React', year: 2021 }] },
  skill_set: ['React', 'CSS'],
  languages: [{ name: 'Английский', level: { name: 'B2' } }],
  skills: 'Люблю понятные интерфейсы.',
  total_experience: { months: 63 },
  business_trip_readiness: { name: 'Готов к командировкам' },
  travel_time: { name: 'Не более часа' },
  employment: [{ name: 'Полная занятость' }],
  schedule: [{ name: 'Полный день' }, { name: 'Удалённая работа' }],
  relocation: { type: { name: 'Не готов к переезду' } },
  alternate_url: 'https://hh.uz/resume/r1',
} satisfies WireResume;

/** The manager of the stories. */
export const manager: WireAnswerOf<typeof getHeadHunterManager> = {
  isActive: true,
  managerName: 'Елена Смирнова',
  managerEmail: 'elena@hh.uz',
  hhManagerId: '778899',
};

/** A portal that can connect, and a person who has not. */
export const notConnected: WireAnswerOf<typeof getHeadHunterConnection> = { configured: true, connected: false };

/** A connection that works. */
export const connected: WireAnswerOf<typeof getHeadHunterConnection> = {
  configured: true,
  connected: true,
  employerName: 'Барака Строй',
  managerName: 'Елена Смирнова',
  managerEmail: 'elena@hh.uz',
  connectedAt: '2025-06-01T10:00:00+05:00',
  lastSyncAt: '2025-06-16T08:40:00+05:00',
  isSyncing: false,
  syncedCount: 1240,
};

type WireLendings = NonNullable<WireAnswerOf<typeof listHeadHunterLendings>['items']>;

/** The person's companies, and whether their connection serves them. */
export const lendings = (...lent: string[]): WireLendings =>
  [
    { company_id: 'c1', company_name: 'ООО «Барака Строй»' },
    { company_id: 'c2', company_name: 'ИП Рахимов' },
  ].map((company) => ({
    ...company,
    is_lent: lent.includes(company.company_id),
    lent_at: lent.includes(company.company_id) ? '2025-06-10T10:00:00+05:00' : null,
  }));

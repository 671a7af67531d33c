import type { getApplication, listApplicationFeed, WireAnswerOf } from '@kasb/contract';

export type WirePerson = WireAnswerOf<typeof getApplication>;
type WireItems = NonNullable<WireAnswerOf<typeof listApplicationFeed>['items']>;
export type WireEvent = Extract<WireItems, readonly unknown[]>[number];

const aziz = { id: 'u1', name: 'Азиз Каримов', side: 'employer' };

/** The applicant of the stories. */
export const person = {
  id: 'ap1',
  status: 'screening',
  source: 'platform',
  created_at: '2025-06-15T17:25:00+05:00',
  updated_at: '2025-06-16T08:12:00+05:00',
  vacancy_id: 'v1',
  candidate: { name: 'Дилшод Рашидов', email: 'dilshod@mail.uz', phone: '998907654321' },
  vacancy: { id: 'v1', title: 'Frontend-разработчик', company_name: 'ООО «Барака Строй»' },
  title: 'Frontend-разработчик',
  city: 'Ташкент',
  stage: { id: 'st1', name: 'Звонок', name_uz: 'Qo‘ng‘iroq' },
  is_new: false,
  resume: {
    id: 'rs1',
    title: 'Frontend-разработчик',
    location: 'Ташкент',
    salary_amount: 12_000_000,
    currency: 'UZS',
    employment: ['full-time'],
    formats: ['hybrid'],
    start: 'two_weeks',
    experience: [
      { position: 'Frontend-разработчик', company: 'ООО «Софт»', start: '2022-03', description: 'Интерфейсы' },
      { position: 'Верстальщик', company: 'Студия', start: '2020-03', end: '2022-02' },
    ],
    education: [{ level: 'higher', institution: 'ТУИТ', specialty: 'Информатика', year: 2019 }],
    skills: ['React', 'CSS', 'TypeScript'],
    languages: [
      { name: 'Узбекский', level: 'native' },
      { name: 'Английский', level: 'b2' },
    ],
  },
  file: { name: 'cv.pdf', size: 900_000, url: '/media/f1' },
  facts: { experience: 'over_3', start: 'two_weeks' },
  answers: [{ question_id: 'q1', question: 'Работали с React 19?', kind: 'yes_no', value: 'yes', is_wanted: true }],
  votes: { yes: 1, no: 0 },
  voters: [{ id: 'u4', name: 'Рустам Назаров', value: 'rather_yes' }],
  same_person_count: 0,
  feed_count: 6,
  can_message: true,
  channels: ['app', 'telegram'],
} satisfies WirePerson;

/** The same one, who came from HeadHunter. */
export const fromHeadHunter: WirePerson = {
  ...person,
  source: 'headhunter',
  resume_id: 'r1',
  negotiation_id: 'n1',
  resume: null,
  file: null,
  facts: null,
  answers: [],
  can_message: false,
  channels: ['headhunter'],
};

/** What happened to the applicant, the newest first. */
export const feed: WireEvent[] = [
  {
    id: 'e6',
    kind: 'message',
    at: '2025-06-16T08:42:00+05:00',
    by: { name: 'Дилшод Рашидов', side: 'candidate' },
    text: 'Да, завтра могу',
  },
  { id: 'e5', kind: 'note', at: '2025-06-16T08:31:00+05:00', by: aziz, text: 'Сильный по React' },
  {
    id: 'e4',
    kind: 'message',
    at: '2025-06-16T08:30:00+05:00',
    by: aziz,
    text: 'Когда созвонимся?',
    channels: [
      { channel: 'app', state: 'sent' },
      { channel: 'telegram', state: 'delivered' },
    ],
  },
  {
    id: 'e3',
    kind: 'status',
    at: '2025-06-16T08:12:00+05:00',
    by: aziz,
    from: 'applied',
    to: 'screening',
    stage: { id: 'st1', name: 'Звонок', name_uz: 'Qo‘ng‘iroq' },
  },
  { id: 'e2', kind: 'opened', at: '2025-06-16T08:10:00+05:00', by: aziz },
  { id: 'e1', kind: 'responded', at: '2025-06-15T17:25:00+05:00' },
];

/** The built-in messages. */
export const templates = [
  {
    id: 't1',
    kind: 'refusal',
    name: 'Вежливый отказ',
    text_ru: 'Здравствуйте, {{first_name}}! Сейчас мы выбрали других кандидатов.',
    is_built_in: true,
  },
  {
    id: 't3',
    kind: 'call',
    name: 'Договориться о звонке',
    text_ru: 'Здравствуйте, {{first_name}}! Когда вам удобно созвониться? {{my_name}}, {{my_phone}}.',
    is_built_in: true,
  },
];

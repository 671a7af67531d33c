import type { getCandidateApplication, getCandidateDashboard, listRecommendations, WireAnswerOf } from '@kasb/contract';

/** A response as a provider sends it. */
export type WireResponse = WireAnswerOf<typeof getCandidateApplication>;

const base = {
  id: 'ap1',
  status: 'applied',
  created_at: '2025-06-12T10:00:00+05:00',
  updated_at: '2025-06-12T10:00:00+05:00',
  vacancy: {
    id: 'v1',
    title: 'Frontend-разработчик',
    company_name: 'ООО «Барака Строй»',
    location: 'Ташкент',
    salary_min: 8_000_000,
    salary_max: 12_000_000,
    currency: 'UZS',
    is_open: true,
  },
  feed: [{ kind: 'responded', status: 'applied', at: '2025-06-12T10:00:00+05:00' }],
} satisfies WireResponse;

/** What one of the two sides wrote. */
export const message = (id: string, side: 'candidate' | 'employer', text: string, at: string) => ({
  id,
  kind: 'message',
  side,
  text,
  at,
});

const to = (id: string, title: string, company: string) => ({ ...base.vacancy, id, title, company_name: company });

/** Invited to an interview. */
export const invited: WireResponse = {
  ...base,
  status: 'interview',
  resume_title: 'Frontend-разработчик',
  viewed_at: '2025-06-15T11:20:00+05:00',
  next: { kind: 'interview', until: '2025-06-23', link: '/interview/tok1' },
  feed: [
    ...base.feed,
    { kind: 'opened', at: '2025-06-15T11:20:00+05:00' },
    { kind: 'status', status: 'interview', at: '2025-06-16T08:05:00+05:00' },
  ],
};
export const considered: WireResponse = {
  ...base,
  id: 'ap2',
  status: 'screening',
  viewed_at: '2025-06-14T09:00:00+05:00',
  last_event_at: '2025-06-16T08:30:00+05:00',
  unread_count: 1,
  last_message: 'Когда сможете приехать?',
  vacancy: to('v2', 'Бухгалтер', 'ИП Рахимов'),
  feed: [
    ...base.feed,
    { kind: 'opened', at: '2025-06-14T09:00:00+05:00' },
    { kind: 'status', status: 'screening', at: '2025-06-14T09:05:00+05:00' },
    message('m1', 'employer', 'Когда сможете приехать?', '2025-06-16T08:30:00+05:00'),
  ],
};
export const opened: WireResponse = {
  ...base,
  id: 'ap3',
  viewed_at: '2025-06-15T15:00:00+05:00',
  reply_hours: 20,
  message: 'Могу выйти завтра',
  vacancy: to('v3', 'Официант', 'Чайхана «Регистан»'),
  feed: [...base.feed, { kind: 'opened', at: '2025-06-15T15:00:00+05:00' }],
};
export const sentOnly: WireResponse = {
  ...base,
  id: 'ap4',
  created_at: '2025-06-14T12:00:00+05:00',
  updated_at: '2025-06-14T12:00:00+05:00',
  vacancy: to('v4', 'Курьер', 'Express Tashkent'),
};
export const silent: WireResponse = {
  ...base,
  id: 'ap5',
  created_at: '2025-05-20T12:00:00+05:00',
  updated_at: '2025-05-20T12:00:00+05:00',
  viewed_at: '2025-05-21T12:00:00+05:00',
  vacancy: to('v5', 'Мастер смены', 'Bogʻishamol Tikuv'),
};
export const refused: WireResponse = {
  ...base,
  id: 'ap6',
  status: 'rejected',
  last_message: 'Спасибо за отклик',
  vacancy: to('v6', 'Повар', 'Плов-центр'),
  feed: [
    ...base.feed,
    { kind: 'status', status: 'rejected', at: '2025-06-14T09:05:00+05:00' },
    message('m6', 'employer', 'Спасибо за отклик', '2025-06-14T09:05:00+05:00'),
  ],
};
export const withdrawn: WireResponse = {
  ...opened,
  status: 'rejected',
  withdrawn_at: '2025-06-16T09:00:00+05:00',
  feed: [...(opened.feed ?? []), { kind: 'withdrawn', at: '2025-06-16T09:00:00+05:00' }],
};
export const hired: WireResponse = { ...base, id: 'ap9', status: 'hired', vacancy: to('v9', 'Кассир', 'Korzinka') };

type WireHome = WireAnswerOf<typeof getCandidateDashboard>;

/** A home where an interview and a message wait. */
export const home: WireHome = {
  applications_count: 7,
  resumes_count: 2,
  applications: [invited, considered, opened, sentOnly],
  waiting: [
    {
      kind: 'interview',
      application_id: 'ap1',
      title: 'Frontend-разработчик',
      company_name: 'ООО «Барака Строй»',
      until: '2025-06-23',
      link: '/interview/tok1',
    },
    {
      kind: 'message',
      application_id: 'ap2',
      title: 'Бухгалтер',
      company_name: 'ИП Рахимов',
      text: 'Когда сможете приехать?',
    },
  ],
  resume: {
    id: 'rs1',
    title: 'Frontend-разработчик',
    completeness: 80,
    missing: ['languages', 'schedules'],
    updated_at: '2025-06-12',
    visibility: 'responded',
  },
  saved_count: 5,
  searches: [{ id: 'ss1', search: 'Бухгалтер', location: 'Ташкент', employment_type: 'fulltime', new_count: 3 }],
};
/** The home of somebody who has not responded yet. */
export const newcomer: WireHome = { applications_count: 0, resumes_count: 0, applications: [], waiting: [] };
/** A home where an offer waits. */
export const offered: WireHome = {
  ...home,
  waiting: [{ kind: 'offer', application_id: 'ap8', title: 'Швея', company_name: 'Samarqand Textile' }],
};
/** A vacancy that suits, and why. */
export const recommended: NonNullable<WireAnswerOf<typeof listRecommendations>['items']>[number] = {
  vacancy: { ...base.vacancy, vacancy_status: 'active', employment_type: 'full-time' },
  reasons: [
    { kind: 'city', value: 'Ташкент' },
    { kind: 'skill', value: 'React' },
  ],
};

import type { getCandidateApplication, WireAnswerOf } from '@kasb/contract';

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
  vacancy: to('v2', 'Бухгалтер', 'ИП Рахимов'),
};
export const opened: WireResponse = {
  ...base,
  id: 'ap3',
  viewed_at: '2025-06-15T15:00:00+05:00',
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
  vacancy: to('v6', 'Повар', 'Плов-центр'),
};
export const withdrawn: WireResponse = {
  ...opened,
  status: 'rejected',
  withdrawn_at: '2025-06-16T09:00:00+05:00',
  feed: [...(opened.feed ?? []), { kind: 'withdrawn', at: '2025-06-16T09:00:00+05:00' }],
};
export const hired: WireResponse = { ...base, id: 'ap9', status: 'hired', vacancy: to('v9', 'Кассир', 'Korzinka') };

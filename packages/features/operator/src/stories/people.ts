import type { getPerson, listPeople, WireAnswerOf } from '@kasb/contract';

type WirePerson = WireAnswerOf<typeof getPerson>;
type WireRow = NonNullable<WireAnswerOf<typeof listPeople>['items']>[number];

/** Somebody who writes to support. */
export const person = {
  id: 'pe1',
  name: 'Дилноза Каримова',
  phone: '99890*****67',
  role: 'employer',
  created_at: '2024-08-14T00:00:00Z',
  companies: [
    { id: 'c1', name: 'ООО «Барака Строй»' },
    { id: 'c3', name: 'Samarqand Textile' },
  ],
  sessions: [
    {
      id: 's1',
      device: 'Chrome, Windows',
      address: '213.230.••.••',
      since: '2025-06-12T00:00:00Z',
      last_seen_at: '2025-06-16T03:58:00Z',
    },
    {
      id: 's2',
      device: 'Chrome, Android',
      address: '84.54.••.••',
      since: '2025-06-10T00:00:00Z',
      last_seen_at: '2025-06-16T03:40:00Z',
    },
    { id: 's3', device: null, address: '185.139.••.••', since: '2025-06-02T00:00:00Z' },
  ],
  subscription: { plan: 'Бизнес', expires_at: '2025-07-01T00:00:00Z' },
  orders: { count: 5, sum: 4_960_000 },
  vacancies: { count: 24, active: 8 },
  codes: [
    { at: '2025-06-16T03:50:00Z', status: 'refused' },
    { at: '2025-06-12T03:50:00Z', status: 'accepted' },
  ],
} satisfies WirePerson;

/** The list that they are in. */
export const peopleRows = [
  {
    id: 'pe1',
    name: person.name,
    phone: '998901234567',
    role: 'employer',
    companies: ['ООО «Барака Строй»', 'Samarqand Textile'],
    last_seen_at: '2025-06-16T03:12:00Z',
    created_at: person.created_at,
  },
  {
    id: 'pe4',
    name: 'Бахтиёр Каримов',
    phone: '99891*****10',
    role: 'candidate',
    companies: [],
    last_seen_at: '2025-06-10T03:12:00Z',
    blocked_at: '2025-06-11T03:12:00Z',
    created_at: '2024-01-10T00:00:00Z',
  },
] satisfies WireRow[];

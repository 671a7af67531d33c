import type { getOperatorCompany, listOperatorCompanies, WireAnswerOf } from '@kasb/contract';

type WireCompany = WireAnswerOf<typeof getOperatorCompany>;
type WireRow = NonNullable<WireAnswerOf<typeof listOperatorCompanies>['items']>[number];

const owner = { id: 'pe1', name: 'Дилноза Каримова', phone: '99890*****67' };

/** A legal entity. */
export const builder = {
  id: 'c1',
  name: 'ООО «Барака Строй»',
  email: 'info@baraka.uz',
  phone: '998712001020',
  companyType: 'legal',
  legalName: 'ООО «Барака Строй»',
  stir: '301234567',
  mfo: '00444',
  bankAccount: '20208000900123456001',
  bankName: 'Капиталбанк',
  legalAddress: 'Ташкент, ул. Навои 1',
  created_at: '2025-03-01T00:00:00Z',
  owner,
  members: [
    { ...owner, role: 'owner' },
    { id: 'pe2', name: 'Азиз Каримов', phone: '998935556677', role: 'member' },
  ],
  vacancies_count: 24,
  active_count: 8,
  decisions: { approved: 14, rejected: 1 },
} satisfies WireCompany;

/** An individual, as it is told: with dots. */
export const trader = {
  id: 'c2',
  name: 'ИП Рахимов',
  email: 'rahimov@mail.uz',
  phone: '998935556677',
  companyType: 'individual',
  lastName: 'Рахимов',
  firstName: 'Бахтиёр',
  middleName: 'Олимович',
  pinfl: '••••••••••4567',
  passportSeries: '••',
  passportNumber: '•••••67',
  created_at: '2025-04-02T00:00:00Z',
  owner: { id: 'pe3', name: 'Бахтиёр Рахимов', phone: '998935556677' },
  members: [{ id: 'pe3', name: 'Бахтиёр Рахимов', phone: '998935556677', role: 'owner' }],
  vacancies_count: 2,
  active_count: 1,
  decisions: { approved: 2, rejected: 0 },
} satisfies WireCompany;

const rowOf = ({
  id,
  name,
  owner: { id: ownerId, name: ownerName, phone },
  created_at,
  vacancies_count,
}: typeof builder | typeof trader) => ({
  id,
  name,
  owner: { id: ownerId, name: ownerName, phone },
  created_at,
  vacancies_count,
});

/** Both in the list. */
export const companyRows = [{ ...rowOf(builder), stir: builder.stir }, rowOf(trader)] satisfies WireRow[];

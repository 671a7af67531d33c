import type {
  WireAnswerOf,
  getCompany,
  listAreas,
  listCities,
  listCompanyMembers,
  listInvitations,
} from '@kasb/contract';

type WireCompany = WireAnswerOf<typeof getCompany>;
type WireMember = WireAnswerOf<typeof listCompanyMembers>['items'] extends readonly (infer Member)[] | null | undefined
  ? Member
  : never;

type WireInvitation = WireAnswerOf<typeof listInvitations>['items'] extends
  | readonly (infer Invitation)[]
  | null
  | undefined
  ? Invitation
  : never;

/** The legal company of the stories. */
export const legal = {
  id: 'c1',
  name: 'ООО «Барака Строй»',
  email: 'info@baraka.uz',
  phone: '998712001020',
  website: 'https://baraka.uz',
  description: 'Строительство жилых домов',
  companyType: 'legal',
  areas_activity: 'as1',
  cityId: 1,
  legalName: 'ООО «Барака Строй»',
  stir: '301234567',
  oked: '41201',
  mfo: '00444',
  bankAccount: '20208000900123456001',
  bankName: 'Капиталбанк',
  legalAddress: 'Ташкент, ул. Навои 1',
} satisfies WireCompany;

/** The individual company of the stories. */
export const individual = {
  id: 'c2',
  name: 'ИП Рахимов',
  email: 'rahimov@mail.uz',
  phone: '998935556677',
  companyType: 'individual',
  areas_activity: 'as2',
  cityId: 2,
  lastName: 'Рахимов',
  firstName: 'Бахтиёр',
  middleName: 'Олимович',
  pinfl: '30101851234567',
  passportSeries: 'AA',
  passportNumber: '1234567',
} satisfies WireCompany;

/** The same as lists and members see it. */
export const masked = {
  ...individual,
  pinfl: '••••••••••4567',
  passportSeries: '••',
  passportNumber: '•••••67',
} satisfies WireCompany;

/** Activity spheres, a small tree. */
export const areas = {
  items: [
    { id: 'as1', name: 'Строительство', slug: 'construction' },
    { id: 'as2', name: 'Торговля', slug: 'trade' },
    { id: 'as3', name: 'Жилые дома', slug: 'housing', parent_id: 'as1' },
  ],
} satisfies WireAnswerOf<typeof listAreas>;

/** Cities. */
export const cities = [
  { id: 1, name: 'Ташкент' },
  { id: 2, name: 'Самарканд' },
] satisfies WireAnswerOf<typeof listCities>;

/** The owner, who is the employer of the stories. */
export const owner = {
  id: 'u1',
  firstName: 'Азиз',
  lastName: 'Каримов',
  phone: '998901234567',
  role: 'owner',
  status: 'active',
} satisfies WireMember;

/** A colleague. */
export const colleague = {
  id: 'u3',
  firstName: 'Мадина',
  lastName: 'Алиева',
  phone: '998907654321',
  role: 'member',
  status: 'active',
} satisfies WireMember;

/** An invitation into a company of somebody else. */
export const invitation = {
  id: 'in1',
  company_name: 'Samarqand Textile',
  role: 'member',
  invited_by: 'Дилноза Каримова',
  created_at: '2025-06-15T17:25:00+05:00',
  expires_at: '2025-06-29T17:25:00+05:00',
} satisfies WireInvitation;

/** An older one, as an owner. */
export const ownership = {
  id: 'in2',
  company_name: 'Oltin Vodiy Agro',
  role: 'owner',
  invited_by: 'Жасур Тошматов',
  created_at: '2025-06-10T10:00:00+05:00',
  expires_at: '2025-06-24T10:00:00+05:00',
} satisfies WireInvitation;

import { acceptInvitation, addCompanyMember, createCompany, createVacancy } from '@kasb/contract';
import type { CompanyBody, MemberRole, VacancyBody } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import * as schema from '../../src/db/schema/index.ts';
import type { Answer, Harness, TestPerson } from './harness.ts';

let lastStir = 300_000_000;

/** The id of an activity sphere. */
export async function areaOf(api: Harness, slug = 'sewing'): Promise<string> {
  const [area] = await api.db.select().from(schema.areas).where(eq(schema.areas.slug, slug));
  return String(area?.id);
}

/** What a legal entity's form sends. */
export async function legalBody(api: Harness, changes: Partial<CompanyBody> = {}): Promise<CompanyBody> {
  lastStir += 1;
  const stir = String(lastStir);
  return {
    companyType: 'legal',
    name: 'Samarqand Textile',
    email: 'hr@textile.uz',
    phone: '998662331020',
    areas_activity: await areaOf(api),
    cityId: 801,
    stir,
    oked: '13920',
    ...changes,
  } as CompanyBody;
}

/** What a vacancy's form sends; the rules approve it. */
export const vacancyForm: VacancyBody = {
  title: 'Технолог швейного производства',
  description: 'Фабрика шьёт домашний текстиль на экспорт. Вы отвечаете за качество кроя и пошива.',
  location: 'Самарканд',
  employmentType: 'full-time',
  remoteType: 'office',
  salaryMin: 6_000_000,
  salaryMax: 9_000_000,
  currency: 'UZS',
  vacancyStatus: 'active',
  requirements: ['Опыт от 3 лет', 'Знание оборудования'],
  benefits: ['Обеды'],
};

/** A company with its people, and a vacancy. */
export interface Firm {
  id: string;
  vacancyId: string;
  owner: TestPerson;
  member: TestPerson;
}

/** A company that somebody is invited into, too. */
export interface InvitingFirm extends Firm {
  invited: TestPerson;
}

/** Makes one through the API. */
export async function createFirm(api: Harness): Promise<Firm> {
  const owner = await api.person('employer');
  const member = await api.person('employer');
  const made = await api.call(createCompany, { body: await legalBody(api) }, { as: owner.token });
  expect(made.status).toBe(201);
  const { id } = made.body as { id: string };
  await join(api, { id, owner }, member);
  const vacancy = await api.call(createVacancy, { params: { id }, body: vacancyForm }, { as: owner.token });
  expect(vacancy.status).toBe(201);
  return { id, vacancyId: vacancyOf(vacancy).id, owner, member };
}

/** A vacancy in an answer. */
export interface VacancySeen {
  id: string;
  title: string;
  vacancy_status: string;
  moderation_status: string;
  moderation_comment: string | null;
  moderation_reasons: unknown[];
  moderation_history: { status: string; comment: string | null; by: string }[];
}

/** The vacancy that a creation answered. */
export function vacancyOf({ body }: Answer): VacancySeen {
  return (body as { vacancy: VacancySeen }).vacancy;
}

/** Makes one that has invited somebody who has not answered. */
export async function createInvitingFirm(api: Harness): Promise<InvitingFirm> {
  return withInvited(api, await createFirm(api));
}

/** Invites somebody, who does not answer. */
export async function withInvited(api: Harness, firm: Firm): Promise<InvitingFirm> {
  const invited = await api.person('employer');
  const body = { phone: invited.phone };
  const answer = await api.call(addCompanyMember, { params: { id: firm.id }, body }, { as: firm.owner.token });
  expect(answer.status).toBe(201);
  return { ...firm, invited };
}

/** Invites a person into a company, and they accept. */
export async function join(
  api: Harness,
  { id, owner }: Pick<Firm, 'id' | 'owner'>,
  person: TestPerson,
  role: MemberRole = 'member',
): Promise<void> {
  const body = { phone: person.phone, role };
  const invited = await api.call(addCompanyMember, { params: { id }, body }, { as: owner.token });
  expect(invited.status).toBe(201);
  const params = { id: (invited.body as { id: string }).id };
  expect((await api.call(acceptInvitation, { params }, { as: person.token })).status).toBe(200);
}

import type { Endpoint } from '@kasb/contract';
import { table } from '@kasb/contract/table';
import { describe, expect, test } from 'vitest';
import { notImplemented } from '../src/http/app.ts';
import { createFirm, legalBody, vacancyForm } from './support/firm.ts';
import type { Firm } from './support/firm.ts';
import { Harness, operatorToken } from './support/harness.ts';

const api = Harness.forThisFile();

const groups = ['/api/employer/companies', '/api/employer/vacancies', '/api/operator/moderation'];
const endpoints = table.filter(({ name, path }) => groups.some((group) => path.startsWith(group)) && !notImplemented.includes(name));

const who = ['visitor', 'candidate', 'stranger', 'member', 'owner', 'operator'] as const;
type Who = (typeof who)[number];

/** Only owners delete a company and change its people. */
const ownersOnly = ['deleteCompany', 'addCompanyMember', 'removeCompanyMember'];

function expected({ name, access, path, status }: Endpoint, caller: Who): number {
  if (caller === 'visitor') return 401;
  if (access === 'operator') return caller === 'operator' ? status : 403;
  if (caller === 'candidate' || caller === 'operator') return 403;
  // Calls without an id are about the caller's own.
  if (caller === 'stranger') return path.includes('{') ? 404 : status;
  return caller === 'member' && ownersOnly.includes(name) ? 403 : status;
}

/** Bodies that are right, so that nothing but the caller decides. */
async function bodyOf(name: string): Promise<unknown> {
  const bodies: Record<string, unknown> = {
    createCompany: await legalBody(api),
    updateCompany: await legalBody(api),
    updateCompanyArea: { childId: (await legalBody(api)).areas_activity },
    addCompanyMember: { phone: (await api.person('employer')).phone },
    createVacancy: vacancyForm,
    updateVacancy: { vacancyStatus: 'paused' },
    validateVacancyEdit: { title: vacancyForm.title },
    addVacancySkill: { skillId: '2' },
    updateVacancySkill: { isRequired: false },
    moderateVacancy: { status: 'approved' },
  };
  return bodies[name];
}

async function tokenOf(caller: Who, firm: Firm): Promise<string | undefined> {
  if (caller === 'visitor') return undefined;
  if (caller === 'operator') return operatorToken;
  if (caller === 'candidate') return (await api.person('candidate')).token;
  if (caller === 'stranger') return (await createFirm(api)).owner.token;
  return firm[caller].token;
}

async function send(endpoint: Endpoint, caller: Who) {
  const firm = await createFirm(api);
  await api.services.sql`insert into vacancy_skills (vacancy_id, skill_id) values (${firm.vacancyId}, 1)`;
  const isOfCompany = endpoint.path.startsWith('/api/employer/companies');
  const values = { id: isOfCompany ? firm.id : firm.vacancyId, memberId: firm.member.id, skillId: '1' };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: keyof typeof values) => values[name]);
  const body = await bodyOf(endpoint.name);
  const token = await tokenOf(caller, firm);
  const before = await stateOf(firm);
  const { status } = await api.request(path, {
    method: endpoint.method,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body !== undefined && { 'content-type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status, before, after: await stateOf(firm) };
}

/** Everything of a company that the calls could change. */
async function stateOf({ id, vacancyId }: Firm): Promise<string> {
  const rows = await api.services.sql`
    select to_jsonb(companies) as company,
      (select jsonb_agg(to_jsonb(vacancies) order by id) from vacancies where company_id = companies.id) as vacancies,
      (select jsonb_agg(to_jsonb(company_members) order by user_id) from company_members where company_id = companies.id) as members,
      (select jsonb_agg(to_jsonb(company_invitations) order by id) from company_invitations where company_id = companies.id) as invitations,
      (select jsonb_agg(to_jsonb(vacancy_skills) order by skill_id) from vacancy_skills where vacancy_id = ${vacancyId}) as skills
    from companies where id = ${id}`;
  return JSON.stringify(rows);
}

test('the calls of these groups', () => {
  expect(endpoints.length).toBe(23);
});

describe.each(who)('%s', (caller) => {
  test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (_, endpoint) => {
    const { status, before, after } = await send(endpoint, caller);
    expect(status).toBe(expected(endpoint, caller));
    if (status >= 400) expect(after).toBe(before);
  });
});

describe('an id that is nobody’s', () => {
  const calls = endpoints.filter(({ path, access }) => path.includes('{') && access === 'employer');
  test.each(calls.map((endpoint) => [endpoint.name, endpoint] as const))('%s: 404', async (_, endpoint) => {
    const { token } = await api.person('employer');
    const body = await bodyOf(endpoint.name);
    for (const id of ['x', '7f000000-0000-4000-8000-000000000000', "' or 1=1 --", '1']) {
      const { status } = await api.request(endpoint.path.replace(/\{\w+\}/g, encodeURIComponent(id)), {
        method: endpoint.method,
        headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      expect([id, status]).toEqual([id, 404]);
    }
  });
});

import { lendSubscription, pathOf } from '@kasb/contract';
import type { Endpoint } from '@kasb/contract';
import { table } from '@kasb/contract/table';
import { describe, expect, test } from 'vitest';
import { notImplemented } from '../../src/compose/call.ts';
import { anyPhone } from '../support/anyPhone.ts';
import { isOfNumbers, prepare } from '../support/calls.ts';
import type { Prepared } from '../support/calls.ts';
import { createFirm, createInvitingFirm, join } from '../support/firm.ts';
import type { Firm, InvitingFirm } from '../support/firm.ts';
import { Harness, operatorToken } from '../support/harness.ts';
import { HeadHunterSide } from '../support/headHunter.ts';
import { Publisher } from '../support/publisher.ts';

const api = Harness.forThisFile();
const publisher = new Publisher(api);
const headHunter = HeadHunterSide.of(api);

// Every call of employers, and the operator's about their vacancies; a person's own profile has its own tests.
const isOfEmployers = ({ access, path }: Endpoint) =>
  (access === 'employer' && path !== '/api/employer/profile') || /^\/api\/operator\/moderation(\/|$)/.test(path);
const endpoints = table.filter((endpoint) => isOfEmployers(endpoint) && !notImplemented.includes(endpoint.name));

// Whose session may call at all is asked of the router in access.test.ts.
const who = [
  'stranger',
  'stranger who added somebody',
  'invited',
  'member without lending',
  'lender',
  'owner',
  'operator',
] as const;
type Who = (typeof who)[number];
/** Who has nothing to do with the company: also who is invited, and who drew the company's owner into one of theirs. */
const outside: readonly Who[] = ['stranger', 'stranger who added somebody', 'invited'];
const inside: readonly Who[] = ['member without lending', 'lender'];

/** Only owners delete a company and change its people. */
const ownersOnly = ['deleteCompany', 'addCompanyMember', 'removeCompanyMember'];
/** A note is changed by whoever wrote it: here the owner. */
const authorsOnly = ['updateApplicationNote', 'deleteApplicationNote'];
/** What belongs to the person who made it, not to the company: what anybody else is answered. */
const personal: Record<string, number> = {
  getConversation: 404,
  finishHeadHunterConnection: 422,
  lendSubscription: 404,
  takeBackSubscription: 404,
  getOrder: 404,
  cancelOrder: 404,
  getInvoice: 404,
};
/** An invitation is answered by who was invited. */
const ofInvited = ['acceptInvitation', 'declineInvitation'];
/** After these the firm, its vacancy or somebody in it is not what it was. */
const isEnding = ({ name }: Endpoint) => /^(?:delete|remove|leave|accept|decline|moderate)/.test(name);
/** These name what they are about in their bodies. */
const byBody = [
  'generateInterviewQuestions',
  'createInterviewLink',
  'createVacancyFromChat',
  'createMessageTemplate',
  'createOrder',
];

function expected({ name, access, path, status }: Endpoint, caller: Who): number {
  // A person's session counts for nothing among operators.
  if (access === 'operator') return caller === 'operator' ? status : 401;
  if (caller === 'operator') return 403;
  if (ofInvited.includes(name)) return caller === 'invited' ? status : 404;
  if (caller !== 'owner' && personal[name] !== undefined) return personal[name];
  // What a connection is asked for is the person's own: here the owner's and the lender's.
  if (name === 'syncHeadHunter') return caller === 'owner' || caller === 'lender' ? status : 503;
  // Calls without an id are about the caller's own.
  if (outside.includes(caller)) return path.includes('{') || byBody.includes(name) || isOfNumbers(path) ? 404 : status;
  if (inside.includes(caller) && [...ownersOnly, ...authorsOnly].includes(name)) return 403;
  if (caller === 'owner' && name === 'leaveCompany') return 409;
  if (caller === 'member without lending') return { publishVacancy: 422, lendHeadHunter: 503 }[name] ?? status;
  return status;
}

/** What is made once for all that are refused, and so change nothing. */
const kept = new Map<string, Promise<unknown>>();

function keep<T>(name: string, make: () => Promise<T>): Promise<T> {
  const made = kept.get(name) ?? make();
  kept.set(name, made);
  return made as Promise<T>;
}

/**
 * Whoever changes nothing shares one firm, and another one in which somebody lends; who is let through has one with
 * others of their kind, and what a call may change in it is made anew.
 */
async function preparedFor(endpoint: Endpoint, caller: Who): Promise<Prepared> {
  if (endpoint.method === 'GET') return sharedFor(endpoint, caller === 'lender');
  const firm = isEnding(endpoint) ? undefined : keep(`firm of ${caller}`, () => createInvitingFirm(api));
  return prepare(api, headHunter, publisher, endpoint, firm);
}

function sharedFor(endpoint: Endpoint, isLent = false): Promise<Prepared> {
  const kind = isLent ? 'lent' : 'plain';
  return keep(`${kind} ${endpoint.name}`, () => {
    const firm = keep(`${kind} firm`, () => createInvitingFirm(api));
    return prepare(api, headHunter, publisher, endpoint, firm);
  });
}

async function tokenOf(caller: Who, firm: InvitingFirm): Promise<string> {
  if (caller === 'operator') return operatorToken;
  if (caller === 'stranger') return (await keep('a stranger', () => createFirm(api))).owner.token;
  if (caller === 'stranger who added somebody') return (await keep(`${firm.id} added`, () => strangerWith(firm))).token;
  if (caller === 'member without lending') return firm.member.token;
  if (caller === 'lender') return (await keep(`${firm.id} lender`, () => lenderOf(firm))).token;
  return firm[caller].token;
}

/** The owner of a firm into which the owner of this one was drawn. */
async function strangerWith(firm: Firm) {
  const own = await createFirm(api);
  await join(api, own, firm.owner, 'owner');
  return own.owner;
}

/** A member whose own subscription and connection serve the company. */
async function lenderOf(firm: Firm) {
  const { token, id } = firm.member;
  const subscription = await publisher.subscribe(id);
  await api.call(lendSubscription, { params: { id: subscription, companyId: firm.id } }, { as: token });
  await headHunter.serve(firm, token);
  return firm.member;
}

function ask({ path, method }: Endpoint, args: { params?: unknown; query?: unknown; body?: unknown }, token: string) {
  const { params, query, body } = args;
  return api.request(pathOf({ path }, { params, query }), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

/** Everything of a company that the calls could change. */
async function stateOf({ id, vacancyId, owner }: Firm): Promise<string> {
  const rows = await api.sql`
    select to_jsonb(companies) as company,
      (select jsonb_agg(to_jsonb(vacancies) order by id) from vacancies where company_id = companies.id) as vacancies,
      (select jsonb_agg(to_jsonb(company_members) order by user_id) from company_members
        where company_id = companies.id) as members,
      (select jsonb_agg(to_jsonb(company_invitations) order by id) from company_invitations
        where company_id = companies.id) as invitations,
      (select jsonb_agg(to_jsonb(vacancy_skills) order by skill_id) from vacancy_skills
        where vacancy_id = ${vacancyId}) as skills,
      (select jsonb_agg(to_jsonb(applications) order by id) from applications where vacancy_id = ${vacancyId}
        and source = 'platform') as applications,
      (select jsonb_agg(to_jsonb(interviews) order by id) from interviews
        where vacancy_id = ${vacancyId}) as interviews,
      (select jsonb_agg(to_jsonb(interview_questions) order by id) from interview_questions
        where vacancy_id = ${vacancyId}) as questions,
      (select jsonb_agg(id order by id) from deliveries where vacancy_id = ${vacancyId}) as deliveries,
      (select jsonb_agg(hh_vacancy_id) from headhunter_vacancies where vacancy_id = ${vacancyId}) as links,
      (select jsonb_agg(connected_at) from headhunter_connections where user_id = ${owner.id}) as connections,
      (select jsonb_agg(to_jsonb(lending) order by user_id) from headhunter_lendings lending
        where company_id = companies.id) as lendings,
      (select jsonb_agg(to_jsonb(lending) order by subscription_id) from subscription_lendings lending
        where company_id = companies.id) as paying,
      (select jsonb_agg(to_jsonb(conversations) order by id) from conversations
        where user_id = ${owner.id}) as conversations
    from companies where id = ${id}`;
  return JSON.stringify(rows);
}

test('the calls of employers', () => {
  expect(endpoints.length).toBe(106);
});

const named = endpoints.map((endpoint) => [endpoint.name, endpoint] as const);
const mayNot = (endpoint: Endpoint, caller: Who) => expected(endpoint, caller) >= 400;

describe('who may not is told so, and changes nothing', () => {
  test.each(named)('%s', async (_, endpoint) => {
    for (const isLent of [false, true]) {
      const callers = who.filter((caller) => mayNot(endpoint, caller) && (caller === 'lender') === isLent);
      if (callers.length === 0) continue;
      const { firm, ...args } = await sharedFor(endpoint, isLent);
      // Before the state is looked at: a stranger may have to draw the owner away first.
      const tokens = await Promise.all(callers.map((caller) => tokenOf(caller, firm)));
      const before = await stateOf(firm);
      for (const [index, caller] of callers.entries())
        expect([caller, (await ask(endpoint, args, tokens[index] ?? '')).status]).toEqual([
          caller,
          expected(endpoint, caller),
        ]);
      expect(await stateOf(firm)).toBe(before);
    }
  });
});

/** Those who may, with the fewest rights first: who has more may as much. */
const fewestRights = ['member without lending', 'lender', 'owner', 'invited', 'operator'] as const;

describe('who may is let through, with no more rights than it takes', () => {
  const calls = named.flatMap(([name, endpoint]) => {
    const caller = fewestRights.find((one) => !mayNot(endpoint, one));
    return caller === undefined ? [] : [[name, caller, endpoint] as const];
  });

  test('each call lets somebody through', () => {
    expect(calls.map(([name]) => name)).toEqual(endpoints.map(({ name }) => name));
  });

  test.each(calls)('%s: %s', async (_, caller, endpoint) => {
    const { firm, ...args } = await preparedFor(endpoint, caller);
    expect((await ask(endpoint, args, await tokenOf(caller, firm))).status).toBe(expected(endpoint, caller));
  });
});

describe('an id that is nobody’s', () => {
  const calls = endpoints.filter(({ path, access }) => path.includes('{') && access === 'employer');
  test.each(calls.map((endpoint) => [endpoint.name, endpoint] as const))('%s: 404', async (_, endpoint) => {
    const { firm, params = {}, query, body } = await sharedFor(endpoint);
    for (const id of ['x', '7f000000-0000-4000-8000-000000000000', "' or 1=1 --", '1']) {
      const ids = Object.fromEntries(Object.keys(params).map((name) => [name, id]));
      expect([id, (await ask(endpoint, { params: ids, query, body }, firm.owner.token)).status]).toEqual([id, 404]);
    }
  });
});

test('the log of all this knows no phone and no token', () => {
  const text = api.logged.join('');
  expect(text).toContain('"route":"createInterviewLink"');
  expect(text).not.toMatch(anyPhone);
  expect(text).not.toMatch(/Bearer|access_token|refresh_token/);
});

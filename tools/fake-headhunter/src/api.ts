import { page, refuse, spell } from './answer.ts';
import type { Answer } from './answer.ts';
import { resumeFull } from './resumes.ts';
import { manager, me, negotiationItem, vacancyItem, vacancyShort } from './shapes.ts';
import { areaNames, generatedCollections, needsMessage, negotiationStates, professionalRoles } from './states.ts';
import { addVacancy, moveNegotiation } from './world.ts';
import type { Account, Vacancy, World } from './world.ts';

/** A call of the API, by a known account. */
export interface Call {
  method: string;
  path: string[];
  query: URLSearchParams;
  body: string;
  account: Account;
  world: World;
  url: string;
  now: Date;
}

type Route = (call: Call, ...parts: string[]) => Answer;

const ok = (body: object): Answer => ({ status: 200, body });

/** Routes by method and path; `:` stands for any part. The first that fits is taken. */
const routes: [pattern: string, route: Route][] = [
  ['GET /me', ({ url, account }) => ok(me(url, account))],
  ['GET /professional_roles', () => ok({ categories: [{ id: '1', name: 'Все', roles: professionalRoles }] })],
  ['GET /employers/:/managers', (call, employerId) => ok(page(managersOf(call, employerId), call.query, manager))],
  ['GET /employers/:/managers/:', managerById],
  ['GET /employers/:/vacancies/active', (call, employerId) => ok(vacanciesOf(call, employerId, false))],
  ['GET /employers/:/vacancies/archived', (call, employerId) => ok(vacanciesOf(call, employerId, true))],
  ['PUT /employers/:/vacancies/archived/:', archive],
  ['POST /vacancies', publish],
  ['GET /vacancies/:', (call, id) => ok(vacancyShort(call.url, call.world, ownVacancy(call, id)))],
  ['GET /vacancies/:/stats', stats],
  ['GET /negotiations', collections],
  ['POST /negotiations/read', markRead],
  ['GET /negotiations/:', (call, name = '') => (/^\d+$/.test(name) ? negotiation(call, name) : collection(call, name))],
  ['PUT /negotiations/:/:', transition],
  ['GET /resumes/:', resume],
];

/** Answers a call. @throws Refusal */
export function answerCall(call: Call): Answer {
  for (const [pattern, route] of routes) {
    const [method, ...parts] = pattern.split(/ \/|\//);
    if (method !== call.method || parts.length !== call.path.length) continue;
    if (parts.every((part, index) => part === ':' || part === call.path[index])) {
      return route(call, ...call.path.filter((_, index) => parts[index] === ':'));
    }
  }
  throw refuse(404, 'not_found');
}

function checkEmployer({ account }: Call, employerId: string | undefined): void {
  if (account.employer === null) throw refuse(403, 'oauth', 'user_auth_expected');
  if (account.employer.id !== employerId) throw refuse(404, 'not_found');
}

function managersOf(call: Call, employerId: string | undefined): Account[] {
  checkEmployer(call, employerId);
  return call.world.accounts.filter(({ employer }) => employer?.id === employerId);
}

function managerById(call: Call, employerId?: string, managerId?: string): Answer {
  const found = managersOf(call, employerId).find((account) => account.managerId === managerId);
  if (!found) throw refuse(404, 'not_found');
  return ok(manager(found));
}

function vacanciesOf(call: Call, employerId: string | undefined, isArchived: boolean): object {
  checkEmployer(call, employerId);
  const own = [...call.world.vacancies.values()].filter(
    (vacancy) => vacancy.employerId === employerId && vacancy.isArchived === isArchived,
  );
  return page(own, call.query, (vacancy) => vacancyItem(call.url, call.world, vacancy));
}

function ownVacancy(call: Call, id: string | null | undefined): Vacancy {
  if (call.account.employer === null) throw refuse(403, 'oauth', 'user_auth_expected');
  const vacancy = call.world.vacancies.get(id ?? '');
  if (!vacancy || vacancy.employerId !== call.account.employer.id) throw refuse(404, 'not_found');
  return vacancy;
}

function archive(call: Call, employerId?: string, id?: string): Answer {
  checkEmployer(call, employerId);
  ownVacancy(call, id).isArchived = true;
  return { status: 204 };
}

interface VacancyBody {
  name?: string;
  description?: string;
  area?: { id?: string };
  professional_roles?: unknown[];
  key_skills?: unknown[];
}

function publish(call: Call): Answer {
  if (call.account.employer === null) throw refuse(403, 'oauth', 'user_auth_expected');
  const {
    name = '',
    description = '',
    area,
    professional_roles: roles = [],
    key_skills: skills = [],
  } = JSON.parse(call.body) as VacancyBody;
  const bad = (value: string, reason: string) => refuse(400, 'bad_json_data', value, { reason, pointer: `/${value}` });
  if (name.trim() === '') throw bad('name', 'required');
  if (description.replace(/<[^<>]+>/g, '').length < 200) throw bad('description', 'is_too_short');
  if (areaNames[area?.id ?? ''] === undefined) throw bad('area', 'chosen_area_is_not_a_leaf_or_not_exist');
  if (roles.length !== 1) throw bad('professional_roles', 'wrong_size');
  if (skills.length > 30) throw bad('key_skills', 'wrong_size');
  const { employer, managerId } = call.account;
  const same = [...call.world.vacancies.values()].filter(
    (vacancy) => vacancy.employerId === employer.id && vacancy.name === name && vacancy.areaId === area?.id,
  );
  if (same.length > 0 && call.query.get('ignore_duplicates') !== 'true') {
    throw refuse(403, 'vacancies', 'duplicate', { found: same.length, items: same.map(({ id }) => ({ id })) });
  }
  const { id } = addVacancy(call.world, call.now, {
    name,
    description,
    areaId: area?.id ?? '',
    employerId: employer.id,
    managerId,
    views: 0,
  });
  return { status: 201, body: { id }, headers: { location: `/vacancies/${id}` } };
}

function stats(call: Call, id?: string): Answer {
  ownVacancy(call, id);
  const days = Array.from({ length: 5 }, (_, index) =>
    new Date(call.now.getTime() - (4 - index) * 86_400_000).toISOString().slice(0, 10),
  );
  return ok({
    items: days.map((date, index) =>
      index < 3 ? { date, responses: index + 1, views: 30 + index } : { date, responses: null, views: null },
    ),
  });
}

const inCollection = ({ world }: Call, vacancyId: string, state: string) =>
  [...world.negotiations.values()]
    .filter((entry) => entry.vacancyId === vacancyId && entry.state === state)
    .toReversed();

function collections(call: Call): Answer {
  const vacancy = ownVacancy(call, call.query.get('vacancy_id'));
  const describe = ({ id, name }: { id: string; name: string }, total: number, updates: number) => ({
    id,
    name,
    description: name,
    hidden: false,
    url: `${call.url}/negotiations/${id}?vacancy_id=${vacancy.id}`,
    counters: { total, with_updates: updates },
    order_types: [
      {
        id: 'relevance',
        name: 'лучшие',
        url: `${call.url}/negotiations/${id}?vacancy_id=${vacancy.id}&order_by=relevance`,
      },
    ],
    sub_collections: [],
  });
  const isAsked = call.query.get('with_generated_collections') === 'true';
  return ok({
    collections: negotiationStates.map((state) => {
      const items = inCollection(call, vacancy.id, state.id);
      return describe(state, items.length, items.filter(({ hasUpdates }) => hasUpdates).length);
    }),
    generated_collections: isAsked ? generatedCollections.map((entry) => describe(entry, 3, 0)) : [],
    employer_states: negotiationStates,
  });
}

function collection(call: Call, name: string): Answer {
  const vacancy = ownVacancy(call, call.query.get('vacancy_id'));
  if (!negotiationStates.some(({ id }) => id === name)) throw refuse(404, 'not_found');
  const list = page(inCollection(call, vacancy.id, name), call.query, (entry) =>
    negotiationItem(call.url, call.world, entry),
  );
  return ok({ ordered_by: { id: 'relevance', name: 'лучшие' }, ...list });
}

function ownNegotiation(call: Call, id: string | undefined) {
  const found = call.world.negotiations.get(id ?? '');
  if (!found) throw refuse(404, 'not_found');
  return { found, vacancy: ownVacancy(call, found.vacancyId) };
}

function negotiation(call: Call, id: string): Answer {
  const { found, vacancy } = ownNegotiation(call, id);
  return ok({ ...negotiationItem(call.url, call.world, found), vacancy: vacancyShort(call.url, call.world, vacancy) });
}

function transition(call: Call, action = '', id?: string): Answer {
  const { found } = ownNegotiation(call, id);
  const { world, now } = call;
  const isOffered = found.actions ? found.actions.includes(action) : action !== found.state && action !== 'response';
  if (!isOffered || !negotiationStates.some((state) => state.id === action))
    throw refuse(403, 'negotiations', 'wrong_state');
  const message = new URLSearchParams(call.body).get('message') ?? '';
  if (needsMessage(action) && message.trim() === '') throw refuse(403, 'negotiations', 'empty_message');
  if (message !== '') found.messages.push(message);
  moveNegotiation(world, now, found.id, action);
  return { status: 204 };
}

function markRead(call: Call): Answer {
  for (const id of new URLSearchParams(call.body).getAll('topic_id')) ownNegotiation(call, id).found.hasUpdates = false;
  return { status: 204 };
}

function resume(call: Call, id?: string): Answer {
  const { world, query, url } = call;
  if (call.account.employer === null) throw refuse(403, 'oauth', 'user_auth_expected');
  const found = world.resumes.get(id ?? '');
  if (!found) throw refuse(404, 'not_found');
  const topic = query.get('topic_id');
  if (topic !== null && ownNegotiation(call, topic).found.resumeId !== found.id) throw refuse(404, 'not_found');
  if (world.viewsLeft <= 0) throw refuse(429, 'resumes', 'view_limit_exceeded');
  world.viewsLeft -= 1;
  if (query.has('with_contact') && found.isLocked) {
    if (query.get('with_contact') !== found.number.toString(16)) throw refuse(400, 'bad_argument', 'with_contact');
    if (world.contactsLeft <= 0) throw refuse(403, 'resumes', 'quota_exceeded');
    world.contactsLeft -= 1;
    found.isLocked = false;
  }
  for (const entry of world.negotiations.values()) if (entry.resumeId === found.id) entry.hasUpdates = false;
  return ok({
    ...resumeFull(url, found),
    negotiations_history: { url: `${url}/resumes/${found.id}/negotiations_history` },
    viewed_at: spell(call.now),
  });
}

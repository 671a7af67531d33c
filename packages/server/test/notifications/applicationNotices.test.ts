import {
  countNotifications,
  listNotifications,
  markResponseSeen,
  readNotifications,
  respondToVacancy,
  sendApplicationMessage,
  sendCandidateMessage,
  updateApplicationStatus,
  withdrawApplication,
} from '@kasb/contract';
import type { SettableApplicationStatus } from '@kasb/contract';
import { expect, test } from 'vitest';
import { tellOfSilence } from '../../src/candidate/silenceJob.ts';
import { notifications } from '../../src/db/schema/index.ts';
import { createFirm } from '../support/firm.ts';
import { Harness } from '../support/harness.ts';
import type { TestPerson } from '../support/harness.ts';

const api = Harness.forThisFile();

interface Told {
  id: string;
  kind: string;
  values: Record<string, string>;
  title: string;
  link: string;
  is_read: boolean;
}

const told = async ({ token }: TestPerson) =>
  ((await api.call(listNotifications, { query: {} }, { as: token })).body as { items: Told[] }).items;
const kindsOf = async (person: TestPerson) => (await told(person)).map(({ kind }) => kind);
const unreadOf = async ({ token }: TestPerson) =>
  ((await api.call(countNotifications, {}, { as: token })).body as { unread: number }).unread;

async function published() {
  const firm = await createFirm(api);
  await api.publish(firm.vacancyId);
  // What making the firm told its people is no part of this.
  await api.db.delete(notifications);
  const respond = async (person: TestPerson) => {
    const answer = await api.call(respondToVacancy, { body: { vacancyId: firm.vacancyId } }, { as: person.token });
    expect(answer.status).toBe(201);
    return (answer.body as { id: string }).id;
  };
  const move = (id: string, status: SettableApplicationStatus) =>
    api.call(updateApplicationStatus, { params: { id }, body: { status } }, { as: firm.owner.token });
  return { firm, respond, move };
}

test('new responses of one minute reach every member as one, which adds up and is new again', async () => {
  const { firm, respond } = await published();
  await respond(await api.person());
  const [first] = await told(firm.owner);
  expect(first).toMatchObject({ kind: 'application_new', values: { count: '1', vacancyId: firm.vacancyId } });
  await api.call(readNotifications, { body: { ids: [first?.id ?? ''] } }, { as: firm.owner.token });
  expect(await unreadOf(firm.owner)).toBe(0);
  await Promise.all([respond(await api.person()), respond(await api.person())]);
  for (const member of [firm.owner, firm.member]) {
    const own = (await told(member)).filter(({ kind }) => kind === 'application_new');
    expect(own).toMatchObject([{ values: { count: '3' }, is_read: false }]);
  }
  api.pass(60);
  await respond(await api.person());
  expect((await told(firm.owner)).map(({ values }) => values.count)).toEqual(['1', '3']);
});

test('a response that is undone is counted no more, and the only one was never there', async () => {
  const { firm, respond } = await published();
  const [first, second] = [await api.person(), await api.person()];
  const ids = [await respond(first), await respond(second)];
  const undo = async ({ token }: TestPerson, id = '') =>
    api.call(withdrawApplication, { params: { id }, body: {} }, { as: token });
  await undo(second, ids[1]);
  expect(await told(firm.owner)).toMatchObject([{ values: { count: '1' } }]);
  await undo(first, ids[0]);
  expect(await told(firm.owner)).toEqual([]);
});

test('a candidate hears of each step, and of a refusal only when it can no longer be taken back', async () => {
  const { firm, respond, move } = await published();
  const person = await api.person();
  const id = await respond(person);
  await move(id, 'interview');
  // The step says that it was opened.
  expect(await kindsOf(person)).toEqual(['application_interview']);
  expect((await told(person))[0]?.values).toMatchObject({ applicationId: id, company: 'Samarqand Textile' });
  await move(id, 'rejected');
  expect(await kindsOf(person)).not.toContain('application_rejected');
  api.pass(5 * 60);
  await move(id, 'offer');
  api.pass(6 * 60);
  expect(await kindsOf(person)).not.toContain('application_rejected');
  await move(id, 'rejected');
  expect(await unreadOf(person)).toBe(2);
  api.pass(10 * 60);
  expect((await kindsOf(person))[0]).toBe('application_rejected');
  expect(await unreadOf(person)).toBe(3);
  expect(await kindsOf(firm.owner)).toEqual(['application_new']);
});

test('a conversation is told to the other side, and read with the conversation', async () => {
  const { firm, respond } = await published();
  const person = await api.person();
  const id = await respond(person);
  const write = { params: { id }, body: { text: 'Здравствуйте' } };
  await api.call(sendApplicationMessage, write, { as: firm.owner.token });
  await api.call(sendCandidateMessage, write, { as: person.token });
  expect(await kindsOf(person)).toEqual(['application_message']);
  const fromThem = (await told(firm.member)).find(({ kind }) => kind === 'candidate_message');
  expect(fromThem?.values.person).toBeTruthy();
  expect(await unreadOf(person)).toBe(1);
  await api.call(markResponseSeen, { params: { id } }, { as: person.token });
  expect(await unreadOf(person)).toBe(0);
  expect(await unreadOf(firm.member)).toBe(2);
  await api.call(withdrawApplication, { params: { id }, body: {} }, { as: person.token });
  expect(await kindsOf(firm.owner)).toContain('application_withdrawn');
});

test('a fortnight without an answer is told once', async () => {
  const { respond, move } = await published();
  const [person, answered] = [await api.person(), await api.person()];
  await respond(person);
  await move(await respond(answered), 'screening');
  api.pass(13 * 24 * 60 * 60);
  await tellOfSilence(api.services);
  expect(await kindsOf(person)).toEqual([]);
  api.pass(24 * 60 * 60);
  await tellOfSilence(api.services);
  await tellOfSilence(api.services);
  expect(await kindsOf(person)).toEqual(['application_waiting']);
  expect(await kindsOf(answered)).not.toContain('application_waiting');
});

test('the count answers 304 while it is the same, and counts nobody else’s', async () => {
  const { firm, respond } = await published();
  const first = await api.call(countNotifications, {}, { as: firm.owner.token });
  const etag = first.headers.get('etag') ?? '';
  const again = (as: TestPerson) =>
    api.call(countNotifications, {}, { as: as.token, headers: { 'if-none-match': etag } });
  expect((await again(firm.owner)).status).toBe(304);
  await respond(await api.person());
  expect((await again(firm.owner)).status).toBe(200);
  expect(await unreadOf(await api.person())).toBe(0);
});

test('it is told in the reader’s words, with the way to where something can be done', async () => {
  const { firm, respond, move } = await published();
  const person = await api.person();
  const id = await respond(person);
  await move(id, 'offer');
  const offered = async (language: string) => {
    const headers = { 'accept-language': language };
    const answer = await api.call(listNotifications, { query: {} }, { as: person.token, headers });
    return (answer.body as { items: Told[] }).items.find(({ kind }) => kind === 'application_offer');
  };
  const place = {
    link: `/my/applications?application=${id}`,
    text: 'Технолог швейного производства, Samarqand Textile',
  };
  expect(await offered('ru')).toMatchObject({ title: 'Вам сделали предложение', ...place });
  expect(await offered('uz')).toMatchObject({ title: 'Sizga taklif berildi', ...place });
  expect((await told(firm.owner))[0]).toMatchObject({
    title: '1 новая заявка',
    link: `/employer/vacancies/${firm.vacancyId}/applications`,
  });
});

test('all until a moment are read: what came later, and what is another’s, is not', async () => {
  const { respond, move } = await published();
  const [person, other] = [await api.person(), await api.person()];
  const id = await respond(person);
  await move(await respond(other), 'interview');
  await move(id, 'interview');
  const until = api.now.toISOString();
  api.pass(1);
  await move(id, 'offer');
  const read = (body: Record<string, unknown>) => api.call(readNotifications, { body }, { as: person.token });
  expect((await read({ until })).body).toEqual({ unread: 1 });
  expect((await told(person)).filter((one) => !one.is_read).map(({ kind }) => kind)).toEqual(['application_offer']);
  expect(await unreadOf(other)).toBe(1);
  expect((await read({ until: 'tomorrow' })).status).toBe(422);
  expect((await read({})).body).toEqual({ unread: 1 });
  expect((await read({ until: api.now.toISOString() })).body).toEqual({ unread: 0 });
});

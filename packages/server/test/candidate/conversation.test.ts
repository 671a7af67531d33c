import {
  createResume,
  getApplication,
  getCandidateApplication,
  listApplicationFeed,
  listCandidateApplications,
  markResponseSeen,
  respondToVacancy,
  sendApplicationMessage,
  sendCandidateMessage,
  updateApplicationStatus,
  updateCandidateApplication,
  withdrawApplication,
} from '@kasb/contract';
import type { BodyOf, SettableApplicationStatus, updateCandidateApplication as completing } from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { createFirm } from '../support/firm.ts';
import type { Firm } from '../support/firm.ts';
import { Harness, statusesOf } from '../support/harness.ts';
import type { TestPerson } from '../support/harness.ts';

const api = Harness.forThisFile();

interface Seen {
  id: string;
  message: string | null;
  can_edit: boolean;
  unread_count: number;
  last_event_at: string;
  feed: { kind: string; status: string | null; side: string | null; text: string | null; is_seen: boolean }[];
}
interface Told {
  kind: string;
  by: { name: string; side: string } | null;
  from: string | null;
  to: string | null;
  text: string | null;
  is_seen: boolean;
}

async function responded() {
  const person = await api.person();
  const firm = await createFirm(api);
  await api.publish(firm.vacancyId);
  const answer = await api.call(respondToVacancy, { body: { vacancyId: firm.vacancyId } }, { as: person.token });
  expect(answer.body).toMatchObject({ can_edit: true, viewed_at: null, vacancy: { is_open: true } });
  expect(answer.status).toBe(201);
  return { person, firm, id: (answer.body as Seen).id };
}

const read = async ({ token }: TestPerson, id: string) =>
  (await api.call(getCandidateApplication, { params: { id } }, { as: token })).body as Seen;
const write = ({ token }: TestPerson, id: string, text: string, idempotencyKey?: string) =>
  api.call(
    sendCandidateMessage,
    { params: { id }, body: { text } },
    { as: token, headers: idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey } },
  );
const answer = ({ owner }: Firm, id: string, text: string) =>
  api.call(sendApplicationMessage, { params: { id }, body: { text } }, { as: owner.token });
const feed = async ({ owner }: Firm, id: string, limit?: number) => {
  const got = await api.call(listApplicationFeed, { params: { id }, query: { limit } }, { as: owner.token });
  return (got.body as { items: Told[] }).items;
};
const seen = ({ token }: TestPerson, id: string) => api.call(markResponseSeen, { params: { id } }, { as: token });
const withdraw = ({ token }: TestPerson, id: string) =>
  api.call(withdrawApplication, { params: { id }, body: {} }, { as: token });
const move = ({ owner }: Firm, id: string, status: SettableApplicationStatus) =>
  api.call(updateApplicationStatus, { params: { id }, body: { status } }, { as: owner.token });
const complete = ({ token }: TestPerson, id: string, body: Partial<BodyOf<typeof completing>>) =>
  api.call(updateCandidateApplication, { params: { id }, body }, { as: token });
const waiting = async ({ token }: TestPerson) => {
  const got = await api.call(listCandidateApplications, { query: { filter: 'waiting' } }, { as: token });
  return (got.body as { items: Seen[] }).items.map(({ id }) => id);
};

describe('a conversation', () => {
  test('goes both ways, each side sees what is new until it has read it', async () => {
    const { person, firm, id } = await responded();
    api.pass(60);
    await api.call(getApplication, { params: { id } }, { as: firm.owner.token });
    api.pass(60);
    const question = await answer(firm, id, 'Когда сможете приехать?');
    expect([question.status, question.body]).toMatchObject([
      201,
      { side: 'employer', text: 'Когда сможете приехать?', at: api.now.toISOString(), is_seen: false },
    ]);
    expect(await read(person, id)).toMatchObject({
      unread_count: 1,
      last_message: 'Когда сможете приехать?',
      last_event_at: api.now.toISOString(),
    });
    expect(await waiting(person)).toEqual([id]);
    expect((await seen(person, id)).status).toBe(200);
    expect((await read(person, id)).unread_count).toBe(0);
    expect(await waiting(person)).toEqual([]);
    api.pass(60);
    expect((await write(person, id, 'Завтра в 15:00')).status).toBe(201);
    expect((await read(person, id)).feed.map(({ kind, side, text, is_seen }) => [kind, side, text, is_seen])).toEqual([
      ['responded', null, null, false],
      ['opened', null, null, false],
      ['message', 'employer', 'Когда сможете приехать?', true],
      ['message', 'candidate', 'Завтра в 15:00', false],
    ]);
    const told = await feed(firm, id);
    expect(told.map(({ kind, by, text }) => [kind, by?.side, text])).toEqual([
      ['message', 'candidate', 'Завтра в 15:00'],
      ['message', 'employer', 'Когда сможете приехать?'],
      ['opened', 'employer', null],
      ['responded', 'candidate', null],
    ]);
    expect((await read(person, id)).feed.at(-1)?.is_seen).toBe(true);
  });

  test('the employer reads it page by page', async () => {
    const { person, firm, id } = await responded();
    for (const text of ['раз', 'два']) {
      api.pass(1);
      await write(person, id, text);
    }
    const first = await api.call(
      listApplicationFeed,
      { params: { id }, query: { limit: 2 } },
      { as: firm.owner.token },
    );
    expect(first.headers.get('x-total-count')).toBe('3');
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const rest = await api.request(next, { headers: { authorization: `Bearer ${firm.owner.token}` } });
    expect((rest.body as { items: Told[] }).items.map(({ kind }) => kind)).toEqual(['responded']);
  });

  test('says from what to what it was moved, and by whom', async () => {
    const { firm, id } = await responded();
    await move(firm, id, 'screening');
    api.pass(1);
    await move(firm, id, 'interview');
    expect((await feed(firm, id))[0]).toMatchObject({
      kind: 'status',
      from: 'screening',
      to: 'interview',
      by: { side: 'employer' },
    });
  });

  test('the same message sent twice is one', { tags: ['race'] }, async () => {
    const { person, id } = await responded();
    const sent = await Promise.all([write(person, id, 'Здравствуйте', 'k1'), write(person, id, 'Здравствуйте', 'k1')]);
    expect(sent.map(({ status }) => status)).toEqual([201, 201]);
    expect((await read(person, id)).feed.filter(({ kind }) => kind === 'message')).toHaveLength(1);
    expect(await write(person, id, 'Другое', 'k1')).toMatchObject({ status: 422, body: { code: 'keyReused' } });
  });

  test('of nobody else, and with nothing but a text', async () => {
    const { person, id } = await responded();
    const stranger = await api.person();
    const other = await createFirm(api);
    expect(await write(stranger, id, 'Привет')).toMatchObject({ status: 404, body: { code: 'unknownResponse' } });
    expect(await seen(stranger, id)).toMatchObject({ status: 404 });
    expect(await answer(other, id, 'Привет')).toMatchObject({ status: 404, body: { code: 'unknownApplication' } });
    for (const text of ['', ' \u200b ', 'я'.repeat(2001)])
      expect(await write(person, id, text)).toMatchObject({ status: 422, body: { fields: {} } });
    const odd = '<script>{{x}}\u202e';
    expect((await write(person, id, odd)).body).toMatchObject({ text: '<script>{{x}}' });
  });

  test('twenty a day from a candidate', async () => {
    const { person, id } = await responded();
    for (let count = 0; count < 20; count += 1) await write(person, id, `${count}`);
    expect(await write(person, id, 'ещё')).toMatchObject({ status: 429, body: { code: 'tooManyMessages' } });
    api.pass(24 * 60 * 60);
    expect((await write(person, id, 'ещё')).status).toBe(201);
  });

  test('ends with a withdrawal, which hides it from the employer', async () => {
    const { person, firm, id } = await responded();
    await answer(firm, id, 'Когда сможете приехать?');
    await write(person, id, 'Завтра');
    await withdraw(person, id);
    expect(await write(person, id, 'Ещё')).toMatchObject({ status: 409, body: { code: 'alreadyWithdrawn' } });
    expect(await answer(firm, id, 'Ещё')).toMatchObject({ status: 409, body: { code: 'responseWithdrawn' } });
    expect((await feed(firm, id)).map(({ kind }) => kind)).not.toContain('message');
    expect((await read(person, id)).feed.map(({ kind }) => kind)).toContain('message');
  });

  test('with an applicant of HeadHunter goes on there', async () => {
    const { firm, id } = await responded();
    await api.sql`update applications set candidate_id = null, source = 'headhunter' where id = ${id}`;
    expect(await answer(firm, id, 'Добрый день')).toMatchObject({
      status: 409,
      body: { code: 'candidateOfHeadHunter' },
    });
  });

  test('and a withdrawal at once: no message is written to what is withdrawn', { tags: ['race'] }, async () => {
    const { person, firm, id } = await responded();
    await answer(firm, id, 'Здравствуйте');
    const [gone, ...written] = await Promise.all([
      withdraw(person, id),
      ...Array.from({ length: 5 }, (_, index) => write(person, id, `${index}`)),
    ]);
    expect(gone.status).toBe(200);
    const kept = statusesOf(written).filter((status) => status === 201).length;
    expect((await read(person, id)).feed.filter(({ side }) => side === 'candidate')).toHaveLength(kept);
  });
});

describe('a refusal', () => {
  test('that was taken back before it was seen was never there', async () => {
    const { person, firm, id } = await responded();
    await move(firm, id, 'rejected');
    api.pass(60);
    await move(firm, id, 'screening');
    api.pass(24 * 60 * 60);
    expect((await read(person, id)).feed.map(({ status }) => status)).not.toContain('rejected');
    const told = (await api.call(getApplication, { params: { id } }, { as: firm.owner.token })).body as {
      history: { status: string }[];
    };
    expect(told.history.map(({ status }) => status)).toEqual(['applied', 'rejected', 'screening']);
  });
});

describe('completing a response', () => {
  test('until the employer has opened it', async () => {
    const { person, firm, id } = await responded();
    expect(await read(person, id)).toMatchObject({ can_edit: true, message: null });
    expect((await complete(person, id, { message: 'Могу завтра' })).body).toMatchObject({ message: 'Могу завтра' });
    expect((await complete(person, id, {})).body).toMatchObject({ message: 'Могу завтра' });
    expect((await complete(person, id, { message: null })).body).toMatchObject({ message: null });
    await complete(person, id, { facts: { experience: '1_3', start: 'now' } });
    const told = { facts: { experience: '1_3', start: 'later' } };
    expect((await complete(person, id, { facts: { start: 'later' } })).body).toMatchObject(told);
    expect((await api.call(getApplication, { params: { id } }, { as: firm.owner.token })).body).toMatchObject(told);
    expect(await read(person, id)).toMatchObject({ can_edit: false });
    expect(await complete(person, id, { message: 'Поздно' })).toMatchObject({
      status: 409,
      body: { code: 'responseOpened' },
    });
  });

  test('with another resume, or with none', async () => {
    const { person, id } = await responded();
    const { body } = await api.call(createResume, { body: { title: 'Швея' } }, { as: person.token });
    const resumeId = (body as { id: string }).id;
    expect((await complete(person, id, { resumeId })).body).toMatchObject({
      own_resume_id: resumeId,
      resume_title: 'Швея',
    });
    expect((await complete(person, id, {})).body).toMatchObject({ own_resume_id: resumeId });
    const none = { own_resume_id: null, resume_title: null };
    expect((await complete(person, id, { resumeId: null })).body).toMatchObject(none);
  });

  test('of somebody else, with an unknown resume, or of a withdrawn one is refused', async () => {
    const { person, id } = await responded();
    expect(await complete(await api.person(), id, {})).toMatchObject({ status: 404 });
    expect(await complete(person, id, { resumeId: 'x' })).toMatchObject({
      status: 422,
      body: { fields: { resumeId: { code: 'unknownResume' } } },
    });
    api.pass(601);
    await withdraw(person, id);
    expect(await complete(person, id, {})).toMatchObject({ status: 409, body: { code: 'alreadyWithdrawn' } });
  });
});

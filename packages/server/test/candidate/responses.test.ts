import {
  countCandidateApplications,
  createInterviewLink,
  getApplication,
  getCandidateApplication,
  listCandidateApplications,
  respondToVacancy,
  saveInterviewQuestions,
  updateApplicationStatus,
  withdrawApplication,
} from '@kasb/contract';
import type { SettableApplicationStatus } from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { deleteOutdated } from '../../src/compose/maintenance.ts';
import { createFirm } from '../support/firm.ts';
import type { Firm } from '../support/firm.ts';
import { Harness, statusesOf } from '../support/harness.ts';
import type { TestPerson } from '../support/harness.ts';

const api = Harness.forThisFile();

interface Seen {
  id: string;
  status: string;
  viewed_at: string | null;
  withdrawn_at: string | null;
  next: { kind: string; until: string | null; link: string | null } | null;
  feed: { kind: string; status: string | null; at: string }[];
  vacancy: { is_open: boolean };
}
interface Told {
  status: string;
  message: string | null;
  withdrawn_at?: string;
  candidate: { name: string; email: string | null; phone: string | null };
}

/** A candidate who has responded to a vacancy of a firm. */
async function responded() {
  const person = await api.person();
  const firm = await createFirm(api);
  await api.publish(firm.vacancyId);
  const answer = await respond(person, firm);
  expect(answer.status).toBe(201);
  return { person, firm, id: (answer.body as Seen).id };
}

const respond = ({ token }: TestPerson, { vacancyId }: Firm) =>
  api.call(respondToVacancy, { body: { vacancyId, message: 'Могу завтра' } }, { as: token });
const read = async ({ token }: TestPerson, id: string) =>
  (await api.call(getCandidateApplication, { params: { id } }, { as: token })).body as Seen;
const open = ({ owner }: Firm, id: string) => api.call(getApplication, { params: { id } }, { as: owner.token });
const move = ({ owner }: Firm, id: string, status: SettableApplicationStatus) =>
  api.call(updateApplicationStatus, { params: { id }, body: { status } }, { as: owner.token });
const withdraw = ({ token }: TestPerson, id: string, reason?: string) =>
  api.call(withdrawApplication, { params: { id }, body: { reason } }, { as: token });
const counted = async ({ token }: TestPerson) => (await api.call(countCandidateApplications, {}, { as: token })).body;
const listed = async ({ token }: TestPerson, filter?: 'active' | 'waiting' | 'closed') =>
  (
    (await api.call(listCandidateApplications, { query: { filter } }, { as: token })).body as { items: Seen[] }
  ).items.map(({ id }) => id);

describe('one response', () => {
  test('tells when it was opened and where it came to, once each', async () => {
    const { person, firm, id } = await responded();
    expect(await read(person, id)).toMatchObject({ viewed_at: null, feed: [{ kind: 'responded' }] });
    api.pass(60);
    const openedAt = api.now.toISOString();
    await open(firm, id);
    api.pass(60);
    await open(firm, id);
    await move(firm, id, 'screening');
    const { viewed_at: viewedAt, feed } = await read(person, id);
    expect(viewedAt).toBe(openedAt);
    expect(feed.map(({ kind, status }) => [kind, status])).toEqual([
      ['responded', 'applied'],
      ['opened', null],
      ['status', 'screening'],
    ]);
  });

  test('is opened by whoever moves it, though they never looked', async () => {
    const { person, firm, id } = await responded();
    await move(firm, id, 'screening');
    expect((await read(person, id)).viewed_at).toBe(api.now.toISOString());
  });

  test('keeps a refusal back for ten minutes, in the feed too', async () => {
    const { person, firm, id } = await responded();
    await move(firm, id, 'rejected');
    expect(await read(person, id)).toMatchObject({ status: 'applied' });
    expect((await read(person, id)).feed.map(({ status }) => status)).not.toContain('rejected');
    api.pass(600);
    expect(await read(person, id)).toMatchObject({ status: 'rejected' });
    expect((await read(person, id)).feed.map(({ status }) => status)).toContain('rejected');
  });

  test('of somebody else, or none, is not found', async () => {
    const { firm, id } = await responded();
    const stranger = await api.person();
    for (const unknown of [id, 'x', '7f000000-0000-4000-8000-000000000000']) {
      expect(await read(stranger, unknown)).toMatchObject({ code: 'unknownResponse' });
      expect(await withdraw(stranger, unknown)).toMatchObject({ status: 404, body: { code: 'unknownResponse' } });
    }
    expect((await open(firm, id)).status).toBe(200);
  });

  test('says when the vacancy is open no more', async () => {
    const { person, firm, id } = await responded();
    expect((await read(person, id)).vacancy.is_open).toBe(true);
    await api.sql`update vacancies set status = 'closed' where id = ${firm.vacancyId}`;
    expect((await read(person, id)).vacancy.is_open).toBe(false);
  });
});

describe('what waits for the candidate', () => {
  test('an interview by its link until it is over, or until the answers were sent', async () => {
    const { person, firm, id } = await responded();
    const as = firm.owner.token;
    const { vacancyId } = firm;
    const questions = [{ text: 'Расскажите о себе', order_index: 0 }];
    await api.call(saveInterviewQuestions, { params: { vacancyId }, body: { questions } }, { as });
    const made = await api.call(createInterviewLink, { body: { vacancy_id: vacancyId, application_id: id } }, { as });
    const link = (made.body as { interview_link: string }).interview_link;
    // Longer than links of nobody in particular keep their token.
    api.pass(3 * 24 * 3600);
    await deleteOutdated(api.services);
    const { next } = await read(person, id);
    expect(next).toMatchObject({ kind: 'interview', link });
    expect(await listed(person, 'waiting')).toEqual([id]);
    await api.sql`update interviews set submitted_at = ${api.now.toISOString()} where application_id = ${id}`;
    expect((await read(person, id)).next).toBeNull();
    await deleteOutdated(api.services);
    expect(await api.sql`select token_sealed from interviews where application_id = ${id}`).toEqual([
      { token_sealed: null },
    ]);
  });

  test('an offer', async () => {
    const { person, firm, id } = await responded();
    expect(await listed(person, 'waiting')).toEqual([]);
    await move(firm, id, 'offer');
    expect((await read(person, id)).next).toMatchObject({ kind: 'offer' });
    expect(await listed(person, 'waiting')).toEqual([id]);
  });
});

describe('filters', () => {
  test('active, closed', async () => {
    const { person, firm, id } = await responded();
    expect([await listed(person, 'active'), await listed(person, 'closed')]).toEqual([[id], []]);
    await move(firm, id, 'rejected');
    // As long as the refusal is held back, nothing tells of it.
    expect([await listed(person, 'active'), await listed(person, 'closed')]).toEqual([[id], []]);
    await move(firm, id, 'hired');
    expect([await listed(person, 'active'), await listed(person, 'closed')]).toEqual([[], [id]]);
  });

  test('what each leaves is counted, of the own responses alone', async () => {
    const { person, firm, id } = await responded();
    expect(await counted(person)).toEqual({ active: 1, waiting: 0, closed: 0 });
    await move(firm, id, 'offer');
    expect(await counted(person)).toEqual({ active: 1, waiting: 1, closed: 0 });
    await move(firm, id, 'rejected');
    // As long as the refusal is held back, nothing tells of it.
    expect(await counted(person)).toEqual({ active: 1, waiting: 1, closed: 0 });
    await move(firm, id, 'hired');
    expect(await counted(person)).toEqual({ active: 0, waiting: 0, closed: 1 });
    expect(await counted(await api.person())).toEqual({ active: 0, waiting: 0, closed: 0 });
  });

  test('any other is refused', async () => {
    const { token } = await api.person();
    const answer = await api.request('/candidate/applications?filter=old', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([answer.status, answer.body]).toMatchObject([400, { fields: { filter: { code: 'oneOf' } } }]);
  });
});

describe('withdrawing', () => {
  test('a young response that nobody opened is gone without a trace, and can be sent again', async () => {
    const { person, firm, id } = await responded();
    expect(await withdraw(person, id)).toMatchObject({ status: 200, body: { deleted: true } });
    expect(await listed(person)).toEqual([]);
    expect((await open(firm, id)).status).toBe(404);
    expect((await respond(person, firm)).status).toBe(201);
  });

  test.each(['opened', 'old'])('one that is %s stays as withdrawn, and hides what was told', async (which) => {
    const { person, firm, id } = await responded();
    if (which === 'opened') await open(firm, id);
    else api.pass(601);
    const answer = await withdraw(person, id, 'Нашёл работу');
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { id, status: 'rejected', withdrawn_at: api.now.toISOString(), next: null },
    ]);
    expect((answer.body as Seen).feed.at(-1)).toMatchObject({ kind: 'withdrawn' });
    expect((answer.body as Seen).feed.map(({ status }) => status)).not.toContain('rejected');
    const told = (await open(firm, id)).body as Told;
    expect(told).toMatchObject({
      status: 'rejected',
      withdrawn_at: api.now.toISOString(),
      message: null,
      candidate: { name: 'Азиз Каримов', email: null, phone: null },
    });
    expect(await listed(person, 'closed')).toEqual([id]);
  });

  test('twice is told, and the employer moves it no more', async () => {
    const { person, firm, id } = await responded();
    await open(firm, id);
    await withdraw(person, id);
    expect(await withdraw(person, id)).toMatchObject({ status: 409, body: { code: 'alreadyWithdrawn' } });
    expect(await move(firm, id, 'offer')).toMatchObject({ status: 409, body: { code: 'responseWithdrawn' } });
  });

  test(
    'and moving at once: one after the other, never a withdrawn one that was moved after',
    { tags: ['race'] },
    async () => {
      const { person, firm, id } = await responded();
      await open(firm, id);
      const answers = await Promise.all([withdraw(person, id), move(firm, id, 'offer'), withdraw(person, id)]);
      expect(statusesOf([answers[0], answers[2]])).toEqual([200, 409]);
      expect([200, 409]).toContain(answers[1].status);
      expect(await read(person, id)).toMatchObject({ status: 'rejected', withdrawn_at: api.now.toISOString() });
    },
  );

  test('responding again revives the same response, twice at most', async () => {
    const { person, firm, id } = await responded();
    for (let time = 0; time < 2; time += 1) {
      await open(firm, id);
      await withdraw(person, id);
      api.pass(60);
      expect(await respond(person, firm)).toMatchObject({ status: 201, body: { id, status: 'applied' } });
      expect(await read(person, id)).toMatchObject({ viewed_at: null, withdrawn_at: null });
    }
    expect(((await open(firm, id)).body as Told).candidate.phone).toBe(person.phone);
    await withdraw(person, id);
    expect(await respond(person, firm)).toMatchObject({ status: 409, body: { code: 'alreadyResponded' } });
  });
});

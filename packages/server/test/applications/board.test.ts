import {
  countApplications,
  createApplicationBatch,
  createApplicationNote,
  getApplication,
  getApplicationBoard,
  getApplicationNeighbours,
  listApplicationFeed,
  listApplications,
  listSamePerson,
  saveStages,
  setApplicationStage,
  takeBackVote,
  updateApplicationStatus,
  voteForApplication,
} from '@kasb/contract';
import type { ApplicationStatus } from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import * as schema from '../../src/db/schema/index.ts';
import { createFirm } from '../support/firm.ts';
import type { Firm } from '../support/firm.ts';
import { Harness } from '../support/harness.ts';
import type { Answer } from '../support/harness.ts';

const api = Harness.forThisFile();

interface Row {
  id: string;
  status: ApplicationStatus;
  stage: { name: string } | null;
  votes: { yes: number; no: number; mine: string | null };
  candidate: { name: string };
}

const itemsOf = ({ body }: Answer) => (body as { items: Row[] }).items;
const namesOf = (answer: Answer) => itemsOf(answer).map(({ candidate }) => candidate.name);

type Told = Partial<typeof schema.applications.$inferInsert>;

/** Writes an application as it came in; the later, the newer. */
async function apply(firm: Firm, candidateName: string, told: Told = {}): Promise<string> {
  api.pass(1);
  const at = { createdAt: api.now, updatedAt: api.now, statusSince: api.now };
  const [row] = await api.db
    .insert(schema.applications)
    .values({ vacancyId: firm.vacancyId, candidateName, ...at, ...told })
    .returning();
  const applicationId = row?.id ?? '';
  await api.db.insert(schema.applicationEvents).values({ applicationId, status: 'applied', at: api.now });
  return applicationId;
}

const as = (firm: Firm) => ({ as: firm.owner.token });
const list = (firm: Firm, query: object) => api.call(listApplications, { query }, as(firm));

describe('filters', () => {
  test('each leaves what it says, in lists and counts alike', async () => {
    const firm = await createFirm(api);
    await apply(firm, 'Анна', { city: 'Самарканд', source: 'headhunter', votesYes: 2 });
    await apply(firm, 'Бобур', { city: 'Ташкент', unreadEmployer: 1, votesNo: 1, title: 'Швея 5 разряда' });
    await apply(firm, 'Вера', { status: 'screening', phone: '998901112233' });
    await apply(firm, 'Гули', { status: 'rejected', withdrawnAt: api.now, phone: '998907770000', city: 'Ташкент' });
    const day = api.now.toISOString().slice(0, 10);
    const cases: [object, string[]][] = [
      [{ city: ['Самарканд', 'Ташкент'] }, ['Бобур', 'Анна']],
      [{ city: ['Нукус'] }, []],
      [{ source: ['headhunter'] }, ['Анна']],
      [{ q: 'ШВЕЯ 5' }, ['Бобур']],
      [{ q: '+998 90 111-22-33' }, ['Вера']],
      // What was taken back is found by its name alone.
      [{ q: '998907770000' }, []],
      [{ q: 'гули' }, ['Гули']],
      [{ q: '%' }, []],
      [{ unread: true }, ['Бобур']],
      [{ vote: 'yes' }, ['Анна']],
      [{ vote: 'no' }, ['Бобур']],
      [{ vote: 'none', status: 'screening' }, ['Вера']],
      [{ withdrawn: true }, ['Гули']],
      [{ from: day, to: day }, ['Гули', 'Вера', 'Бобур', 'Анна']],
      [{ from: '2030-01-02', to: '2030-01-01' }, []],
      [{ stageId: 'x' }, []],
    ];
    for (const [query, names] of cases) {
      const counts = (await api.call(countApplications, { query }, as(firm))).body as { total: number };
      expect([query, namesOf(await list(firm, query)), counts.total]).toEqual([query, names, names.length]);
    }
  });

  test.each([
    ['Oʻktam Gʻaniyev', ["O'ktam", "G'aniyev", 'Ўктам', 'Ганиев Ук', 'oktam']],
    ['Doston Yo‘ldoshev', ["Yo'ldoshev", 'Юлдашев']],
    ['Семён Королёв', ['Семен', 'Королёв Семён', 'Semyon']],
    ['Андрей Яшин', ['Андрей'.normalize('NFD'), 'Andrey']],
    ['Gʻofur Shokhrukhov', ['G´ofur', 'Ğofur', 'Шоҳрухов Ғофур', 'Gʽofur shoxr']],
    ['Шаҳзод Чориев', ['Şahzod', 'Çoriyev', 'Choriev Shahzod']],
  ])('%s is found in any spelling, and in any order of its words', async (name, queries) => {
    const firm = await createFirm(api);
    await apply(firm, name);
    await apply(firm, 'Бахтиёр Турсунов');
    for (const q of queries) expect(namesOf(await list(firm, { q })), q).toEqual([name]);
    expect(namesOf(await list(firm, { q: name.slice(1, 5) }))).toEqual([]);
  });

  test('matched: every looked-for answer is given, and there is one', async () => {
    const firm = await createFirm(api);
    const answer = (is_wanted: boolean | null) =>
      ({ question_id: '1', question: 'Опыт?', kind: 'yes_no', value: 'yes', is_wanted }) as const;
    await apply(firm, 'Анна', { answers: [answer(true), answer(null)] });
    await apply(firm, 'Бобур', { answers: [answer(true), answer(false)] });
    await apply(firm, 'Вера', { answers: [answer(null)] });
    await apply(firm, 'Гули');
    expect(namesOf(await list(firm, { matched: true }))).toEqual(['Анна']);
  });

  test.each([['sort=best'], ['vote=maybe'], ['from=2026-02-30'], ['unread=1'], [`q=${'a'.repeat(101)}`]])(
    '%s is refused',
    async (query) => {
      const firm = await createFirm(api);
      const headers = { authorization: `Bearer ${firm.owner.token}` };
      expect((await api.request(`/api/employer/applications?${query}`, { headers })).status).toBe(400);
    },
  );
});

describe('orders', () => {
  test.each(['newest', 'oldest', 'waiting', 'vote'] as const)('%s: page after page, each once', async (sort) => {
    const firm = await createFirm(api);
    for (let index = 0; index < 7; index += 1)
      await apply(firm, `${index}`, {
        votesYes: index % 3,
        statusSince: new Date(api.now.getTime() - (index % 4) * 1e6),
      });
    const found: string[] = [];
    let path: string | undefined = `/api/employer/applications?sort=${sort}&limit=3`;
    while (path) {
      const page: Answer = await api.request(path, { headers: { authorization: `Bearer ${firm.owner.token}` } });
      found.push(...namesOf(page));
      path = /<(.+)>/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(found.toSorted()).toEqual(['0', '1', '2', '3', '4', '5', '6']);
    const first = { newest: '6', oldest: '0', waiting: '3', vote: '5' }[sort];
    expect(sort === 'vote' ? ['2', '5'] : [first]).toContain(found[0]);
  });

  test.each([
    ['ru', 'Неизвестная страница'],
    ['uz', 'Noma’lum sahifa'],
  ])('a page of another order is unknown: in %s', async (language, words) => {
    const firm = await createFirm(api);
    for (const name of ['А', 'Б']) await apply(firm, name);
    const page = await list(firm, { sort: 'waiting', limit: 1 });
    const cursor = /cursor=([^&>]+)/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    const headers = { authorization: `Bearer ${firm.owner.token}`, 'accept-language': language };
    for (const path of ['applications', `vacancies/${firm.vacancyId}/applications`]) {
      for (const sort of ['vote', 'newest']) {
        const { status, body } = await api.request(`/api/employer/${path}?sort=${sort}&cursor=${cursor}`, { headers });
        expect([status, body], path).toMatchObject([422, { code: 'otherOrder', error: words }]);
      }
      // One that is of no order is no page of any list.
      const { status, body } = await api.request(`/api/employer/${path}?sort=vote&cursor=x`, { headers });
      expect([status, body], path).toMatchObject([400, { code: 'badQuery' }]);
    }
  });
});

describe('the board', () => {
  test('six columns, each with its first cards, and the list goes on from its cursor', async () => {
    const firm = await createFirm(api);
    for (let index = 0; index < 5; index += 1) await apply(firm, `Скрининг ${index}`, { status: 'screening' });
    await apply(firm, 'Новая');
    const { body } = await api.call(getApplicationBoard, { query: { limit: 2, sort: 'oldest' } }, as(firm));
    const { columns } = body as { columns: { status: string; total: number; items: Row[]; cursor: string | null }[] };
    expect(columns.map(({ status, total, items }) => [status, total, items.length])).toEqual([
      ['applied', 1, 1],
      ['screening', 5, 2],
      ['interview', 0, 0],
      ['offer', 0, 0],
      ['rejected', 0, 0],
      ['hired', 0, 0],
    ]);
    const cursor = columns[1]?.cursor ?? '';
    const next = await list(firm, { status: 'screening', sort: 'oldest', limit: 10, cursor });
    expect(namesOf(next)).toEqual(['Скрининг 2', 'Скрининг 3', 'Скрининг 4']);
    expect(columns[0]?.cursor).toBeNull();
  });

  test('a stranger sees six empty columns', async () => {
    const firm = await createFirm(api);
    await apply(firm, 'Анна');
    const query = { vacancy_id: firm.vacancyId };
    const { body } = await api.call(getApplicationBoard, { query }, as(await createFirm(api)));
    expect((body as { columns: { total: number }[] }).columns.map(({ total }) => total)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

test('neighbours go by the same filters and order; what no longer fits still has them', async () => {
  const firm = await createFirm(api);
  const ids: string[] = [];
  for (const name of ['А', 'Б', 'В']) ids.push(await apply(firm, name, { status: 'screening' }));
  const [first = '', second = '', third = ''] = ids;
  const beside = async (id: string, query: object) =>
    (await api.call(getApplicationNeighbours, { params: { id }, query }, as(firm))).body;
  expect(await beside(second, {})).toEqual({ previous_id: third, next_id: first, position: 2, total: 3 });
  expect(await beside(second, { sort: 'oldest' })).toMatchObject({ previous_id: first, next_id: third });
  await api.call(updateApplicationStatus, { params: { id: second }, body: { status: 'offer' } }, as(firm));
  expect(await beside(second, { status: 'screening' })).toEqual({
    previous_id: third,
    next_id: first,
    position: null,
    total: 2,
  });
});

test('the same person is one with the same phone, in one’s own companies alone', async () => {
  const firm = await createFirm(api);
  const told = { phone: '998901112244' };
  const id = await apply(firm, 'Анна', told);
  const other = await apply(firm, 'Анна Ли', told);
  await apply(firm, 'Вера', { phone: '998901112255' });
  await apply(firm, 'Анна ушла', { ...told, withdrawnAt: api.now });
  await apply(await createFirm(api), 'Чужая', told);
  expect(itemsOf(await api.call(listSamePerson, { params: { id } }, as(firm))).map((row) => row.id)).toEqual([other]);
  expect((await api.call(getApplication, { params: { id } }, as(firm))).body).toMatchObject({ same_person_count: 1 });
});

describe('steps of a company’s own', () => {
  const save = (firm: Firm, stages: { id?: string; status: 'screening' | 'offer'; name: string }[]) =>
    api.call(saveStages, { params: { id: firm.id }, body: { stages } }, as(firm));
  const stageIds = (answer: Answer) => (answer.body as { items: { id: string }[] }).items.map(({ id }) => id);

  test('an application goes into one, its status with it, and falls out with the step', async () => {
    const firm = await createFirm(api);
    const [call = '', task = ''] = stageIds(
      await save(firm, [
        { status: 'screening', name: 'Звонок' },
        { status: 'screening', name: 'Тестовое задание' },
      ]),
    );
    const id = await apply(firm, 'Анна');
    const put = (stageId: string | null) =>
      api.call(setApplicationStage, { params: { id }, body: { stageId } }, as(firm));
    expect((await put(call)).body).toMatchObject({ status: 'screening', stage: { name: 'Звонок' } });
    expect((await put(task)).body).toMatchObject({ stage: { name: 'Тестовое задание' } });
    expect(namesOf(await list(firm, { stageId: task }))).toEqual(['Анна']);
    const feed = (await api.call(listApplicationFeed, { params: { id } }, as(firm))).body as {
      items: { kind: string; stage: { name: string } | null }[];
    };
    expect(feed.items.map(({ kind, stage }) => [kind, stage?.name])).toEqual(
      expect.arrayContaining([
        ['status', 'Звонок'],
        ['stage', 'Тестовое задание'],
      ]),
    );
    await save(firm, [{ id: call, status: 'screening', name: 'Звонок' }]);
    expect((await api.call(getApplication, { params: { id } }, as(firm))).body).toMatchObject({
      status: 'screening',
      stage: null,
    });
    expect(await put(task)).toMatchObject({ status: 404, body: { code: 'unknownStage' } });
    await put(call);
    const moved = await api.call(updateApplicationStatus, { params: { id }, body: { status: 'screening' } }, as(firm));
    expect(moved.body).toMatchObject({ status: 'screening', stage: null });
  });

  test('at most five in a status, none twice, none of another company', async () => {
    const firm = await createFirm(api);
    const many = ['1', '2', '3', '4', '5', '6'].map((name) => ({ status: 'screening' as const, name }));
    expect(await save(firm, many)).toMatchObject({ status: 422, body: { code: 'tooManyStages' } });
    const twice = ['звонок', 'Звонок'].map((name) => ({ status: 'offer' as const, name }));
    expect(await save(firm, twice)).toMatchObject({ status: 422, body: { code: 'stageTwice' } });
    const [foreign = ''] = stageIds(await save(await createFirm(api), [{ status: 'offer', name: 'С директором' }]));
    expect(await save(firm, [{ id: foreign, status: 'offer', name: 'Чужой' }])).toMatchObject({ status: 404 });
    const params = { id: await apply(firm, 'Анна') };
    const body = { stageId: foreign };
    expect((await api.call(setApplicationStage, { params, body }, as(firm))).body).toMatchObject({
      code: 'unknownStage',
    });
    const batch = { applicationIds: [params.id], action: { status: 'offer' as const, stageId: foreign } };
    expect((await api.call(createApplicationBatch, { body: batch }, as(firm))).status).toBe(404);
  });
});

test('a vote of each colleague, the later in place of the earlier, and none after it is taken back', async () => {
  const firm = await createFirm(api);
  const id = await apply(firm, 'Анна');
  const vote = (value: 'yes' | 'no' | 'rather_yes', token: string) =>
    api.call(voteForApplication, { params: { id }, body: { value } }, { as: token });
  await vote('no', firm.owner.token);
  await vote('rather_yes', firm.owner.token);
  expect((await vote('yes', firm.member.token)).body).toEqual({
    votes: { yes: 2, no: 0, mine: 'yes' },
    mine: 'yes',
  });
  expect(itemsOf(await list(firm, {}))[0]?.votes).toEqual({ yes: 2, no: 0, mine: 'rather_yes' });
  const read = async () => (await api.call(getApplication, { params: { id } }, as(firm))).body;
  const { voters } = (await read()) as { voters: { id: string; name: string; value: string }[] };
  expect(new Map(voters.map(({ id: voter, value }) => [voter, value]))).toEqual(
    new Map([
      [firm.owner.id, 'rather_yes'],
      [firm.member.id, 'yes'],
    ]),
  );
  const feed = await api.call(listApplicationFeed, { params: { id } }, as(firm));
  expect(await read()).toMatchObject({ feed_count: (feed.body as { items: unknown[] }).items.length });
  await api.call(takeBackVote, { params: { id } }, { as: firm.member.token });
  expect(itemsOf(await list(firm, {}))[0]?.votes).toMatchObject({ yes: 1, no: 0 });
  expect(await read()).toMatchObject({ voters: [{ id: firm.owner.id }] });
});

test('a note is for colleagues: whom it mentions is told, strangers are not mentioned', async () => {
  const firm = await createFirm(api);
  const stranger = await createFirm(api);
  const id = await apply(firm, 'Анна');
  const mentionIds = [firm.member.id, stranger.owner.id, firm.owner.id, 'x'];
  const note = await api.call(
    createApplicationNote,
    { params: { id }, body: { text: '<b>Звонить</b>', mentionIds } },
    as(firm),
  );
  expect(note).toMatchObject({ status: 201, body: { text: '<b>Звонить</b>' } });
  const { mentions } = note.body as { mentions: { id: string }[] };
  expect(mentions.map((person) => person.id).toSorted()).toEqual([firm.member.id, firm.owner.id].toSorted());
  const told = await api.sql`select user_id from notifications where kind = 'note_mention'
    and user_id in (${firm.member.id}, ${firm.owner.id}, ${stranger.owner.id})`;
  expect(told.map(({ user_id }) => user_id as string)).toEqual([firm.member.id]);
  const notes = await api.call(listApplicationFeed, { params: { id }, query: { kind: 'notes' } }, as(firm));
  expect((notes.body as { items: unknown[] }).items).toHaveLength(1);
});

/** @module-tag slow */

import type { ServerResponse } from 'node:http';
import {
  createCompany,
  createInterviewLink,
  createInterviewUpload,
  createVacancy,
  generateInterviewQuestions,
  getInterview,
  getPublicVacancy,
  initialGreeting,
  saveInterviewQuestions,
  sendChatMessage,
  validateVacancyEdit,
} from '@kasb/contract';
import { startFakeModel } from '@kasb/fake-llm';
import type { FakeModel } from '@kasb/fake-llm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../src/compose/app.ts';
import * as schema from '../../src/db/schema/index.ts';
import { describeCompany, fillNext } from '../../src/description/describeJob.ts';
import { createBudgetedGuard } from '../../src/guard/budgetedGuard.ts';
import { createModelGuard } from '../../src/guard/modelGuard.ts';
import { openQueue } from '../../src/jobs/queue.ts';
import { createLanguageModel } from '../../src/llm/openAiCompatible.ts';
import { unlimited } from '../support/budget.ts';
import { fillDescriptions } from '../support/descriptions.ts';
import { createFirm, legalBody, vacancyForm } from '../support/firm.ts';
import type { Firm } from '../support/firm.ts';
import { Harness, statusesOf } from '../support/harness.ts';
import type { Answer } from '../support/harness.ts';
import { openSite } from '../support/site.ts';

const api = Harness.forThisFile();
const day = 24 * 3600;

/** How often a call is answered well before it is refused, and what the refusal says. */
async function untilRefused(call: () => Promise<Answer>, most: number): Promise<{ taken: number; refused: Answer }> {
  for (let taken = 0; ; taken += 1) {
    const answer = await call();
    if (answer.status >= 400 || taken > most) return { taken, refused: answer };
  }
}

/** Counts what a person is to have done before. */
const done = (act: string, personId: string, times: number) => api.sql`
  insert into rate_hits (bucket, hit_at)
  select ${`${act}-by:${personId}`}, ${api.now.toISOString()}::timestamptz from generate_series(1, ${times}::int)`;

const tooOften = { status: 429, body: { error: expect.any(String) } };

async function company(token: string, changes: object = {}): Promise<string> {
  const { status, body } = await api.call(createCompany, { body: await legalBody(api, changes) }, { as: token });
  expect(status).toBe(201);
  return (body as { id: string }).id;
}

async function withQuestions(firm: Firm, count = 1): Promise<void> {
  const questions = Array.from({ length: count }, (_, index) => ({ text: `Вопрос ${index}`, order_index: index }));
  await api.call(
    saveInterviewQuestions,
    { params: { vacancyId: firm.vacancyId }, body: { questions } },
    { as: firm.owner.token },
  );
}

describe('M3: what one person creates', () => {
  test('companies: 10 a day, however many at once', { tags: ['race'] }, async () => {
    const { token } = await api.person('employer');
    const bodies = await Promise.all(Array.from({ length: 14 }, () => legalBody(api)));
    const answers = await Promise.all(bodies.map((body) => api.call(createCompany, { body }, { as: token })));
    expect(statusesOf(answers)).toEqual([...Array.from({ length: 10 }, () => 201), 429, 429, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused).toMatchObject(tooOften);
    expect(Number(refused?.headers.get('retry-after'))).toBe(day);
    const { token: other } = await api.person('employer');
    await company(other);
    api.pass(day);
    await company(token);
  });

  test('a form sent twice under one key, and one that is refused, count once and not at all', async () => {
    const { token } = await api.person('employer');
    const body = await legalBody(api);
    for (let times = 0; times < 12; times += 1)
      await api.call(createCompany, { body }, { as: token, headers: { 'idempotency-key': 'form' } });
    for (let times = 0; times < 12; times += 1)
      await api.call(createCompany, { body: { ...body, stir: 'x' } as typeof body }, { as: token });
    const { taken } = await untilRefused(
      async () => api.call(createCompany, { body: await legalBody(api) }, { as: token }),
      15,
    );
    expect(taken).toBe(9);
  });

  test('vacancies: 100 a day over all companies', async () => {
    const { owner, id } = await createFirm(api);
    const second = await company(owner.token);
    await done('vacancies', owner.id, 95);
    let turn = 0;
    const { taken, refused } = await untilRefused(() => {
      turn += 1;
      return api.call(
        createVacancy,
        { params: { id: turn % 2 ? id : second }, body: { ...vacancyForm, vacancyStatus: 'draft' } },
        { as: owner.token },
      );
    }, 10);
    // The firm came with one.
    expect([taken, refused]).toMatchObject([4, tooOften]);
  });

  test('interview links: 60 an hour', async () => {
    const firm = await createFirm(api);
    await withQuestions(firm);
    await done('links', firm.owner.id, 56);
    const { taken, refused } = await untilRefused(
      () => api.call(createInterviewLink, { body: { vacancy_id: firm.vacancyId } }, { as: firm.owner.token }),
      10,
    );
    expect([taken, refused]).toMatchObject([4, tooOften]);
    expect(Number(refused.headers.get('retry-after'))).toBe(3600);
  });

  test('chats: 50 a day, each as long as one likes', async () => {
    const { token } = await api.person('employer');
    const say = (conversationId?: string) => {
      api.pass(2);
      const companyProfile = { name: 'Samarqand Textile' };
      return api.call(
        sendChatMessage,
        { body: { message: initialGreeting, companyProfile, conversationId } },
        { as: token },
      );
    };
    const first = await say();
    const { taken, refused } = await untilRefused(() => say(), 70);
    expect([taken, refused]).toMatchObject([49, tooOften]);
    expect((await say((first.body as { conversationId: string }).conversationId)).status).toBe(200);
  });

  test('checks of edits: 60 a minute; made questions: 20 a minute', async () => {
    const firm = await createFirm(api);
    const as = firm.owner.token;
    const checks = await untilRefused(
      () =>
        api.call(validateVacancyEdit, { params: { id: firm.vacancyId }, body: { title: vacancyForm.title } }, { as }),
      80,
    );
    expect([checks.taken, checks.refused]).toMatchObject([60, tooOften]);
    const made = await untilRefused(
      () => api.call(generateInterviewQuestions, { body: { vacancy_id: firm.vacancyId } }, { as }),
      40,
    );
    expect([made.taken, made.refused]).toMatchObject([20, tooOften]);
  });
});

describe('M3: the budget of the language model', () => {
  let fake: FakeModel;
  beforeAll(async () => {
    fake = await startFakeModel();
  });
  afterAll(() => fake.close());

  function use(budget: { dailyCalls: number; personDailyCalls: number; totalDailyCalls: number }): void {
    fake.asked.splice(0);
    const options = { url: fake.url, key: '', model: 'fake', timeoutMs: 120_000, ...budget };
    const model = createLanguageModel(options, api.services);
    api.services = { ...api.services, model, guard: createModelGuard(model, createBudgetedGuard(unlimited)) };
    api.app = createApp(api.services, { isStrict: true });
  }

  const greet = (token: string, id?: string) =>
    api.call(sendChatMessage, { body: { message: initialGreeting, companyProfile: { id, name: 'Ф' } } }, { as: token });

  test('is a person’s too, over however many companies, chats, questions and edits', { tags: ['race'] }, async () => {
    use({ dailyCalls: 3, personDailyCalls: 7, totalDailyCalls: 1000 });
    const firm = await createFirm(api);
    const { token } = firm.owner;
    const companies = [firm.id];
    while (companies.length < 5) companies.push(await company(token));
    await Promise.all(companies.flatMap((id) => [greet(token, id), greet(token, id)]));
    expect(fake.asked).toHaveLength(7);
    const questions = await api.call(
      generateInterviewQuestions,
      { body: { vacancy_id: firm.vacancyId } },
      { as: token },
    );
    const edit = { params: { id: firm.vacancyId }, body: { title: 'Каменщик' } };
    const check = await api.call(validateVacancyEdit, edit, { as: token });
    expect([questions.status, check.status, fake.asked.length]).toEqual([200, 200, 7]);
    // A colleague still has what the company has left.
    await api.call(validateVacancyEdit, edit, { as: firm.member.token });
    expect(fake.asked).toHaveLength(8);
  });

  test('is one of all together', { tags: ['race'] }, async () => {
    api.pass(day);
    use({ dailyCalls: 300, personDailyCalls: 300, totalDailyCalls: 4 });
    const people = await Promise.all(Array.from({ length: 8 }, () => api.person('employer')));
    await Promise.all(people.map(({ token }) => greet(token)));
    expect(fake.asked).toHaveLength(4);
    api.pass(day);
    await greet(people[0]?.token ?? '');
    expect(fake.asked).toHaveLength(5);
  });
});

describe('M3: reading websites', () => {
  const text = 'Фабрика шьёт домашний текстиль из узбекского хлопка на экспорт';

  async function queue(asker: string | undefined, port: number, path: string): Promise<string> {
    const [area] = await api.db.select().from(schema.areas).limit(1);
    const website = `http://firm.uz:${port}/${path}`;
    const [firm] = await api.db
      .insert(schema.companies)
      .values({
        name: path,
        email: 'a@b.uz',
        phone: '998900000000',
        companyType: 'legal',
        areaId: area?.id ?? 0,
        website,
      })
      .returning();
    const companyId = firm?.id ?? '';
    await api.db.insert(schema.descriptionJobs).values({ companyId, website, runAfter: api.now, askedBy: asker });
    await api.services.jobs.send(api.db, describeCompany, {});
    return companyId;
  }

  const workWith = () => ({
    ...api.services,
    reach: { resolve: async () => ['127.0.0.1'], isAllowed: () => true },
  });

  test('forty slow sites of one person do not delay an honest one', async () => {
    const site = await openSite('127.0.0.1', ({ url }, response) => {
      if (url?.includes('slow')) return;
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(`<meta name="description" content="${text}">`);
    });
    const [many, honest] = [await api.person('employer'), await api.person('employer')];
    for (let number = 0; number < 40; number += 1) await queue(many.id, site.port, `slow-${number}`);
    const queued = openQueue({ databaseUrl: api.databaseUrl, log: api.services.log });
    await queued.work(workWith(), [describeCompany]);
    await expect.poll(() => site.asked.length).toBeGreaterThanOrEqual(2);
    const before = site.asked.length;
    const id = await queue(honest.id, site.port, 'honest');
    const description = async () =>
      (await api.sql`select description from companies where id = ${id}`)[0]?.description as string | null;
    await expect.poll(description).toBe(text);
    // At most the two that were being taken meanwhile.
    const order = site.asked.slice(before).map((asked) => asked.includes('honest'));
    expect(order.slice(0, 3)).toContain(true);
    await api.db.delete(schema.descriptionJobs);
    await site.close();
    await queued.stop();
  });

  test(
    'two at once for a person, in all processes; those who ask for little come first',
    { tags: ['race'] },
    async () => {
      const held: ServerResponse[] = [];
      let isHolding = true;
      const site = await openSite('127.0.0.1', (_, response) => {
        if (isHolding) held.push(response);
        else response.writeHead(404).end();
      });
      const release = () => held.splice(0).forEach((response) => response.writeHead(404).end());
      const many = await api.person('employer');
      for (let number = 0; number < 6; number += 1) await queue(many.id, site.port, `many-${number}`);
      const fills = Array.from({ length: 12 }, () => fillNext(workWith()));
      const ended: boolean[] = [];
      for (const fill of fills) void fill.then((isDone) => ended.push(isDone));
      await expect.poll(() => [ended.length, site.asked.length]).toEqual([10, 2]);
      release();
      expect((await Promise.all(fills)).filter(Boolean)).toHaveLength(2);
      for (let person = 0; person < 5; person += 1) {
        const { id } = await api.person('employer');
        for (let number = 0; number < 2; number += 1) await queue(id, site.port, `some-${person}-${number}`);
      }
      api.pass(1);
      await queue((await api.person('employer')).id, site.port, 'few');
      site.asked.length = 0;
      const four = fillDescriptions(workWith());
      await expect.poll(() => held.length).toBe(4);
      expect(new Set(site.asked.map((asked) => asked.split('-')[1] ?? asked)).size).toBe(4);
      expect(site.asked.join()).toContain('/few');
      release();
      expect(await four).toBe(4);
      isHolding = false;
      while ((await fillDescriptions(workWith())) > 0);
      expect(site.asked).toHaveLength(4 + 10 + 1);
      await site.close();
    },
  );

  test('30 a day are asked for by saving; after that a save is a save', async () => {
    const { token, id } = await api.person('employer');
    const companyId = await company(token, { website: 'https://firm.uz/0' });
    const jobs = () => api.sql`select website from description_jobs where asked_by = ${id}`;
    expect(await jobs()).toHaveLength(1);
    for (let number = 1; number <= 35; number += 1) {
      const saved = await api.request(`/api/employer/companies/${companyId}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(await legalBody(api, { website: `https://firm.uz/${number}` })),
      });
      expect(saved.status).toBe(200);
    }
    // The last wish that was counted, or none.
    expect(['https://firm.uz/29', undefined]).toContain((await jobs())[0]?.website);
  });
});

describe('M3: recordings', () => {
  async function link(firm: Firm): Promise<{ token: string; questionIds: string[] }> {
    const { body } = await api.call(
      createInterviewLink,
      { body: { vacancy_id: firm.vacancyId } },
      { as: firm.owner.token },
    );
    const token = (body as { interview_link: string }).interview_link.split('/').at(-1) ?? '';
    const seen = await api.call(getInterview, { params: { token } });
    return { token, questionIds: (seen.body as { questions: { id: string }[] }).questions.map(({ id }) => id) };
  }
  const begin = (token: string, questionId: string, size: number) =>
    api.call(createInterviewUpload, { params: { token }, body: { questionId, type: 'video/webm', size } });

  test('of one company take so much and no more, over all its links', async () => {
    api.services.mediaQuotaBytes = 1000;
    api.app = createApp(api.services, { isStrict: true });
    const firm = await createFirm(api);
    await withQuestions(firm, 2);
    const [first, second] = [await link(firm), await link(firm)];
    const [one = '', two = ''] = first.questionIds;
    expect((await begin(first.token, one, 600)).status).toBe(201);
    expect(await begin(first.token, two, 500)).toMatchObject({ status: 422, body: { error: expect.any(String) } });
    const rushed = await Promise.all([
      begin(first.token, two, 300),
      ...second.questionIds.map((id) => begin(second.token, id, 300)),
    ]);
    expect(statusesOf(rushed)).toEqual([201, 422, 422]);
    // What takes the place of an earlier one counts alone.
    expect((await begin(first.token, one, 700)).status).toBe(201);
    const other = await createFirm(api);
    await withQuestions(other);
    const theirs = await link(other);
    expect((await begin(theirs.token, theirs.questionIds[0] ?? '', 1000)).status).toBe(201);
    api.services.mediaQuotaBytes = 5 * 1024 ** 3;
    api.app = createApp(api.services, { isStrict: true });
  });

  test('are begun so often for one link and no more, in all its life', async () => {
    const firm = await createFirm(api);
    await withQuestions(firm);
    const { token, questionIds } = await link(firm);
    expect((await begin(token, questionIds[0] ?? '', 10)).status).toBe(201);
    await api.sql`update interviews set uploads = uploads + 496 where vacancy_id = ${firm.vacancyId}`;
    const { taken, refused } = await untilRefused(() => begin(token, questionIds[0] ?? '', 10), 10);
    expect([taken, refused.status]).toEqual([3, 422]);
    const other = await link(firm);
    expect((await begin(other.token, other.questionIds[0] ?? '', 10)).status).toBe(201);
  });
});

describe('M3: a view', () => {
  const viewsAfter = async (id: string, address: string, userAgent = 'A', token?: string) => {
    const headers = { 'x-forwarded-for': address, 'user-agent': userAgent };
    const { body } = await api.call(getPublicVacancy, { params: { id } }, { as: token, headers });
    return (body as { views: number }).views;
  };

  test('is counted by the network, whatever browser is told', async () => {
    const id = await api.vacancy();
    for (let number = 0; number < 30; number += 1)
      expect(await viewsAfter(id, `198.51.100.${number}`, `Browser ${number}`)).toBe(1);
    expect(await viewsAfter(id, '198.51.101.1')).toBe(2);
    for (const address of ['2a05:45c2:1:2::1', '2a05:45c2:1:2:ffff::9', '2a05:45c2:0001:0002:3:4:5:6'])
      expect(await viewsAfter(id, address)).toBe(3);
    expect(await viewsAfter(id, '2a05:45c2:1:3::1')).toBe(4);
    expect(await viewsAfter(id, '::ffff:198.51.100.7')).toBe(4);
    api.pass(day);
    expect(await viewsAfter(id, '198.51.100.1')).toBe(5);
  });

  test('of people who are signed in is counted by the person', async () => {
    const id = await api.vacancy();
    const people = [await api.person(), await api.person()];
    for (const { token } of [...people, ...people]) await viewsAfter(id, '192.0.2.1', 'A', token);
    expect(await viewsAfter(id, '203.0.113.1', 'A', people[0]?.token)).toBe(2);
  });
});

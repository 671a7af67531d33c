/** @module-tag slow */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  createApplicationBatch,
  createVacancy,
  getAnalyticsFunnel,
  getAnalyticsSources,
  getAnalyticsStages,
  getAnalyticsSummary,
  getAnalyticsWeeks,
  getPublicVacancy,
  listAnalyticsVacancies,
  listVacancyPosts,
  respondToVacancy,
  sendApplicationMessage,
  undoApplicationBatch,
  updateApplicationStatus,
  updateVacancy,
  withdrawApplication,
} from '@kasb/contract';
import { expect, test } from 'vitest';
import * as schema from '../../src/db/schema/index.ts';
import { createFirm, vacancyForm, vacancyOf } from '../support/firm.ts';
import type { Firm } from '../support/firm.ts';
import { Harness } from '../support/harness.ts';
import { dayOf, recount } from './recount.ts';

const api = Harness.forThisFile();

/** The same numbers by chance in each run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const steps = ['applied', 'screening', 'interview', 'offer', 'hired'] as const;

async function tagOf(vacancyId: string, type: 'telegram' | 'olx'): Promise<string> {
  const [channel] = await api.db.insert(schema.channels).values({ type, name: type }).returning();
  const [delivery] = await api.db
    .insert(schema.deliveries)
    .values({ vacancyId, channelId: channel?.id ?? '', status: 'success', publishedAt: api.now })
    .returning();
  return delivery?.tag ?? '';
}

/** A year of applications as it happens: they come, go on, stop, are withdrawn, are written to. */
async function aYear(firm: Firm, vacancies: { id: string; tags: string[] }[]): Promise<void> {
  const { sql } = api;
  const next = chance(7);
  const start = api.now.getTime();
  for (let index = 0; index < 240; index += 1) {
    const { id: vacancyId, tags } = vacancies[index % vacancies.length] ?? { id: '', tags: [] };
    const createdAt = new Date(start + next() * 365 * 24 * 3600 * 1000);
    const via = next() < 0.6 ? (tags[Math.floor(next() * tags.length)] ?? null) : next() < 0.1 ? 'made-up' : null;
    const source = next() < 0.2 ? 'headhunter' : 'platform';
    const [row] = await sql<{ id: string }[]>`
      insert into applications (vacancy_id, candidate_name, created_at, via, source)
      values (${vacancyId}, 'Азиз', ${createdAt.toISOString()}, ${via}, ${source}) returning id`;
    const id = row?.id ?? '';
    let at = createdAt.getTime();
    const far = Math.floor(next() * next() * 6);
    let status: string = 'applied';
    for (const step of steps.slice(1, far + 1)) {
      at += next() * 10 * 24 * 3600 * 1000;
      status = step;
      await sql`insert into application_events (application_id, status, author_id, at, visible_at)
        values (${id}, ${step}, ${firm.owner.id}, ${new Date(at).toISOString()}, ${new Date(at).toISOString()})`;
    }
    if (status !== 'hired' && next() < 0.4) {
      at += next() * 5 * 24 * 3600 * 1000;
      status = 'rejected';
      await sql`insert into application_events (application_id, status, author_id, at, visible_at)
        values (${id}, 'rejected', ${firm.owner.id}, ${new Date(at).toISOString()}, ${new Date(at).toISOString()})`;
    }
    await sql`update applications set status = ${status} where id = ${id}`;
    if (next() < 0.2) {
      const writtenAt = new Date(createdAt.getTime() + next() * 90_000_000).toISOString();
      await sql`insert into application_messages (application_id, author_id, side, text, created_at)
        values (${id}, ${firm.owner.id}, 'employer', 'Да', ${writtenAt})`;
    }
  }
  for (const { id } of vacancies)
    await sql`
      with seen as (
        insert into vacancy_views (vacancy_id, day, visitor)
        select ${id}, ${dayOf(api.now)}::date + number * 7919 % 365, uuid_send(gen_random_uuid())
        from generate_series(1, 600) number
        returning vacancy_id, day
      )
      insert into vacancy_daily (vacancy_id, day, source, views)
      select vacancy_id, day, 'other', count(*) from seen group by 1, 2`;
}

let firm: Firm;
let vacancies: { id: string; tags: string[] }[];
let beginning: string;

/** Compares every figure with what a recount of the raw events says. */
async function everyFigureHolds(vacancyId?: string): Promise<true> {
  const as = firm.owner.token;
  const ids = vacancies.map(({ id }) => id).filter((id) => vacancyId === undefined || id === vacancyId);
  const end = Date.parse(beginning) + 364 * 24 * 3600 * 1000;
  const day = (back: number) => new Date(end - back * 24 * 3600 * 1000).toISOString().slice(0, 10);
  for (const [from, to] of [
    [day(364), day(0)],
    [day(89), day(0)],
    [day(200), day(170)],
    [day(30), day(30)],
  ] as const) {
    const query = { from, to, vacancyId };
    const expected = await recount(api, ids, { from, to });
    const ask = async (endpoint: typeof getAnalyticsSummary) => (await api.call(endpoint, { query }, { as })).body;
    expect(await ask(getAnalyticsSummary)).toMatchObject(expected.summary);
    expect(await ask(getAnalyticsFunnel as never)).toEqual(expected.funnel);
    expect(await ask(getAnalyticsStages as never)).toEqual(expected.stages);
    const { sources } = (await ask(getAnalyticsSources as never)) as {
      sources: { kind: string; applications: number; hired: number; views: number }[];
    };
    const came = sources.filter(({ applications }) => applications > 0);
    expect(Object.fromEntries(came.map(({ kind, applications, hired }) => [kind, { applications, hired }]))).toEqual(
      expected.sources,
    );
    expect(sources.reduce((sum, { views }) => sum + views, 0)).toBe(expected.summary.views);
    const { items } = (await api.call(listAnalyticsVacancies, { query: { ...query, limit: 100 } }, { as })).body as {
      items: { applications: number; views: number; hired: number }[];
    };
    expect(items.reduce((sum, { applications }) => sum + applications, 0)).toBe(expected.summary.applications);
    expect(items.reduce((sum, { hired }) => sum + hired, 0)).toBe(expected.funnel.stages[5]?.count);
    expect(items.reduce((sum, { views }) => sum + views, 0)).toBe(expected.summary.views);
  }
  return true;
}

test('a recount of the raw events of a year equals every figure', async () => {
  firm = await createFirm(api);
  beginning = dayOf(api.now);
  await api.publish(firm.vacancyId);
  const made = await api.call(
    createVacancy,
    { params: { id: firm.id }, body: { ...vacancyForm, title: 'Швея' } },
    { as: firm.owner.token },
  );
  const { id } = vacancyOf(made);
  await api.publish(id);
  vacancies = [];
  for (const vacancyId of [firm.vacancyId, id])
    vacancies.push({ id: vacancyId, tags: [await tagOf(vacancyId, 'telegram'), await tagOf(vacancyId, 'olx')] });
  await aYear(firm, vacancies);
  const [first, second] = vacancies;
  for (let index = 0; index < 40; index += 1) {
    const reader = await api.person();
    const via = index % 3 === 0 ? first?.tags[0] : index % 3 === 1 ? second?.tags[0] : undefined;
    await api.call(getPublicVacancy, { params: { id: firm.vacancyId }, query: { via } }, { as: reader.token });
    if (index % 4 === 0) api.pass(24 * 3600);
  }
  expect(await everyFigureHolds()).toBe(true);
  expect(await everyFigureHolds(firm.vacancyId)).toBe(true);
});

test('what the calls themselves do is counted too: moves, undone batches, messages, withdrawals', async () => {
  const as = firm.owner.token;
  const people = await Promise.all([1, 2, 3, 4].map(() => api.person()));
  const via = vacancies[0]?.tags[0];
  const ids: string[] = [];
  for (const { token } of people) {
    const answer = await api.call(respondToVacancy, { body: { vacancyId: firm.vacancyId, via } }, { as: token });
    ids.push((answer.body as { id: string }).id);
  }
  api.pass(3600);
  const [one = '', two = '', three = '', four = ''] = ids;
  await api.call(updateApplicationStatus, { params: { id: one }, body: { status: 'interview' } }, { as });
  await api.call(sendApplicationMessage, { params: { id: two }, body: { text: 'Здравствуйте' } }, { as });
  expect(await everyFigureHolds()).toBe(true);
  const batch = await api.call(
    createApplicationBatch,
    { body: { applicationIds: [three, four], action: { status: 'offer' } } as never },
    { as },
  );
  expect(batch.status).toBe(201);
  expect(await everyFigureHolds()).toBe(true);
  await api.call(undoApplicationBatch, { params: { id: (batch.body as { id: string }).id } }, { as });
  const [{ reached } = { reached: -1 }] = await api.sql<{ reached: number }[]>`
    select reached from application_stages where application_id = ${three}`;
  expect(reached).toBe(0);
  api.pass(3600);
  await api.call(updateApplicationStatus, { params: { id: one }, body: { status: 'screening' } }, { as });
  await api.call(withdrawApplication, { params: { id: two }, body: {} }, { as: people[1]?.token });
  expect(await everyFigureHolds()).toBe(true);
});

test('who is killed in the middle of a move leaves no trace in the figures', async () => {
  const script = `
    import { Client } from 'pg';
    const client = new Client({ connectionString: process.env.URL });
    await client.connect();
    await client.query('begin');
    {
      await client.query(\`insert into application_events (application_id, status, at)
        select id, 'hired', created_at + interval '1 day' from applications\`);
      await client.query(\`update applications set status = 'hired'\`);
      await client.query(\`update vacancy_daily set views = views + 1\`);
      process.stdout.write('moved');
      await new Promise((done) => setTimeout(done, 600_000));
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: new URL('../..', import.meta.url),
    env: { ...process.env, URL: api.databaseUrl },
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await everyFigureHolds()).toBe(true);
});

test('a view counts once per visitor and day, for what led there first; a tag of another vacancy is none', async () => {
  const { sql } = api;
  const [first, second] = vacancies;
  const reader = await api.person();
  await sql`delete from vacancy_daily`;
  const read = (via?: string) =>
    api.call(getPublicVacancy, { params: { id: firm.vacancyId }, query: { via } }, { as: reader.token });
  await read(first?.tags[0]);
  await read(first?.tags[1]);
  api.pass(24 * 3600);
  await read(second?.tags[0]);
  api.pass(24 * 3600);
  await read('x'.repeat(1_000_000));
  const rows = await sql`select source, views from vacancy_daily order by day`;
  expect([...rows]).toMatchObject([
    { source: 'telegram', views: 1 },
    { source: 'site', views: 1 },
    { source: 'site', views: 1 },
  ]);
});

test('weeks tell how many were open at their end, and how many were published', async () => {
  const as = firm.owner.token;
  const weeks = async () => {
    const to = dayOf(api.now);
    const from = new Date(Date.parse(to) - 13 * 24 * 3600 * 1000).toISOString().slice(0, 10);
    const { body } = await api.call(getAnalyticsWeeks, { query: { from, to } }, { as });
    return (body as { weeks: { from: string; active: number; published: number }[] }).weeks;
  };
  expect((await weeks()).at(-1)).toMatchObject({ active: 2, published: 0 });
  await api.call(
    updateVacancy,
    { params: { id: vacancies[1]?.id ?? '' }, body: { vacancyStatus: 'closed' } as never },
    { as },
  );
  expect((await weeks()).at(-1)).toMatchObject({ active: 1 });
  api.pass(7 * 24 * 3600);
  expect((await weeks()).map(({ active }) => active).slice(-2)).toEqual([1, 1]);
  const posts = await api.call(listVacancyPosts, { query: { vacancyId: firm.vacancyId } }, { as });
  const { items } = posts.body as { items: { kind: string; link: string }[] };
  expect(items.map(({ kind }) => kind).toSorted()).toEqual(['olx', 'site', 'telegram']);
  expect(items.every(({ link }) => link.startsWith(`https://kasb.uz/vacancies/${firm.vacancyId}?via=`))).toBe(true);
});

test.each([
  ['upside down', { from: '2026-03-02', to: '2026-03-01' }],
  ['two years', { from: '2024-03-02', to: '2026-03-01' }],
  ['the year one', { from: '0001-01-01', to: '0001-01-02' }],
  ['the last year of all', { from: '9999-12-30', to: '9999-12-31' }],
  ['no day', { from: '2026-02-30', to: '2026-03-01' }],
  ['nothing', {}],
])('a period that is %s is refused', async (_name, query) => {
  const answer = await api.call(getAnalyticsSummary, { query }, { as: firm.owner.token });
  expect(answer).toMatchObject({ status: 422, body: { code: 'badPeriod' } });
});

test('a stranger sees no numbers of others', async () => {
  const stranger = await createFirm(api);
  const as = stranger.owner.token;
  const period = { from: '2026-03-01', to: '2026-03-31' };
  const ofVacancy = await api.call(getAnalyticsFunnel, { query: { ...period, vacancyId: firm.vacancyId } }, { as });
  expect(ofVacancy).toMatchObject({ status: 404, body: { code: 'unknownVacancy' } });
  const ofCompany = await api.call(getAnalyticsFunnel, { query: { ...period, companyId: firm.id } }, { as });
  expect(ofCompany).toMatchObject({ status: 404, body: { code: 'unknownCompany' } });
  const all = await api.call(getAnalyticsSummary, { query: period }, { as });
  expect(all.body).toMatchObject({ views: 0, applications: 0, conversion: 0, hire_days: null });
});

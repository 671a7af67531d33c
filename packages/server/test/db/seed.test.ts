/** @module-tag slow */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareDatabase } from '../../src/compose/migrate.ts';
import { createDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';
import { openSql } from '../support/sql.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
let database: TestDatabase;
let sql: ReturnType<typeof openSql>;

beforeAll(async () => {
  database = await createDatabase({ isEmpty: true });
  // Three processes that start together on a database that is empty.
  await Promise.all([1, 2, 3].map(() => prepareDatabase(database.url, { isDemo: true, now })));
  sql = openSql(database.url);
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

const count = async (query: PromiseLike<{ count?: string }[]>) => Number((await query)[0]?.count);

test('the demo is there once, after any number of starts', async () => {
  await prepareDatabase(database.url, { isDemo: true, now });
  expect(await count(sql`select count(*) from vacancies`)).toBe(24);
  expect(await count(sql`select count(*) from applications`)).toBe(77);
  expect(await count(sql`select count(*) from users where role = 'employer'`)).toBe(2);
  expect(await count(sql`select count(*) from regions`)).toBe(14);
  expect(await sql`select title, completeness, is_default from resumes order by completeness desc`).toMatchObject([
    { title: 'Технолог швейного производства', completeness: 80, is_default: true },
    { title: 'Контролёр качества', completeness: 50, is_default: false },
  ]);
});

test('each published vacancy was looked at more than responded to, whatever led there', async () => {
  const rows = await sql`
    select vacancies.views, sum(daily.views)::int as daily,
      (select sum(views)::int from company_daily where company_id = vacancies.company_id) > 0 as "isSummedUp",
      bool_and(daily.views >= (
        select count(*) from application_stages
        where vacancy_id = vacancies.id and application_stages.source = daily.source
      )) as "isMore"
    from vacancies join (
      select vacancy_id, source, sum(views) as views from vacancy_daily group by 1, 2
    ) daily on daily.vacancy_id = vacancies.id
    group by vacancies.id`;
  expect(rows.length).toBe(await count(sql`select count(*) from vacancies where views > 0`));
  for (const { views, daily, isSummedUp, isMore } of rows)
    expect({ daily, isSummedUp, isMore }).toEqual({ daily: views, isSummedUp: true, isMore: true });
});

test('the people whom its readme names', async () => {
  const rows = await sql`
    select phone, first_name || ' ' || last_name as name, role, phone_verified as "isVerified",
      array(select companies.name from company_members join companies on companies.id = company_id
        where user_id = users.id and company_members.role = 'owner' order by 1) as companies,
      (select count(*)::int from subscriptions where user_id = users.id) as subscriptions
    from users where phone in ('998901234567', '998917654321', '998935550011') order by phone`;
  expect(rows).toMatchObject([
    {
      phone: '998901234567',
      name: 'Дилноза Каримова',
      role: 'employer',
      companies: ['Oltin Vodiy Agro', 'Samarqand Textile'],
      subscriptions: 1,
    },
    { phone: '998917654321', role: 'employer', companies: ['Registon Logistika'], subscriptions: 0 },
    { phone: '998935550011', name: 'Отабек Холматов', role: 'candidate', companies: [], subscriptions: 0 },
  ]);
  expect(rows.every(({ isVerified }) => isVerified)).toBe(true);
});

test('a candidate whose responses came to five statuses, with messages on both sides and one that waits', async () => {
  const own = sql`select applications.id, status, unread_candidate, opened_at from applications
    join users on users.id = candidate_id where users.phone = '998935550011'`;
  const rows = await own;
  expect(rows.map(({ status }) => status as string).toSorted()).toEqual([
    'applied',
    'hired',
    'interview',
    'offer',
    'rejected',
  ]);
  expect(rows.every(({ status, opened_at: at }) => (status === 'applied') === (at === null))).toBe(true);
  expect(rows.filter(({ unread_candidate: unread }) => unread === 1)).toHaveLength(1);
  const sides = await sql`select distinct side from application_messages order by 1`;
  expect(sides.map(({ side }) => side)).toEqual(['candidate', 'employer']);
  const late = sql`select count(*) from application_events where visible_at > ${now}`;
  expect(await count(late)).toBe(0);
});

test('vacancies in every status and state of moderation, enough of them public', async () => {
  const statuses = await sql`select distinct status from vacancies order by 1`;
  expect(statuses.map(({ status }) => status)).toEqual(['active', 'closed', 'draft', 'paused']);
  const states = await sql`select distinct moderation_status as state from vacancies order by 1`;
  expect(states.map(({ state }) => state)).toEqual(['approved', 'needs_revision', 'pending', 'rejected', null]);
  expect(await count(sql`select count(*) from vacancy_search`)).toBeGreaterThanOrEqual(12);
  expect(await count(sql`select count(*) from vacancies where created_at > ${now}`)).toBe(0);
});

test('applications over all statuses, each with its history', async () => {
  const rows = await sql`select status, count(*)::int from applications group by 1 order by 1`;
  expect(rows.map(({ status }) => status)).toEqual(['applied', 'hired', 'interview', 'offer', 'rejected', 'screening']);
  expect(
    await count(sql`
    select count(*) from applications where status is distinct from
      (select status from application_events where application_id = applications.id order by at desc limit 1)`),
  ).toBe(0);
});

test('a board that is full: one vacancy has cards in every column and every step of the company', async () => {
  const steps = await sql`
    select vacancies.title, array_agg(distinct applications.status order by applications.status) as statuses,
      array_agg(distinct stages.name order by stages.name) filter (where stages.name is not null) as stages
    from applications join vacancies on vacancies.id = vacancy_id left join stages on stages.id = stage_id
    group by vacancies.id order by count(*) desc limit 1`;
  expect(steps).toMatchObject([
    {
      title: 'Технолог швейного производства',
      statuses: ['applied', 'hired', 'interview', 'offer', 'rejected', 'screening'],
      stages: ['Звонок', 'С директором', 'Тестовое задание'],
    },
  ]);
});

test('a subscription that ends in 20 days, and no yearly plan', async () => {
  const [row] = await sql<{ ends: string }[]>`select expires_at as ends from subscriptions`;
  expect(new Date(row?.ends ?? '')).toEqual(new Date(now.getTime() + 20 * 24 * 3600 * 1000));
  const plans = await sql`select distinct billing_period as period from pricing_plans order by 1`;
  expect(plans.map(({ period }) => period)).toEqual(['lifetime', 'monthly']);
});

import {
  checkSubscription,
  createOrder,
  createPlan,
  grantSubscription,
  listAudit,
  listOperatorPlans,
  listPricingPlans,
  updatePlan,
} from '@kasb/contract';
import type { BodyOf } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { until } from '../support/channel.ts';
import { Harness, operatorToken, statusesOf } from '../support/harness.ts';
import { kasbOf } from '../support/kasb.ts';
import { operatorSteps } from '../support/operators.ts';
import { paymeId, Providers } from '../support/payments.ts';

const api = Harness.forThisFile();
const kasb = kasbOf(api);
const providers = new Providers(api);
const { signedIn } = operatorSteps(api);
beforeEach(() => providers.setUp());

type Body = BodyOf<typeof createPlan>;

const plan = (name: string, more: Partial<Body> = {}): Body => ({
  name,
  price: 250_000,
  currency: 'UZS',
  billingPeriod: 'monthly',
  features: ['3 размещения'],
  postingsLimit: 3,
  isOffered: true,
  ...more,
});
const add = (body: Body, as = operatorToken) => api.call(createPlan, { body }, { as });
const added = async (body: Body) => ((await add(body)).body as { id: string }).id;
const edit = (id: string, body: Body, as = operatorToken) => api.call(updatePlan, { params: { id }, body }, { as });
const listed = async (id: string) =>
  ((await api.call(listOperatorPlans, {}, { as: operatorToken })).body as { items: { id: string }[] }).items.find(
    (each) => each.id === id,
  );
const offered = async (id: string) =>
  ((await api.call(listPricingPlans, {})).body as { id: string }[]).find((each) => each.id === id);
const waitingForLocks = async () =>
  (
    await api.db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rows.length;
const journal = async (entityId: string) =>
  ((await api.call(listAudit, { query: { entityId } }, { as: operatorToken })).body as { items: object[] }).items;

describe('a plan', () => {
  test('is added, offered to all, and stands in the journal', async () => {
    const made = await add(plan('Начало', { nameUz: 'Boshlash', featuresUz: ['3 ta joylash'] }));
    expect(made).toMatchObject({ status: 201, body: { name: 'Начало', is_offered: true, subscriptions_count: 0 } });
    const { id } = made.body as { id: string };
    expect(await listed(id)).toMatchObject({ name_uz: 'Boshlash', features_uz: ['3 ta joylash'], postings_limit: 3 });
    expect(await offered(id)).toMatchObject({ price: 250_000, billing_period: 'monthly' });
    expect(await journal(id)).toMatchObject([{ action: 'plan.added', entity_title: 'Начало' }]);
  });

  test('is changed by what differs, and not at all where nothing does', async () => {
    const id = await added(plan('Рост'));
    api.pass(1);
    expect(await edit(id, plan('Рост', { price: 300_000, postingsLimit: null }))).toMatchObject({
      status: 200,
      body: { price: 300_000, postings_limit: null },
    });
    expect((await edit(id, plan('Рост', { price: 300_000, postingsLimit: null }))).status).toBe(200);
    const [last, ...before] = await journal(id);
    expect(last).toMatchObject({
      action: 'plan.changed',
      changes: { price: [250_000, 300_000], postings_limit: [3, null] },
    });
    expect(before).toHaveLength(1);
  });

  test('that is retired cannot be ordered, and is there for operators', async () => {
    const id = await added(plan('Прежний'));
    await edit(id, plan('Прежний', { isOffered: false }));
    expect(await offered(id)).toBeUndefined();
    expect(await listed(id)).toMatchObject({ is_offered: false });
    const { token: as } = await api.person('employer');
    expect(await api.call(createOrder, { body: { planId: id, method: 'payme' } }, { as })).toMatchObject({
      status: 404,
      body: { code: 'unknownPlan' },
    });
  });

  test('is an admin’s; support sees them, moderators do not', async () => {
    const id = await added(plan('Общий'));
    const support = (await signedIn('support')).token;
    const moderator = (await signedIn('moderator')).token;
    expect((await add(plan('Чужой'), support)).status).toBe(403);
    expect((await edit(id, plan('Чужой'), support)).status).toBe(403);
    expect((await api.call(listOperatorPlans, {}, { as: support })).status).toBe(200);
    expect((await api.call(listOperatorPlans, {}, { as: moderator })).status).toBe(403);
    expect((await edit('x', plan('Никакой'))).status).toBe(404);
    expect((await edit('00000000-0000-4000-8000-000000000000', plan('Никакой'))).status).toBe(404);
  });

  test('has a currency that there is, and a name that no other on offer has', async () => {
    expect(await add(plan('Валюта', { currency: 'XXX' }))).toMatchObject({
      status: 422,
      body: { fields: { currency: { code: 'unknownCurrency' } } },
    });
    expect((await add(plan('Двойник'))).status).toBe(201);
    expect((await add(plan('двойник'))).status).toBe(409);
    expect((await add(plan('Двойник', { billingPeriod: 'yearly' }))).status).toBe(201);
    const retired = await added(plan('Двойник', { isOffered: false }));
    expect((await edit(retired, plan('Двойник'))).status).toBe(409);
  });

  test('of a name that two ask for at once is one’s', { tags: ['race'] }, async () => {
    const retired = await added(plan('Близнец', { isOffered: false }));
    const twins: (() => ReturnType<typeof add>)[][] = [
      [() => add(plan('Пара')), () => add(plan('пара'))],
      [() => add(plan('Близнец')), () => edit(retired, plan('близнец'))],
    ];
    for (const each of twins) {
      let asked: ReturnType<typeof add>[] = [];
      // Nobody writes a plan until both have come as far as they do.
      await api.meanwhile(async (transaction) => {
        await transaction.execute(sql`lock table pricing_plans in share mode`);
        asked = each.map((ask) => ask());
        await until(async () => (await waitingForLocks()) === asked.length);
      });
      const statuses = statusesOf(await Promise.all(asked));
      expect(statuses.filter((status) => status === 409)).toHaveLength(1);
    }
  });
});

test('what was ordered and bought stays as it was', async () => {
  const id = await added(plan('Верный'));
  const { token: as } = await api.person('employer');
  const waiting = await providers.order(as, 'payme', { planId: id });
  const other = await api.person('employer');
  const bought = await providers.order(other.token, 'payme', { planId: id });
  await providers.create(bought, paymeId(bought.number));
  await providers.payme('PerformTransaction', { id: paymeId(bought.number) });
  expect((await edit(id, plan('Новый', { price: 900_000, postingsLimit: 1, features: ['1 размещение'] }))).status).toBe(
    200,
  );
  expect((await providers.create(waiting, paymeId(waiting.number))).error).toBeUndefined();
  await providers.payme('PerformTransaction', { id: paymeId(waiting.number) });
  for (const token of [as, other.token]) {
    expect((await api.call(checkSubscription, {}, { as: token })).body).toMatchObject({
      subscriptions: [
        {
          vacancy_postings_limit: 3,
          amount_paid: 250_000,
          pricing_plans: { name: 'Верный', price: 250_000, features: ['3 размещения'] },
        },
      ],
    });
  }
  expect(await listed(id)).toMatchObject({ name: 'Новый', subscriptions_count: 2 });
});

test('what was granted stays as it was too', async () => {
  const id = await added(plan('Подарок'));
  const { token, phone } = await api.person('employer');
  const body = { phone, planId: id, reason: 'Сбой при оплате' };
  expect((await api.call(grantSubscription, { body }, { as: operatorToken })).status).toBe(201);
  const changed = { price: 900_000, currency: 'USD', postingsLimit: 1, features: ['1 размещение'] };
  await edit(id, plan('Подарок подороже', changed));
  expect((await api.call(checkSubscription, {}, { as: token })).body).toMatchObject({
    subscriptions: [
      {
        vacancy_postings_limit: 3,
        pricing_plans: { name: 'Подарок', price: 250_000, currency: 'UZS', features: ['3 размещения'] },
      },
    ],
  });
});

test('the command line adds, changes and retires as the page does', async () => {
  const { out } = await kasb('plan', 'add', 'Сезон', '--price', '120000', '--period', 'monthly', '--features', 'а; б');
  const id = /: (\S+)\.$/m.exec(out)?.[1] ?? '';
  expect(await listed(id)).toMatchObject({ name: 'Сезон', price: 120_000, features: ['а', 'б'], postings_limit: null });
  expect((await kasb('plan', 'edit', 'Сезон', '--postings', '5', '--name-uz', 'Mavsum')).code).toBe(0);
  expect(await listed(id)).toMatchObject({ price: 120_000, postings_limit: 5, name_uz: 'Mavsum' });
  expect((await kasb('plan', 'retire', id)).code).toBe(0);
  expect(await offered(id)).toBeUndefined();
  expect((await kasb('plans')).out).toMatch(/Сезон .*not on offer/);
  expect((await kasb('audit', 'list')).out).toMatch(/plan\.changed +Сезон/);
  expect((await kasb('plan', 'add', 'Без цены')).code).toBe(2);
  expect((await kasb('plan', 'add', 'Срок', '--price', '1', '--period', 'weekly')).code).toBe(2);
  expect((await kasb('plan', 'edit', 'Нет такого')).code).toBe(1);
  expect((await kasb('plan', 'add', 'Х', '--price', '1', '--period', 'monthly', '--currency', 'XXX')).code).toBe(1);
});

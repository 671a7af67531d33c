import { checkSubscription, listPricingPlans } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as schema from '../../src/db/schema/index.ts';
import { Harness } from '../support/harness.ts';
import { dayMs } from '../support/publisher.ts';

const api = Harness.forThisFile();

type Values = Partial<typeof schema.subscriptions.$inferInsert>;

/** An employer who has these subscriptions of the plan «Бизнес». */
async function employerWith(...list: Values[]): Promise<string> {
  const { id: userId, token } = await api.person('employer');
  const [plan] = await api.db.select().from(schema.pricingPlans).where(eq(schema.pricingPlans.name, 'Бизнес'));
  for (const values of list) {
    await api.db.insert(schema.subscriptions).values({
      userId,
      planId: plan?.id ?? '',
      startedAt: new Date('2026-01-01T00:00:00Z'),
      amountPaid: 990_000,
      currency: 'UZS',
      postingsLimit: 10,
      ...values,
    });
  }
  return token;
}

interface Checked {
  hasActiveSubscription: boolean;
  subscriptions: { id: string; status: string; expires_at: string | null; vacancy_postings_limit: number | null }[];
}

const check = async (token: string) => (await api.call(checkSubscription, {}, { as: token })).body as Checked;
const inDays = (days: number) => new Date(api.now.getTime() + days * dayMs);
/** As the screens count (docs/domain.md#subscription-standing). */
const daysLeft = (end: string | null) => Math.ceil((Date.parse(end ?? '') - api.now.getTime()) / dayMs);

describe('a subscription', () => {
  test('tells everything of itself and of its plan', async () => {
    const token = await employerWith({ expiresAt: inDays(20), postingsUsed: 6, paymentMethod: 'Payme' });
    expect(await check(token)).toEqual({
      hasActiveSubscription: true,
      subscriptions: [
        {
          id: expect.any(String),
          status: 'active',
          started_at: '2026-01-01T00:00:00.000Z',
          expires_at: inDays(20).toISOString(),
          vacancy_postings_used: 6,
          vacancy_postings_limit: 10,
          amount_paid: 990_000,
          currency: 'UZS',
          payment_method: 'Payme',
          pricing_plans: {
            id: expect.any(String),
            name: 'Бизнес',
            price: 990_000,
            currency: 'UZS',
            billing_period: 'monthly',
            features: expect.arrayContaining(['Все каналы публикации']),
          },
        },
      ],
      borrowed: [],
    });
  });

  test.each([
    [-3, 'expired'],
    [0, 'expired'],
    [1, 'active'],
    [6, 'active'],
    [7, 'active'],
    [8, 'active'],
    [29, 'active'],
    [30, 'active'],
    [31, 'active'],
  ] as const)('that ends in %i days is %s, by the moment', async (days, status) => {
    const token = await employerWith({ expiresAt: inDays(days) });
    const { hasActiveSubscription, subscriptions } = await check(token);
    expect([hasActiveSubscription, subscriptions[0]?.status, daysLeft(subscriptions[0]?.expires_at ?? null)]).toEqual([
      status === 'active',
      status,
      days,
    ]);
  });

  test('lives to its last millisecond and not beyond, with nobody doing anything', async () => {
    const end = inDays(1);
    const token = await employerWith({ expiresAt: end });
    const before = api.now;
    for (const [ms, isActive] of [
      [-1, true],
      [0, false],
      [1, false],
    ] as const) {
      api.now = new Date(end.getTime() + ms);
      expect((await check(token)).hasActiveSubscription).toBe(isActive);
    }
    api.now = before;
  });

  test('without an end and a limit says so', async () => {
    const { hasActiveSubscription, subscriptions } = await check(
      await employerWith({ expiresAt: null, postingsLimit: null }),
    );
    expect([hasActiveSubscription, subscriptions[0]]).toMatchObject([
      true,
      { status: 'active', expires_at: null, vacancy_postings_limit: null },
    ]);
  });

  test('that was cancelled is no more, though it has time left', async () => {
    const { hasActiveSubscription, subscriptions } = await check(
      await employerWith({ expiresAt: inDays(10), cancelledAt: api.now }),
    );
    expect([hasActiveSubscription, subscriptions[0]?.status]).toEqual([false, 'cancelled']);
  });

  test('of several: the active first, the newest of them', async () => {
    const started = (day: number) => new Date(`2026-01-0${day}T00:00:00Z`);
    const token = await employerWith(
      { startedAt: started(1), expiresAt: inDays(5) },
      { startedAt: started(4), expiresAt: inDays(-5) },
      { startedAt: started(2), expiresAt: null },
      { startedAt: started(3), expiresAt: inDays(5), cancelledAt: api.now },
    );
    const { subscriptions } = await check(token);
    expect(subscriptions.map(({ status, expires_at: end }) => [status, end && daysLeft(end)])).toEqual([
      ['active', null],
      ['active', 5],
      ['expired', -5],
      ['cancelled', 5],
    ]);
  });

  test('is its holder’s own', async () => {
    await employerWith({ expiresAt: null });
    expect(await check((await api.person('employer')).token)).toEqual({
      hasActiveSubscription: false,
      subscriptions: [],
      borrowed: [],
    });
  });
});

test('the plans on offer, the short periods and the cheap ones first', async () => {
  await api.db.insert(schema.pricingPlans).values([
    { name: 'Снят', price: 1, currency: 'UZS', billingPeriod: 'monthly', features: [], isOffered: false },
    {
      name: 'Год',
      description: null,
      price: 9_500_000,
      currency: 'UZS',
      billingPeriod: 'yearly',
      features: [],
      postingsLimit: null,
    },
  ]);
  const { status, body } = await api.call(listPricingPlans, {});
  expect(status).toBe(200);
  expect((body as { name: string }[]).map(({ name }) => name)).toEqual(['Старт', 'Бизнес', 'Год', 'Навсегда']);
  expect((body as unknown[])[1]).toMatchObject({
    id: expect.any(String),
    price: 990_000,
    currency: 'UZS',
    billing_period: 'monthly',
    features: expect.any(Array),
  });
});

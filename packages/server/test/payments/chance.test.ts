/**
 * @module-tag race
 * @module-tag slow
 */

import { cancelOrder } from '@kasb/contract';
import type { Order } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { notifications } from '../../src/db/schema/index.ts';
import { cancelOrderOf } from '../../src/payments/cancelOrder.ts';
import { expireOrders } from '../../src/payments/expire.ts';
import { beginRefund } from '../../src/payments/refund.ts';
import { Harness } from '../support/harness.ts';
import { randomNumbers } from '../support/hostileTexts.ts';
import { paymeId, Providers } from '../support/payments.ts';

const api = Harness.forThisFile();
const providers = new Providers(api);
beforeAll(() => providers.setUp());

type Fate = Awaited<ReturnType<Providers['fateOf']>>;
type Act = [name: string, run: () => Promise<unknown>];

/** What an order may become, at once or by steps that nobody saw. */
const ways: Record<string, string[]> = {
  pending: ['pending', 'paid', 'refunding', 'refunded', 'cancelled', 'expired'],
  paid: ['paid', 'refunding', 'refunded'],
  refunding: ['refunding', 'refunded'],
  refunded: ['refunded'],
  cancelled: ['cancelled'],
  expired: ['expired'],
};
const debitWays: Record<string, string[]> = {
  created: ['created', 'performed', 'cancelled', 'cancelled_after'],
  performed: ['performed', 'cancelled_after'],
  cancelled: ['cancelled'],
  cancelled_after: ['cancelled_after'],
};

/** What is true of an order at any moment. */
function check(before: Fate | undefined, now: Fate): void {
  const { order, status = '', payments, subscriptions } = now;
  const taken = payments.filter(({ state }) => state === 'performed');
  const back = payments.filter(({ state }) => state === 'cancelled_after');
  const active = subscriptions.filter(({ cancelledAt }) => cancelledAt === null);
  // Money is taken once, a plan given once, and the one is there as long as the other.
  expect(taken.length + back.length).toBeLessThanOrEqual(1);
  expect(subscriptions).toHaveLength(taken.length + back.length);
  expect(active).toHaveLength(taken.length);
  expect(['paid', 'refunding'].includes(status)).toBe(taken.length === 1);
  expect(status === 'refunded').toBe(back.length === 1);
  // What is over has nothing under way.
  const isOpen = payments.some(({ state }) => state === 'created');
  if (order?.method === 'payme') expect(payments.filter(({ state }) => state === 'created').length).toBeLessThan(2);
  if (status === 'cancelled' || status === 'expired') expect(isOpen).toBe(false);
  for (const { amountTiyin } of payments) expect(amountTiyin).toBe(order?.amountTiyin);
  if (!before) return;
  expect(ways[before.status ?? '']).toContain(status);
  expect(order?.amountTiyin).toBe(before.order?.amountTiyin);
  for (const { id, state } of before.payments)
    expect(debitWays[state]).toContain(payments.find((each) => each.id === id)?.state);
  for (const { id, startedAt, expiresAt } of before.subscriptions)
    expect(subscriptions).toContainEqual(expect.objectContaining({ id, startedAt, expiresAt }));
}

const source = () => ({ actor: { kind: 'cli', name: 'Нодира' } as const, now: api.now });
/** A refusal is an answer as any. */
const quietly = (doing: Promise<unknown>) => doing.catch(() => undefined);

/** What anybody may do about an order, whoever is paid. */
const shared = ({ number }: Order, as: string): Act[] => [
  ['person cancels', () => api.call(cancelOrder, { params: { number } }, { as })],
  ['operator cancels', () => quietly(cancelOrderOf(api.db, { number, reason: 'Ошибка' }, source()))],
  ['sweep', () => expireOrders.run(api.services, {}, new AbortController().signal)],
  ['refund begins', () => quietly(beginRefund(api.services, { number, reason: 'Ошибка', by: 'Н' }, source()))],
];

function paymeActs(order: Order): Act[] {
  const ids = ['a', 'b', 'c'].map((seed) => paymeId(order.number + seed));
  return ids.flatMap((id, at): Act[] => [
    [`create ${at}`, () => providers.create(order, id)],
    [`create ${at} of a tiyin more`, () => providers.create(order, id, { amount: 99_000_001 })],
    [`perform ${at}`, () => providers.payme('PerformTransaction', { id })],
    [`perform ${at}`, () => providers.payme('PerformTransaction', { id })],
    [`cancel ${at}`, () => providers.payme('CancelTransaction', { id, reason: 3 })],
    [`check ${at}`, () => providers.payme('CheckTransaction', { id })],
  ]);
}

function clickActs(order: Order): Act[] {
  return [0, 1, 2].flatMap((at): Act[] => {
    const transId = providers.newClick();
    let prepareId = '0';
    const prepare = async () => {
      const answer = await providers.click(order, { click_trans_id: transId });
      if (answer.error === 0) prepareId = answer.prepareId;
    };
    const complete = (more = {}) =>
      providers.click(order, { click_trans_id: transId, action: '1', merchant_prepare_id: prepareId, ...more });
    return [
      [`prepare ${at}`, prepare],
      [`prepare ${at}`, prepare],
      [`complete ${at}`, () => complete()],
      [`complete ${at}`, () => complete()],
      [`complete ${at} of less`, () => complete({ amount: '300' })],
      [`refuse ${at}`, () => complete({ error: '-5017' })],
    ];
  });
}

const acts = { payme: paymeActs, click: clickActs };
const times = [0, 0, 0, 30, 16 * 60, 13 * 60 * 60];
const seeds = Array.from({ length: 20 }, (_, seed) => seed + 1);

test.each(seeds.flatMap((seed) => [['payme', seed] as const, ['click', seed] as const]))(
  'an order of %s whatever happens to it, %i',
  async (method, seed) => {
    const random = randomNumbers(seed);
    const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
    const { token: as, id: userId } = await api.person('employer');
    const order = await providers.order(as, method);
    const all = [...acts[method](order), ...shared(order, as)];
    const done: string[] = [];
    let before: Fate | undefined;
    try {
      for (let step = 0; step < 16; step += 1) {
        // Alone, or at once with others.
        const chosen = Array.from({ length: one([1, 1, 2, 4]) }, () => one(all));
        done.push(chosen.map(([name]) => name).join(' + '));
        await Promise.all(chosen.map(([, run]) => run()));
        const now = await providers.fateOf(order.number);
        check(before, now);
        before = now;
        api.pass(one(times));
      }
    } catch (error) {
      throw new Error(`after\n${done.join('\n')}`, { cause: error });
    }
    const told = await api.db.select().from(notifications).where(eq(notifications.userId, userId));
    const kinds = told.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'payment_paid')).toHaveLength(before?.subscriptions.length ?? 0);
    expect(kinds.filter((kind) => kind === 'payment_refunded')).toHaveLength(before?.status === 'refunded' ? 1 : 0);
  },
);

/** @module-tag race */

import { createOrder } from '@kasb/contract';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { orders } from '../../src/db/schema/index.ts';
import { Harness, statusesOf } from '../support/harness.ts';
import { meetWhere } from '../support/meetWhere.ts';
import { paymeId, Providers } from '../support/payments.ts';

const api = Harness.forThisFile();
const providers = new Providers(api);
beforeEach(() => providers.setUp());

test('of orders of one plan that are made at once one stays', async () => {
  const { token: as, id } = await api.person('employer');
  const body = { planId: await providers.planId(), method: 'payme' as const };
  const make = () => api.call(createOrder, { body }, { as });
  const answers = await meetWhere(api.databaseUrl, 'lock table orders in share mode', [make, make, make]);
  expect(statusesOf(answers)).toEqual([201, 201, 201]);
  expect(await api.db.$count(orders, and(eq(orders.userId, id), eq(orders.status, 'pending')))).toBe(1);
});

test('of two orders that are paid at once the second subscription follows the first', async () => {
  const { token: as } = await api.person('employer');
  const first = await providers.order(as);
  const id = paymeId(first.number);
  await providers.create(first, id);
  api.pass(60);
  const second = await providers.order(as, 'click');
  const { transId, prepareId } = await providers.click(second);
  await meetWhere<unknown>(api.databaseUrl, 'lock table subscriptions in share mode', [
    () => providers.payme('PerformTransaction', { id }),
    () => providers.click(second, { click_trans_id: transId, merchant_prepare_id: prepareId, action: '1' }),
  ]);
  const bought = [first, second].map(async ({ number }) => (await providers.fateOf(number)).subscriptions);
  const [one, other] = (await Promise.all(bought)).flat().toSorted((a, b) => +a.startedAt - +b.startedAt);
  expect(other?.startedAt).toEqual(one?.expiresAt);
});

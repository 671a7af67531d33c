/** @module-tag race */

import type { Order } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { notifications } from '../../src/db/schema/index.ts';
import { Harness } from '../support/harness.ts';
import { killWhere } from '../support/killWhere.ts';
import { paymeId, Providers } from '../support/payments.ts';
import { paymentEnv } from '../support/paymentSettings.ts';
import { startProcess } from '../support/rig.ts';
import type { ServerProcess } from '../support/rig.ts';

const api = Harness.forThisFile();
const start = () => startProcess({ DATABASE_URL: api.databaseUrl, ...paymentEnv });

let server: ServerProcess;
afterEach(() => server.kill('SIGKILL'));

/** The providers call the process; an answer that never came is none. */
const providers = new Providers({
  get now() {
    return api.now;
  },
  get services() {
    return api.services;
  },
  call: api.call.bind(api),
  async request(path, init) {
    const answer = await fetch(server.url + path, init);
    return { status: answer.status, body: await answer.json() };
  },
});

async function ordered(method: 'payme' | 'click'): Promise<{ order: Order; userId: string }> {
  api.now = new Date();
  providers.setUp();
  const { token: as, id: userId } = await api.person('employer');
  return { order: await providers.order(as, method), userId };
}

interface Fate {
  status: string;
  states: string[];
  /** Subscriptions that serve. */
  active: number;
  /** What the person was told, sorted. */
  told: string[];
}

async function fateOf({ order, userId }: Awaited<ReturnType<typeof ordered>>): Promise<Fate> {
  const { status = '', states, subscriptions } = await providers.fateOf(order.number);
  const told = await api.db.select().from(notifications).where(eq(notifications.userId, userId));
  return {
    status,
    states,
    active: subscriptions.filter(({ cancelledAt }) => cancelledAt === null).length,
    told: told.map(({ kind }) => kind).toSorted(),
  };
}

/** Kills the server at the end of what it does: everything is written by then but for what was said. */
const die = (act: () => Promise<unknown>) =>
  killWhere(api.databaseUrl, 'lock table payment_events in share mode', server, () => act().catch(() => undefined));

test('at each step of Payme: what died was never there, and what was answered is answered again', async () => {
  const of = await ordered('payme');
  const { order } = of;
  const id = paymeId(order.number);
  const asked = { amount: (order.amount ?? 0) * 100, account: { order_id: order.number } };
  const told = ['payment_paid', 'payment_refunded'];
  const steps: [act: () => Promise<unknown>, after: Fate][] = [
    [() => providers.payme('CheckPerformTransaction', asked), { status: 'pending', states: [], active: 0, told: [] }],
    [() => providers.create(order, id), { status: 'pending', states: ['created'], active: 0, told: [] }],
    [
      () => providers.payme('PerformTransaction', { id }),
      { status: 'paid', states: ['performed'], active: 1, told: told.slice(0, 1) },
    ],
    [
      () => providers.payme('CancelTransaction', { id, reason: 5 }),
      { status: 'refunded', states: ['cancelled_after'], active: 0, told },
    ],
  ];
  server = await start();
  let lost: { act: () => Promise<unknown>; answer: unknown } | undefined;
  // The answer of a step is lost with the server that dies in the next one.
  const askAgain = async () => expect(await lost?.act()).toEqual(lost?.answer);
  for (const [act, after] of steps) {
    const before = await fateOf(of);
    await die(act);
    expect(await fateOf(of)).toEqual(before);
    server = await start();
    await askAgain();
    expect(await fateOf(of)).toEqual(before);
    lost = { act, answer: await act() };
    expect(lost.answer).not.toHaveProperty('error');
    expect(await fateOf(of)).toEqual(after);
  }
  const end = await fateOf(of);
  await server.kill('SIGKILL');
  server = await start();
  await askAgain();
  expect(await fateOf(of)).toEqual(end);
});

test('at each step of Click: prepared once, one subscription comes of it, and a reversal ends it', async () => {
  const of = await ordered('click');
  const { order } = of;
  const first = { click_trans_id: providers.newClick() };
  const waiting: Fate = { status: 'pending', states: [], active: 0, told: [] };
  server = await start();
  await die(() => providers.click(order, first));
  expect(await fateOf(of)).toEqual(waiting);
  server = await start();
  const prepared = await providers.click(order, first);
  expect(prepared.error).toBe(0);
  const begun = { ...waiting, states: ['created'] };
  expect(await fateOf(of)).toEqual(begun);

  // The answer of a step is lost with the server that dies in the next one.
  const second = { ...first, merchant_prepare_id: prepared.prepareId, action: '1' };
  await die(() => providers.click(order, second));
  expect(await fateOf(of)).toEqual(begun);
  server = await start();
  expect(await providers.click(order, first)).toEqual(prepared);
  expect(await fateOf(of)).toEqual(begun);
  expect((await providers.click(order, second)).error).toBe(0);
  const paid: Fate = { status: 'paid', states: ['performed'], active: 1, told: ['payment_paid'] };
  expect(await fateOf(of)).toEqual(paid);

  const reversal = { ...second, error: '-5017', error_note: 'Reversed' };
  await die(() => providers.click(order, reversal));
  expect(await fateOf(of)).toEqual(paid);
  const refunded: Fate = {
    status: 'refunded',
    states: ['cancelled_after'],
    active: 0,
    told: ['payment_paid', 'payment_refunded'],
  };
  server = await start();
  // «Paid already» is done, to Click.
  expect((await providers.click(order, second)).error).toBe(-4);
  expect(await fateOf(of)).toEqual(paid);
  expect((await providers.click(order, reversal)).error).toBe(-9);
  expect(await fateOf(of)).toEqual(refunded);
  await server.kill('SIGKILL');
  server = await start();
  expect((await providers.click(order, reversal)).error).toBe(-9);
  expect(await fateOf(of)).toEqual(refunded);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Order } from '@kasb/contract';
import { ensureDatabase, prepareDatabase } from '../src/compose/migrate.ts';
import { openCluster } from '../src/db/cluster/cluster.ts';
import { connect } from '../src/db/database.ts';
import { paymeId, Providers } from '../test/support/payments.ts';
import { paymentEnv } from '../test/support/paymentSettings.ts';
import { startProcess } from '../test/support/rig.ts';
import { withSql } from '../test/support/sql.ts';
import { benchServices } from './services.ts';

// What providers wait for: their calls at fifty a second, and two hundred of one order at once.

const orders = 200;
const callsPerSecond = 50;
const burst = 200;
const atMost = 100;
const units = 990_000;

const p95Of = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Infinity;

const dataDir = await mkdtemp(join(tmpdir(), 'kasb-bench-'));
const cluster = await openCluster({ dataDir });
try {
  const url = cluster.urlOf('bench_payments');
  await ensureDatabase(cluster.urlOf('postgres'), 'bench_payments');
  await prepareDatabase(url, { isDemo: false, now: new Date() });
  const connections = withSql(connect(url));
  const { sql } = connections;
  await fill();
  const server = await startProcess({ DATABASE_URL: url, ...paymentEnv });
  const times: number[] = [];
  const providers = new Providers({
    now: new Date(),
    services: benchServices(connections),
    call: () => Promise.reject(new Error('Orders are written by hand')),
    async request(path, init) {
      const startedAt = performance.now();
      const answer = await fetch(server.url + path, init);
      const body: unknown = await answer.json();
      times.push(performance.now() - startedAt);
      return { status: answer.status, body };
    },
  });

  const payByPayme = async (order: Order) => {
    await providers.create(order, paymeId(order.number));
    await providers.payme('PerformTransaction', { id: paymeId(order.number) });
  };
  const payByClick = async (order: Order) => {
    const { transId, prepareId } = await providers.click(order);
    await providers.click(order, { click_trans_id: transId, merchant_prepare_id: prepareId, action: '1' });
  };
  const paying: Promise<void>[] = [];
  for (let index = 1; index < orders; index += 1) {
    paying.push((index % 2 === 0 ? payByPayme : payByClick)(orderOf(index)));
    // Each is two calls.
    await delay(2000 / callsPerSecond);
  }
  await Promise.all(paying);
  const p95 = p95Of(times);
  const [done] = await sql<{ paid: number; given: number }[]>`
    select (select count(*)::int from orders where status = 'paid') as paid,
      (select count(*)::int from subscriptions) as given`;
  console.log(
    `${times.length} calls of Payme and Click at ${callsPerSecond} a second: p95 ${Math.round(p95)} ms (at most ` +
      `${atMost}), ${done?.paid} orders paid, ${done?.given} subscriptions`,
  );

  const one = orderOf(0);
  await providers.create(one, paymeId(one.number));
  times.length = 0;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: burst }, () => providers.payme('PerformTransaction', { id: paymeId(one.number) })),
  );
  const ms = Math.round(performance.now() - startedAt);
  const { status, subscriptions } = await providers.fateOf(one.number);
  console.log(
    `${burst} Performs of one order at once: ${status}, ${subscriptions.length} subscription, p95 ` +
      `${Math.round(p95Of(times))} ms, all in ${ms} ms`,
  );
  const isExact = done?.paid === orders - 1 && done.given === orders - 1 && subscriptions.length === 1;
  if (!isExact || p95 > atMost) process.exitCode = 1;
  await server.kill('SIGTERM');
  await connections.close();

  function orderOf(index: number): Order {
    return { number: String(20_000_000 + index), amount: units };
  }

  async function fill(): Promise<void> {
    await sql`insert into users (phone, first_name, last_name, role, phone_verified)
      select (998900000000 + number)::text, 'А', 'Б', 'employer', true from generate_series(0, ${orders - 1}) number`;
    await sql`
      insert into orders (number, user_id, plan_id, plan, method, amount_tiyin, vat_percent, vat_tiyin, currency,
        created_at, expires_at)
      select (20000000 + number)::text, users.id, plan.id, jsonb_build_object('name', plan.name, 'nameUz', plan.name_uz,
          'billingPeriod', plan.billing_period, 'postingsLimit', plan.postings_limit, 'features', plan.features),
        case when number % 2 = 0 then 'payme' else 'click' end, ${units * 100}, 12, 0, 'UZS', now(),
        now() + interval '1 day'
      from generate_series(0, ${orders - 1}) number
      join users on users.phone = (998900000000 + number)::text
      cross join (select * from pricing_plans where billing_period = 'monthly' limit 1) plan`;
  }
} finally {
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}

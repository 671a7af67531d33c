import {
  createOrder,
  findEverything,
  getModeration,
  getOperatorCounts,
  getToday,
  moderateVacancy,
  registerByPhone,
} from '@kasb/contract';
import { expect, test } from 'vitest';
import { createFirm } from '../support/firm.ts';
import { Harness, operatorToken } from '../support/harness.ts';
import { operatorSteps } from '../support/operators.ts';
import { paymeId, Providers } from '../support/payments.ts';
import { phoneNumber } from '../support/phones.ts';
import { visitor } from '../support/signIn.ts';

const api = Harness.forThisFile();
const { bySms, second, signedIn } = operatorSteps(api);

interface Day {
  day: string;
  tiles: { id: string; value: number; usual?: number; note?: number | null }[];
  attention: { kind: string; count: number; names: string[]; note?: number; by?: string }[];
  channels: { type: string; published: number; failed: number }[];
}
type Found = Record<'people' | 'companies' | 'vacancies' | 'orders', { id?: string; number?: string }[]>;

const today = async (day?: string, as = operatorToken) =>
  (await api.call(getToday, { query: { day } }, { as })).body as Day;
const find = async (q: string, as = operatorToken) =>
  (await api.call(findEverything, { query: { q } }, { as })).body as Found;
const tileOf = ({ tiles }: Day, id: string) => tiles.find((tile) => tile.id === id);

test('a day in numbers, beside the median of four same weekdays', async () => {
  const before = await today();
  expect(before.day).toBe('2026-03-02');
  const firm = await createFirm(api);
  const { sql } = api;
  await sql`update users set created_at = ${api.now.toISOString()} where id in ${sql([firm.owner.id, firm.member.id])}`;
  for (const [ago, count] of [
    [7, 3],
    [14, 1],
    [21, 5],
    [28, 2],
  ] as const)
    for (let number = 0; number < count; number += 1) {
      const { id } = await api.person('employer');
      const at = new Date(api.now.getTime() - ago * 86_400_000).toISOString();
      await sql`update users set created_at = ${at} where id = ${id}`;
    }
  const after = await today();
  expect(tileOf(after, 'employers')).toEqual({ id: 'employers', value: 2, usual: 2.5 });
  // A day of Tashkent begins five hours before that of Greenwich.
  await sql`update users set created_at = '2026-03-01T19:00:00Z' where id = ${firm.owner.id}`;
  await sql`update users set created_at = '2026-03-01T18:59:59Z' where id = ${firm.member.id}`;
  expect(tileOf(await today(), 'employers')?.value).toBe(1);
  expect(tileOf(await today('2026-03-01'), 'employers')?.value).toBe(1);
  await api.publish(firm.vacancyId);
  expect((await today()).channels).toMatchObject([{ type: 'website', published: 1, failed: 0 }]);
});

test('what waits too long is named, and is gone when it is decided', async () => {
  const title = 'Швея ночной смены';
  const id = await api.vacancy({ title, moderationStatus: 'pending' });
  const { sql } = api;
  const since = new Date(api.now.getTime() - 3 * 3_600_000).toISOString();
  await sql`update vacancies set submitted_at = ${since} where id = ${id}`;
  const before = await today();
  expect(before.attention).toContainEqual({ kind: 'late', count: 1, names: [title], note: 2 });
  expect(tileOf(before, 'waiting')?.note).toBe(180);
  await api.call(moderateVacancy, { params: { id }, body: { status: 'approved' } }, { as: operatorToken });
  const after = await today();
  expect(after.attention.map(({ kind }) => kind)).not.toContain('late');
  expect(tileOf(after, 'decided')).toMatchObject({ value: 1, note: 180 });
});

test('money that has gone back for an hour is asked about', async () => {
  const { token } = await api.person('employer');
  const providers = new Providers(api);
  providers.setUp();
  const { number } = await providers.order(token, 'click');
  const { sql } = api;
  const ago = (minutes: number) => new Date(api.now.getTime() - minutes * 60_000).toISOString();
  const begun = (minutes: number) =>
    sql`update orders set status = 'refunding', refund_at = ${ago(minutes)}
      where number = ${number}`;
  const asked = async () => (await today()).attention.find(({ kind }) => kind === 'refunds');
  await begun(59);
  expect(await asked()).toBeUndefined();
  await begun(80);
  expect(await asked()).toEqual({ kind: 'refunds', count: 1, names: [number], note: 80, by: 'click' });
  await sql`update orders set status = 'refunded' where number = ${number}`;
});

test('admins read for a day who was kept out by wrong codes', async () => {
  const moderator = await signedIn('moderator', 'Рахимова');
  const [admin, support] = [await signedIn('admin'), await signedIn('support')];
  api.pass(61);
  const { ticket = '' } = await bySms(moderator.phone);
  for (let time = 0; time < 5; time += 1) await second(ticket, '000000');
  const asked = async (as: string) => (await today(undefined, as)).attention.find(({ kind }) => kind === 'pauses');
  expect(await asked(admin.token)).toEqual({ kind: 'pauses', count: 1, names: ['Нодира Рахимова'] });
  expect(await asked(support.token)).toBeUndefined();
  api.pass(24 * 3600);
  expect(await asked(operatorToken)).toBeUndefined();
  api.pass(-24 * 3600);
});

test('a server with other hours calls other vacancies late', async () => {
  const title = 'Швея утренней смены';
  const id = await api.vacancy({ title, moderationStatus: 'pending' });
  const since = new Date(api.now.getTime() - 3 * 3_600_000);
  await api.sql`update vacancies set submitted_at = ${since.toISOString()} where id = ${id}`;
  const due = async () => {
    const { body } = await api.call(getModeration, { params: { id } }, { as: operatorToken });
    return Date.parse((body as { due_at: string }).due_at) - since.getTime();
  };
  expect(await due()).toBe(2 * 3_600_000);
  api.services.moderationHours = 4;
  expect((await today()).attention.map(({ kind }) => kind)).not.toContain('late');
  expect(await due()).toBe(4 * 3_600_000);
  api.services.moderationHours = 2;
  await api.call(moderateVacancy, { params: { id }, body: { status: 'approved' } }, { as: operatorToken });
});

test('orders that were paid are counted beside their sum, and SMS that the gateway did not take', async () => {
  const before = await today();
  expect(tileOf(before, 'sms')?.note).toBeNull();
  const { token: as } = await api.person('employer');
  const providers = new Providers(api);
  providers.setUp();
  const order = await providers.order(as);
  const id = paymeId(order.number);
  await providers.create(order, id);
  await providers.payme('PerformTransaction', { id });
  api.onSms = () => {
    throw new Error('no credit');
  };
  const phone = phoneNumber();
  const form = { phone, firstName: 'Бекзод', lastName: 'Эргашев', role: 'employer' as const };
  expect((await api.call(registerByPhone, { body: form }, visitor())).status).toBe(503);
  api.onSms = () => undefined;
  const after = await today();
  expect(tileOf(after, 'paid')).toMatchObject({ value: 990_000, note: (tileOf(before, 'paid')?.note ?? 0) + 1 });
  expect(tileOf(after, 'sms')?.note).toBe(1);
  expect(tileOf(await today('2026-03-01'), 'sms')?.note).toBeNull();
  // After midnight in Tashkent, and before that of Greenwich.
  api.pass(11 * 3600);
  await signedIn('support');
  expect(tileOf(await today(), 'sms')).toMatchObject({ value: 1, note: null });
  api.pass(-11 * 3600);
});

test('the menu counts what waits: vacancies for everybody, orders and jobs for support and admins', async () => {
  const counts = async (as = operatorToken) =>
    (await api.call(getOperatorCounts, {}, { as })).body as { waiting: number; orders: number; failed_jobs: number };
  const { sql } = api;
  const before = await counts();
  await api.vacancy({ moderationStatus: 'pending' });
  await api.vacancy({ moderationStatus: 'pending', status: 'closed' });
  const firm = await createFirm(api);
  const providers = new Providers(api);
  providers.setUp();
  const planId = await providers.planId();
  for (const status of ['pending', 'pending', 'refunding', 'paid']) {
    const body = { planId, method: 'payme' as const };
    const { number } = (await api.call(createOrder, { body }, { as: firm.owner.token })).body as { number: string };
    await sql`update orders set status = ${status}, method = 'invoice' where number = ${number}`;
  }
  await sql`update orders set expires_at = ${api.now.toISOString()} where id = (
    select id from orders where user_id = ${firm.owner.id} and status = 'pending' order by number limit 1)`;
  await sql`insert into pgboss.job (name, data, state, completed_on) values ('maintenance', '{}', 'failed', now())`;
  expect(await counts()).toEqual({
    waiting: before.waiting + 1,
    orders: before.orders + 2,
    failed_jobs: before.failed_jobs + 1,
  });
  expect((await today()).attention).toContainEqual({ kind: 'jobs', count: 1, names: ['maintenance'] });
  expect(await counts((await signedIn('support')).token)).toEqual(await counts());
  expect(await counts((await signedIn('moderator')).token)).toEqual({ waiting: before.waiting + 1 });
});

test('everything is found by phone, number and name; a moderator finds no people and no orders', async () => {
  const firm = await createFirm(api);
  const { owner } = firm;
  await api.sql`update companies set name = 'Ипак йўли', stir = '388888888' where id = ${firm.id}`;
  const providers = new Providers(api);
  providers.setUp();
  const body = { planId: await providers.planId(), method: 'payme' as const };
  const { number } = (await api.call(createOrder, { body }, { as: owner.token })).body as { number: string };
  const spaced = `${number.slice(0, 4)} ${number.slice(4)}`;
  expect(await find(owner.phone)).toMatchObject({ people: [{ id: owner.id }] });
  for (const q of [spaced, number.slice(0, 6)])
    expect((await find(q)).orders, q).toContainEqual({ number, name: 'Азиз Каримов' });
  for (const q of ['388888888', 'ипак']) expect((await find(q)).companies).toMatchObject([{ id: firm.id }]);
  expect((await find('Технолог швейного')).vacancies.map(({ id }) => id)).toContain(firm.vacancyId);
  for (const q of ['', 'йў', '%%%'])
    expect(await find(q)).toEqual({ people: [], companies: [], vacancies: [], orders: [] });
  const { token } = await signedIn('moderator');
  expect(await find(owner.phone, token)).toMatchObject({ people: [], orders: [] });
  expect((await find(spaced, token)).orders).toEqual([]);
  expect((await find('ипак', token)).companies).toHaveLength(1);
  expect(tileOf(await today(undefined, token), 'paid')).toBeUndefined();
});

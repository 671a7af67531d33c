/** @module-tag slow */

import { listNotifications, updateNotificationSettings } from '@kasb/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tellWeek, weeklyDigest } from '../../src/analytics/weeklyJob.ts';
import { notifications } from '../../src/db/schema/index.ts';
import { botOf, deliveriesBy, taken } from '../messaging/support.ts';
import { until } from '../support/channel.ts';
import { createFirm, join } from '../support/firm.ts';
import type { Firm } from '../support/firm.ts';
import { Harness } from '../support/harness.ts';
import type { TestPerson } from '../support/harness.ts';
import { killWhere } from '../support/killWhere.ts';
import { openingChannels } from '../support/openingChannels.ts';
import { startProcess } from '../support/rig.ts';
import type { ServerProcess } from '../support/rig.ts';

const api = Harness.forThisFile();
const opened = openingChannels();
let server: ServerProcess | undefined;

beforeEach(async () => {
  await api.sql`delete from applications`;
  // A Monday, nine in the morning in Tashkent.
  api.now = new Date('2026-03-09T04:00:00.000Z');
});
afterEach(() => server?.kill('SIGKILL'));

const apply = (vacancyId: string, createdAt: string, status = 'applied') =>
  api.sql`insert into applications (vacancy_id, candidate_name, created_at, status)
    values (${vacancyId}, 'Азиз', ${createdAt}, ${status})`;

/** Some that came last week, before it and after it. */
async function weeks({ vacancyId }: Firm): Promise<void> {
  // The first moment of last week, its last one, and the first of this one.
  for (const at of ['2026-03-01T19:00:00.000Z', '2026-03-08T18:59:59.000Z', '2026-03-08T19:00:00.000Z'])
    await apply(vacancyId, at);
  await apply(vacancyId, '2026-03-01T18:59:59.000Z');
  await apply(vacancyId, '2026-02-01T10:00:00.000Z', 'screening');
  await apply(vacancyId, '2026-03-04T10:00:00.000Z', 'rejected');
  await api.db.delete(notifications);
}

const told = async ({ token }: TestPerson) => {
  const { body } = await api.call(listNotifications, {}, { as: token });
  return (body as { items: { title: string; link: string }[] }).items.map(({ title, link }) => [title, link]);
};
const week = ['Итоги недели. Новых заявок: 3, ждут больше 7 дней: 1', '/employer/analytics'];

test(
  'owners are told what last week brought and who waits, once a week; others and idle ones nothing',
  { tags: ['race'] },
  async () => {
    const firm = await createFirm(api);
    const [other, idle] = [await api.person('employer'), await createFirm(api)];
    await join(api, firm, other, 'owner');
    await weeks(firm);
    await Promise.all([tellWeek(api.services), tellWeek(api.services)]);
    await tellWeek(api.services);
    expect(await told(firm.owner)).toEqual([week]);
    expect(await told(other)).toEqual([week]);
    expect([await told(firm.member), await told(idle.owner)]).toEqual([[], []]);
    api.now = new Date('2026-03-16T04:00:00.000Z');
    await tellWeek(api.services);
    expect((await told(firm.owner))[0]).toEqual([
      'Итоги недели. Новых заявок: 1, ждут больше 7 дней: 3',
      '/employer/analytics',
    ]);
  },
);

test('a server that was away on Monday at nine does it within the hour after it is back that day', async () => {
  const [, hours = '', , , days] = (weeklyDigest.schedule ?? '').split(' ');
  const [from = 24, to = from] = hours.split('-').map(Number);
  expect([from, to, days]).toEqual([9, 20, '1']);
  const firm = await createFirm(api);
  await weeks(firm);
  for (const hour of ['10', '11', '15']) {
    api.now = new Date(`2026-03-09T${hour}:00:00.000Z`);
    await weeklyDigest.run(api.services, {}, new AbortController().signal);
  }
  expect(await told(firm.owner)).toEqual([week]);
});

test('it goes to the chat of whoever switched that on, and never by SMS', async () => {
  const channel = await opened(() => taken);
  const [quiet, eager] = [await createFirm(api), await createFirm(api)];
  for (const firm of [quiet, eager]) {
    await botOf(api, channel).connect(firm.owner);
    await weeks(firm);
  }
  const kinds = { digest_weekly: { telegram: true, sms: true } };
  const answer = await api.call(updateNotificationSettings, { body: { kinds } }, { as: eager.owner.token });
  expect((answer.body as { kinds: unknown[] }).kinds).toContainEqual({
    kind: 'digest_weekly',
    telegram: true,
    email: true,
  });
  await tellWeek(api.services);
  expect(await told(quiet.owner)).toEqual([week]);
  expect(await deliveriesBy(api, 'telegram')).toHaveLength(1);
  expect(await deliveriesBy(api, 'sms')).toEqual([]);
});

test('whoever is killed in the middle of it has told nobody, and the next one tells everybody once', async () => {
  api.now = new Date();
  const firms = [await createFirm(api), await createFirm(api)];
  const twoWeeks = new Date(api.now.getTime() - 14 * 24 * 3600 * 1000).toISOString();
  for (const { vacancyId } of firms) await apply(vacancyId, twoWeeks);
  await api.db.delete(notifications);
  const start = () => startProcess({ DATABASE_URL: api.databaseUrl });
  const ask = () => api.services.jobs.send(api.db, weeklyDigest, {});
  server = await start();
  // By then the first is told, and how it goes on is being looked up.
  await killWhere(api.databaseUrl, 'lock table notification_settings in access exclusive mode', server, ask);
  expect(await api.db.select().from(notifications)).toEqual([]);
  server = await start();
  await ask();
  await until(async () => (await api.db.select().from(notifications)).length > 0);
  // It has a clock of its own.
  api.now = new Date();
  for (const { owner } of firms)
    expect(await told(owner)).toEqual([
      ['Итоги недели. Новых заявок: 0, ждут больше 7 дней: 1', '/employer/analytics'],
    ]);
});

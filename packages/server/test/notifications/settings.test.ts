import { getNotificationSettings, updateNotificationSettings } from '@kasb/contract';
import type { NotificationSettingsBody, WireAnswerOf } from '@kasb/contract';
import { beforeEach, expect, test } from 'vitest';
import { notifications } from '../../src/db/schema/index.ts';
import { notify } from '../../src/notifications/notify.ts';
import type { Notice } from '../../src/notifications/notify.ts';
import { botOf, deliver, deliveriesBy, taken } from '../messaging/support.ts';
import { Harness } from '../support/harness.ts';
import type { TestPerson } from '../support/harness.ts';
import { openingChannels } from '../support/openingChannels.ts';

const api = Harness.forThisFile();
const opened = openingChannels();
type Settings = WireAnswerOf<typeof getNotificationSettings>;

beforeEach(async () => {
  // Noon in Tashkent.
  api.now = new Date('2026-03-03T07:00:00.000Z');
  await api.db.delete(notifications);
});

const read = async ({ token }: TestPerson) =>
  (await api.call(getNotificationSettings, {}, { as: token })).body as Settings;
const change = ({ token }: TestPerson, body: NotificationSettingsBody) =>
  api.call(updateNotificationSettings, { body }, { as: token });
const tell = (person: TestPerson, notice: Notice) => notify(api.db, person.id, notice, api.now);
const rowOf = ({ kinds }: Settings, kind: string) => kinds?.find((row) => row?.kind === kind);

/** An employer whose chat the bot knows, and what it was sent. */
async function employer() {
  const channel = await opened(() => taken);
  const person = await api.person('employer');
  await botOf(api, channel).connect(person);
  const texts = () => channel.calls.map(({ body }) => String(body?.text));
  return { person, texts };
}

const mention = (id: string): Notice => ({ kind: 'note_mention', dedupe: `note:${id}`, data: { applicationId: id } });
const applied = (vacancyId: string, minute: number): Notice => ({
  kind: 'application_new',
  dedupe: `application_new:${vacancyId}:${minute}`,
  data: { vacancyId, title: 'Швея', company: 'Textile', count: '1' },
  isGathered: true,
});

test('an employer has a switch for each kind and channel, a candidate none', async () => {
  const settings = await read(await api.person('employer'));
  expect(rowOf(settings, 'application_new')).toEqual({
    kind: 'application_new',
    telegram: true,
    sms: false,
    email: false,
  });
  expect(rowOf(settings, 'payment')).toEqual({ kind: 'payment', telegram: true, sms: true, email: true });
  expect(settings).toMatchObject({ quiet: { is_on: true, from: '21:00', to: '08:00' }, gather: 'hourly' });
  expect((await read(await api.person())).kinds).toEqual([]);
});

test('one switch changes and the others stay, also from two windows at once', { tags: ['race'] }, async () => {
  const person = await api.person('employer');
  await change(person, { kinds: { talk: { sms: true } } });
  await Promise.all([
    change(person, { kinds: { talk: { telegram: false } } }),
    change(person, { kinds: { payment: { sms: false } } }),
    change(person, { quiet: { from: '22:30' } }),
  ]);
  await change(person, { gather: 'now' });
  const settings = await read(person);
  expect(rowOf(settings, 'talk')).toEqual({ kind: 'talk', telegram: false, sms: true, email: false });
  expect(rowOf(settings, 'payment')).toEqual({ kind: 'payment', telegram: true, sms: false, email: true });
  expect(settings).toMatchObject({ quiet: { is_on: true, from: '22:30', to: '08:00' }, gather: 'now' });
});

test('an hour that is none is refused, and nothing changes', async () => {
  const person = await api.person('employer');
  for (const from of ['24:00', '9', '21:60', 'ночью']) {
    const answer = await change(person, { quiet: { from }, gather: 'daily' });
    expect(answer).toMatchObject({ status: 422, body: { fields: { 'quiet.from': { code: 'notTime' } } } });
  }
  expect(await read(person)).toMatchObject({ gather: 'hourly', quiet: { from: '21:00' } });
});

test('what is switched off is not sent, whether before or after it happened', async () => {
  const { person, texts } = await employer();
  await change(person, { kinds: { talk: { telegram: false } } });
  await tell(person, mention('a'));
  expect(await deliveriesBy(api, 'telegram')).toEqual([]);
  await change(person, { kinds: { talk: { telegram: true } } });
  await tell(person, mention('b'));
  await change(person, { kinds: { talk: { telegram: false } } });
  await deliver(api);
  expect(texts()).toEqual([]);
  expect((await deliveriesBy(api, 'telegram')).map(({ state }) => state)).toEqual(['skipped']);
});

test('their own quiet hours are kept, and what waited for the morning comes as one', async () => {
  const { person, texts } = await employer();
  await change(person, { quiet: { from: '11:00', to: '14:00' } });
  for (const id of ['a', 'b', 'c']) await tell(person, mention(id));
  await deliver(api);
  expect(texts()).toEqual([]);
  // Two o'clock in Tashkent.
  api.now = new Date('2026-03-03T09:00:00.000Z');
  await deliver(api);
  expect(texts()).toHaveLength(1);
  expect(texts()[0]?.match(/<b>/g)).toHaveLength(3);
  expect((await deliveriesBy(api, 'telegram')).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
  await change(person, { quiet: { isOn: false } });
  api.now = new Date('2026-03-03T18:00:00.000Z');
  await tell(person, mention('d'));
  await deliver(api);
  expect(texts()).toHaveLength(2);
});

test('new applications come once an hour, each vacancy with all of its number', async () => {
  const { person, texts } = await employer();
  for (const minute of [1, 2, 2, 3]) await tell(person, applied('v1', minute));
  await tell(person, applied('v2', 3));
  api.pass(59 * 60);
  await deliver(api);
  expect(texts()).toEqual([]);
  api.pass(60);
  await deliver(api);
  expect(texts()).toHaveLength(1);
  expect(texts()[0]).toMatch(/4 новые заявки[^]*1 новая заявка/);
  await change(person, { gather: 'daily' });
  await tell(person, applied('v1', 100));
  api.now = new Date('2026-03-04T03:59:00.000Z');
  await deliver(api);
  expect(texts()).toHaveLength(1);
  api.now = new Date('2026-03-04T04:00:00.000Z');
  await deliver(api);
  expect(texts()).toHaveLength(2);
});

test('by SMS goes what is switched on for it, five times a day', async () => {
  const { person } = await employer();
  api.services.smsNotices = true;
  const before = api.sent.length;
  await tell(person, mention('a'));
  for (let count = 0; count < 7; count += 1) {
    await tell(person, { kind: 'payment_failed', dedupe: `order:${count}:failed`, data: { number: '48172093' } });
    api.pass(60);
    await deliver(api);
  }
  const sent = api.sent.slice(before);
  expect(sent.map(({ text }) => text)).toEqual(
    Array(5).fill('Kasb: для вас есть новое. https://kasb.uz/employer/notifications'),
  );
  api.services.smsNotices = false;
});

import {
  createApplicationBatch,
  getApplication,
  getNotificationSettings,
  listApplicationFeed,
  readNotifications,
  respondToVacancy,
  sendApplicationMessage,
  updateNotificationSettings,
} from '@kasb/contract';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { MessengerError } from '../../src/adapters/messenger/messenger.ts';
import { notificationDeliveries, notifications } from '../../src/db/schema/index.ts';
import { deliveriesOf } from '../../src/messaging/deliveryStates.ts';
import { Harness } from '../support/harness.ts';
import { openingChannels } from '../support/openingChannels.ts';
import { botOf, deliver, deliveriesBy, refused, response, taken } from './support.ts';

const api = Harness.forThisFile();
const opened = openingChannels();

beforeEach(async () => {
  // Noon in Tashkent.
  api.now = new Date('2026-03-03T07:00:00.000Z');
  await api.db.delete(notifications);
});

test('an invitation reaches the chat, with the way to the response and nothing that is markup', async () => {
  const channel = await opened(() => taken);
  const { connect } = botOf(api, channel);
  const { person, id, move } = await response(api);
  const chat = await connect(person);
  await api.db.execute(sql`update companies set name = '<b>Textile & Co</b>'`);
  await move('interview');
  expect(channel.calls).toEqual([]);
  expect(await deliver(api)).toBe(1);
  const body = channel.calls[0]?.body;
  expect(body).toMatchObject({
    chat_id: chat,
    parse_mode: 'HTML',
    reply_markup: {
      inline_keyboard: [[{ text: 'Открыть отклик', url: `https://kasb.uz/my/applications?application=${id}` }]],
    },
  });
  expect(String(body?.text)).toContain('&lt;b&gt;Textile &amp; Co');
  expect(await deliver(api)).toBe(0);
  await api.db.execute(sql`update companies set name = 'Samarqand Textile'`);
});

test('a message goes in the employer’s words, and a long one ends after a whole word, with its signs', async () => {
  const channel = await opened(() => taken);
  const { connect } = botOf(api, channel);
  const { person, id, firm } = await response(api);
  await connect(person);
  const write = (text: string) =>
    api.call(sendApplicationMessage, { params: { id }, body: { text } }, { as: firm.owner.token });
  const { body } = await write('Когда созвонимся?');
  await deliver(api);
  expect(channel.calls[0]?.body.text).toBe('Samarqand Textile: Когда созвонимся?');
  const eventId = (body as { id: string }).id;
  expect((await deliveriesOf(api.db, person.id, [eventId])).get(eventId)?.state).toBe('sent');
  for (const words of ['<интервью> & ', '& < > ']) {
    channel.calls.length = 0;
    await write(words.repeat(Math.floor(2000 / words.length)));
    await deliver(api);
    const text = String(channel.calls[0]?.body.text);
    expect(text).toMatch(/ (?:&lt;интервью&gt;|&(?:amp|lt|gt);)…$/);
    expect(text.length).toBeGreaterThan(2900);
    expect(text.length).toBeLessThan(4096);
  }
});

test('the employer reads in the feed whether a message came to the chat', async () => {
  const { connect } = botOf(api, await opened(() => taken));
  const { person, id, firm } = await response(api);
  const as = firm.owner.token;
  const write = (text: string) => api.call(sendApplicationMessage, { params: { id }, body: { text } }, { as });
  const channelsOf = async () => {
    const { body } = await api.call(listApplicationFeed, { params: { id }, query: { kind: 'messages' } }, { as });
    return (body as { items: { channels: unknown[] }[] }).items.map(({ channels }) => channels);
  };
  const app = { channel: 'app', state: 'sent' };
  await write('Нет чата');
  expect(await channelsOf()).toEqual([[app]]);
  await connect(person);
  api.pass(1);
  await write('Когда созвонимся?');
  expect((await channelsOf())[0]).toEqual([app, { channel: 'telegram', state: 'waiting' }]);
  await deliver(api);
  expect(await channelsOf()).toEqual([[app, { channel: 'telegram', state: 'delivered' }], [app]]);
});

test('the employer reads where a message will go, and which one did not come', async () => {
  const channel = await opened(() => refused(403, 'Forbidden: bot was blocked by the user'));
  const { connect } = botOf(api, channel);
  const { person, id, firm } = await response(api);
  const own = { as: firm.owner.token };
  const wayOf = async () => {
    const { body } = await api.call(getApplication, { params: { id } }, own);
    return (body as { channels: string[] }).channels;
  };
  expect(await wayOf()).toEqual(['app']);
  await connect(person);
  expect(await wayOf()).toEqual(['app', 'telegram']);
  await api.call(sendApplicationMessage, { params: { id }, body: { text: 'Когда созвонимся?' } }, own);
  await deliver(api);
  const { body } = await api.call(listApplicationFeed, { params: { id }, query: { kind: 'messages' } }, own);
  expect((body as { items: object[] }).items).toMatchObject([
    {
      channels: [
        { channel: 'app', state: 'sent' },
        { channel: 'telegram', state: 'failed' },
      ],
    },
  ]);
  // A chat that takes nothing is one no more.
  expect(await wayOf()).toEqual(['app']);
});

test('a batch tells how many read it in the chat, and how many on the site', async () => {
  const { connect } = botOf(api, await opened(() => taken));
  const { person, id, firm } = await response(api);
  const other = await api.person('candidate');
  const answer = await api.call(respondToVacancy, { body: { vacancyId: firm.vacancyId } }, { as: other.token });
  await connect(person);
  const { body } = await api.call(
    createApplicationBatch,
    {
      body: {
        applicationIds: [id, (answer.body as { id: string }).id],
        action: { status: 'rejected', reason: 'skills' },
        message: { textRu: 'Выбрали других' },
      },
    },
    { as: firm.owner.token },
  );
  expect(body).toMatchObject({ changed: 2, messages: { app: 1, telegram: 1, headhunter: 0 } });
});

test('at night only what somebody wrote goes; the rest waits for the morning', async () => {
  const channel = await opened(() => taken);
  const { connect } = botOf(api, channel);
  const { person, id, move, firm } = await response(api);
  await connect(person);
  // Half past ten in the evening.
  api.now = new Date('2026-03-03T17:30:00.000Z');
  await move('interview');
  await api.call(sendApplicationMessage, { params: { id }, body: { text: 'Ждём' } }, { as: firm.owner.token });
  await deliver(api);
  expect(channel.calls.map(({ body }) => body.text)).toEqual(['Samarqand Textile: Ждём']);
  api.now = new Date('2026-03-04T02:59:00.000Z');
  expect(await deliver(api)).toBe(0);
  api.now = new Date('2026-03-04T03:00:00.000Z');
  await deliver(api);
  expect(channel.calls).toHaveLength(2);
});

test('what was read on the site, is not wanted, or was taken back is not sent', async () => {
  const channel = await opened(() => taken);
  const { connect } = botOf(api, channel);
  const { person, move } = await response(api);
  await connect(person);
  await move('interview');
  await api.call(readNotifications, { body: { until: api.now.toISOString() } }, { as: person.token });
  await deliver(api);
  expect((await deliveriesBy(api, 'telegram'))[0]?.state).toBe('skipped');
  await move('rejected');
  api.pass(5 * 60);
  await move('screening');
  api.pass(10 * 60);
  await deliver(api);
  await api.call(updateNotificationSettings, { body: { isTelegramOn: false } }, { as: person.token });
  await move('offer');
  await deliver(api);
  expect(channel.calls).toEqual([]);
});

test('who blocked the bot is told nothing more there, and sees it in the settings', async () => {
  const channel = await opened(() => refused(403, 'Forbidden: bot was blocked by the user'));
  const { connect } = botOf(api, channel);
  const { person, move } = await response(api);
  await connect(person);
  await move('interview');
  await deliver(api);
  expect((await deliveriesBy(api, 'telegram'))[0]).toMatchObject({ state: 'failed', error: 'blocked', attempts: 1 });
  const settings = await api.call(getNotificationSettings, {}, { as: person.token });
  expect(settings.body).toMatchObject({ telegram: { is_blocked: true } });
  await move('offer');
  expect(await deliveriesBy(api, 'telegram')).toHaveLength(1);
  channel.reply = () => taken;
  await connect(person);
  expect((await api.call(getNotificationSettings, {}, { as: person.token })).body).toMatchObject({
    telegram: { is_blocked: false },
  });
});

test('a busy Telegram is asked again when it says, a dead one five times in six hours', async () => {
  const channel = await opened(() => refused(429, 'Too Many Requests', { retry_after: 7 }));
  const { connect } = botOf(api, channel);
  const { person, move } = await response(api);
  await connect(person);
  await move('interview');
  await deliver(api);
  api.pass(6);
  await deliver(api);
  expect(channel.calls).toHaveLength(1);
  channel.reply = () => refused(502, 'Bad Gateway');
  api.pass(1);
  await deliver(api);
  expect(channel.calls).toHaveLength(2);
  for (const [index, minutes] of [10, 60, 289].entries()) {
    api.pass(minutes * 60 - 1);
    await deliver(api);
    expect(channel.calls).toHaveLength(2 + index);
    api.pass(1);
    await deliver(api);
    expect(channel.calls).toHaveLength(3 + index);
  }
  const [failed] = await deliveriesBy(api, 'telegram');
  expect(failed).toMatchObject({ state: 'failed', attempts: 5 });
  expect(failed?.error).not.toContain('TOKEN');
  api.pass(24 * 3600);
  await deliver(api);
  expect(channel.calls).toHaveLength(5);
});

test('two who send at once send it once; one that died on the way is sent again', { tags: ['race'] }, async () => {
  const channel = await opened(() => taken);
  const { connect } = botOf(api, channel);
  const { person, move } = await response(api);
  await connect(person);
  await move('interview');
  await Promise.all([deliver(api), deliver(api), deliver(api)]);
  expect(channel.calls).toHaveLength(1);
  // As a killed process leaves it.
  await api.db
    .update(notificationDeliveries)
    .set({ state: 'sending', tryAfter: new Date(api.now.getTime() + 120_000), sentAt: null })
    .where(sql`channel = 'telegram'`);
  expect(await deliver(api)).toBe(0);
  api.pass(120);
  await deliver(api);
  expect(channel.calls).toHaveLength(2);
  expect((await deliveriesBy(api, 'telegram'))[0]).toMatchObject({ state: 'sent', attempts: 2 });
});

test('a silent Telegram holds up nobody who invites', async () => {
  const channel = await opened(() => undefined);
  const { connect } = botOf(api, await opened(() => taken));
  const { person, move } = await response(api);
  await connect(person);
  botOf(api, channel);
  await move('interview');
  const sending = deliver(api);
  expect((await move('offer')).status).toBe(200);
  // It has not ended yet, since nothing answers.
  expect((await deliveriesBy(api, 'telegram')).map(({ state }) => state)).not.toContain('sent');
  channel.reply = () => taken;
  await channel.close();
  await sending;
  expect((await deliveriesBy(api, 'telegram')).some(({ state }) => state === 'waiting')).toBe(true);
});

test('a token is never told of in an error', async () => {
  botOf(api, await opened(() => taken));
  const messenger = api.services.messenger;
  const gone = await opened(() => taken);
  botOf(api, gone);
  await gone.close();
  const error = await api.services.messenger
    ?.send({ chat: 1, text: 'x' }, AbortSignal.timeout(5000))
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(MessengerError);
  expect(String(error)).not.toContain('TOKEN');
  expect(messenger).toBeDefined();
});

import { getNotificationSettings, linkTelegram, listNotifications, unlinkTelegram } from '@kasb/contract';
import { expect, test } from 'vitest';
import { createMessengerOutbox } from '../../src/adapters/messenger/outbox.ts';
import { telegramLinks } from '../../src/db/schema/index.ts';
import { hear } from '../../src/messaging/updatesJob.ts';
import { Harness } from '../support/harness.ts';
import type { TestPerson } from '../support/harness.ts';
import { openingChannels } from '../support/openingChannels.ts';
import { botOf, refused, secret, taken } from './support.ts';

const api = Harness.forThisFile();
const opened = openingChannels();

const settingsOf = async ({ token }: TestPerson) =>
  (await api.call(getNotificationSettings, {}, { as: token })).body as { telegram: object | null; channels: string[] };
const texts = (calls: { body: Record<string, unknown> }[]) => calls.map(({ body }) => String(body.text));

test('a chat is known by a link that is good once, of which only a digest is kept', async () => {
  const channel = await opened(() => taken);
  const { link, write } = botOf(api, channel);
  const person = await api.person();
  const token = await link(person);
  expect(token).toMatch(/^[\w-]{32,64}$/);
  expect(JSON.stringify(await api.db.select().from(telegramLinks))).not.toContain(token);
  expect(await settingsOf(person)).toMatchObject({ telegram: null, channels: ['app', 'telegram'] });
  expect((await write(`/start ${token}`, 77)).status).toBe(200);
  expect(await settingsOf(person)).toMatchObject({ telegram: { name: '@niluf', is_blocked: false } });
  await write(`/start ${token}`, 78);
  expect(await settingsOf(person)).toMatchObject({ telegram: { name: '@niluf' } });
  expect(texts(channel.calls)).toEqual([
    'Готово: уведомления Kasb для Азиз придут сюда. Отключить: /stop',
    'Ссылка устарела, запросите новую',
  ]);
  expect(channel.calls[0]).toMatchObject({ path: '/botTOKEN/sendMessage', body: { chat_id: 77 } });
  await write('/stop', 77);
  expect((await settingsOf(person)).telegram).toBeNull();
});

test('a link that is ten minutes old, made up or huge binds nobody', async () => {
  const channel = await opened(() => taken);
  const { link, write } = botOf(api, channel);
  const person = await api.person();
  const token = await link(person);
  api.pass(10 * 60);
  for (const tried of [token, 'made-up', 'я'.repeat(50_000)]) await write(`/start ${tried}`, 79);
  expect(texts(channel.calls)).toEqual(Array.from({ length: 3 }, () => 'Ссылка устарела, запросите новую'));
  expect((await settingsOf(person)).telegram).toBeNull();
});

test('a spent link that is shown again says who is told there, one that is too old asks for a new one', async () => {
  const channel = await opened(() => taken);
  const { link, write } = botOf(api, channel);
  const [person, other] = [await api.person(), await api.person()];
  const [token, late] = [await link(person), await link(other)];
  for (let time = 0; time < 2; time += 1) await write(`/start ${token}`, 82);
  api.pass(10 * 60);
  await write(`/start ${late}`, 82);
  expect(texts(channel.calls)).toEqual([
    'Готово: уведомления Kasb для Азиз придут сюда. Отключить: /stop',
    'Сюда уже приходят уведомления Kasb для Азиз. Отключить: /stop',
    'Ссылка устарела, запросите новую',
  ]);
  expect((await settingsOf(other)).telegram).toBeNull();
});

test('nothing is read without the secret', async () => {
  const channel = await opened(() => taken);
  const { link, write } = botOf(api, channel);
  const person = await api.person();
  const token = await link(person);
  for (const given of ['', 'another-secret-of-it', `${secret}x`])
    expect((await write(`/start ${token}`, 80, given)).status).toBe(401);
  api.services.telegramSecret = undefined;
  expect((await write(`/start ${token}`, 80)).status).toBe(404);
  expect(channel.calls).toEqual([]);
  expect((await settingsOf(person)).telegram).toBeNull();
});

test('a chat is one person’s: it moves once that is meant, and the older is told', { tags: ['race'] }, async () => {
  const channel = await opened(() => taken);
  const { link, write, press } = botOf(api, channel);
  const [older, newer] = [await api.person(), await api.person()];
  const [first, second] = [await link(older), await link(newer)];
  await Promise.all([write(`/start ${first}`, 81), write(`/start ${first}`, 81)]);
  channel.calls.length = 0;
  await write(`/start ${second}`, 81);
  expect((await settingsOf(newer)).telegram).toBeNull();
  const [move, keep] = [`/instead ${second}`, '/stay'];
  expect(channel.calls[0]?.body).toMatchObject({
    text: 'Подключить вместо Азиз?',
    reply_markup: {
      inline_keyboard: [
        [
          { text: 'Подключить', callback_data: move },
          { text: 'Оставить как есть', callback_data: keep },
        ],
      ],
    },
  });
  expect(move.length).toBeLessThanOrEqual(64);
  await press(keep, 81);
  expect((await settingsOf(older)).telegram).not.toBeNull();
  channel.calls.length = 0;
  // Two presses of it are one.
  await Promise.all([press(move, 81), press(move, 81)]);
  expect(
    texts(channel.calls)
      .filter((text) => text !== 'undefined')
      .toSorted(),
  ).toEqual([
    'Готово: уведомления Kasb для Азиз придут сюда. Отключить: /stop',
    'Сюда уже приходят уведомления Kasb для Азиз. Отключить: /stop',
  ]);
  expect(channel.calls.find(({ path }) => path.endsWith('/answerCallbackQuery'))?.body).toEqual({
    callback_query_id: 'press',
  });
  expect((await settingsOf(older)).telegram).toBeNull();
  expect((await settingsOf(newer)).telegram).not.toBeNull();
  const told = await api.call(listNotifications, { query: {} }, { as: older.token });
  expect(told.body).toMatchObject({
    items: [{ kind: 'telegram_moved', title: 'Telegram @niluf теперь подключён к другому аккаунту' }],
  });
  // Two who connect one chat at once: one has it, and nobody gets an error.
  await write('/stop', 81);
  const links = await Promise.all([link(older), link(newer)]);
  await Promise.all(links.map((token) => write(`/start ${token}`, 81)));
  const owners = (await Promise.all([settingsOf(older), settingsOf(newer)])).filter(({ telegram }) => telegram);
  expect(owners).toHaveLength(1);
});

test('it is ended on the site, twice as well; a bot that is out of reach keeps nobody from connecting', async () => {
  const { connect } = botOf(api, await opened(() => refused(502, 'Bad Gateway')));
  const person = await api.person();
  await connect(person);
  expect((await settingsOf(person)).telegram).not.toBeNull();
  for (let time = 0; time < 2; time += 1)
    expect((await api.call(unlinkTelegram, {}, { as: person.token })).status).toBe(200);
  expect((await settingsOf(person)).telegram).toBeNull();
});

test('a portal without a bot says so, and too many links are refused', async () => {
  const person = await api.person();
  api.services.messenger = undefined;
  expect(await api.call(linkTelegram, {}, { as: person.token })).toMatchObject({
    status: 503,
    body: { code: 'channelUnavailable', error: 'Telegram не подключен на этом портале' },
  });
  expect((await settingsOf(person)).channels).toEqual(['app']);
  const { link } = botOf(api, await opened(() => taken));
  for (let time = 0; time < 20; time += 1) await link(person);
  expect((await api.call(linkTelegram, {}, { as: person.token })).status).toBe(429);
});

test('without a webhook the bot asks, and answers what was written once', async () => {
  const person = await api.person();
  const asked: unknown[] = [];
  let token = '';
  const channel = await opened(({ path, body }) => {
    if (!path.endsWith('/getUpdates')) return taken;
    asked.push(body.offset);
    const message = { text: `/start ${token}`, chat: { id: 90, type: 'private' }, from: { first_name: 'Нилуфар' } };
    const group = { text: '/start x', chat: { id: -5, type: 'group' } };
    const result =
      body.offset === undefined
        ? [
            { update_id: 7, message },
            { update_id: 8, message: group },
          ]
        : [];
    return { body: { ok: true, result } };
  });
  const { link } = botOf(api, channel);
  token = await link(person);
  api.services.telegramSecret = undefined;
  await hear(api.services, new AbortController().signal, 0);
  expect(asked).toEqual([undefined, 9]);
  expect(await settingsOf(person)).toMatchObject({ telegram: { name: 'Нилуфар' } });
  expect(channel.calls.filter(({ path }) => path.endsWith('/sendMessage'))).toHaveLength(1);
});

test('in the place of a bot an outbox confirms at once, by an address of this server', async () => {
  const written: object[] = [];
  const outbox = { write: async (entry: object) => void written.push(entry), read: async () => '' };
  api.services.messenger = createMessengerOutbox(outbox);
  const person = await api.person();
  const { url } = (await api.call(linkTelegram, {}, { as: person.token })).body as { url: string };
  const path = new URL(url).pathname;
  expect((await api.request(path)).status).toBe(200);
  expect(await settingsOf(person)).toMatchObject({ telegram: { name: '@demo' } });
  expect((await api.request(path)).status).toBe(410);
  expect(written).toHaveLength(1);
});

/** @module-tag slow */

import { getNotificationSettings, testChannel } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Letter } from '../../src/adapters/mail/mailer.ts';
import { MessengerError } from '../../src/adapters/messenger/messenger.ts';
import { notificationSettings, rateHits } from '../../src/db/schema/index.ts';
import type { SwitchedChannel } from '../../src/notifications/switches.ts';
import { Harness, statusesOf } from '../support/harness.ts';
import type { TestPerson } from '../support/harness.ts';
import { openingChannels } from '../support/openingChannels.ts';
import { botOf, refused, taken } from './support.ts';

const api = Harness.forThisFile();
const opened = openingChannels();
type Reply = typeof taken | ReturnType<typeof refused>;
const letters: Letter[] = [];

beforeEach(async () => {
  letters.length = 0;
  api.sent.length = 0;
  api.services.mailer = async (letter) => void letters.push(letter);
  api.services.smsNotices = true;
  await api.db.delete(rateHits);
});

const tryOut = ({ token }: TestPerson, channel: SwitchedChannel) =>
  api.call(testChannel, { body: { channel } }, { as: token });

/** An employer who is reached by all channels. */
async function employer(reply: Reply = taken) {
  const person = await api.person('employer');
  const channel = await opened(() => taken);
  await botOf(api, channel).connect(person);
  channel.reply = () => reply;
  const mailbox = { email: 'hr@samarqand.example', emailConfirmedAt: api.now, unsubscribeToken: person.id };
  await api.db.update(notificationSettings).set(mailbox).where(eq(notificationSettings.userId, person.id));
  return { person, channel };
}

test('a message comes by the channel that is tried, and by no other', async () => {
  const { person, channel } = await employer();
  expect((await tryOut(person, 'telegram')).status).toBe(200);
  expect(channel.calls.map(({ body }) => body.text)).toEqual(['Проверка: уведомления Kasb приходят сюда']);
  expect(api.sent).toEqual([]);
  expect((await tryOut(person, 'sms')).status).toBe(200);
  expect(api.sent).toMatchObject([{ to: person.phone, text: 'Kasb: проверка. Уведомления приходят на этот номер.' }]);
  expect((await tryOut(person, 'email')).status).toBe(200);
  expect(letters).toMatchObject([{ to: 'hr@samarqand.example', subject: 'Проверка: уведомления Kasb приходят сюда' }]);
  expect(channel.calls).toHaveLength(1);
});

test('each channel is tried three times an hour, also at once', { tags: ['race'] }, async () => {
  const { person } = await employer();
  const answers = await Promise.all(Array.from({ length: 5 }, () => tryOut(person, 'email')));
  expect(statusesOf(answers)).toEqual([200, 200, 200, 429, 429]);
  expect((await tryOut(person, 'sms')).status).toBe(200);
  api.pass(3600);
  expect((await tryOut(person, 'email')).status).toBe(200);
});

test('a channel that does not reach the person is refused', async () => {
  const person = await api.person('employer');
  botOf(api, await opened(() => taken));
  expect((await tryOut(person, 'telegram')).body).toMatchObject({ code: 'channelUnavailable' });
  expect((await tryOut(person, 'email')).body).toMatchObject({ code: 'mailUnavailable' });
  api.services.smsNotices = false;
  expect((await tryOut(person, 'sms')).body).toMatchObject({ code: 'smsFailed' });
  expect((await api.call(testChannel, { body: { channel: 'pigeon' as 'sms' } }, { as: person.token })).status).toBe(
    422,
  );
});

test('a bot that is blocked and a mailbox that is dead are found out, and told of', async () => {
  const { person } = await employer(refused(403, 'Forbidden: bot was blocked by the user'));
  api.services.mailer = async () => {
    throw new MessengerError('The mail server refused (550, RCPT TO)', { isBlocked: true });
  };
  for (const channel of ['telegram', 'email'] as const)
    expect(await tryOut(person, channel)).toMatchObject({ status: 502, body: { code: 'channelFailed' } });
  expect((await api.call(getNotificationSettings, {}, { as: person.token })).body).toMatchObject({
    telegram: { is_blocked: true },
    email: { is_dead: true },
  });
});

test('SMS of the day that are spent are said to be', async () => {
  const { person } = await employer();
  api.services.smsDaily = 1;
  expect((await tryOut(person, 'sms')).body).toMatchObject({ code: 'smsBudgetSpent' });
  api.services.smsDaily = 5000;
  expect(api.sent).toEqual([]);
});

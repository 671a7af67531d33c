/** @module-tag race */

import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sendApplicationMessage } from '@kasb/contract';
import { afterAll, expect, test } from 'vitest';
import { notificationDeliveries } from '../../src/db/schema/index.ts';
import { botOf, deliveriesBy, response, taken } from '../messaging/support.ts';
import { until } from '../support/channel.ts';
import type { Channel, Reply } from '../support/channel.ts';
import { Harness } from '../support/harness.ts';
import { openingChannels } from '../support/openingChannels.ts';
import { startProcess } from '../support/rig.ts';

const api = Harness.forThisFile();
const opened = openingChannels();
const people = 6;
/** How many are answered before the kill. */
const answeredFirst = 2;

/** A gateway of SMS that writes down what it is asked for, and answers the first of them only. */
const asked: string[] = [];
async function take(request: IncomingMessage, answer: ServerResponse): Promise<void> {
  const form = new URLSearchParams(await text(request));
  const isLogIn = request.url === '/api/auth/login';
  if (!isLogIn) asked.push(form.get('mobile_phone') ?? '');
  if (!isLogIn && asked.length > answeredFirst) return;
  const body = isLogIn ? { data: { token: 'token' } } : { id: 'sms' };
  answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
const gateway = createServer((request, answer) => void take(request, answer)).listen(0, '127.0.0.1');
afterAll(() => {
  gateway.closeAllConnections();
  gateway.close();
});

/** A Telegram that takes the first messages, is silent to the others, and takes all once nobody waits for it. */
function slowTelegram(channel: Channel) {
  const took: string[] = [];
  let isSilent = true;
  channel.reply = ({ path, body }): Reply | undefined => {
    if (!path.endsWith('/sendMessage')) return { body: { ok: true, result: [] } };
    if (isSilent && took.length >= answeredFirst) return undefined;
    took.push(String(body.text));
    return taken;
  };
  return { took, recover: () => (isSilent = false) };
}

test('a sender killed while Telegram and the gateway are silent loses nothing and sends nothing twice', async () => {
  api.now = new Date();
  const channel = await opened(() => taken);
  const { connect } = botOf(api, channel);
  const { firm, person, id, respond } = await response(api);
  const responses = [{ person, id }];
  while (responses.length < people) {
    const another = await api.person();
    responses.push({ person: another, id: await respond(another) });
  }
  for (const { person: one } of responses) await connect(one);
  const { sql } = api;
  await sql`delete from notifications`;
  const texts = responses.map((_, number) => `Samarqand Textile: Слово ${number}`);
  for (const [number, one] of responses.entries()) {
    const sent = { params: { id: one.id }, body: { text: `Слово ${number}` } };
    expect((await api.call(sendApplicationMessage, sent, { as: firm.owner.token })).status).toBe(201);
    await sql`
      with told as (
        insert into notifications (user_id, kind, dedupe, data, created_at)
        values (${one.person.id}, 'application_offer', ${`offer:${one.id}`},
          jsonb_build_object('applicationId', ${one.id}::text), now()) returning id
      )
      insert into notification_deliveries (notification_id, channel, try_after)
      select id, 'sms', now() - interval '1 minute' from told`;
  }
  const { took, recover } = slowTelegram(channel);
  const env = {
    DATABASE_URL: api.databaseUrl,
    ESKIZ_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    KASB_SMS_NOTICES: '1',
    KASB_TELEGRAM_TOKEN: '1:x',
    KASB_TELEGRAM_BOT: 'kasb_bot',
    KASB_TELEGRAM_URL: channel.url,
  };
  const begin = () => sql`insert into pgboss.job (name) values ('notify.deliver')`;
  const sentTo = () => channel.calls.filter(({ path }) => path.endsWith('/sendMessage')).length;

  const first = await startProcess(env);
  await begin();
  await until(() => sentTo() === people && asked.length === people);
  const isWritten = async () => {
    const rows = await api.db.select().from(notificationDeliveries);
    return rows.filter(({ state }) => state === 'sent').length === 2 * answeredFirst;
  };
  await until(isWritten);
  await first.kill('SIGKILL');
  recover();
  // Nobody waits here until the leases of the dead have ended.
  await sql`update notification_deliveries set try_after = now() - interval '1 second' where state = 'sending'`;
  const second = await startProcess(env);
  await begin();
  await until(async () =>
    (await api.db.select().from(notificationDeliveries)).every(({ state }) => state !== 'sending'),
  );
  await second.kill('SIGTERM');

  expect(took.toSorted()).toEqual(texts);
  expect((await deliveriesBy(api, 'telegram')).map(({ state }) => state)).toEqual(texts.map(() => 'sent'));
  expect(asked.toSorted()).toEqual(responses.map((one) => one.person.phone).toSorted());
  const lost = (await deliveriesBy(api, 'sms')).filter(({ state, error }) => state === 'failed' && error === 'lost');
  expect(lost).toHaveLength(people - answeredFirst);
});

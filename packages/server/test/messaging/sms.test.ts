/** @module-tag slow */

import { readNotifications, updateNotificationSettings } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { notifications } from '../../src/db/schema/index.ts';
import { createFirm } from '../support/firm.ts';
import { Harness } from '../support/harness.ts';
import { deliver, deliveriesBy, response } from './support.ts';

const api = Harness.forThisFile();
const hour = 3600;

beforeEach(async () => {
  api.now = new Date('2026-03-03T07:00:00.000Z');
  api.sent.length = 0;
  api.onSms = () => undefined;
  api.services.smsNotices = true;
  await api.db.delete(notifications);
});

test('an invitation that nobody saw for two hours goes by SMS, without a word of the employer’s', async () => {
  const { person, id, move } = await response(api);
  await move('interview');
  api.pass(2 * hour - 1);
  await deliver(api);
  expect(api.sent).toEqual([]);
  api.pass(1);
  await deliver(api);
  const [{ to, text } = { to: '', text: '' }] = api.sent;
  expect(to).toBe(person.phone);
  expect(text).toMatch(/^Kasb: новый ответ по вашему отклику\. https:\/\/kasb\.uz\/m\/[\w-]{8}$/);
  const code = text.split('/').at(-1);
  const followed = await api.request(`/m/${code}`, { redirect: 'manual' });
  expect(followed.status).toBe(302);
  expect(followed.headers.get('location')).toBe(`/my/applications?application=${id}`);
  expect(followed.headers.get('set-cookie')).toBeNull();
  api.pass(14 * 24 * hour);
  expect((await api.request(`/m/${code}`)).headers.get('location')).toBe('/my/applications');
  expect((await api.request('/m/made-up')).headers.get('location')).toBe('/my/applications');
});

test('what was seen, is not wanted, or where none are sent goes not', async () => {
  const seen = await response(api);
  await seen.move('interview');
  await api.call(readNotifications, { body: { until: api.now.toISOString() } }, { as: seen.person.token });
  const unwanted = await response(api);
  await unwanted.move('offer');
  await api.call(updateNotificationSettings, { body: { isSmsOn: false } }, { as: unwanted.person.token });
  api.pass(2 * hour);
  await deliver(api);
  const other = await response(api);
  await other.move('offer');
  api.services.smsNotices = false;
  api.pass(2 * hour);
  await deliver(api);
  expect(api.sent).toEqual([]);
});

test('one a day of a response, three a week of a person', async () => {
  const { person, id, move, respond } = await response(api);
  await move('interview');
  api.pass(60);
  await move('screening');
  await move('offer');
  api.pass(2 * hour);
  await deliver(api);
  expect(api.sent).toHaveLength(1);
  expect(id).toBeTruthy();
  for (let more = 0; more < 3; more += 1) {
    api.now = new Date(api.now.getTime() + 24 * hour * 1000);
    const firm = await createFirm(api);
    await api.publish(firm.vacancyId);
    const another = await respond(person, firm.vacancyId);
    await api.db.execute(sql`
      insert into notifications (user_id, kind, dedupe, data, created_at)
      values (${person.id}, 'application_offer', ${`offer:${another}`},
        jsonb_build_object('applicationId', ${another}::text), ${api.now.toISOString()}::timestamptz)`);
    await api.db.execute(sql`
      insert into notification_deliveries (notification_id, channel, try_after)
      select id, 'sms', ${api.now.toISOString()}::timestamptz from notifications where dedupe = ${`offer:${another}`}`);
    await deliver(api);
  }
  expect(api.sent).toHaveLength(3);
});

test('it goes at most once: neither a failure nor a death sends it again', async () => {
  const { move } = await response(api);
  await move('interview');
  api.onSms = () => {
    throw new Error('the gateway is down');
  };
  api.pass(2 * hour);
  await deliver(api);
  expect((await deliveriesBy(api, 'sms'))[0]).toMatchObject({ state: 'failed' });
  await api.db.execute(sql`
    update notification_deliveries set state = 'sending', try_after = ${api.now.toISOString()}::timestamptz
    where channel = 'sms'`);
  api.onSms = () => undefined;
  await deliver(api);
  expect(api.sent).toEqual([]);
  expect((await deliveriesBy(api, 'sms'))[0]).toMatchObject({ state: 'failed', error: 'lost' });
});

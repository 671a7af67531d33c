import {
  addCompanyMember,
  blockCompany,
  confirmEmail,
  getNotificationSettings,
  setEmail,
  unblockCompany,
  unsubscribeEmail,
  updateNotificationSettings,
} from '@kasb/contract';
import { beforeEach, expect, test } from 'vitest';
import type { Letter } from '../../src/adapters/mail/mailer.ts';
import { MessengerError } from '../../src/adapters/messenger/messenger.ts';
import { emailLinks, notificationDeliveries, notifications, rateHits } from '../../src/db/schema/index.ts';
import { notify } from '../../src/notifications/notify.ts';
import { createFirm } from '../support/firm.ts';
import { Harness, operatorToken, statusesOf } from '../support/harness.ts';
import type { TestPerson } from '../support/harness.ts';
import { deliver, deliveriesBy } from './support.ts';

const api = Harness.forThisFile();
const letters: Letter[] = [];
const box = 'dilnoza@samarqand.example';
/** What the mail server says. */
let refuse: MessengerError | undefined;

beforeEach(async () => {
  // Noon in Tashkent.
  api.now = new Date('2026-03-03T07:00:00.000Z');
  letters.length = 0;
  refuse = undefined;
  api.services.mailer = async (letter) => {
    if (refuse) throw refuse;
    letters.push(letter);
  };
  await api.db.delete(notifications);
  await api.db.delete(rateHits);
});

const name = ({ token }: TestPerson, email = box) => api.call(setEmail, { body: { email } }, { as: token });
const confirm = ({ token }: TestPerson, given: string) =>
  api.call(confirmEmail, { body: { token: given } }, { as: token });
const settingsOf = async ({ token }: TestPerson) => (await api.call(getNotificationSettings, {}, { as: token })).body;
const linkOf = (letter: Letter | undefined) => /\?email=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
const paid = (person: TestPerson, id = 'a') =>
  notify(
    api.db,
    person.id,
    { kind: 'payment_paid', dedupe: `order:${id}:paid`, data: { number: '48172093', plan: 'Бизнес' } },
    api.now,
  );
const gone = new MessengerError('The mail server refused (550, RCPT TO)', { isBlocked: true });

async function hasMailbox(person: TestPerson, email = box): Promise<void> {
  await name(person, email);
  expect((await confirm(person, linkOf(letters.pop()))).status).toBe(200);
}

/** An employer whose mailbox is confirmed. */
async function employer() {
  const person = await api.person('employer');
  await hasMailbox(person);
  return person;
}

test('a mailbox is the person’s once they follow the link, of which only a digest is kept', async () => {
  const person = await api.person('employer');
  expect(await settingsOf(person)).toMatchObject({ channels: ['app', 'email'], email: null });
  expect((await name(person)).body).toMatchObject({ email: { address: box, is_confirmed: false } });
  expect(letters).toMatchObject([{ to: box, subject: 'Подтвердите почту для уведомлений Kasb' }]);
  expect(letters[0]?.unsubscribe).toBeUndefined();
  const token = linkOf(letters[0]);
  expect(letters[0]?.html).toContain(`href="https://kasb.uz/employer/notifications/settings?email=${token}"`);
  expect(JSON.stringify(await api.db.select().from(emailLinks))).not.toContain(token);
  await paid(person);
  expect(await deliveriesBy(api, 'email')).toEqual([]);
  expect((await confirm(person, token)).body).toMatchObject({ email: { address: box, is_confirmed: true } });
  expect(await confirm(person, token)).toMatchObject({ status: 410, body: { code: 'spentLink' } });
});

test('a link of yesterday, of somebody else, of another mailbox or made up confirms nothing', async () => {
  const [person, other] = [await api.person('employer'), await api.person('employer')];
  await name(person);
  const first = linkOf(letters[0]);
  expect((await confirm(other, first)).status).toBe(410);
  await name(person, 'other@samarqand.example');
  for (const token of [first, 'made-up', 'я'.repeat(100)]) expect((await confirm(person, token)).status).toBe(410);
  api.pass(24 * 3600);
  expect((await confirm(person, linkOf(letters[1]))).status).toBe(410);
  expect(await settingsOf(person)).toMatchObject({ email: { is_confirmed: false } });
});

test('one link followed twice at once counts once', { tags: ['race'] }, async () => {
  const person = await api.person('employer');
  await name(person);
  const token = linkOf(letters[0]);
  const answers = await Promise.all([confirm(person, token), confirm(person, token), confirm(person, token)]);
  expect(statusesOf(answers)).toEqual([200, 410, 410]);
});

test('a letter that does not go changes nothing, and says why', async () => {
  const person = await employer();
  refuse = gone;
  expect(await name(person, 'nobody@samarqand.example')).toMatchObject({
    status: 422,
    body: { fields: { email: { code: 'mailRefused' } } },
  });
  refuse = new MessengerError('The mail server is out of reach (ETIMEDOUT)');
  expect(await name(person, 'nobody@samarqand.example')).toMatchObject({
    status: 502,
    body: { code: 'channelFailed' },
  });
  expect(await settingsOf(person)).toMatchObject({ email: { address: box, is_confirmed: true } });
  api.services.mailer = undefined;
  expect(await name(person)).toMatchObject({ status: 503, body: { code: 'mailUnavailable' } });
  expect((await api.call(setEmail, { body: { email: 'нет' } }, { as: person.token })).status).toBe(422);
});

test('nobody has letters sent to others without end', async () => {
  const statuses = [];
  for (let count = 0; count < 6; count += 1) statuses.push((await name(await api.person('employer'))).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const person = await api.person('employer');
  const boxes = Array.from({ length: 11 }, (_, index) => `box${index}@samarqand.example`);
  const answers = [];
  for (const each of boxes) answers.push((await name(person, each)).status);
  expect(answers).toEqual([...Array<number>(10).fill(200), 429]);
});

test('what is switched on for mail goes there, at night too, several as one', async () => {
  const person = await employer();
  api.now = new Date('2026-03-03T18:00:00.000Z');
  await paid(person);
  await notify(api.db, person.id, { kind: 'note_mention', dedupe: 'n', data: { applicationId: 'a' } }, api.now);
  await deliver(api);
  expect(letters).toMatchObject([{ to: box, subject: 'Оплата прошла' }]);
  const [letter] = letters;
  const unsubscribe = letter?.unsubscribe ?? '';
  expect(unsubscribe).toMatch(/^https:\/\/kasb\.uz\/notifications\/email\/unsubscribe\/[\w-]{43}$/);
  expect(letter?.text).toContain(`https://kasb.uz/unsubscribe/${unsubscribe.split('/').at(-1)}`);
  await api.call(updateNotificationSettings, { body: { kinds: { talk: { email: true } } } }, { as: person.token });
  await paid(person, 'b');
  await notify(api.db, person.id, { kind: 'note_mention', dedupe: 'm', data: { applicationId: 'a' } }, api.now);
  await deliver(api);
  expect(letters[1]).toMatchObject({ subject: 'Kasb: уведомлений 2' });
  expect(await deliver(api)).toBe(0);
});

test('that a company was blocked, and why, goes to its owners once, with no switch for it', async () => {
  const { id, owner, member } = await createFirm(api);
  await hasMailbox(owner);
  await hasMailbox(member, 'member@samarqand.example');
  const block = () =>
    api.call(blockCompany, { params: { id }, body: { reason: 'Чужие реквизиты' } }, { as: operatorToken });
  expect(statusesOf([await block(), await block()])).toEqual([200, 200]);
  await deliver(api);
  expect(letters).toMatchObject([{ to: box, subject: 'Компания Samarqand Textile заблокирована' }]);
  expect(letters[0]?.text).toContain('Чужие реквизиты\nОткрыть: https://kasb.uz/employer/companies\n');
  api.pass(60);
  await api.call(unblockCompany, { params: { id } }, { as: operatorToken });
  await block();
  await deliver(api);
  expect(letters).toHaveLength(2);
});

test('who is invited into a company has a letter that leads to the answer', async () => {
  const person = await employer();
  const { id, owner } = await createFirm(api);
  await api.call(addCompanyMember, { params: { id }, body: { phone: person.phone } }, { as: owner.token });
  await deliver(api);
  expect(letters).toMatchObject([{ to: box, subject: 'Азиз Каримов приглашает вас в компанию Samarqand Textile' }]);
  expect(letters[0]?.text).toContain('Открыть: https://kasb.uz/employer/companies\n');
});

test('what people named is text in a letter', async () => {
  const person = await employer();
  const data = { vacancyId: 'v', title: '<img src=x>&', comment: 'a' };
  await api.call(
    updateNotificationSettings,
    { body: { kinds: { vacancy_moderated: { email: true } } } },
    { as: person.token },
  );
  await notify(api.db, person.id, { kind: 'vacancy_approved', dedupe: 'v', data }, api.now);
  await deliver(api);
  expect(letters[0]?.html).toContain('&lt;img src=x&gt;&amp;');
  expect(letters[0]?.html).not.toContain('<img');
});

test('a letter whose sender died is sent again under its name', async () => {
  const person = await employer();
  await paid(person);
  await deliver(api);
  await api.db.update(notificationDeliveries).set({ state: 'sending', sentAt: null });
  api.pass(120);
  await deliver(api);
  expect(letters).toHaveLength(2);
  expect(letters[0]?.id).toBe(letters[1]?.id);
});

test('a dead mailbox turns its channel off until it is confirmed again', async () => {
  const person = await employer();
  refuse = gone;
  await paid(person);
  await deliver(api);
  expect(await deliveriesBy(api, 'email')).toMatchObject([{ state: 'failed', error: 'blocked', attempts: 1 }]);
  expect(await settingsOf(person)).toMatchObject({ email: { is_confirmed: true, is_dead: true } });
  await paid(person, 'b');
  expect(await deliveriesBy(api, 'email')).toHaveLength(1);
  refuse = undefined;
  await name(person);
  await confirm(person, linkOf(letters[0]));
  expect(await settingsOf(person)).toMatchObject({ email: { is_dead: false } });
});

test('a mail server that is away is asked again', async () => {
  const person = await employer();
  refuse = new MessengerError('The mail server is out of reach (ECONNECTION)');
  await paid(person);
  await deliver(api);
  expect(await deliveriesBy(api, 'email')).toMatchObject([{ state: 'waiting', attempts: 1 }]);
  refuse = undefined;
  api.pass(60);
  await deliver(api);
  expect(letters).toHaveLength(1);
});

test('one press ends the letters, by a page and by a mail program', async () => {
  const person = await employer();
  await paid(person);
  await deliver(api);
  const { pathname } = new URL(letters[0]?.unsubscribe ?? '');
  const pressed = await api.request(pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(pressed.status).toBe(200);
  expect(await settingsOf(person)).toMatchObject({ email: { is_unsubscribed: true } });
  const token = pathname.split('/').at(-1) ?? '';
  expect((await api.call(unsubscribeEmail, { params: { token } }, {})).status).toBe(200);
  expect(await api.call(unsubscribeEmail, { params: { token: 'made-up' } }, {})).toMatchObject({
    status: 410,
    body: { code: 'spentLink' },
  });
  await paid(person, 'b');
  await deliver(api);
  expect(letters).toHaveLength(1);
});

test('a mailbox that is confirmed is not asked to be confirmed again', async () => {
  const person = await employer();
  expect((await name(person)).body).toMatchObject({ email: { address: box, is_confirmed: true } });
  expect(letters).toEqual([]);
});

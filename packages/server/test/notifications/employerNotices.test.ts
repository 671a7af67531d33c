import { randomBytes } from 'node:crypto';
import { addCompanyMember, listNotifications, moderateVacancy } from '@kasb/contract';
import type { ModerationDecision } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { companyMembers, notifications } from '../../src/db/schema/index.ts';
import { withToken } from '../../src/headhunter/tokens.ts';
import { botOf, deliver, deliveriesBy, taken } from '../messaging/support.ts';
import { createFirm, join } from '../support/firm.ts';
import { Harness, operatorToken } from '../support/harness.ts';
import type { TestPerson } from '../support/harness.ts';
import { HeadHunterSide } from '../support/headHunter.ts';
import { openingChannels } from '../support/openingChannels.ts';
import { Publisher } from '../support/publisher.ts';

const api = Harness.forThisFile();
const hh = HeadHunterSide.of(api);
const publisher = new Publisher(api);
const opened = openingChannels();

beforeEach(async () => {
  // Noon in Tashkent.
  api.now = new Date('2026-03-03T07:00:00.000Z');
});

/** What came before does not count, such as that somebody joined. */
const untold = async <Made>(made: Promise<Made>): Promise<Made> => {
  const thing = await made;
  await api.db.delete(notifications);
  return thing;
};

const told = async ({ token }: TestPerson, language = 'ru') => {
  const answer = await api.call(listNotifications, {}, { as: token, headers: { 'accept-language': language } });
  const { items } = answer.body as { items: { kind: string; title: string; text: string; link: string }[] };
  return items.map(({ kind, title, text, link }) => ({ kind, title, text, link }));
};
const decide = (id: string, body: ModerationDecision) =>
  api.call(moderateVacancy, { params: { id }, body }, { as: operatorToken });

describe('a moderator’s decision', () => {
  test(
    'is told to whoever wrote the vacancy and to owners, with its reasons in their language, once',
    { tags: ['race'] },
    async () => {
      const firm = await createFirm(api);
      const other = await api.person('employer');
      await untold(join(api, firm, other, 'owner'));
      const refusal: ModerationDecision = {
        status: 'rejected',
        reasons: ['contacts'],
        comment: 'requirementMissing',
      };
      await Promise.all([decide(firm.vacancyId, refusal), decide(firm.vacancyId, refusal)]);
      await decide(firm.vacancyId, refusal);
      const notice = {
        kind: 'vacancy_rejected',
        title: 'Вакансия отклонена',
        text: 'Технолог швейного производства, Контакты в тексте, requirementMissing',
        link: `/employer/vacancies/${firm.vacancyId}`,
      };
      expect(await told(firm.owner)).toEqual([notice]);
      expect(await told(other)).toEqual([notice]);
      expect(await told(other, 'uz')).toMatchObject([
        { text: 'Технолог швейного производства, Matnda kontaktlar, requirementMissing' },
      ]);
      expect(await told(firm.member)).toEqual([]);
      api.pass(1);
      await decide(firm.vacancyId, { status: 'approved' });
      expect((await told(firm.owner)).map(({ kind }) => kind)).toEqual(['vacancy_approved', 'vacancy_rejected']);
    },
  );

  test('is told to nobody who has left, and nothing is told of one that was refused', async () => {
    const firm = await untold(createFirm(api));
    await api.db.delete(companyMembers).where(eq(companyMembers.userId, firm.owner.id));
    expect((await decide(firm.vacancyId, { status: 'rejected' })).status).toBe(422);
    await decide(firm.vacancyId, { status: 'approved' });
    await decide(firm.vacancyId, { status: 'rejected', comment: 'Нет такой фабрики' });
    expect(await api.db.select().from(notifications)).toEqual([]);
  });

  test('goes to the chat, and by SMS only where it is a refusal', async () => {
    const channel = await opened(() => taken);
    const firm = await untold(createFirm(api));
    await botOf(api, channel).connect(firm.owner);
    await decide(firm.vacancyId, { status: 'needs_revision', comment: 'Уточните зарплату' });
    api.pass(1);
    await decide(firm.vacancyId, { status: 'approved' });
    expect(await deliveriesBy(api, 'telegram')).toHaveLength(2);
    expect(await deliveriesBy(api, 'sms')).toHaveLength(1);
    await deliver(api);
    expect(String(channel.calls[0]?.body.text)).toContain('Уточните зарплату');
  });
});

describe('a channel in which a vacancy did not come out', () => {
  test('is told to whoever published, once for each try', async () => {
    const firm = await untold(publisher.firm());
    publisher.telegramServer.reply = () => ({ status: 502 });
    await publisher.publish(firm, [publisher.ids.telegram, publisher.ids.other]);
    const notice = {
      kind: 'publication_failed',
      title: 'Не вышла в Канал',
      text: 'Технолог швейного производства, Telegram: сбой на стороне сервиса (502)',
      link: `/employer/vacancies/${firm.vacancyId}`,
    };
    expect(await told(firm.owner)).toEqual([notice]);
    expect(await told(firm.owner, 'uz')).toMatchObject([{ title: 'Каналda chiqmadi' }]);
    api.pass(60);
    await publisher.publish(firm, [publisher.ids.telegram]);
    expect(await told(firm.owner)).toEqual([notice, notice]);
    expect(await told(firm.member)).toEqual([]);
  });

  test('is told to nobody who has left the company meanwhile', async () => {
    const firm = await untold(publisher.firm());
    publisher.telegramServer.reply = async () => {
      await api.db.delete(companyMembers).where(eq(companyMembers.userId, firm.owner.id));
      return { status: 502 };
    };
    await publisher.send(firm.vacancyId, firm.owner.token, [publisher.ids.telegram]);
    expect(await api.db.select().from(notifications)).toEqual([]);
  });
});

test('an invitation goes to the chat of whoever is invited, by day', async () => {
  const channel = await opened(() => taken);
  const { id, owner } = await createFirm(api);
  const person = await api.person('employer');
  await botOf(api, channel).connect(person);
  api.now = new Date('2026-03-03T17:00:00.000Z');
  await api.call(addCompanyMember, { params: { id }, body: { phone: person.phone } }, { as: owner.token });
  await deliver(api);
  expect(channel.calls).toEqual([]);
  api.pass(12 * 3600);
  await deliver(api);
  expect(String(channel.calls[0]?.body.text)).toContain('приглашает вас в компанию Samarqand Textile');
});

test(
  'a connection to HeadHunter that has ended is told to its person, once, however many find out',
  { tags: ['race'] },
  async () => {
    const person = await api.person('employer');
    await hh.connect(person.token);
    api.services.headHunter = hh.open({ keys: [randomBytes(32)] });
    const me = () => withToken(hh.work, person.id, (token) => hh.work.headHunter.whoAmI(token));
    await Promise.allSettled([me(), me(), me()]);
    expect(await told(person)).toEqual([
      {
        kind: 'headhunter_off',
        title: 'HeadHunter отключился',
        text: 'HeadHunter отозвал доступ. Подключите его заново',
        link: '/employer/integrations/headhunter',
      },
    ]);
    expect(await told(person, 'uz')).toMatchObject([{ text: 'HeadHunter ruxsatni bekor qildi. Uni qaytadan ulang' }]);
  },
);

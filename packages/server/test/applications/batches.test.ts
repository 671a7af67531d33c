/** @module-tag slow */

import {
  countBatchReaders,
  createApplicationBatch,
  deleteApplicationMessage,
  getApplication,
  getCandidateApplication,
  inviteToInterview,
  listApplicationFeed,
  respondToVacancy,
  saveInterviewQuestions,
  saveStages,
  sendApplicationMessage,
  setApplicationStage,
  undoApplicationBatch,
  updateApplicationStatus,
  updateNotificationSettings,
  withdrawApplication,
} from '@kasb/contract';
import type { Arguments, ApplicationBatchBody } from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { sendWaiting } from '../../src/applications/sendJob.ts';
import { createFirm, join } from '../support/firm.ts';
import type { Firm } from '../support/firm.ts';
import { Harness } from '../support/harness.ts';
import type { Answer } from '../support/harness.ts';

const api = Harness.forThisFile();
const minute = 60;

interface Respondent {
  id: string;
  token: string;
}

async function respond(firm: Firm): Promise<Respondent> {
  api.pass(1);
  const { token } = await api.person('candidate');
  const { body } = await api.call(respondToVacancy, { body: { vacancyId: firm.vacancyId } }, { as: token });
  return { id: (body as { id: string }).id, token };
}

async function firmWith(count: number): Promise<{ firm: Firm; people: Respondent[]; ids: string[] }> {
  const firm = await createFirm(api);
  await api.publish(firm.vacancyId);
  const people: Respondent[] = [];
  for (let index = 0; index < count; index += 1) people.push(await respond(firm));
  return { firm, people, ids: people.map(({ id }) => id) };
}

const refusal = { status: 'rejected', reason: 'skills' } as const;
const message = { textRu: 'Здравствуйте, {{first_name}}! По вакансии «{{vacancy}}» выбрали других. {{my_name}}' };

const batch = (firm: Firm, body: ApplicationBatchBody, token = firm.owner.token) =>
  api.call(createApplicationBatch, { body }, { as: token });
const undo = (id: string, token: string) => api.call(undoApplicationBatch, { params: { id } }, { as: token });
const idOf = ({ body }: Answer) => (body as { id: string }).id;
const statusesIn = async (firm: Firm) =>
  (await api.sql`select status from applications where vacancy_id = ${firm.vacancyId} order by created_at`).map(
    ({ status }) => status as string,
  );
const waitingOf = async (batchId: string) =>
  (
    await api.sql`
      select application_id from application_messages where batch_id = ${batchId} and sent_at is null`
  ).map(({ application_id }) => application_id as string);
const seenBy = async ({ id, token }: Respondent) =>
  (await api.call(getCandidateApplication, { params: { id } }, { as: token })).body as {
    status: string;
    unread_count: number;
    feed: { kind: string; text?: string }[];
  };

describe('a batch', () => {
  test('refuses many; the candidates learn of it and read the message once it cannot be undone', async () => {
    const { firm, people, ids } = await firmWith(3);
    const answer = await batch(firm, { applicationIds: ids, action: refusal, message });
    expect(answer).toMatchObject({
      status: 201,
      body: { changed: 3, skipped: [], messages: { app: 3, telegram: 0, headhunter: 0 } },
    });
    const [one = { id: '', token: '' }] = people;
    expect(await seenBy(one)).toMatchObject({ status: 'applied', unread_count: 0 });
    expect((await api.call(getApplication, { params: { id: one.id } }, { as: firm.owner.token })).body).toMatchObject({
      status: 'rejected',
      refusal: { reason: 'skills' },
    });
    expect(await sendWaiting(api.services)).toBe(0);
    api.pass(11 * minute);
    expect(await sendWaiting(api.services)).toBe(3);
    expect(await sendWaiting(api.services)).toBe(0);
    const seen = await seenBy(one);
    expect(seen).toMatchObject({ status: 'rejected', unread_count: 1 });
    expect(seen.feed.filter(({ kind }) => kind === 'message').map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Здравствуйте, \S+! По вакансии «.+» выбрали других\. .+/),
    ]);
  });

  test('undone: everybody is where they were, nothing was told, and nothing will be', async () => {
    const { firm, people, ids } = await firmWith(2);
    const { id: applicationId = '' } = people[0] ?? {};
    await api.call(
      updateApplicationStatus,
      { params: { id: applicationId }, body: { status: 'interview' } },
      { as: firm.owner.token },
    );
    const id = idOf(await batch(firm, { applicationIds: ids, action: refusal, message }));
    api.pass(9 * minute);
    // Any member may.
    expect((await undo(id, firm.member.token)).body).toEqual({ restored: 2, skipped: [] });
    expect(await statusesIn(firm)).toEqual(['interview', 'applied']);
    api.pass(30 * minute);
    expect(await sendWaiting(api.services)).toBe(0);
    for (const person of people) {
      const seen = await seenBy(person);
      expect(seen.feed.map(({ kind }) => kind)).not.toContain('message');
      expect(JSON.stringify(seen)).not.toContain('rejected');
    }
    expect(await undo(id, firm.owner.token)).toMatchObject({ status: 409, body: { code: 'batchUndone' } });
  });

  describe('over two companies', () => {
    /** Somebody of both moves one person of each, and writes to them. */
    async function overTwo() {
      const [first, second] = [await firmWith(1), await firmWith(1)];
      await join(api, second.firm, first.firm.owner, 'member');
      const applicationIds = [...first.ids, ...second.ids];
      const id = idOf(await batch(first.firm, { applicationIds, action: refusal, message }));
      return { first, second, id, author: first.firm.owner.token };
    }

    test('a member of one undoes what is of theirs, learns of no other, and the author undoes the rest', async () => {
      const { first, second, id, author } = await overTwo();
      expect((await undo(id, second.firm.owner.token)).body).toEqual({ restored: 1, skipped: [] });
      expect([await statusesIn(first.firm), await statusesIn(second.firm)]).toEqual([['rejected'], ['applied']]);
      expect(await undo(id, second.firm.owner.token)).toMatchObject({ status: 409, body: { code: 'batchUndone' } });
      // What waits for the others is still there.
      expect(await waitingOf(id)).toEqual(first.ids);
      expect((await undo(id, author)).body).toEqual({ restored: 1, skipped: [] });
      expect([await statusesIn(first.firm), await waitingOf(id)]).toEqual([['applied'], []]);
    });

    test('whoever left a company undoes nothing of it, and nothing at all once they left both', async () => {
      const { first, second, id, author } = await overTwo();
      const leave = (firm: Firm) =>
        api.sql`delete from company_members where company_id = ${firm.id} and user_id = ${first.firm.owner.id}`;
      await leave(second.firm);
      expect((await undo(id, author)).body).toEqual({ restored: 1, skipped: [] });
      expect(await statusesIn(second.firm)).toEqual(['rejected']);
      await leave(first.firm);
      expect(await undo(id, author)).toMatchObject({ status: 404, body: { code: 'unknownBatch' } });
      expect((await undo(id, second.firm.owner.token)).body).toEqual({ restored: 1, skipped: [] });
    });
  });

  test('after ten minutes it stays', async () => {
    const { firm, ids } = await firmWith(1);
    const id = idOf(await batch(firm, { applicationIds: ids, action: { status: 'screening' } }));
    api.pass(10 * minute + 1);
    expect(await undo(id, firm.owner.token)).toMatchObject({ status: 410, body: { code: 'batchTooOld' } });
    expect(await undo(id, (await createFirm(api)).owner.token)).toMatchObject({ status: 404 });
  });

  test('what a colleague moved meanwhile stays, and is named', async () => {
    const { firm, ids } = await firmWith(3);
    const id = idOf(await batch(firm, { applicationIds: ids, action: refusal }));
    const params = { id: ids[1] ?? '' };
    await api.call(updateApplicationStatus, { params, body: { status: 'offer' } }, { as: firm.member.token });
    expect((await undo(id, firm.owner.token)).body).toEqual({
      restored: 2,
      skipped: [{ id: params.id, why: 'changed' }],
    });
    expect(await statusesIn(firm)).toEqual(['applied', 'offer', 'applied']);
  });

  test('a sub-stage deleted meanwhile: nobody goes into it, and who comes back is in its status', async () => {
    const { firm, ids } = await firmWith(2);
    const params = { id: ids[0] ?? '' };
    const own = { as: firm.owner.token };
    const keep = (names: string[]) => {
      const stages = names.map((name) => ({ status: 'screening' as const, name }));
      return api.call(saveStages, { params: { id: firm.id }, body: { stages } }, own);
    };
    const stageId = ((await keep(['Звонок'])).body as { items: { id: string }[] }).items[0]?.id ?? '';
    await api.call(setApplicationStage, { params, body: { stageId } }, own);
    const id = idOf(await batch(firm, { applicationIds: ids, action: refusal }));
    await keep([]);
    const into = await batch(firm, { applicationIds: ids, action: { status: 'screening', stageId } });
    expect(into).toMatchObject({ status: 404, body: { code: 'unknownStage' } });
    expect(await statusesIn(firm)).toEqual(['rejected', 'rejected']);
    expect((await undo(id, firm.owner.token)).body).toEqual({ restored: 2, skipped: [] });
    expect((await api.call(getApplication, { params }, own)).body).toMatchObject({ status: 'screening', stage: null });
  });

  test('skips what cannot be moved, and says why', async () => {
    const { firm, people, ids } = await firmWith(3);
    const foreign = (await firmWith(1)).ids[0] ?? '';
    const own = { as: firm.owner.token };
    for (const index of [0, 1])
      await api.call(updateApplicationStatus, { params: { id: ids[index] ?? '' }, body: { status: 'offer' } }, own);
    const { id: gone = '', token = '' } = people[1] ?? {};
    await api.call(withdrawApplication, { params: { id: gone }, body: {} }, { as: token });
    const { body } = await batch(firm, { applicationIds: [...ids, foreign, 'x'], action: { status: 'offer' } });
    expect(body).toMatchObject({ changed: 1 });
    expect((body as { skipped: object[] }).skipped).toEqual(
      expect.arrayContaining([
        { id: ids[0], why: 'same' },
        { id: gone, why: 'withdrawn' },
        { id: foreign, why: 'not_found' },
        { id: 'x', why: 'not_found' },
      ]),
    );
  });

  test('by filters, but some; the reason of one who was refused before is told later', async () => {
    const { firm, ids } = await firmWith(3);
    const [except = '', refused = ''] = ids;
    await api.call(
      updateApplicationStatus,
      { params: { id: refused }, body: { status: 'rejected' } },
      { as: firm.owner.token },
    );
    const filter = { vacancy_id: firm.vacancyId };
    const answer = await batch(firm, { filter, exceptIds: [except], action: refusal });
    expect(answer.body).toMatchObject({ changed: 2, skipped: [] });
    expect(await statusesIn(firm)).toEqual(['applied', 'rejected', 'rejected']);
    expect((await undo(idOf(answer), firm.owner.token)).status).toBe(200);
    // Who was refused before the batch stays so, without its reason.
    expect((await api.call(getApplication, { params: { id: refused } }, { as: firm.owner.token })).body).toMatchObject({
      status: 'rejected',
      refusal: null,
    });
  });

  test.each([
    [{ action: { status: 'rejected' as const } }, 'action.reason', 'reasonRequired'],
    [{ action: { ...refusal, reason: 'other' as const } }, 'action.comment', 'meaningRequired'],
    [{ action: refusal, message: { textRu: '{{x}}' } }, 'message.textRu', 'unknownVariable'],
    [{ action: refusal, message: { textRu: '{{interview_link}}' } }, 'message.textRu', 'variableMissing'],
  ])('%j is refused, and nothing moves', async (body, field, code) => {
    const { firm, ids } = await firmWith(1);
    expect(await batch(firm, { applicationIds: ids, ...body })).toMatchObject({
      status: 422,
      body: { fields: { [field]: { code } } },
    });
    expect(await statusesIn(firm)).toEqual(['applied']);
  });

  test('more than a thousand at once are too many', async () => {
    const { firm } = await firmWith(0);
    const applicationIds = Array.from({ length: 1001 }, (_, index) => `${index}`);
    expect(await batch(firm, { applicationIds, action: { status: 'offer' } })).toMatchObject({
      status: 422,
      body: { code: 'batchTooLarge' },
    });
  });
});

describe('a message to many', () => {
  const writing = { message: { textRu: '{{first_name}}, когда созвонимся?', textUz: '{{first_name}}, qachon?' } };

  test('goes to each in their language once it cannot be undone, and moves nobody', async () => {
    const { firm, people, ids } = await firmWith(2);
    const [russian = { id: '', token: '' }, uzbek = { id: '', token: '' }] = people;
    await api.call(updateNotificationSettings, { body: { language: 'uz' } }, { as: uzbek.token });
    const answer = await batch(firm, { applicationIds: ids, ...writing });
    expect(answer).toMatchObject({
      status: 201,
      body: { changed: 0, skipped: [], messages: { app: 2, telegram: 0, headhunter: 0 } },
    });
    expect(await seenBy(russian)).toMatchObject({ status: 'applied', unread_count: 0 });
    api.pass(11 * minute);
    expect(await sendWaiting(api.services)).toBe(2);
    expect(await statusesIn(firm)).toEqual(['applied', 'applied']);
    const textsOf = async (person: Respondent) => (await seenBy(person)).feed.map(({ text }) => text);
    expect(await textsOf(russian)).toContainEqual(expect.stringMatching(/^\S+, когда созвонимся\?$/));
    expect(await textsOf(uzbek)).toContainEqual(expect.stringMatching(/^\S+, qachon\?$/));
    // Whoever writes has looked.
    expect((await seenBy(russian)).feed.map(({ kind }) => kind)).toContain('opened');
  });

  test('undone by a colleague it is never sent, and who was moved since stays there', async () => {
    const { firm, ids } = await firmWith(2);
    const id = idOf(await batch(firm, { applicationIds: ids, ...writing }));
    const own = { as: firm.owner.token };
    await api.call(updateApplicationStatus, { params: { id: ids[0] ?? '' }, body: { status: 'offer' } }, own);
    expect(await undo(id, (await createFirm(api)).owner.token)).toMatchObject({ status: 404 });
    expect((await undo(id, firm.member.token)).body).toEqual({ restored: 2, skipped: [] });
    expect(await statusesIn(firm)).toEqual(['offer', 'applied']);
    expect(await undo(id, firm.owner.token)).toMatchObject({ status: 409, body: { code: 'batchUndone' } });
    api.pass(11 * minute);
    expect(await sendWaiting(api.services)).toBe(0);
  });

  test('who came from HeadHunter or withdrew is not written to, and named', async () => {
    const { firm, people, ids } = await firmWith(3);
    const [external = '', gone = ''] = ids;
    await api.sql`update applications set candidate_id = null where id = ${external}`;
    // One that nobody opened would be gone without a trace.
    const offered = { params: { id: gone }, body: { status: 'offer' as const } };
    await api.call(updateApplicationStatus, offered, { as: firm.owner.token });
    await api.call(withdrawApplication, { params: { id: gone }, body: {} }, { as: people[1]?.token ?? '' });
    const foreign = (await firmWith(1)).ids[0] ?? '';
    const { body } = await batch(firm, { applicationIds: [...ids, foreign], ...writing });
    await undo((body as { id: string }).id, firm.owner.token);
    expect(body).toMatchObject({ messages: { app: 1, telegram: 0, headhunter: 0 } });
    expect((body as { skipped: object[] }).skipped).toEqual(
      expect.arrayContaining([
        { id: external, why: 'headhunter' },
        { id: gone, why: 'withdrawn' },
        { id: foreign, why: 'not_found' },
      ]),
    );
    // One who is refused with a message is refused all the same; nobody says that the message reaches them.
    const refused = await batch(firm, { applicationIds: [external], action: refusal, message });
    expect(refused.body).toMatchObject({ changed: 1, messages: { app: 0, telegram: 0, headhunter: 0 } });
  });

  test('is one of the 200 that a company sends in an hour; one too many moves nobody', async () => {
    const { firm, ids } = await firmWith(3);
    await api.sql`insert into rate_hits (bucket, hit_at)
      select 'messages-of:' || company_id, ${api.now.toISOString()}::timestamptz
      from vacancies, generate_series(1, 198) where id = ${firm.vacancyId}`;
    const [one = ''] = ids;
    const write = (id: string) =>
      api.call(
        sendApplicationMessage,
        { params: { id }, body: { text: 'Когда созвонимся?' } },
        { as: firm.owner.token },
      );
    expect(await batch(firm, { applicationIds: ids, ...writing })).toMatchObject({ body: { messages: { app: 3 } } });
    expect(await write(one)).toMatchObject({ status: 201 });
    expect(await write(one)).toMatchObject({ status: 429 });
    expect(await batch(firm, { applicationIds: ids, action: refusal, message })).toMatchObject({ status: 429 });
    expect(await statusesIn(firm)).toEqual(['applied', 'applied', 'applied']);
    expect(await batch(firm, { applicationIds: ids, action: refusal })).toMatchObject({ body: { changed: 3 } });
    api.pass(61 * minute);
    expect(await write(one)).toMatchObject({ status: 201 });
  });

  test('waits to be sent and then was, each in the feed of its own application', async () => {
    const { firm, ids } = await firmWith(2);
    await batch(firm, { applicationIds: ids, ...writing });
    const messageOf = async (id: string) => {
      const { body } = await api.call(
        listApplicationFeed,
        { params: { id }, query: { kind: 'messages' } },
        { as: firm.owner.token },
      );
      return (body as { items: { channels: object[]; send_after?: string }[] }).items;
    };
    for (const id of ids)
      expect(await messageOf(id)).toMatchObject([
        { send_after: expect.any(String), channels: [{ channel: 'app', state: 'waiting' }] },
      ]);
    api.pass(11 * minute);
    await sendWaiting(api.services);
    for (const id of ids)
      expect(await messageOf(id)).toMatchObject([{ channels: [{ channel: 'app', state: 'sent' }] }]);
  });

  test('nothing to do and nothing to say is refused', async () => {
    const { firm, ids } = await firmWith(1);
    expect(await batch(firm, { applicationIds: ids })).toMatchObject({
      status: 422,
      body: { fields: { 'message.textRu': { code: 'messageRequired' } } },
    });
  });

  test('sent as somebody undoes it: each message is either taken back or read', async () => {
    const { firm, ids, people } = await firmWith(4);
    const id = idOf(await batch(firm, { applicationIds: ids, ...writing }));
    await api.sql`update application_messages set send_after = now() - interval '1 year'
      where batch_id = ${id}`;
    const [sent, undone] = await Promise.all([sendWaiting(api.services), undo(id, firm.owner.token)]);
    const { restored } = undone.body as { restored: number };
    expect(sent + restored).toBe(4);
    let read = 0;
    for (const person of people) read += (await seenBy(person)).unread_count;
    expect(read).toBe(sent);
  });
});

describe('who would read a batch', () => {
  type Meant = Arguments<typeof countBatchReaders>['body'];
  const count = (firm: Firm, body: Meant, token = firm.owner.token) =>
    api.call(countBatchReaders, { body }, { as: token });
  let chats = 7_000_000;
  const connect = async ({ id, token }: Respondent, blockedAt: Date | null = null) => {
    await api.call(updateNotificationSettings, { body: { language: 'uz' } }, { as: token });
    chats += 1;
    await api.sql`
      update notification_settings
      set telegram_chat = ${chats}, telegram_blocked_at = ${blockedAt?.toISOString() ?? null}
      where user_id = (select candidate_id from applications where id = ${id})`;
  };
  /** Two in a chat, one who blocked the bot, one of HeadHunter, one who was refused before, and one who left. */
  async function mixed() {
    const made = await firmWith(6);
    const { firm, people, ids } = made;
    const [inChat = { id: '', token: '' }, also = inChat, blocked = inChat, external = inChat, , left = inChat] =
      people;
    const [, , , , refused = ''] = ids;
    await connect(inChat);
    await connect(also);
    await connect(blocked, api.now);
    await api.sql`update applications set candidate_id = null where id = ${external.id}`;
    await batch(firm, { applicationIds: [refused], action: refusal });
    await api.sql`update applications set withdrawn_at = now() where id = ${left.id}`;
    return made;
  }
  const texts = { textRu: 'Мы выбрали других', textUz: 'Boshqalarni tanladik' };

  test.each([
    ['refused', { action: { status: 'rejected' as const } }, { action: refusal }, { app: 1, telegram: 2 }],
    [
      'moved',
      { action: { status: 'offer' as const } },
      { action: { status: 'offer' as const } },
      { app: 2, telegram: 2 },
    ],
    ['written to', {}, {}, { app: 2, telegram: 2 }],
  ])('%s: it is what is sent then, by ids and by filters', async (_, asked, done, expected) => {
    const { firm, ids } = await mixed();
    const filter = { vacancy_id: firm.vacancyId };
    const counted = await count(firm, { applicationIds: [...ids, 'x'], ...asked });
    expect(counted).toMatchObject({ status: 200, body: { ...expected, headhunter: 0, uzbek: 3 } });
    expect((await count(firm, { filter, ...asked })).body).toEqual(counted.body);
    const { app, telegram, headhunter, uzbek } = counted.body as Record<string, number>;
    const answer = await batch(firm, { filter, ...done, message: texts });
    const sent = await api.sql`select language from application_messages where batch_id = ${idOf(answer)}`;
    await undo(idOf(answer), firm.owner.token);
    expect(answer.body).toMatchObject({ messages: { app, telegram, headhunter } });
    expect(sent.filter(({ language }) => language === 'uz')).toHaveLength(uzbek ?? 0);
    expect(sent).toHaveLength((app ?? 0) + (telegram ?? 0));
  });

  test('nothing is changed by asking, and those left out are not counted', async () => {
    const { firm, ids } = await firmWith(2);
    const filter = { vacancy_id: firm.vacancyId };
    const { body } = await count(firm, { filter, exceptIds: ids.slice(0, 1), action: { status: 'rejected' } });
    expect(body).toEqual({ app: 1, telegram: 0, headhunter: 0, uzbek: 0 });
    expect(await statusesIn(firm)).toEqual(['applied', 'applied']);
    const [{ batches } = { batches: -1 }] = await api.sql`
      select count(*)::int as batches from application_batches where author_id = ${firm.owner.id}`;
    expect(batches).toBe(0);
  });

  test('a colleague learns it, another company nothing', async () => {
    const { firm, ids } = await firmWith(2);
    const stranger = await createFirm(api);
    const nobody = { app: 0, telegram: 0, headhunter: 0, uzbek: 0 };
    expect((await count(firm, { applicationIds: ids }, firm.member.token)).body).toMatchObject({ app: 2 });
    expect((await count(stranger, { applicationIds: ids })).body).toEqual(nobody);
    expect((await count(stranger, { filter: { vacancy_id: firm.vacancyId } })).body).toEqual(nobody);
  });

  test('more than a thousand, and a step of another company, are refused as the batch is', async () => {
    const { firm, ids } = await firmWith(1);
    const applicationIds = Array.from({ length: 1001 }, (_, index) => `${index}`);
    expect(await count(firm, { applicationIds })).toMatchObject({ status: 422, body: { code: 'batchTooLarge' } });
    const action = { status: 'screening' as const, stageId: crypto.randomUUID() };
    expect(await count(firm, { applicationIds: ids, action })).toMatchObject({
      status: 404,
      body: { code: 'unknownStage' },
    });
  });
});

describe('races', () => {
  test(
    'colleagues who move the same cards: each event once, nobody waits for each other',
    { tags: ['race'] },
    async () => {
      const { firm, ids } = await firmWith(8);
      const reversed = ids.toReversed();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          batch(
            firm,
            {
              applicationIds: index % 2 ? ids : reversed,
              action: { status: index % 3 ? 'screening' : 'offer' },
            },
            index % 2 ? firm.owner.token : firm.member.token,
          ),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
      const changed = answers.reduce((sum, { body }) => sum + (body as { changed: number }).changed, 0);
      const [{ count } = { count: 0 }] = await api.sql`
      select count(*)::int from application_events where kind = 'status' and status <> 'applied'
        and application_id in ${api.sql(ids)}`;
      expect(count).toBe(changed);
    },
  );

  test('two who undo: one does', { tags: ['race'] }, async () => {
    const { firm, ids } = await firmWith(2);
    const id = idOf(await batch(firm, { applicationIds: ids, action: refusal }));
    const answers = await Promise.all([undo(id, firm.owner.token), undo(id, firm.member.token)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await statusesIn(firm)).toEqual(['applied', 'applied']);
  });

  test('two who send what waits: each message once', { tags: ['race'] }, async () => {
    const { firm, people, ids } = await firmWith(4);
    await batch(firm, { applicationIds: ids, action: refusal, message });
    api.pass(11 * minute);
    const sent = await Promise.all([sendWaiting(api.services), sendWaiting(api.services)]);
    const rest = await sendWaiting(api.services);
    expect(sent.reduce((sum, count) => sum + count, rest)).toBe(4);
    for (const person of people) expect((await seenBy(person)).unread_count).toBe(1);
  });

  test('the same press twice is one batch', { tags: ['race'] }, async () => {
    const { firm, ids } = await firmWith(1);
    const send = () =>
      api.call(
        createApplicationBatch,
        { body: { applicationIds: ids, action: refusal } },
        { as: firm.owner.token, headers: { 'idempotency-key': `batch-${ids[0]}` } },
      );
    const [first, second] = await Promise.all([send(), send()]);
    expect(first.body).toEqual(second.body);
  });
});

describe('messages', () => {
  const write = (firm: Firm, id: string, text: string) =>
    api.call(sendApplicationMessage, { params: { id }, body: { text } }, { as: firm.owner.token });

  test('variables are filled in, unknown ones refused', async () => {
    const { firm, ids } = await firmWith(1);
    const [id = ''] = ids;
    expect((await write(firm, id, '{{my_name}}, {{company}} <b>')).body).toMatchObject({
      text: expect.stringMatching(/^\S.*, Samarqand Textile <b>$/),
    });
    expect(await write(firm, id, '{{salary}}')).toMatchObject({
      status: 422,
      body: { fields: { text: { code: 'unknownVariable', values: { name: 'salary' } } } },
    });
  });

  test('one that waits can be taken back, one that was sent cannot', async () => {
    const { firm, ids } = await firmWith(1);
    const [id = ''] = ids;
    const remove = (messageId: string) =>
      api.call(deleteApplicationMessage, { params: { id, messageId } }, { as: firm.owner.token });
    expect(await remove(idOf(await write(firm, id, 'Сразу')))).toMatchObject({ status: 410 });
    await batch(firm, { applicationIds: ids, action: refusal, message });
    const feed = await api.call(
      listApplicationFeed,
      { params: { id }, query: { kind: 'messages' } },
      { as: firm.owner.token },
    );
    const { items } = feed.body as { items: { id: string; send_after: string | null; channels: object[] }[] };
    const waiting = items.find(({ send_after }) => send_after !== null);
    expect(waiting?.channels).toEqual([{ channel: 'app', state: 'waiting' }]);
    expect((await remove(waiting?.id ?? '')).status).toBe(200);
    api.pass(11 * minute);
    expect(await sendWaiting(api.services)).toBe(0);
  });

  test('an invitation makes a link, moves on, and writes; without questions it does nothing', async () => {
    const { firm, people, ids } = await firmWith(1);
    const [id = ''] = ids;
    const invite = () => api.call(inviteToInterview, { params: { id } }, { as: firm.owner.token });
    expect(await invite()).toMatchObject({ status: 422, body: { code: 'noQuestions' } });
    expect(await statusesIn(firm)).toEqual(['applied']);
    const params = { vacancyId: firm.vacancyId };
    const body = { questions: [{ text: 'Расскажите о себе', order_index: 0 }] };
    await api.call(saveInterviewQuestions, { params, body }, { as: firm.owner.token });
    const { interview_link: link } = (await invite()).body as { interview_link: string };
    expect(await statusesIn(firm)).toEqual(['interview']);
    const { feed } = await seenBy(people[0] ?? { id, token: '' });
    expect(feed.find(({ kind }) => kind === 'message')?.text).toContain(link);
    expect(feed.map(({ kind }) => kind)).toContain('interview_sent');
  });
});

import {
  createApplicationBatch,
  createApplicationNote,
  createMessageTemplate,
  getApplication,
  inviteToInterview,
  listApplicationFeed,
  listApplications,
  respondToVacancy,
  saveInterviewQuestions,
  saveStages,
  sendApplicationMessage,
  setApplicationStage,
  updateApplicationStatus,
  voteForApplication,
} from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { createFirm } from '../support/firm.ts';
import { Harness } from '../support/harness.ts';
import type { Answer } from '../support/harness.ts';

const api = Harness.forThisFile();

/** An application that came in, and what its employer can do with it. */
async function received() {
  const firm = await createFirm(api);
  await api.publish(firm.vacancyId);
  const candidate = await api.person('candidate');
  const made = await api.call(respondToVacancy, { body: { vacancyId: firm.vacancyId } }, { as: candidate.token });
  const { id } = made.body as { id: string };
  const params = { id };
  const own = { as: firm.owner.token };
  return {
    id,
    candidate,
    read: () => api.call(getApplication, { params }, own),
    feed: async () => {
      const { body } = await api.call(listApplicationFeed, { params }, own);
      return (body as { items: { kind: string; text: string | null }[] }).items;
    },
    found: async () => (await api.call(listApplications, { query: {} }, own)).headers.get('x-total-count'),
    move: () => api.call(updateApplicationStatus, { params, body: { status: 'interview' } }, own),
    step: async () => {
      const stages = [{ status: 'screening' as const, name: 'Звонок' }];
      const saved = await api.call(saveStages, { params: { id: firm.id }, body: { stages } }, own);
      const stageId = (saved.body as { items: { id: string }[] }).items[0]?.id ?? '';
      return api.call(setApplicationStage, { params, body: { stageId } }, own);
    },
    invite: async () => {
      const body = { questions: [{ text: 'Расскажите о себе', order_index: 0 }] };
      await api.call(saveInterviewQuestions, { params: { vacancyId: firm.vacancyId }, body }, own);
      return api.call(inviteToInterview, { params }, own);
    },
    write: (text: string) => api.call(sendApplicationMessage, { params, body: { text } }, own),
    note: (text: string) => api.call(createApplicationNote, { params, body: { text } }, own),
    vote: (comment: string) => api.call(voteForApplication, { params, body: { value: 'yes', comment } }, own),
    keep: (textRu: string) =>
      api.call(createMessageTemplate, { body: { companyId: firm.id, kind: 'other', name: 'Звонок', textRu } }, own),
    refuse: (comment: string, textRu = 'Выбрали других') => {
      const action = { status: 'rejected', reason: 'other', comment } as const;
      return api.call(createApplicationBatch, { body: { applicationIds: [id], action, message: { textRu } } }, own);
    },
    writeToAll: (textRu: string) =>
      api.call(createApplicationBatch, { body: { applicationIds: [id], message: { textRu } } }, own),
  };
}

// Bad input of the same calls that is tried where the good is: filters that nothing fits, a page of another order and
// steps of another company in board.test.ts; foreign ids, what colleagues change meanwhile, undoing twice, late or by
// another, and steps deleted meanwhile in batches.test.ts; who came from HeadHunter in conversation.test.ts.
describe('a text', () => {
  test.each([
    ['markup', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['a statement', `'; drop table applications; --`, `'; drop table applications; --`],
    ['what turns the writing around', '\u202Eдобрый\u2066 день\u0007', 'добрый день'],
    ['half a variable', '{{first_name}', '{{first_name}'],
  ])('with %s is a text', async (_, sent, kept) => {
    const its = await received();
    expect((await its.write(sent)).body).toMatchObject({ text: kept });
    expect((await its.note(sent)).body).toMatchObject({ text: kept });
    expect((await its.keep(sent)).body).toMatchObject({ text_ru: kept });
    await its.vote(sent);
    expect((await its.refuse(sent)).body).toMatchObject({ changed: 1 });
    expect((await its.read()).body).toMatchObject({ refusal: { comment: kept } });
    const told = (await its.feed()).flatMap(({ kind, text }) => (text === null ? [] : [[kind, text]]));
    expect(told).toEqual(
      expect.arrayContaining([
        ['message', kept],
        ['note', kept],
        ['vote', kept],
      ]),
    );
    expect(await its.found()).toBe('1');
  });

  test('that is too long is refused with its field, and nothing happened', async () => {
    const its = await received();
    const long = (max: number) => 'я'.repeat(max + 1);
    const tries: [answer: Answer, field: string, max: number][] = [
      [await its.write(long(2000)), 'text', 2000],
      [await its.note(long(5000)), 'text', 5000],
      [await its.vote(long(500)), 'comment', 500],
      [await its.keep(long(2000)), 'textRu', 2000],
      [await its.refuse('Далеко', long(2000)), 'message.textRu', 2000],
    ];
    for (const [answer, field, max] of tries)
      expect(answer).toMatchObject({
        status: 422,
        body: { fields: { [field]: { code: 'tooLong', values: { max } } } },
      });
    expect((await its.feed()).map(({ kind }) => kind)).toEqual(['responded']);
    expect((await its.read()).body).toMatchObject({ status: 'applied' });
  });

  test('with a variable that there is not is refused, wherever it stands', async () => {
    const its = await received();
    const unknown = { code: 'unknownVariable', values: { name: 'salary' } };
    const text = 'Оплата {{ salary }}';
    expect((await its.write(text)).body).toMatchObject({ fields: { text: unknown } });
    expect((await its.keep(text)).body).toMatchObject({ fields: { textRu: unknown } });
    expect((await its.writeToAll(text)).body).toMatchObject({ fields: { 'message.textRu': unknown } });
    // Among colleagues braces are braces.
    expect((await its.note(text)).status).toBe(201);
  });
});

describe('who is gone while the page is open', () => {
  test.each([
    ['withdrawn', 'responseWithdrawn', 'withdrawn'],
    ['leaving', 'dataHidden', 'hidden'],
    ['erased', 'dataHidden', 'hidden'],
  ] as const)('%s: nothing moves them or reaches them any more', async (how, code, why) => {
    const its = await received();
    await its.write('Когда сможете приехать?');
    const { sql } = api;
    if (how === 'withdrawn') await sql`update applications set withdrawn_at = now() where id = ${its.id}`;
    if (how === 'leaving') await sql`update users set delete_at = now() where id = ${its.candidate.id}`;
    if (how === 'erased')
      await sql`update applications set erased_at = now(), candidate_id = null where id = ${its.id}`;
    for (const act of [its.move, its.step, its.invite, () => its.write('Ещё здесь?')])
      expect(await act()).toMatchObject({ status: 409, body: { code } });
    expect((await its.refuse('Далеко')).body).toMatchObject({ changed: 0, skipped: [{ id: its.id, why }] });
    expect((await its.writeToAll('Ещё здесь?')).body).toMatchObject({
      skipped: [{ id: its.id, why }],
      messages: { app: 0, telegram: 0, headhunter: 0 },
    });
    const { body } = await its.read();
    expect(body).toMatchObject({ status: 'applied', can_message: false, candidate: { phone: null, email: null } });
    expect(JSON.stringify(body)).not.toContain(its.candidate.phone);
    expect((await its.note('Позвонили сами')).status).toBe(201);
    const told = (await its.feed()).map(({ kind }) => kind);
    expect(told.toSorted()).toEqual(['note', 'opened', 'responded']);
  });
});

/** @module-tag slow */

import {
  getApplication,
  getPublicVacancy,
  getScreening,
  respondToVacancy,
  saveScreening,
  withdrawApplication,
} from '@kasb/contract';
import type { ResponseBody, ScreeningBody } from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { createFirm } from '../support/firm.ts';
import type { Firm } from '../support/firm.ts';
import { Harness, statusesOf } from '../support/harness.ts';
import type { Answer } from '../support/harness.ts';

const api = Harness.forThisFile();

type Asked = ScreeningBody['questions'][number];
interface Question {
  id: string;
  text: string;
  kind: string;
  options: string[];
  is_required: boolean;
  wanted?: unknown;
}
const licence: Asked = { text: 'Есть права категории C?', kind: 'yes_no', isRequired: true, wanted: 'yes' };
const years: Asked = { text: 'Сколько лет водите?', kind: 'number', isRequired: false, wanted: 3 };
const shift: Asked = { text: 'Какая смена?', kind: 'choice', isRequired: false, options: ['День', 'Ночь'] };
const words: Asked = { text: 'Где работали раньше?', kind: 'text', isRequired: false };

/** A question as everybody sees it. */
const shownOf = ({ id, text, kind, options, is_required: isRequired }: Question) => ({
  id,
  text,
  kind,
  options,
  is_required: isRequired,
});
const questionsIn = ({ body }: Answer) => (body as { questions: Question[] }).questions;
const save = ({ owner, vacancyId }: Firm, questions: Asked[], as = owner.token) =>
  api.call(saveScreening, { params: { id: vacancyId }, body: { questions } }, { as });
const asked = async ({ owner, vacancyId }: Firm) =>
  questionsIn(await api.call(getScreening, { params: { id: vacancyId } }, { as: owner.token }));

/** A firm whose public vacancy asks this. */
async function asking(...questions: Asked[]) {
  const firm = await createFirm(api);
  await api.publish(firm.vacancyId);
  return { firm, questions: questionsIn(await save(firm, questions)) };
}
async function respond(firm: Firm, body: Omit<ResponseBody, 'vacancyId'>, token?: string, key?: string) {
  return api.call(
    respondToVacancy,
    { body: { vacancyId: firm.vacancyId, ...body } },
    {
      as: token ?? (await api.person()).token,
      headers: key === undefined ? {} : { 'idempotency-key': key },
    },
  );
}
const told = async ({ owner }: Firm, answer: Answer) =>
  (await api.call(getApplication, { params: { id: (answer.body as { id: string }).id } }, { as: owner.token }))
    .body as { facts: unknown; answers: { question_id: string; value: unknown; is_wanted: boolean | null }[] };
const valuesOf = (answers: { value: unknown; is_wanted: boolean | null }[]) =>
  answers.map(({ value, is_wanted: isWanted }) => [value, isWanted]);

describe('questions of a vacancy', () => {
  test('are saved, read in their order, and shown to everybody without the answer that is looked for', async () => {
    const { firm, questions } = await asking(licence, shift);
    expect(questions).toEqual([
      { id: expect.any(String), text: licence.text, kind: 'yes_no', options: [], is_required: true, wanted: 'yes' },
      {
        id: expect.any(String),
        text: shift.text,
        kind: 'choice',
        options: ['День', 'Ночь'],
        is_required: false,
        wanted: null,
      },
    ]);
    expect(await asked(firm)).toEqual(questions);
    const { body } = await api.call(getPublicVacancy, { params: { id: firm.vacancyId } });
    expect((body as { screening: Question[] }).screening).toEqual(questions.map(shownOf));
  });

  test('keep their ids where they are kept, and are asked no more where they are not', async () => {
    const { firm, questions } = await asking(licence, years);
    const [first] = questions;
    const after = questionsIn(await save(firm, [words, { ...licence, id: first?.id, text: 'Права CE?' }]));
    expect(after.map(({ text }) => text)).toEqual(['Где работали раньше?', 'Права CE?']);
    expect(after[1]?.id).toBe(first?.id);
    expect(questionsIn(await save(firm, []))).toEqual([]);
  });

  test.each([
    ['six of them', Array.from({ length: 6 }, () => words), 'tooManyQuestions', undefined],
    ['age', [{ ...words, text: 'Сколько вам лет?' }], 'questionForbidden', 'questions.0.text'],
    ['sex', [licence, { ...words, text: 'Вы женщина?' }], 'questionForbidden', 'questions.1.text'],
    [
      'sex by the options',
      [{ ...shift, text: 'Кто вы?', options: ['Мужчина', 'Ayol'] }],
      'questionForbidden',
      'questions.0.text',
    ],
    ['origin', [{ ...words, text: 'Ваша национальность?' }], 'questionForbidden', 'questions.0.text'],
    ['age in Uzbek', [{ ...words, text: 'Yoshingiz nechada?' }], 'questionForbidden', 'questions.0.text'],
    ['a choice of one', [{ ...shift, options: ['День', 'День'] }], 'invalid', 'questions.0.options'],
    ['a wanted answer that cannot be given', [{ ...shift, wanted: 'Утро' }], 'invalid', 'questions.0.wanted'],
    ['a foreign id', [{ ...words, id: crypto.randomUUID() }], 'invalid', 'questions.0.id'],
  ] as [string, Asked[], string, string | undefined][])(
    '%s is refused and changes nothing',
    async (_, list, code, field) => {
      const { firm, questions } = await asking(licence);
      const answer = await save(firm, list);
      expect([answer.status, answer.body]).toMatchObject([422, { code }]);
      if (field !== undefined) expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
      expect(await asked(firm)).toEqual(questions);
    },
  );

  test('what only sounds like it may be asked', async () => {
    const texts = [
      'Сколько лет водите?',
      'Вам есть 18 лет?',
      'Работали с женским трикотажем?',
      'Полный день вам подходит?',
    ];
    const { questions } = await asking(...texts.map((text) => ({ ...words, text })));
    expect(questions.map(({ text }) => text)).toEqual(texts);
  });

  test('belong to the company: a stranger finds no vacancy', async () => {
    const { firm } = await asking(licence);
    const stranger = await createFirm(api);
    expect(await save(firm, [], stranger.owner.token)).toMatchObject({ status: 404, body: { code: 'unknownVacancy' } });
    const read = await api.call(getScreening, { params: { id: firm.vacancyId } }, { as: stranger.owner.token });
    expect(read.status).toBe(404);
    expect((await save(firm, [words], firm.member.token)).status).toBe(200);
  });

  test('saved by two at once, one list lasts whole', { tags: ['race'] }, async () => {
    const { firm } = await asking(licence);
    const lists = [[words, years], [shift]];
    expect(statusesOf(await Promise.all(lists.map((list) => save(firm, list))))).toEqual([200, 200]);
    const texts = (await asked(firm)).map(({ text }) => text);
    expect(lists.map((list) => list.map(({ text }) => text))).toContainEqual(texts);
  });
});

describe('answers', () => {
  test('and facts go to the employer, each beside what was looked for', async () => {
    const { firm, questions } = await asking(licence, years, shift, words);
    const values = ['no', 5, 'Ночь', '  <b>Везде</b>\u200B '];
    const answer = await respond(firm, {
      facts: { experience: '1_3', start: 'now' },
      answers: questions.map(({ id }, index) => ({ questionId: id, value: values[index] })),
    });
    expect(answer.status).toBe(201);
    const { facts, answers } = await told(firm, answer);
    expect(facts).toEqual({ experience: '1_3', start: 'now' });
    expect(valuesOf(answers)).toEqual([
      ['no', false],
      [5, true],
      ['Ночь', null],
      ['<b>Везде</b>', null],
    ]);
  });

  test('that are required are asked for with the questions, and one press is enough where none is', async () => {
    const { firm, questions } = await asking(licence, years);
    const refused = await respond(firm, {});
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: 'answersMissing',
        error: 'Ответьте на вопросы работодателя',
        questions: questions.map(shownOf),
        fields: { [`answers.${questions[0]?.id}`]: { code: 'required' } },
      },
    });
    const blank = questions.map(({ id }) => ({ questionId: id, value: '' }));
    expect((await respond(firm, { answers: blank })).body).toMatchObject({ code: 'answersMissing' });
    await save(firm, [years]);
    expect((await respond(firm, {})).status).toBe(201);
  });

  test.each([
    ['a text for a number', years, 'два', 'notNumber'],
    ['an option that is none', shift, 'Утро', 'notOption'],
    ['neither yes nor no', licence, 'maybe', 'notOption'],
  ] as [string, Asked, string, string][])('%s is refused under its question', async (_, question, value, code) => {
    const { firm, questions } = await asking(question);
    const id = questions[0]?.id ?? '';
    const { status, body } = await respond(firm, { answers: [{ questionId: id, value }] });
    expect([status, body]).toMatchObject([422, { fields: { [`answers.${id}`]: { code } }, questions: [{ id }] }]);
  });

  test('to another vacancy are refused, to a question that is asked no more left out', async () => {
    const other = await asking(words);
    const { firm, questions } = await asking(licence, years);
    const [first, second] = questions.map(({ id }) => id);
    const foreign = other.questions[0]?.id ?? '';
    const yes = { questionId: first ?? '', value: 'yes' };
    expect((await respond(firm, { answers: [yes, { questionId: foreign, value: 'x' }] })).body).toMatchObject({
      fields: { [`answers.${foreign}`]: { code: 'unknownQuestion', text: 'Такого вопроса нет' } },
    });
    await save(firm, [{ ...licence, id: first }]);
    const answer = await respond(firm, { answers: [yes, { questionId: second ?? '', value: 4 }] });
    expect(answer.status).toBe(201);
    expect(valuesOf((await told(firm, answer)).answers)).toEqual([['yes', true]]);
  });

  test('stay as they were asked, and are hidden when the response is taken back', async () => {
    const { firm, questions } = await asking(licence);
    const { token } = await api.person();
    const answers = [{ questionId: questions[0]?.id ?? '', value: 'yes' }];
    const answer = await respond(firm, { answers, facts: { start: 'later' } }, token);
    await save(firm, [words]);
    expect((await told(firm, answer)).answers).toMatchObject([{ question: licence.text, value: 'yes' }]);
    const { id } = answer.body as { id: string };
    await api.call(withdrawApplication, { params: { id }, body: {} }, { as: token });
    expect(await told(firm, answer)).toMatchObject({ facts: null, answers: [] });
  });
});

describe('the same response again', () => {
  test('with the same key is the first one, with none it is refused and named', { tags: ['race'] }, async () => {
    const { firm } = await asking();
    const { token } = await api.person();
    const sent = await Promise.all([1, 2, 3].map(() => respond(firm, { message: 'Могу завтра' }, token, 'press')));
    expect(statusesOf(sent)).toEqual([201, 201, 201]);
    expect(new Set(sent.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
    const [first] = sent.map(({ body }) => (body as { id: string }).id);
    expect(await respond(firm, {}, token)).toMatchObject({
      status: 409,
      body: { code: 'alreadyResponded', application_id: first },
    });
    expect(await respond(firm, { message: 'Другое' }, token, 'press')).toMatchObject({ body: { code: 'keyReused' } });
  });

  test('200 candidates at once to one vacancy are 200 rows', { tags: ['race'] }, async () => {
    const { firm, questions } = await asking(licence);
    const people = await Promise.all(Array.from({ length: 200 }, () => api.person()));
    const answers = [{ questionId: questions[0]?.id ?? '', value: 'yes' }];
    const sent = await Promise.all(people.map(({ token }) => respond(firm, { answers }, token)));
    expect(new Set(statusesOf(sent))).toEqual(new Set([201]));
    const [row] = await api.sql`
      select count(*)::int, count(distinct candidate_id)::int as people from applications
      where vacancy_id = ${firm.vacancyId}`;
    expect(row).toEqual({ count: 200, people: 200 });
  });
});

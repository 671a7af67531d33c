import {
  createInterviewLink,
  generateInterviewQuestions,
  getInterview,
  listInterviewAnswers,
  listInterviewQuestions,
  saveInterviewQuestions,
  submitInterview,
} from '@kasb/contract';
import type { InterviewAnswersBody } from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { interviewDays } from '../../src/interview/createLink.ts';
import { createFirm } from '../support/firm.ts';
import type { Firm } from '../support/firm.ts';
import { Harness, statusesOf } from '../support/harness.ts';

const api = Harness.forThisFile();

interface Questions {
  questions: { id: string; text: string; order_index: number; ai_generated: boolean }[];
}

const two = [
  { text: 'Расскажите о вашем опыте', order_index: 1, ai_generated: true },
  { text: 'Когда вы готовы начать?', order_index: 0, ai_generated: false },
];

const save = (firm: Firm, questions: typeof two = two, token = firm.owner.token) =>
  api.call(saveInterviewQuestions, { params: { vacancyId: firm.vacancyId }, body: { questions } }, { as: token });
const link = (firm: Firm, headers?: Record<string, string>, token = firm.owner.token) =>
  api.call(createInterviewLink, { body: { vacancy_id: firm.vacancyId } }, { as: token, headers });
const submit = (token: string, body: InterviewAnswersBody) => api.call(submitInterview, { params: { token }, body });

/** A firm whose vacancy has an interview, and the token of its link. */
async function interviewed(): Promise<{ firm: Firm; token: string; questionIds: string[] }> {
  const firm = await createFirm(api);
  await save(firm);
  const { status, body } = await link(firm);
  expect(status).toBe(200);
  const token = (body as { interview_link: string }).interview_link.split('/').at(-1) ?? '';
  const seen = await api.call(getInterview, { params: { token } });
  return { firm, token, questionIds: (seen.body as Questions).questions.map(({ id }) => id) };
}

describe('the questions', () => {
  test('are saved as a whole, in the order that they tell', async () => {
    const firm = await createFirm(api);
    const saved = await save(firm);
    expect(saved.status).toBe(200);
    const listed = await api.call(
      listInterviewQuestions,
      { params: { vacancyId: firm.vacancyId } },
      { as: firm.member.token },
    );
    expect(listed.body).toEqual(saved.body);
    expect(
      (listed.body as Questions).questions.map(({ text, order_index, ai_generated }) => [
        text,
        order_index,
        ai_generated,
      ]),
    ).toEqual([
      ['Когда вы готовы начать?', 0, false],
      ['Расскажите о вашем опыте', 1, true],
    ]);
    expect(((await save(firm, [])).body as Questions).questions).toEqual([]);
  });

  test('of another company are unknown', async () => {
    const [firm, stranger] = [await createFirm(api), await createFirm(api)];
    const as = stranger.owner.token;
    const answers = [
      await api.call(listInterviewQuestions, { params: { vacancyId: firm.vacancyId } }, { as }),
      await save(firm, two, as),
      await link(firm, undefined, as),
      await api.call(generateInterviewQuestions, { body: { vacancy_id: firm.vacancyId } }, { as }),
      await api.call(listInterviewAnswers, { params: { vacancyId: firm.vacancyId } }, { as }),
      await api.call(listInterviewQuestions, { params: { vacancyId: 'x' } }, { as }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  });

  test('two people who save at once leave one of the two lists', { tags: ['race'] }, async () => {
    const firm = await createFirm(api);
    const lists = ['a', 'b', 'c'].map((name) =>
      [0, 1, 2].map((order_index) => ({ text: `${name} ${order_index}`, order_index, ai_generated: false })),
    );
    const answers = await Promise.all(lists.map((questions) => save(firm, questions)));
    expect(statusesOf(answers)).toEqual([200, 200, 200]);
    const { body } = await api.call(
      listInterviewQuestions,
      { params: { vacancyId: firm.vacancyId } },
      { as: firm.owner.token },
    );
    const texts = (body as Questions).questions.map(({ text }) => text);
    expect(lists.map((questions) => questions.map(({ text }) => text))).toContainEqual(texts);
  });

  test.each([
    ['ru', 'Технолог швейного производства', /опыт/i],
    ['uz', 'Технолог швейного производства', /tajriba/i],
  ] as const)(
    'are made in %s: of the sphere, the requirements and the position, exactly as many, all different',
    async (language, title, word) => {
      const firm = await createFirm(api);
      for (const question_count of [1, 10, 30]) {
        const { status, body } = await api.call(
          generateInterviewQuestions,
          { body: { vacancy_id: firm.vacancyId, question_count, language } },
          { as: firm.owner.token },
        );
        expect(status).toBe(200);
        const texts = (body as Questions).questions.map(({ text }) => text);
        expect(texts).toHaveLength(question_count);
        expect(new Set(texts).size).toBe(question_count);
        if (question_count === 10) expect(texts.join('\n')).toContain(title);
        expect(texts.join('\n')).toMatch(word);
      }
      const stored = await api.call(
        listInterviewQuestions,
        { params: { vacancyId: firm.vacancyId } },
        { as: firm.owner.token },
      );
      expect((stored.body as Questions).questions).toEqual([]);
    },
  );
});

describe('the link', () => {
  test('leads to the interview, its questions as they were', async () => {
    const firm = await createFirm(api);
    await save(firm);
    const { body } = await link(firm);
    const { interview_link } = body as { interview_link: string };
    expect(interview_link).toMatch(/^http:\/\/localhost\/interview\/[\w-]{43}$/);
    await save(firm, []);
    const seen = await api.call(getInterview, { params: { token: interview_link.split('/').at(-1) ?? '' } });
    expect(seen.body).toMatchObject({
      title: 'Технолог швейного производства',
      company_name: 'Samarqand Textile',
      language: 'ru',
      isSubmitted: false,
    });
    expect((seen.body as Questions).questions.map(({ text }) => text)).toEqual([
      'Когда вы готовы начать?',
      'Расскажите о вашем опыте',
    ]);
  });

  test('needs a question', async () => {
    const firm = await createFirm(api);
    const { status, body } = await link(firm);
    expect([status, body]).toMatchObject([422, { code: 'noQuestions' }]);
  });

  test('is another one each time, and the same under one key', async () => {
    const firm = await createFirm(api);
    await save(firm);
    const links = [
      await link(firm),
      await link(firm),
      await link(firm, { 'idempotency-key': 'k' }),
      await link(firm, { 'idempotency-key': 'k' }),
    ].map(({ body }) => (body as { interview_link: string }).interview_link);
    expect(new Set(links).size).toBe(3);
    expect(links[2]).toBe(links[3]);
  });

  test('of an interview in Uzbek tells so', async () => {
    const firm = await createFirm(api);
    await save(firm, [
      { text: 'Tajribangiz haqida aytib bering, qayerda ishlagansiz?', order_index: 0, ai_generated: true },
    ]);
    const { body } = await link(firm);
    const seen = await api.call(getInterview, {
      params: { token: (body as { interview_link: string }).interview_link.split('/').at(-1) ?? '' },
    });
    expect((seen.body as { language: string }).language).toBe('uz');
  });

  test('unknown is 404, expired is 410, of a deleted vacancy 404', async () => {
    const { firm, token, questionIds } = await interviewed();
    expect(await api.call(getInterview, { params: { token: 'x'.repeat(43) } })).toMatchObject({
      status: 404,
      body: { code: 'unknownInterview' },
    });
    const before = api.now;
    api.pass(interviewDays * 24 * 3600);
    const expired = { status: 410, body: { code: 'interviewExpired' } };
    expect(await api.call(getInterview, { params: { token } })).toMatchObject(expired);
    expect(
      await submit(token, { name: 'Азиз', answers: [{ questionId: questionIds[0] ?? '', text: 'Да' }] }),
    ).toMatchObject(expired);
    api.now = before;
    await api.sql`update vacancies set deleted_at = now() where id = ${firm.vacancyId}`;
    expect((await api.call(getInterview, { params: { token } })).status).toBe(404);
  });
});

describe('the answers', () => {
  test('come to the employer beside the questions, with the candidate’s application', async () => {
    const { firm, token, questionIds } = await interviewed();
    const candidate = await api.person('candidate');
    await api.sql`insert into applications (vacancy_id, candidate_id, candidate_name)
        values (${firm.vacancyId}, ${candidate.id}, 'Азиз Каримов')`;
    const done = await submit(token, {
      name: ' Азиз ',
      phone: candidate.phone,
      answers: [{ questionId: questionIds[1] ?? '', text: 'Шью восемь лет <b>на</b> разных машинах' }],
    });
    expect([done.status, (done.body as { isSubmitted: boolean }).isSubmitted]).toEqual([201, true]);
    const { body } = await api.call(
      listInterviewAnswers,
      { params: { vacancyId: firm.vacancyId } },
      { as: firm.member.token },
    );
    const { items } = body as {
      items: {
        application_id: string | null;
        name: string;
        phone: string;
        answers: { question: string; text?: string; media: unknown }[];
      }[];
    };
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ name: 'Азиз', phone: candidate.phone });
    expect(items[0]?.application_id).toMatch(/^[\da-f-]{36}$/);
    expect(items[0]?.answers.map(({ question, text, media }) => [question, text, media])).toEqual([
      ['Когда вы готовы начать?', undefined, null],
      ['Расскажите о вашем опыте', 'Шью восемь лет <b>на</b> разных машинах', null],
    ]);
  });

  test('are handed in once, at the same time too', { tags: ['race'] }, async () => {
    const { token, questionIds } = await interviewed();
    const body = { name: 'Азиз', answers: [{ questionId: questionIds[0] ?? '', text: 'Завтра' }] };
    const answers = await Promise.all([1, 2, 3].map(() => submit(token, body)));
    expect(statusesOf(answers)).toEqual([201, 409, 409]);
    expect((await submit(token, body)).body).toMatchObject({ code: 'interviewSubmitted' });
    expect((await api.call(getInterview, { params: { token } })).body).toMatchObject({ isSubmitted: true });
  });

  test.each<[string, (ids: string[]) => InterviewAnswersBody['answers']]>([
    ['none', () => []],
    ['empty ones', ([id = '']) => [{ questionId: id }, { questionId: id, text: ' ' }]],
    ['to another question', () => [{ questionId: 'x', text: 'Да' }]],
    [
      'two to one question',
      ([id = '']) => [
        { questionId: id, text: 'Да' },
        { questionId: id, text: 'Нет' },
      ],
    ],
    ['with an unknown recording', ([id = '']) => [{ questionId: id, mediaId: '7f000000-0000-4000-8000-000000000000' }]],
    ['with no recording’s id', ([id = '']) => [{ questionId: id, mediaId: "' or 1=1" }]],
  ])('%s: 422, and the interview stays open', async (_, answersOf) => {
    const { token, questionIds } = await interviewed();
    const { status, body } = await submit(token, { name: 'Азиз', answers: answersOf(questionIds) });
    expect(status).toBe(422);
    expect((body as { fields: Record<string, string> }).fields.answers).toBeTruthy();
    expect(
      (await submit(token, { name: 'Азиз', answers: [{ questionId: questionIds[0] ?? '', text: 'Да' }] })).status,
    ).toBe(201);
  });
});

test.each([
  ['+7 916 123-45-67', { code: 'foreignPhone' }],
  ['998 901 234 567 890', { code: 'notPhone' }],
  ['90 123 45 67 / 91 123 45 67', { code: 'severalPhones' }],
])('no answers come with %s for a phone, and the right one goes afterwards', async (phone, told) => {
  const { firm, token, questionIds } = await interviewed();
  const answers = questionIds.map((questionId) => ({ questionId, text: 'Завтра' }));
  expect(await submit(token, { name: 'Азиз', phone, answers })).toMatchObject({
    status: 422,
    body: { fields: { phone: told } },
  });
  const { status } = await submit(token, { name: 'Азиз', phone: '88 123-45-67', answers });
  expect(status).toBe(201);
  const { vacancyId } = firm;
  const { body } = await api.call(listInterviewAnswers, { params: { vacancyId } }, { as: firm.owner.token });
  expect(JSON.stringify(body)).toContain('998881234567');
});

describe('M9: whose the answers are', () => {
  interface Handed {
    name: string;
    application_id: string | null;
    is_confirmed: boolean;
  }

  async function applied(firm: Firm, name: string): Promise<{ id: string; phone: string }> {
    const { id: candidateId, phone } = await api.person('candidate');
    const [row] = await api.sql<{ id: string }[]>`
      insert into applications (vacancy_id, candidate_id, candidate_name)
      values (${firm.vacancyId}, ${candidateId}, ${name}) returning id`;
    return { id: row?.id ?? '', phone };
  }
  const linkFor = (firm: Firm, application_id: string, headers?: Record<string, string>) =>
    api.call(
      createInterviewLink,
      { body: { vacancy_id: firm.vacancyId, application_id } },
      { as: firm.owner.token, headers },
    );
  const handIn = async ({ body }: { body: unknown }, name: string, phone?: string) => {
    const token = (body as { interview_link: string }).interview_link.split('/').at(-1) ?? '';
    const seen = await api.call(getInterview, { params: { token } });
    const questionId = (seen.body as Questions).questions[0]?.id ?? '';
    expect((await submit(token, { name, phone, answers: [{ questionId, text: 'Завтра' }] })).status).toBe(201);
  };
  const handed = async (firm: Firm): Promise<Handed[]> => {
    const params = { vacancyId: firm.vacancyId };
    const { body } = await api.call(listInterviewAnswers, { params }, { as: firm.member.token });
    return (body as { items: Handed[] }).items;
  };

  test('of a link for an application they are its own, whatever phone is typed', async () => {
    const firm = await createFirm(api);
    await save(firm);
    const [one, other] = [await applied(firm, 'Азиз'), await applied(firm, 'Мадина')];
    await handIn(await linkFor(firm, one.id), 'Азиз', other.phone);
    expect(await handed(firm)).toMatchObject([{ application_id: one.id, is_confirmed: true }]);
  });

  test('of a link for nobody in particular they are unconfirmed, with the application of the typed phone', async () => {
    const firm = await createFirm(api);
    await save(firm);
    const victim = await applied(firm, 'Отабек');
    await handIn(await link(firm), 'Чужой', victim.phone);
    api.pass(1);
    await handIn(await link(firm), 'Никто');
    expect(await handed(firm)).toMatchObject([
      { name: 'Никто', application_id: null, is_confirmed: false },
      { name: 'Чужой', application_id: victim.id, is_confirmed: false },
    ]);
  });

  test('a link is made only for an application to this vacancy', async () => {
    const [firm, other] = [await createFirm(api), await createFirm(api)];
    await save(firm);
    const theirs = await applied(other, 'Азиз');
    for (const id of [theirs.id, 'x', '7f000000-0000-4000-8000-000000000000'])
      expect((await linkFor(firm, id)).status, id).toBe(404);
    expect((await linkFor(firm, '')).status).toBe(200);
  });

  test('the token of a link is not in the database, and the same link comes under one key', async () => {
    const firm = await createFirm(api);
    await save(firm);
    const first = await link(firm, { 'idempotency-key': 'hidden' });
    const token = (first.body as { interview_link: string }).interview_link.split('/').at(-1) ?? '';
    const rows = JSON.stringify(await api.sql`select to_jsonb(interviews) as row from interviews`);
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(Buffer.from(token).toString('hex'));
    expect((await link(firm, { 'idempotency-key': 'hidden' })).body).toEqual(first.body);
  });
});

test('the page may use camera and microphone, and no other page', async () => {
  const policyOf = async (path: string) => (await api.request(path)).headers.get('permissions-policy');
  expect(await policyOf('/interview/abc')).toContain('camera=(self)');
  expect(await policyOf('/interview/abc')).toContain('microphone=(self)');
  for (const path of ['/', '/vacancies', '/interview/abc/uploads/x', '/api/vacancy-interview/media/x']) {
    expect([path, await policyOf(path)]).toEqual([path, expect.stringContaining('camera=(),')]);
  }
});

import {
  createCompany,
  createInterviewLink,
  createVacancy,
  createVacancyFromChat,
  getVacancy,
  initialGreeting,
  listCompanies,
  listVacancies,
  saveInterviewQuestions,
  searchVacancies,
  sendChatMessage,
  updateVacancy,
} from '@kasb/contract';
import type { CompanyBody, VacancyBody } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as schema from '../../src/db/schema/index.ts';
import { areaOf, createFirm, legalBody, vacancyForm, vacancyOf } from '../support/firm.ts';
import { Harness, statusesOf } from '../support/harness.ts';

const api = Harness.forThisFile();

describe('L1: a day that no calendar has', () => {
  const individual = async (passportIssuedDate: string): Promise<CompanyBody> => ({
    companyType: 'individual',
    name: 'Мастерская',
    email: 'master@mail.uz',
    phone: '998901112233',
    areas_activity: await areaOf(api),
    firstName: 'Дилноза',
    lastName: 'Каримова',
    passportIssuedDate,
  });

  test.each([
    '2026-02-31',
    '2025-02-29',
    '2026-04-31',
    '0000-01-01',
    '0026-01-01',
    '1899-12-31',
    '2101-01-01',
    '9999-12-31',
  ])('is no passport’s: %s', async (day) => {
    const { token } = await api.person('employer');
    const answer = await api.call(createCompany, { body: await individual(day) }, { as: token });
    expect(answer).toMatchObject({ status: 422, body: { fields: { passportIssuedDate: { code: 'notDate' } } } });
  });

  test.each(['2024-02-29', '1900-01-01', '2020-12-31'])('%s is one', async (day) => {
    const { token } = await api.person('employer');
    const { status, body } = await api.call(createCompany, { body: await individual(day) }, { as: token });
    expect([status, body]).toMatchObject([201, { passportIssuedDate: day }]);
  });

  test.each(['2026-02-30 00:00:00+00', '0000-01-01 00:00:00+00', '2026-01-01 24:00:00+00', '2026-13-01 00:00:00+00'])(
    'is no page’s: %s',
    async (at) => {
      const cursor = Buffer.from(JSON.stringify([at, '7f000000-0000-4000-8000-000000000000'])).toString('base64url');
      const { token } = await api.person('employer');
      for (const list of [listCompanies, listVacancies])
        expect((await api.call(list, { query: { cursor } }, { as: token })).status, list.name).toBe(400);
      expect((await api.call(searchVacancies, { query: { cursor } })).status).toBe(400);
    },
  );
});

describe('L3: a salary whose end is below its beginning', () => {
  const refused = { status: 422, body: { fields: { salaryMax: { code: expect.any(String) } } } };
  const swapped = { salaryMin: 9_000_000, salaryMax: 6_000_000 };

  test('is refused under its field, in a new vacancy and in a save', async () => {
    const { id, vacancyId, owner } = await createFirm(api);
    const as = owner.token;
    const body: VacancyBody = { ...vacancyForm, ...swapped };
    expect(await api.call(createVacancy, { params: { id }, body }, { as })).toMatchObject(refused);
    expect(await api.call(updateVacancy, { params: { id: vacancyId }, body }, { as })).toMatchObject(refused);
    expect((await api.call(getVacancy, { params: { id: vacancyId } }, { as })).body).toMatchObject({
      salary_min: vacancyForm.salaryMin,
      salary_max: vacancyForm.salaryMax,
    });
    for (const salary of [
      { salaryMin: 5, salaryMax: 5 },
      { salaryMin: 5, salaryMax: undefined },
      { salaryMin: undefined, salaryMax: 0 },
    ])
      expect(
        (await api.call(updateVacancy, { params: { id: vacancyId }, body: { ...vacancyForm, ...salary } }, { as }))
          .status,
      ).toBe(200);
  });

  test('comes from no chat', async () => {
    const { id, owner } = await createFirm(api);
    const jobData = {
      title: 'Швея',
      description: 'Фабрика приглашает швею на пошив.',
      requirements: ['Опыт'],
      benefits: ['Обеды'],
      salary: 'от 9 000 000 до 6 000 000 сум',
    };
    const answer = await api.call(createVacancyFromChat, { body: { jobData, companyId: id } }, { as: owner.token });
    if (answer.status === 201) {
      const { body } = await api.call(getVacancy, { params: { id: vacancyOf(answer).id } }, { as: owner.token });
      const { salary_min: min, salary_max: max } = body as { salary_min: number | null; salary_max: number | null };
      expect(min ?? 0).toBeLessThanOrEqual(max ?? Infinity);
    } else expect(answer).toMatchObject(refused);
  });
});

describe('L4: one key for two forms', () => {
  const key = { 'idempotency-key': 'one' };
  const reused = { status: 422, body: { error: expect.any(String) } };

  test('is refused, and the first stays as it was', async () => {
    const { token } = await api.person('employer');
    const body = await legalBody(api);
    const first = await api.call(createCompany, { body }, { as: token, headers: key });
    expect(
      await api.call(createCompany, { body: { ...body, name: 'Другая' } }, { as: token, headers: key }),
    ).toMatchObject(reused);
    expect((await api.call(createCompany, { body }, { as: token, headers: key })).body).toEqual(first.body);
    expect((await api.call(listCompanies, {}, { as: token })).headers.get('x-total-count')).toBe('1');
  });

  test('even at once, for a vacancy and in another company', { tags: ['race'] }, async () => {
    const { id, owner } = await createFirm(api);
    const as = owner.token;
    const answers = await Promise.all(
      ['Швея', 'Повар'].map((title) =>
        api.call(createVacancy, { params: { id }, body: { ...vacancyForm, title } }, { as, headers: key }),
      ),
    );
    expect(statusesOf(answers)).toEqual([201, 422]);
    const other = await api.call(createCompany, { body: await legalBody(api) }, { as });
    const title = answers[0]?.status === 201 ? 'Швея' : 'Повар';
    expect(
      await api.call(
        createVacancy,
        { params: { id: (other.body as { id: string }).id }, body: { ...vacancyForm, title } },
        { as, headers: key },
      ),
    ).toMatchObject(reused);
  });

  test('for interview links of two vacancies', async () => {
    const { id, vacancyId, owner } = await createFirm(api);
    const as = owner.token;
    const second = vacancyOf(await api.call(createVacancy, { params: { id }, body: vacancyForm }, { as }));
    const link = async (vacancy: string) => {
      const questions = [{ text: 'Расскажите о себе', order_index: 0 }];
      await api.call(saveInterviewQuestions, { params: { vacancyId: vacancy }, body: { questions } }, { as });
      return api.call(createInterviewLink, { body: { vacancy_id: vacancy } }, { as, headers: key });
    };
    expect((await link(vacancyId)).status).toBe(200);
    expect(await link(second.id)).toMatchObject(reused);
  });

  test('a chat’s first message that is sent again begins no second chat, whatever has been shown since', async () => {
    const { id, token } = await api.person('employer');
    const say = (chatHistory: { sender: 'ai'; content: string }[]) =>
      api.call(
        sendChatMessage,
        { body: { message: initialGreeting, companyProfile: { name: 'Ф' }, chatHistory } },
        { as: token, headers: key },
      );
    const first = await say([]);
    expect((await say([{ sender: 'ai', content: 'Не получилось' }])).body).toEqual(first.body);
    expect(await api.db.$count(schema.conversations, eq(schema.conversations.userId, id))).toBe(1);
  });
});

import { getPublicVacancy, getVacancy, updateVacancy, validateVacancyEdit } from '@kasb/contract';
import type { VacancyBody, VacancyUpdate } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createApp } from '../../src/compose/app.ts';
import * as schema from '../../src/db/schema/index.ts';
import { createFirm, vacancyForm } from '../support/firm.ts';
import type { Firm } from '../support/firm.ts';
import { Harness, statusesOf } from '../support/harness.ts';

const api = Harness.forThisFile();

const get = (firm: Firm, id = firm.vacancyId) => api.call(getVacancy, { params: { id } }, { as: firm.member.token });
const update = (firm: Firm, body: VacancyUpdate, headers: Record<string, string> = {}, id = firm.vacancyId) =>
  api.call(updateVacancy, { params: { id }, body }, { as: firm.member.token, headers });
const save = (firm: Firm, changes: Partial<VacancyBody>, headers: Record<string, string> = {}) =>
  update(firm, { ...vacancyForm, ...changes }, headers);
const etagOf = ({ headers }: { headers: Headers }) => headers.get('etag') ?? '';
const isPublic = async (id: string) => (await api.call(getPublicVacancy, { params: { id } })).status === 200;

describe('two who save one version', () => {
  test('the second gets 409 with the present one, and may then overwrite it', async () => {
    const firm = await createFirm(api);
    const version = { 'if-match': etagOf(await get(firm)) };
    expect((await save(firm, { location: 'Бухара' }, version)).status).toBe(200);
    const refused = await save(firm, { location: 'Хива' }, version);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'vacancyChanged', etag: '"2"', vacancy: { id: firm.vacancyId, location: 'Бухара' } },
    ]);
    expect((await get(firm)).body).toMatchObject({ location: 'Бухара' });
    const { etag } = refused.body as { etag: string };
    expect(await save(firm, { location: 'Хива' }, { 'if-match': etag })).toMatchObject({
      status: 200,
      body: { location: 'Хива' },
    });
  });

  test('at the same time: one 200, the rest 409', { tags: ['race'] }, async () => {
    const firm = await createFirm(api);
    const answers = await Promise.all(
      ['А', 'Б', 'В', 'Г'].map((location) => save(firm, { location }, { 'if-match': '"1"' })),
    );
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body;
    expect((await get(firm)).body).toEqual(winner);
    expect(etagOf(await get(firm))).toBe('"2"');
  });

  test('a status changed meanwhile counts too', async () => {
    const firm = await createFirm(api);
    await update(firm, { vacancyStatus: 'paused' });
    expect((await save(firm, {}, { 'if-match': '"1"' })).status).toBe(409);
    expect((await update(firm, { vacancyStatus: 'closed' }, { 'if-match': '"1"' })).status).toBe(409);
  });

  test.each([
    ['W/"1"', 200],
    ['"7", "1"', 200],
    ['*', 200],
    ['"7"', 409],
    ['1', 409],
    ['', 409],
  ])('If-Match %s: %i', async (tag, status) => {
    const firm = await createFirm(api);
    expect((await save(firm, { location: 'Хива' }, { 'if-match': tag })).status).toBe(status);
  });

  test('views and a moderator’s decision are no edit', async () => {
    const firm = await createFirm(api);
    await api.publish(firm.vacancyId);
    await isPublic(firm.vacancyId);
    const answer = await get(firm);
    expect([answer.body, etagOf(answer)]).toMatchObject([{ views: 1 }, '"1"']);
  });
});

describe('the edit guard', () => {
  const forced = (id: string) =>
    api.db.select().from(schema.vacancyForcedEdits).where(eq(schema.vacancyForcedEdits.vacancyId, id));

  test('answers before a save', async () => {
    const firm = await createFirm(api);
    const ask = (title: string) =>
      api.call(validateVacancyEdit, { params: { id: firm.vacancyId }, body: { title } }, { as: firm.member.token });
    expect(await ask('Бухгалтер')).toMatchObject({
      status: 200,
      body: {
        isValid: false,
        similarityScore: expect.any(Number),
        reason: expect.stringMatching(/[а-я]/),
        warnings: [],
      },
    });
    expect(await ask('Технолог швейного производства, опыт от 5 лет')).toMatchObject({
      status: 200,
      body: { isValid: true },
    });
  });

  test('refuses a save of another position, which may be forced, and that is recorded', async () => {
    const firm = await createFirm(api);
    const refused = await save(firm, { title: 'Бухгалтер' });
    expect([refused.status, refused.body]).toMatchObject([
      422,
      {
        code: 'editForbidden',
        validationFailed: true,
        similarityScore: expect.any(Number),
        reason: expect.stringContaining('Бухгалтер'),
        warnings: [],
      },
    ]);
    expect(etagOf(await get(firm))).toBe('"1"');
    expect(await save(firm, { title: 'Бухгалтер', skipValidation: true })).toMatchObject({
      status: 200,
      body: { title: 'Бухгалтер' },
    });
    expect(await forced(firm.vacancyId)).toMatchObject([
      { userId: firm.member.id, titleBefore: vacancyForm.title, titleAfter: 'Бухгалтер', at: api.now },
    ]);
  });

  test('records nothing where nothing was to be checked', async () => {
    const firm = await createFirm(api);
    await save(firm, { salaryMin: 1, skipValidation: true });
    await update(firm, { vacancyStatus: 'paused', skipValidation: undefined });
    expect(await forced(firm.vacancyId)).toEqual([]);
  });

  test('that fails lets the save go on', async () => {
    const firm = await createFirm(api);
    const app = createApp({ ...api.services, guard: { check: () => Promise.reject(new Error('the model is away')) } });
    const send = (path: string, method: string, body: object) =>
      app.request(`/api/employer/vacancies/${firm.vacancyId}${path}`, {
        method,
        headers: { authorization: `Bearer ${firm.member.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await send('/validate-edit', 'POST', { title: 'Бухгалтер' })).status).toBe(503);
    expect((await send('', 'PUT', { ...vacancyForm, title: 'Бухгалтер' })).status).toBe(200);
    expect(api.logged.some((line) => line.includes('edit guard failed') && line.includes('the model is away'))).toBe(
      true,
    );
  });

  test('is not asked about a status, nor about what it does not read', async () => {
    const firm = await createFirm(api);
    const app = createApp({
      ...api.services,
      guard: { check: () => Promise.resolve({ isValid: false, similarityScore: 0, reason: '', warnings: [] }) },
    });
    for (const body of [{ vacancyStatus: 'paused' }, { ...vacancyForm, salaryMin: 1 }]) {
      const response = await app.request(`/api/employer/vacancies/${firm.vacancyId}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${firm.member.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(response.status).toBe(200);
    }
  });
});

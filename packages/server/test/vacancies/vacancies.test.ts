import {
  createVacancy,
  deleteVacancy,
  getPublicVacancy,
  getVacancy,
  listCompanyVacancies,
  listVacancies,
  searchVacancies,
  updateVacancy,
  vacancyBody,
} from '@kasb/contract';
import type { VacancyBody, VacancyUpdate } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as schema from '../../src/db/schema/index.ts';
import { createFirm, vacancyForm, vacancyOf } from '../support/firm.ts';
import type { Firm, VacancySeen } from '../support/firm.ts';
import { Harness, statusesOf } from '../support/harness.ts';

const api = Harness.forThisFile();

const create = ({ id, owner }: Firm, changes: Partial<VacancyBody> = {}, headers: Record<string, string> = {}) =>
  api.call(createVacancy, { params: { id }, body: { ...vacancyForm, ...changes } }, { as: owner.token, headers });
const get = (firm: Firm, id = firm.vacancyId) => api.call(getVacancy, { params: { id } }, { as: firm.member.token });
const update = (firm: Firm, body: VacancyUpdate, headers: Record<string, string> = {}, id = firm.vacancyId) =>
  api.call(updateVacancy, { params: { id }, body }, { as: firm.member.token, headers });
const save = (firm: Firm, changes: Partial<VacancyBody>, headers: Record<string, string> = {}) =>
  update(firm, { ...vacancyForm, ...changes }, headers);
const etagOf = ({ headers }: { headers: Headers }) => headers.get('etag') ?? '';
const isPublic = async (id: string) => (await api.call(getPublicVacancy, { params: { id } })).status === 200;

describe('a vacancy is created', () => {
  test('with nought for a salary: without one', async () => {
    const firm = await createFirm(api);
    const body = { ...vacancyForm, salaryMin: 0, salaryMax: 0, skipValidation: true };
    const answer = await api.call(createVacancy, { params: { id: firm.id }, body }, { as: firm.owner.token });
    expect(answer).toMatchObject({ status: 201, body: { vacancy: { salary_min: null, salary_max: null } } });
  });

  test('with everything that the form has', async () => {
    const firm = await createFirm(api);
    const answer = await create(firm);
    expect(answer.status).toBe(201);
    const { id } = vacancyOf(answer);
    expect(vacancyOf(answer)).toMatchObject({
      title: vacancyForm.title,
      description: vacancyForm.description,
      requirements: vacancyForm.requirements,
      benefits: ['Обеды'],
      location: 'Самарканд',
      employment_type: 'full-time',
      remote_type: 'office',
      salary_min: 6_000_000,
      salary_max: 9_000_000,
      currency: 'UZS',
      vacancy_status: 'active',
      moderation_status: 'approved',
      moderated_by: 'Правила платформы',
      company_id: firm.id,
      company_name: 'Samarqand Textile',
      created_by: firm.owner.id,
      views: 0,
      applications_count: 0,
    });
    expect(etagOf(answer)).toBe('"1"');
    const read = await get(firm, id);
    expect(read.body).toEqual(vacancyOf(answer));
    expect(etagOf(read)).toBe('"1"');
  });

  test('with a title alone: the rest has its defaults', async () => {
    const firm = await createFirm(api);
    const { status, body } = await api.call(
      createVacancy,
      { params: { id: firm.id }, body: { title: 'Повар' } },
      { as: firm.owner.token },
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      vacancy: {
        description: null,
        requirements: [],
        employment_type: 'full-time',
        remote_type: 'office',
        salary_min: null,
        currency: null,
        vacancy_status: 'active',
      },
    });
  });

  test.each([
    ['title', ''],
    ['title', 'я'.repeat(201)],
    ['title', 7],
    ['description', 'я'.repeat(20_001)],
    ['employmentType', 'sometimes'],
    ['remoteType', 'moon'],
    ['currency', 'XYZ'],
    ['currency', 'uzs'],
    ['salaryMin', -1],
    ['salaryMin', 1.5],
    ['salaryMax', '5000'],
    ['vacancyStatus', 'deleted'],
    ['requirements', 'текст'],
    ['benefits', [7]],
  ])('not with %s %j', async (field, value) => {
    const firm = await createFirm(api);
    const { status, body } = await create(firm, { [field]: value });
    expect(status).toBe(422);
    expect(Object.keys((body as { fields: object }).fields)[0]).toContain(field);
  });

  test.each(Object.keys(vacancyBody.entries))(
    '%s is neither an object, nor too long, nor too much; on a save the same',
    async (field) => {
      const firm = await createFirm(api);
      const isList = field === 'requirements' || field === 'benefits';
      const tooMuch = isList
        ? [['я'.repeat(1001)], Array.from({ length: 101 }, () => 'я')]
        : ['я'.repeat(20_001), 1e15];
      for (const value of [{}, [{}], ...tooMuch]) {
        for (const answer of [await create(firm, { [field]: value }), await save(firm, { [field]: value })]) {
          expect([answer.status, answer.body], JSON.stringify(value).slice(0, 50)).toMatchObject([
            422,
            { code: 'invalid' },
          ]);
          const names = Object.keys((answer.body as { fields: object }).fields);
          expect(names.every((name) => name === field || name.startsWith(`${field}.`)) && names.length > 0).toBe(true);
        }
      }
      expect(etagOf(await get(firm))).toBe('"1"');
    },
  );

  test('with a script in every text: kept as text', async () => {
    const firm = await createFirm(api);
    const script = '<script>alert(1)</script>';
    const answer = await create(firm, {
      title: script,
      description: script,
      location: script,
      requirements: [script, ' ', ''],
      benefits: [script],
    });
    expect(vacancyOf(answer)).toMatchObject({
      title: script,
      description: script,
      location: script,
      requirements: [script],
      benefits: [script],
    });
  });

  test('once by one key', { tags: ['race'] }, async () => {
    const firm = await createFirm(api);
    const key = { 'idempotency-key': 'k' };
    const answers = await Promise.all([create(firm, {}, key), create(firm, {}, key), create(firm, {}, key)]);
    expect(new Set(answers.map((answer) => vacancyOf(answer).id)).size).toBe(1);
    expect(await api.db.$count(schema.vacancies, eq(schema.vacancies.companyId, firm.id))).toBe(2);
  });
});

describe('a vacancy is saved', () => {
  test('whole: what is absent is emptied, the status stays', async () => {
    const firm = await createFirm(api);
    await update(firm, { vacancyStatus: 'paused' });
    const answer = await update(firm, { title: vacancyForm.title });
    expect([answer.status, answer.body]).toMatchObject([
      200,
      {
        description: null,
        requirements: [],
        location: null,
        salary_min: null,
        currency: null,
        employment_type: 'full-time',
        vacancy_status: 'paused',
      },
    ]);
    expect(etagOf(answer)).toBe('"3"');
  });

  test.each(['active', 'paused', 'closed', 'draft'] as const)('with its status alone: %s', async (vacancyStatus) => {
    const firm = await createFirm(api);
    const { status, body } = await update(firm, { vacancyStatus });
    expect([status, body]).toMatchObject([
      200,
      { vacancy_status: vacancyStatus, title: vacancyForm.title, requirements: vacancyForm.requirements },
    ]);
  });

  test('without a change: its version stays', async () => {
    const firm = await createFirm(api);
    expect(etagOf(await save(firm, {}))).toBe('"1"');
    expect(etagOf(await update(firm, { vacancyStatus: 'active' }))).toBe('"1"');
  });

  test.each([
    ['employmentType', 'sometimes'],
    ['currency', 'XYZ'],
  ])('not with %s %j', async (field, value) => {
    const firm = await createFirm(api);
    expect(await save(firm, { [field]: value })).toMatchObject({
      status: 422,
      body: { fields: { [field]: { code: expect.any(String) } } },
    });
    expect(etagOf(await get(firm))).toBe('"1"');
  });

  test('and the public list follows: title, status, delete', async () => {
    const firm = await createFirm(api);
    await api.publish(firm.vacancyId);
    const found = async (search: string) =>
      ((await api.call(searchVacancies, { query: { search } })).body as VacancySeen[]).map(({ id }) => id);
    expect(await found('домашний технолог')).toContain(firm.vacancyId);
    await save(firm, { title: 'Технолог швейного производства премиум' });
    expect(await found('премиум')).toEqual([firm.vacancyId]);
    await update(firm, { vacancyStatus: 'paused' });
    expect([await found('премиум'), await isPublic(firm.vacancyId)]).toEqual([[], false]);
    await update(firm, { vacancyStatus: 'active' });
    expect(await isPublic(firm.vacancyId)).toBe(true);
    await api.call(deleteVacancy, { params: { id: firm.vacancyId } }, { as: firm.member.token });
    expect([await found('премиум'), await isPublic(firm.vacancyId)]).toEqual([[], false]);
  });
});

describe('a vacancy is deleted', () => {
  test('once, and is then unknown, but kept', { tags: ['race'] }, async () => {
    const firm = await createFirm(api);
    await api.db.insert(schema.applications).values({ vacancyId: firm.vacancyId, candidateName: 'Мадина Алиева' });
    const press = () => api.call(deleteVacancy, { params: { id: firm.vacancyId } }, { as: firm.owner.token });
    expect(statusesOf(await Promise.all([press(), press(), press()]))).toEqual([200, 404, 404]);
    expect((await get(firm)).status).toBe(404);
    expect((await save(firm, {})).status).toBe(404);
    expect((await api.call(listVacancies, {}, { as: firm.owner.token })).body).toEqual({ items: [] });
    expect((await api.call(listCompanyVacancies, { params: { id: firm.id } }, { as: firm.owner.token })).body).toEqual({
      items: [],
    });
    const [kept] = await api.db.select().from(schema.vacancies).where(eq(schema.vacancies.id, firm.vacancyId));
    expect(kept).toMatchObject({ status: 'closed', deletedAt: api.now });
    expect(await api.db.$count(schema.applications, eq(schema.applications.vacancyId, firm.vacancyId))).toBe(1);
  });
});

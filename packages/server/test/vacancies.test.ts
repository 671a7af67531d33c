import {
  createVacancy, deleteCompany, deleteVacancy, getPublicVacancy, getVacancy, listCompanyVacancies, listVacancies, searchVacancies, updateVacancy, vacancyBody,
  validateVacancyEdit,
} from '@kasb/contract';
import type { VacancyBody, VacancyUpdate } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as schema from '../src/db/schema/index.ts';
import { createApp } from '../src/http/app.ts';
import { createFirm, vacancyForm, vacancyOf } from './support/firm.ts';
import type { Firm, VacancySeen } from './support/firm.ts';
import { Harness, operatorToken, statusesOf } from './support/harness.ts';

const api = Harness.forThisFile();

const create = ({ id, owner }: Firm, changes: Partial<VacancyBody> = {}, headers: Record<string, string> = {}) =>
  api.call(createVacancy, { params: { id }, body: { ...vacancyForm, ...changes } }, { as: owner.token, headers });
const get = (firm: Firm, id = firm.vacancyId) => api.call(getVacancy, { params: { id } }, { as: firm.member.token });
const update = (firm: Firm, body: VacancyUpdate, headers: Record<string, string> = {}, id = firm.vacancyId) =>
  api.call(updateVacancy, { params: { id }, body }, { as: firm.member.token, headers });
const save = (firm: Firm, changes: Partial<VacancyBody>, headers: Record<string, string> = {}) => update(firm, { ...vacancyForm, ...changes }, headers);
const etagOf = ({ headers }: { headers: Headers }) => headers.get('etag') ?? '';
const isPublic = async (id: string) => (await api.call(getPublicVacancy, { params: { id } })).status === 200;

describe('a vacancy is created', () => {
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
    const { status, body } = await api.call(createVacancy, { params: { id: firm.id }, body: { title: 'Повар' } }, { as: firm.owner.token });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      vacancy: { description: null, requirements: [], employment_type: 'full-time', remote_type: 'office', salary_min: null, currency: null, vacancy_status: 'active' },
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

  test.each(Object.keys(vacancyBody.entries))('%s is neither an object, nor too long, nor too much; on a save the same', async (field) => {
    const firm = await createFirm(api);
    const isList = field === 'requirements' || field === 'benefits';
    const tooMuch = isList ? [['я'.repeat(1001)], Array.from({ length: 101 }, () => 'я')] : ['я'.repeat(20_001), 1e15];
    for (const value of [{}, [{}], ...tooMuch]) {
      for (const answer of [await create(firm, { [field]: value }), await save(firm, { [field]: value })]) {
        expect([answer.status, answer.body], JSON.stringify(value).slice(0, 50)).toMatchObject([422, { error: 'Проверьте заполнение полей' }]);
        const names = Object.keys((answer.body as { fields: object }).fields);
        expect(names.every((name) => name === field || name.startsWith(`${field}.`)) && names.length > 0).toBe(true);
      }
    }
    expect(etagOf(await get(firm))).toBe('"1"');
  });

  test('with a script in every text: kept as text', async () => {
    const firm = await createFirm(api);
    const script = '<script>alert(1)</script>';
    const answer = await create(firm, { title: script, description: script, location: script, requirements: [script, ' ', ''], benefits: [script] });
    expect(vacancyOf(answer)).toMatchObject({ title: script, description: script, location: script, requirements: [script], benefits: [script] });
  });

  test('with a salary whose ends are swapped, as the specification sets no rule', async () => {
    const firm = await createFirm(api);
    expect((await create(firm, { salaryMin: 1_000_000_000_000, salaryMax: 0 })).status).toBe(201);
  });

  test('once by one key', async () => {
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
      { description: null, requirements: [], location: null, salary_min: null, currency: null, employment_type: 'full-time', vacancy_status: 'paused' },
    ]);
    expect(etagOf(answer)).toBe('"3"');
  });

  test.each(['active', 'paused', 'closed', 'draft'] as const)('with its status alone: %s', async (vacancyStatus) => {
    const firm = await createFirm(api);
    const { status, body } = await update(firm, { vacancyStatus });
    expect([status, body]).toMatchObject([200, { vacancy_status: vacancyStatus, title: vacancyForm.title, requirements: vacancyForm.requirements }]);
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
    expect(await save(firm, { [field]: value })).toMatchObject({ status: 422, body: { fields: { [field]: expect.stringMatching(/[а-я]/) } } });
    expect(etagOf(await get(firm))).toBe('"1"');
  });

  test('and the public list follows: title, status, delete', async () => {
    const firm = await createFirm(api);
    await api.publish(firm.vacancyId);
    const found = async (search: string) => ((await api.call(searchVacancies, { query: { search } })).body as VacancySeen[]).map(({ id }) => id);
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

describe('two who save one version', () => {
  test('the second gets 409 with the present one, and may then overwrite it', async () => {
    const firm = await createFirm(api);
    const version = { 'if-match': etagOf(await get(firm)) };
    expect((await save(firm, { location: 'Бухара' }, version)).status).toBe(200);
    const refused = await save(firm, { location: 'Хива' }, version);
    expect([refused.status, refused.body]).toMatchObject([409, { error: 'Вакансию уже изменили', etag: '"2"', vacancy: { id: firm.vacancyId, location: 'Бухара' } }]);
    expect((await get(firm)).body).toMatchObject({ location: 'Бухара' });
    const { etag } = refused.body as { etag: string };
    expect(await save(firm, { location: 'Хива' }, { 'if-match': etag })).toMatchObject({ status: 200, body: { location: 'Хива' } });
  });

  test('at the same time: one 200, the rest 409', async () => {
    const firm = await createFirm(api);
    const answers = await Promise.all(['А', 'Б', 'В', 'Г'].map((location) => save(firm, { location }, { 'if-match': '"1"' })));
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
  const forced = (id: string) => api.db.select().from(schema.vacancyForcedEdits).where(eq(schema.vacancyForcedEdits.vacancyId, id));

  test('answers before a save', async () => {
    const firm = await createFirm(api);
    const ask = (title: string) => api.call(validateVacancyEdit, { params: { id: firm.vacancyId }, body: { title } }, { as: firm.member.token });
    expect(await ask('Бухгалтер')).toMatchObject({ status: 200, body: { isValid: false, similarityScore: expect.any(Number), reason: expect.stringMatching(/[а-я]/), warnings: [] } });
    expect(await ask('Технолог швейного производства, опыт от 5 лет')).toMatchObject({ status: 200, body: { isValid: true } });
  });

  test('refuses a save of another position, which may be forced, and that is recorded', async () => {
    const firm = await createFirm(api);
    const refused = await save(firm, { title: 'Бухгалтер' });
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { error: expect.stringMatching(/[а-я]/), validationFailed: true, similarityScore: expect.any(Number), reason: expect.stringContaining('Бухгалтер'), warnings: [] },
    ]);
    expect(etagOf(await get(firm))).toBe('"1"');
    expect(await save(firm, { title: 'Бухгалтер', skipValidation: true })).toMatchObject({ status: 200, body: { title: 'Бухгалтер' } });
    expect(await forced(firm.vacancyId)).toMatchObject([{ userId: firm.member.id, titleBefore: vacancyForm.title, titleAfter: 'Бухгалтер', at: api.now }]);
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
    expect(api.logged.some((line) => line.includes('edit guard failed') && line.includes('the model is away'))).toBe(true);
  });

  test('is not asked about a status, nor about what it does not read', async () => {
    const firm = await createFirm(api);
    const app = createApp({ ...api.services, guard: { check: () => Promise.resolve({ isValid: false, similarityScore: 0, reason: '', warnings: [] }) } });
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

describe('a vacancy is deleted', () => {
  test('once, and is then unknown, but kept', async () => {
    const firm = await createFirm(api);
    await api.db.insert(schema.applications).values({ vacancyId: firm.vacancyId, candidateName: 'Мадина Алиева' });
    const press = () => api.call(deleteVacancy, { params: { id: firm.vacancyId } }, { as: firm.owner.token });
    expect(statusesOf(await Promise.all([press(), press(), press()]))).toEqual([200, 404, 404]);
    expect((await get(firm)).status).toBe(404);
    expect((await save(firm, {})).status).toBe(404);
    expect((await api.call(listVacancies, {}, { as: firm.owner.token })).body).toEqual({ items: [] });
    expect((await api.call(listCompanyVacancies, { params: { id: firm.id } }, { as: firm.owner.token })).body).toEqual({ items: [] });
    const [kept] = await api.db.select().from(schema.vacancies).where(eq(schema.vacancies.id, firm.vacancyId));
    expect(kept).toMatchObject({ status: 'closed', deletedAt: api.now });
    expect(await api.db.$count(schema.applications, eq(schema.applications.vacancyId, firm.vacancyId))).toBe(1);
  });
});

describe('lists', () => {
  const titles = ({ body }: { body: unknown }) => (body as { items: VacancySeen[] }).items.map(({ title }) => title);

  test('go over all companies of a person, newest first, page by page', async () => {
    const [first, second] = [await createFirm(api), await createFirm(api)];
    await api.db.insert(schema.companyMembers).values({ companyId: second.id, userId: first.owner.id, role: 'member' });
    for (const [index, firm] of [first, second, first, second, first].entries()) {
      api.pass(1);
      await create(firm, { title: `Повар ${index}` });
    }
    const as = { headers: { authorization: `Bearer ${first.owner.token}` } };
    const seen: string[] = [];
    let path: string | undefined = '/api/employer/vacancies?limit=3';
    for (let page = 0; path !== undefined && page < 9; page += 1) {
      const answer = await api.request(path, as);
      expect(answer.headers.get('x-total-count')).toBe('7');
      seen.push(...titles(answer));
      path = /<(.+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(['Повар 4', 'Повар 3', 'Повар 2', 'Повар 1', 'Повар 0', vacancyForm.title, vacancyForm.title]);
    const own = await api.call(listCompanyVacancies, { params: { id: first.id }, query: { limit: 2 } }, { as: first.owner.token });
    expect([titles(own), own.headers.get('x-total-count')]).toEqual([['Повар 4', 'Повар 2'], '4']);
    const rest = await api.request(/<(.+)>;/.exec(own.headers.get('link') ?? '')?.[1] ?? '', as);
    expect(titles(rest)).toEqual(['Повар 0', vacancyForm.title]);
  });

  test('count applications, and vacancies made in one moment are in one order', async () => {
    const firm = await createFirm(api);
    for (let count = 0; count < 4; count += 1) await create(firm);
    await api.db.insert(schema.applications).values([1, 2].map(() => ({ vacancyId: firm.vacancyId, candidateName: 'Мадина' })));
    const all = (await api.call(listVacancies, {}, { as: firm.owner.token })).body as { items: (VacancySeen & { applications_count: number })[] };
    expect(all.items.find(({ id }) => id === firm.vacancyId)?.applications_count).toBe(2);
    const paged: string[] = [];
    let path: string | undefined = '/api/employer/vacancies?limit=1';
    while (path !== undefined && paged.length < 9) {
      const { body, headers } = await api.request(path, { headers: { authorization: `Bearer ${firm.owner.token}` } });
      paged.push(...(body as { items: VacancySeen[] }).items.map(({ id }) => id));
      path = /<(.+)>;/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(paged).toEqual(all.items.map(({ id }) => id));
  });

  test.each(['/api/employer/vacancies', '/api/employer/companies/{id}/vacancies', '/api/operator/moderation'])('%s asks the database once', async (path) => {
    const firm = await createFirm(api);
    let count = 0;
    const db = new Proxy(api.db, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        count += 1;
        return value.bind(target) as unknown;
      },
    });
    const response = await createApp({ ...api.services, db }).request(path.replace('{id}', firm.id), {
      headers: { authorization: `Bearer ${path.includes('operator') ? operatorToken : firm.owner.token}` },
    });
    expect([response.status, count]).toEqual([200, 1]);
  });

  describe('are narrowed', () => {
    const paths = (firm: Firm) => [`/api/employer/vacancies?companyId=${firm.id}`, `/api/employer/companies/${firm.id}/vacancies?`] as const;
    const ask = (path: string, { owner }: Firm) => api.request(path, { headers: { authorization: `Bearer ${owner.token}` } });
    const totalOf = ({ headers }: { headers: Headers }) => headers.get('x-total-count');

    test('to a status, page by page, with the total of what is shown', async () => {
      const firm = await createFirm(api);
      for (const [index, vacancyStatus] of (['paused', 'closed', 'paused', 'draft', 'paused'] as const).entries()) {
        api.pass(1);
        await create(firm, { title: `Повар ${index}`, vacancyStatus });
      }
      const [gone] = (await api.db.select().from(schema.vacancies).where(eq(schema.vacancies.title, 'Повар 2'))).filter(({ companyId }) => companyId === firm.id);
      await api.call(deleteVacancy, { params: { id: gone?.id ?? '' } }, { as: firm.owner.token });
      for (const start of ['/api/employer/vacancies?', ...paths(firm)]) {
        const seen: string[] = [];
        let path: string | undefined = `${start}&status=paused&limit=1`;
        for (let page = 0; path !== undefined && page < 9; page += 1) {
          const answer = await ask(path, firm);
          expect([answer.status, totalOf(answer)]).toEqual([200, '2']);
          seen.push(...titles(answer));
          path = /<(.+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
        }
        expect(seen).toEqual(['Повар 4', 'Повар 0']);
        const counts = await Promise.all(['active', 'paused', 'closed', 'draft'].map(async (status) => totalOf(await ask(`${start}&status=${status}`, firm))));
        expect(counts).toEqual(['1', '2', '1', '1']);
      }
    });

    test('to one company of several', async () => {
      const [first, second] = [await createFirm(api), await createFirm(api)];
      await api.db.insert(schema.companyMembers).values({ companyId: second.id, userId: first.owner.id, role: 'member' });
      const answer = await ask(`/api/employer/vacancies?companyId=${second.id}`, first);
      expect([answer.body, totalOf(answer)]).toMatchObject([{ items: [{ id: second.vacancyId }] }, '1']);
      expect(totalOf(await ask('/api/employer/vacancies?companyId=', first))).toBe('2');
    });

    test.each([
      ['someone else’s', () => createFirm(api).then(({ id }) => id)],
      ['an absent', () => Promise.resolve('7f000000-0000-4000-8000-000000000000')],
      ['a senseless', () => Promise.resolve("x' or 1=1 --")],
      ['a deleted', async (firm: Firm) => {
        await api.call(deleteCompany, { params: { id: firm.id } }, { as: firm.owner.token });
        return firm.id;
      }],
    ])('to %s company: nothing', async (_, companyOf) => {
      const firm = await createFirm(api);
      const answer = await ask(`/api/employer/vacancies?companyId=${encodeURIComponent(await companyOf(firm))}`, firm);
      expect([answer.status, answer.body, totalOf(answer), answer.headers.has('link')]).toEqual([200, { items: [] }, '0', false]);
    });

    test('by a status of someone else’s company: unknown, as ever', async () => {
      const [firm, stranger] = [await createFirm(api), await createFirm(api)];
      expect(await ask(`/api/employer/companies/${firm.id}/vacancies?status=active`, stranger)).toMatchObject({ status: 404, body: { error: 'Компания не найдена' } });
      expect(await ask(`/api/employer/companies/${firm.id}/vacancies?status=closed`, firm)).toMatchObject({ status: 200, body: { items: [] } });
    });

    test.each(['deleted', 'ACTIVE', '', 'active,paused', "'; drop table vacancies; --"])('not to the status %j', async (status) => {
      const firm = await createFirm(api);
      for (const start of paths(firm)) {
        const answer = await ask(`${start}&status=${encodeURIComponent(status)}`, firm);
        expect([answer.status, answer.body]).toMatchObject([400, { error: 'Проверьте параметры запроса', fields: { status: expect.stringMatching(/[а-я]/) } }]);
      }
    });
  });

  test('of nobody are empty, and bad pages are refused', async () => {
    const { token } = await api.person('employer');
    const { body, headers } = await api.call(listVacancies, {}, { as: token });
    expect([body, headers.get('x-total-count')]).toEqual([{ items: [] }, '0']);
    for (const query of ['limit=0', 'limit=101', 'cursor=x']) {
      expect((await api.request(`/api/employer/vacancies?${query}`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(400);
    }
  });
});

import {
  companyBody,
  createCompany,
  deleteCompany,
  getCompany,
  getVacancy,
  listCompanies,
  listCompanyVacancies,
  listVacancies,
  updateCompany,
  updateCompanyArea,
} from '@kasb/contract';
import type { CompanyBody } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as schema from '../../src/db/schema/index.ts';
import { areaOf, createFirm, legalBody } from '../support/firm.ts';
import { Harness, statusesOf } from '../support/harness.ts';

const api = Harness.forThisFile();

const individual = async (): Promise<CompanyBody> => ({
  companyType: 'individual',
  name: 'Мастерская Каримовой',
  email: 'master@mail.uz',
  phone: '+998 (90) 111-22-33',
  areas_activity: await areaOf(api),
  firstName: 'Дилноза',
  lastName: 'Каримова',
  pinfl: '31501900010015',
  passportSeries: 'aa',
  passportNumber: '1234567',
  passportIssuedDate: '2020-05-06',
});

async function create(body: CompanyBody, token: string, headers: Record<string, string> = {}) {
  const answer = await api.call(createCompany, { body }, { as: token, headers });
  return { ...answer, body: answer.body as { id: string; website: string | null; description: string | null } };
}

const verify = (id: string) =>
  api.db.update(schema.companies).set({ stirVerifiedAt: api.now }).where(eq(schema.companies.id, id));

describe('a company is created', () => {
  test('as a legal entity', async () => {
    const { token } = await api.person('employer');
    const body = await legalBody(api, {
      website: 'https://textile.uz',
      description: 'Фабрика <script>alert(1)</script>',
    });
    const { status, body: company } = await create(body, token);
    expect(status).toBe(201);
    expect(company).toMatchObject({
      ...body,
      areas_activity: { id: Number(body.areas_activity), slug: 'sewing' },
      firstName: null,
      pinfl: null,
    });
    expect((await api.call(getCompany, { params: { id: company.id } }, { as: token })).body).toEqual(company);
  });

  test('as an individual, whose phone and passport are spelled one way', async () => {
    const { token } = await api.person('employer');
    const { status, body } = await create(await individual(), token);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      phone: '998901112233',
      passportSeries: 'AA',
      passportIssuedDate: '2020-05-06',
      stir: null,
      cityId: null,
    });
  });

  test.each([
    ['areas_activity', '999999'],
    ['areas_activity', 999_999],
    ['areas_activity', 'textile'],
    ['cityId', 999_999],
    ['stir', '12345678'],
    ['oked', '1234'],
    ['mfo', '123456'],
    ['bankAccount', '1'],
    ['website', 'ftp://x.uz'],
    ['website', 'javascript:alert(1)'],
    ['email', 'x'],
    ['phone', '123'],
    ['name', ' '],
    ['name', 'я'.repeat(201)],
  ])('not with %s %j', async (field, value) => {
    const { token } = await api.person('employer');
    const { status, body } = await create({ ...(await legalBody(api)), [field]: value }, token);
    expect(status).toBe(422);
    expect(body).toMatchObject({ fields: { [field]: { code: expect.any(String) } } });
  });

  test.each([
    ['pinfl', '123'],
    ['passportSeries', 'АА'],
    ['passportNumber', '12345678'],
    ['passportIssuedDate', '06.05.2020'],
    ['lastName', ''],
  ])('of an individual not with %s %j', async (field, value) => {
    const { token } = await api.person('employer');
    const { status, body } = await create({ ...(await individual()), [field]: value }, token);
    expect([status, body]).toMatchObject([422, { fields: { [field]: { code: expect.any(String) } } }]);
  });

  const [ofLegal, ofIndividual] = companyBody.options.map(({ entries }) => Object.keys(entries));
  test.each([
    ...(ofLegal ?? []).map((field) => ['legal', field]),
    ...(ofIndividual ?? []).map((field) => ['individual', field]),
  ])('as %s: %s is neither an object, nor a list, nor too long; on a save the same', async (kind, field = '') => {
    const firm = await createFirm(api);
    const body = kind === 'legal' ? await legalBody(api) : await individual();
    for (const value of [{}, ['x'], true, 'я'.repeat(10_001)]) {
      const wrong = { ...body, [field]: value };
      const saved = await api.call(updateCompany, { params: { id: firm.id }, body: wrong }, { as: firm.owner.token });
      for (const answer of [await create(wrong, firm.owner.token), saved]) {
        expect([answer.status, answer.body]).toMatchObject([
          422,
          { fields: { [field]: { code: expect.any(String) } } },
        ]);
      }
    }
  });

  test('with a script in every text: kept as text, and refused where a format is asked for', async () => {
    const { token } = await api.person('employer');
    const script = '<script>alert(1)</script>';
    const texts = { name: script, description: script, legalName: script, bankName: script, legalAddress: script };
    expect((await create(await legalBody(api, texts), token)).body).toMatchObject(texts);
    const formats = ['email', 'phone', 'website', 'logoUrl', 'stir', 'oked', 'mfo', 'bankAccount'];
    const wrong = { ...(await legalBody(api)), ...Object.fromEntries(formats.map((field) => [field, script])) };
    const fields = Object.fromEntries(formats.map((field) => [field, { code: expect.any(String) }]));
    expect(await create(wrong, token)).toMatchObject({ status: 422, body: { fields } });
  });

  test('not with a taxpayer’s number that is verified for another company', async () => {
    const { token } = await api.person('employer');
    const body = await legalBody(api);
    const first = await create(body, token);
    await verify(first.body.id);
    expect(await create(body, token)).toMatchObject({
      status: 409,
      body: { code: 'stirTaken', fields: { stir: { code: expect.any(String) } } },
    });
    await api.call(deleteCompany, { params: { id: first.body.id } }, { as: token });
    expect((await create(body, token)).status).toBe(201);
  });

  test('once by one key, sent twice at once and later', { tags: ['race'] }, async () => {
    const { id, token } = await api.person('employer');
    const body = await individual();
    const headers = { 'idempotency-key': 'form-1' };
    const answers = await Promise.all([create(body, token, headers), create(body, token, headers)]);
    answers.push(await create(body, token, headers));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body: company }) => company.id)).size).toBe(1);
    expect(await api.db.$count(schema.companyMembers, eq(schema.companyMembers.userId, id))).toBe(1);
    expect((await create(body, token, { 'idempotency-key': 'form-2' })).body.id).not.toBe(answers[0]?.body.id);
    const { token: other } = await api.person('employer');
    expect((await create(body, other, headers)).body.id).not.toBe(answers[0]?.body.id);
    expect((await create(body, token, { 'idempotency-key': 'x'.repeat(201) })).status).toBe(400);
  });

  test('after a refusal the same key creates', async () => {
    const { token } = await api.person('employer');
    const headers = { 'idempotency-key': 'form' };
    const body = await legalBody(api);
    await verify((await create(body, (await api.person('employer')).token)).body.id);
    expect((await create(body, token, headers)).status).toBe(409);
    expect((await create(await legalBody(api), token, headers)).status).toBe(201);
  });
});

describe('a company is saved', () => {
  test('whole: what is absent is emptied, and so is the other kind', async () => {
    const { id, owner, member } = await createFirm(api);
    const { status, body } = await api.call(
      updateCompany,
      { params: { id }, body: await individual() },
      { as: member.token },
    );
    expect([status, body]).toMatchObject([
      200,
      { id, companyType: 'individual', pinfl: '••••••••••0015', stir: null, oked: null, cityId: null },
    ]);
    expect((await api.call(getCompany, { params: { id } }, { as: member.token })).body).toEqual(body);
    const whole = { ...(body as object), pinfl: '31501900010015', passportSeries: 'AA', passportNumber: '1234567' };
    expect((await api.call(getCompany, { params: { id } }, { as: owner.token })).body).toEqual(whole);
  });

  test('with null and an empty text the description is empty', async () => {
    const { id, owner } = await createFirm(api);
    for (const description of [null, '', '  ']) {
      const { body } = await api.call(
        updateCompany,
        { params: { id }, body: await legalBody(api, { description }) },
        { as: owner.token },
      );
      expect(body).toMatchObject({ description: null });
    }
  });

  test('not under a number that is verified for another', async () => {
    const [first, second] = [await createFirm(api), await createFirm(api)];
    await verify(first.id);
    const { stir } = (await api.call(getCompany, { params: { id: first.id } }, { as: first.owner.token })).body as {
      stir: string;
    };
    const { status } = await api.call(
      updateCompany,
      { params: { id: second.id }, body: await legalBody(api, { stir }) },
      { as: second.owner.token },
    );
    expect(status).toBe(409);
  });
});

test('the sphere is narrowed to one below it, or to a sister', async () => {
  const { token } = await api.person('employer');
  const { body } = await create(await legalBody(api, { areas_activity: await areaOf(api, 'textile') }), token);
  const narrow = async (slug: string) =>
    api.call(updateCompanyArea, { params: { id: body.id }, body: { childId: await areaOf(api, slug) } }, { as: token });
  expect(await narrow('retail')).toMatchObject({
    status: 422,
    body: { fields: { childId: { code: expect.any(String) } } },
  });
  expect(await narrow('trade')).toMatchObject({ status: 422 });
  expect(await narrow('sewing')).toMatchObject({ status: 200, body: { areas_activity: { slug: 'sewing' } } });
  expect(await narrow('sewing')).toMatchObject({ status: 200 });
  expect(await narrow('knitwear')).toMatchObject({ status: 200, body: { areas_activity: { slug: 'knitwear' } } });
  for (const childId of ['x', '999999', '1; drop table areas']) {
    expect(
      (await api.call(updateCompanyArea, { params: { id: body.id }, body: { childId } }, { as: token })).status,
    ).toBe(422);
  }
});

test('the list has one’s own, newest first, page by page', async () => {
  const { token } = await api.person('employer');
  for (const name of ['А', 'Б', 'В']) {
    await create(await legalBody(api, { name }), token);
    api.pass(1);
  }
  const first = await api.call(listCompanies, { query: { limit: 2 } }, { as: token });
  const names = (answer: { body: unknown }) =>
    (answer.body as { items: { name: string }[] }).items.map(({ name }) => name);
  expect(names(first)).toEqual(['В', 'Б']);
  expect(first.headers.get('x-total-count')).toBe('3');
  const next = await api.request(/<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(names(next)).toEqual(['А']);
  expect(next.headers.get('x-total-count')).toBe('3');
  expect(next.headers.has('link')).toBe(false);
  const { token: nobody } = await api.person('employer');
  const empty = await api.call(listCompanies, {}, { as: nobody });
  expect([empty.body, empty.headers.get('x-total-count')]).toEqual([{ items: [] }, '0']);
  expect((await api.call(listCompanies, { query: { cursor: 'x' } }, { as: nobody })).status).toBe(400);
});

describe('a company is deleted', () => {
  test('with its vacancies closed and its applications kept', async () => {
    const { id, vacancyId, owner, member } = await createFirm(api);
    await api.publish(vacancyId);
    await api.db.insert(schema.applications).values({ vacancyId, candidateName: 'Мадина Алиева' });
    expect(await api.db.$count(schema.vacancySearch, eq(schema.vacancySearch.vacancyId, vacancyId))).toBe(1);
    expect((await api.call(deleteCompany, { params: { id } }, { as: owner.token })).status).toBe(200);
    const [vacancy] = await api.db.select().from(schema.vacancies).where(eq(schema.vacancies.id, vacancyId));
    expect(vacancy?.status).toBe('closed');
    expect(await api.db.$count(schema.vacancySearch, eq(schema.vacancySearch.vacancyId, vacancyId))).toBe(0);
    expect(await api.db.$count(schema.applications, eq(schema.applications.vacancyId, vacancyId))).toBe(1);
    for (const { token } of [owner, member]) {
      expect((await api.call(getCompany, { params: { id } }, { as: token })).status).toBe(404);
      expect((await api.call(getVacancy, { params: { id: vacancyId } }, { as: token })).status).toBe(404);
      expect((await api.call(listCompanyVacancies, { params: { id } }, { as: token })).status).toBe(404);
      expect((await api.call(listVacancies, {}, { as: token })).body).toEqual({ items: [] });
      expect((await api.call(listCompanies, {}, { as: token })).body).toEqual({ items: [] });
    }
    expect((await api.call(deleteCompany, { params: { id } }, { as: owner.token })).status).toBe(404);
  });

  test('not while a publication runs', async () => {
    const { id, vacancyId, owner } = await createFirm(api);
    const [site] = await api.db.select().from(schema.channels);
    const [run] = await api.db
      .insert(schema.deliveries)
      .values({ vacancyId, channelId: site?.id ?? '', status: 'running' })
      .returning();
    expect(await api.call(deleteCompany, { params: { id } }, { as: owner.token })).toMatchObject({
      status: 409,
      body: { code: 'publicationRuns' },
    });
    expect((await api.call(getCompany, { params: { id } }, { as: owner.token })).status).toBe(200);
    await api.db
      .update(schema.deliveries)
      .set({ status: 'success' })
      .where(eq(schema.deliveries.id, run?.id ?? ''));
    expect((await api.call(deleteCompany, { params: { id } }, { as: owner.token })).status).toBe(200);
  });

  test('once, however often it is pressed', { tags: ['race'] }, async () => {
    const { id, owner } = await createFirm(api);
    const answers = await Promise.all(
      [1, 2, 3].map(() => api.call(deleteCompany, { params: { id } }, { as: owner.token })),
    );
    expect(statusesOf(answers)).toEqual([200, 404, 404]);
  });
});

import {
  countPublicVacancies,
  getPublicCompany,
  getPublicVacancy,
  listPublicCompanyVacancies,
  listSimilarVacancies,
  searchVacancies,
} from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import * as schema from '../../src/db/schema/index.ts';
import { Harness } from '../support/harness.ts';

const api = Harness.forThisFile();
const { companies, vacancies } = schema;

const countsOf = async (query: { city?: string; profession?: string } = {}, language = 'ru') =>
  api.call(countPublicVacancies, { query }, { headers: { 'accept-language': language } });
const companyOf = async (id: string) => {
  const [row] = await api.db.select().from(vacancies).where(eq(vacancies.id, id));
  return row?.companyId ?? '';
};
const named = (slug: string) => expect.objectContaining({ slug }) as unknown;

describe('counts by city and profession', () => {
  beforeAll(async () => {
    for (const [title, location] of [
      ['Сварщик-аргонщик', 'Бухара'],
      ['Сварщики на завод', 'Buxoro'],
      ['Payvandchi', 'Термез'],
      ['Директор магазина', 'Термез'],
      ['Менеджер', null],
    ] as const)
      await api.vacancy({ title, location });
    await api.vacancy({ title: 'Сварщик', location: 'Бухара', status: 'paused' });
  });

  test('say how many of each there are, in both languages, however a title names it', async () => {
    const { status, body } = await countsOf();
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 5 });
    expect(body).not.toHaveProperty('city');
    const { cities, professions } = body as { cities: object[]; professions: object[] };
    expect(cities).toEqual([
      { slug: 'bukhara', name: 'Бухара', count: 2 },
      { slug: 'termez', name: 'Термез', count: 2 },
    ]);
    expect(professions).toContainEqual({ slug: 'payvandchi', name: 'Сварщик', count: 3 });
    expect(professions).not.toContainEqual(named('menejer'));
    const uzbek = (await countsOf({}, 'uz')).body as { professions: object[] };
    expect(uzbek.professions).toContainEqual({ slug: 'payvandchi', name: 'Payvandchi', count: 3 });
  });

  test('are of the city by profession, of the profession by city', async () => {
    expect((await countsOf({ city: 'bukhara', profession: 'payvandchi' })).body).toMatchObject({
      total: 2,
      city: { slug: 'bukhara', name: 'Бухара' },
      profession: { slug: 'payvandchi', name: 'Сварщик' },
      cities: [
        { slug: 'bukhara', count: 2 },
        { slug: 'termez', count: 1 },
      ],
      professions: [{ slug: 'payvandchi', count: 2 }],
    });
  });

  test('are not of what is no city, and lead from an old name to the present one', async () => {
    await api.db.insert(schema.movedSlugs).values({ kind: 'city', slug: 'buhara', target: 'bukhara' });
    expect((await countsOf({ city: 'buhara' })).body).toMatchObject({ total: 2, city: { slug: 'bukhara' } });
    for (const query of [{ city: 'atlantis' }, { profession: 'x' }, { city: '' }, { city: 'bukhara', profession: "'" }])
      expect([query, (await countsOf(query)).status]).toEqual([query, query.city === '' ? 200 : 404]);
  });

  test('are what the search finds', async () => {
    const found = await api.call(searchVacancies, { query: { city: 'bukhara', profession: 'payvandchi' } });
    expect(found.headers.get('x-total-count')).toBe('2');
    expect((await api.call(searchVacancies, { query: { city: 'atlantis' } })).body).toEqual([]);
    expect((await api.call(searchVacancies, { query: { profession: 'atlantis' } })).body).toEqual([]);
  });

  test('have pages to which a vacancy leads', async () => {
    const id = await api.vacancy({ title: 'Сварщик', location: 'Каган' });
    const { body } = await api.call(getPublicVacancy, { params: { id } }, { headers: { 'accept-language': 'uz' } });
    expect(body).toMatchObject({
      city: { slug: 'kagan', name: 'Kogon', region: 'Buxoro viloyati' },
      professions: [{ slug: 'payvandchi', name: 'Payvandchi' }],
    });
  });
});

describe('a public company', () => {
  test('is what everybody may know, with its open vacancies alone', async () => {
    const id = await api.vacancy({ title: 'Повар' }, { company: 'Osh Markazi' });
    const companyId = await companyOf(id);
    await api.db
      .update(companies)
      .set({ website: 'https://osh.uz', stir: '123456789' })
      .where(eq(companies.id, companyId));
    const { status, body } = await api.call(getPublicCompany, { params: { id: companyId } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: companyId, name: 'Osh Markazi', website: 'https://osh.uz', vacancies_count: 1 });
    expect(JSON.stringify(body)).not.toMatch(/123456789|hr@firm.uz|998712000000/);
    const list = await api.call(listPublicCompanyVacancies, { params: { id: companyId } });
    expect([list.headers.get('x-total-count'), list.body]).toMatchObject(['1', [{ id, title: 'Повар' }]]);
    await api.db.update(vacancies).set({ status: 'paused' }).where(eq(vacancies.id, id));
    expect((await api.call(getPublicCompany, { params: { id: companyId } })).body).toMatchObject({
      vacancies_count: 0,
    });
    expect((await api.call(listPublicCompanyVacancies, { params: { id: companyId } })).body).toEqual([]);
  });

  test('comes page by page', async () => {
    const id = await api.vacancy();
    const companyId = await companyOf(id);
    const other = await api.vacancy({ companyId });
    const first = await api.call(listPublicCompanyVacancies, { params: { id: companyId }, query: { limit: 1 } });
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await api.request(next, { headers: { accept: 'application/json' } });
    const ids = [first, second].flatMap(({ body }) => (body as { id: string }[]).map((each) => each.id));
    expect(ids.toSorted()).toEqual([id, other].toSorted());
    expect(second.headers.get('link')).toBeNull();
  });

  test('is unknown where it never published, is deleted or is no id', async () => {
    const silent = await companyOf(await api.vacancy({}, { isPublished: false }));
    const gone = await companyOf(await api.vacancy());
    await api.db.update(companies).set({ deletedAt: api.now }).where(eq(companies.id, gone));
    for (const id of [silent, gone, 'x', '7f000000-0000-0000-0000-000000000000'])
      for (const endpoint of [getPublicCompany, listPublicCompanyVacancies])
        expect(await api.call(endpoint, { params: { id } })).toMatchObject({
          status: 404,
          body: { code: 'unknownCompany' },
        });
  });
});

test('those like an open vacancy are others', async () => {
  const like = (status: 'active' | 'closed' | 'paused') => api.vacancy({ title: 'Астролог', status });
  const [open, other, closed, paused] = [
    await like('active'),
    await like('active'),
    await like('closed'),
    await like('paused'),
  ];
  const similarTo = async (id: string) => (await api.call(listSimilarVacancies, { params: { id } })).body;
  expect(await similarTo(open)).toMatchObject([{ id: other }]);
  expect(await similarTo(closed)).toHaveLength(2);
  expect(await similarTo(paused)).toMatchObject({ code: 'unknownVacancy' });
});

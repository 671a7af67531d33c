import { getPublicVacancy, respondToVacancy } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { connect } from '../../src/db/database.ts';
import * as schema from '../../src/db/schema/index.ts';
import { Harness, statusesOf } from '../support/harness.ts';
import { withSql } from '../support/sql.ts';

const api = Harness.forThisFile();

const view = (id: string, headers: Record<string, string> = {}) =>
  api.call(getPublicVacancy, { params: { id } }, { headers });
const viewsOf = (answer: { body: unknown }) => (answer.body as { views: number }).views;

describe('a public vacancy', () => {
  test('is shown with its company', async () => {
    const id = await api.vacancy({ title: 'Повар', requirements: ['Опыт'], salaryMin: 5_000_000, currency: 'UZS' });
    const { status, body } = await view(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      title: 'Повар',
      requirements: ['Опыт'],
      benefits: [],
      salary_min: 5_000_000,
      salary_max: null,
      company_name: 'Samarqand Textile',
    });
  });

  test('is read where no view can be counted, since the disk is full', async () => {
    const { sql, close } = withSql(connect(api.databaseUrl, { max: 1 }));
    const id = await api.vacancy();
    await sql`create function refuse_views() returns trigger language plpgsql as
      $$ begin raise exception using errcode = '53100'; end $$`;
    await sql`create trigger refuse_views before insert on vacancy_views for each row execute function refuse_views()`;
    const seen = await view(id);
    await sql`drop function refuse_views cascade`;
    await close();
    expect([seen.status, viewsOf(seen)]).toEqual([200, 0]);
    expect(viewsOf(await view(id))).toBe(1);
  });

  test.each([
    ['Самарканд', 'Самарканд', 'Samarqand', 'Гончар'],
    ['Samarqand', 'Самарканд', 'Samarqand', 'Кузнец'],
    ['Ташкентская область', 'Ташкентская область', 'Toshkent viloyati', 'Стеклодув'],
    ['у метро', 'у метро', 'у метро', 'Скорняк'],
  ])(
    'in %s names its place in the language of the page, here, in lists and beside others',
    async (location, ru, uz, title) => {
      // A trade of its own: the list of similar ones is short.
      const id = await api.vacancy({ title, location });
      const like = await api.vacancy({ title, location: null });
      const places = async (language: string) => {
        const own = (await view(id, { 'accept-language': language })).body as { location: string; company_id: string };
        const lists = [
          `/vacancies?search=${title}`,
          `/vacancies/${like}/similar`,
          `/companies/${own.company_id}/vacancies?limit=100`,
        ];
        const found = await Promise.all(
          lists.map(async (path) => (await api.request(path, { headers: { 'accept-language': language } })).body),
        );
        const cards = (found as { id: string; location: string }[][]).map((list) =>
          list.find((card) => card.id === id),
        );
        return [own, ...cards].map((card) => card?.location);
      };
      expect(await places('ru')).toEqual([ru, ru, ru, ru]);
      expect(await places('uz')).toEqual([uz, uz, uz, uz]);
    },
  );

  test('that never was public is unknown', async () => {
    const ids = await Promise.all([
      api.vacancy({}, { isPublished: false }),
      api.vacancy({ status: 'draft' }, { isPublished: false }),
      api.vacancy({ status: 'closed' }, { isPublished: false }),
    ]);
    for (const id of ids) expect((await view(id)).status).toBe(404);
  });

  test.each([
    { status: 'paused' },
    { status: 'draft' },
    { moderationStatus: 'pending' },
    { moderationStatus: 'needs_revision' },
  ] as const)('that is away for a while is unknown with %j, not closed: it may come back', async (values) => {
    const { status, body } = await view(await api.vacancy(values));
    expect([status, body]).toMatchObject([404, { code: 'unknownVacancy' }]);
  });

  test('is as old as its first publication, which another one does not move', async () => {
    const id = await api.vacancy();
    const first = api.now.toISOString();
    api.pass(40 * 24 * 3600);
    await api.publish(id);
    const renewed = api.now.toISOString();
    expect((await view(id)).body).toMatchObject({ first_published_at: first, created_at: renewed });
    await api.sql`update deliveries set status = 'removed' where vacancy_id = ${id} and published_at = ${first}`;
    expect((await view(id)).body).toMatchObject({ first_published_at: first, created_at: renewed });
  });

  test.each([
    { status: 'closed' },
    { status: 'closed', deletedAt: new Date() },
    { moderationStatus: 'rejected' },
  ] as const)(
    'that was public is closed with %j, in the language of the caller, and counts no view',
    async (values) => {
      const id = await api.vacancy(values);
      const { status, body } = await view(id, { 'accept-language': 'uz' });
      expect([status, body]).toMatchObject([410, { code: 'vacancyClosed', error: 'Vakansiya yopilgan' }]);
      expect(await api.db.select().from(schema.vacancyViews).where(eq(schema.vacancyViews.vacancyId, id))).toEqual([]);
    },
  );

  test('that is closed comes with six like it: of its city first, then those whose titles share most', async () => {
    const like = (title: string, location: string, rest = {}) => api.vacancy({ title, location, ...rest });
    const id = await like('Сварщик аргонщик', 'Бухара', { status: 'closed' });
    const far = await like('Сварщик', 'Термез');
    const farther = await like('Сварщик-аргонщик на завод', 'Термез');
    const near = await like('Сварщики', 'Бухара', { description: 'а'.repeat(1000), requirements: ['Опыт'] });
    await like('Сварщик', 'Бухара', { status: 'paused' });
    await api.vacancy({ title: 'Сварщик', location: 'Бухара' }, { isPublished: false });
    await like('Повар', 'Бухара', { description: 'Кормить: сварщик, аргонщик' });
    const similarOf = async () => {
      const { body } = await view(id);
      return (body as { similar: { id: string }[] }).similar;
    };
    const similar = await similarOf();
    expect(similar.map((each) => each.id)).toEqual([near, farther, far]);
    expect(similar[0]).toMatchObject({
      title: 'Сварщики',
      company_name: 'Samarqand Textile',
      description: `${'а'.repeat(299)}…`,
      requirements: [],
    });
    for (let count = 0; count < 5; count += 1) await like('Сварщик', 'Бухара');
    const full = await similarOf();
    expect(full).toHaveLength(6);
    expect(full.map((each) => each.id)).not.toContain(far);
  });

  test('that is closed and like no other comes alone', async () => {
    const { body } = await view(await api.vacancy({ title: 'Астроном', location: null, status: 'closed' }));
    expect(body).toMatchObject({ code: 'vacancyClosed', similar: [] });
  });

  test('counts a view once per visitor and day', async () => {
    const id = await api.vacancy();
    const first = { 'x-forwarded-for': '10.1.0.1' };
    expect(viewsOf(await view(id, first))).toBe(1);
    expect(viewsOf(await view(id, first))).toBe(1);
    expect(viewsOf(await view(id, { 'x-forwarded-for': '10.1.1.1' }))).toBe(2);
    api.pass(24 * 3600);
    expect(viewsOf(await view(id, first))).toBe(3);
  });

  test('counts a person once, wherever they are', async () => {
    const id = await api.vacancy();
    const { token } = await api.person();
    const answers = [];
    for (const address of ['10.2.0.1', '10.2.0.2']) {
      answers.push(
        await api.call(getPublicVacancy, { params: { id } }, { as: token, headers: { 'x-forwarded-for': address } }),
      );
    }
    expect(answers.map(viewsOf)).toEqual([1, 1]);
  });

  test('counts many at once exactly', { tags: ['race'] }, async () => {
    const id = await api.vacancy();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => view(id, { 'x-forwarded-for': `10.3.${index % 10}.1` })),
    );
    expect(viewsOf(await view(id, { 'x-forwarded-for': '10.3.0.1' }))).toBe(10);
  });
});

describe('a response', () => {
  test('is taken once', async () => {
    const vacancyId = await api.vacancy({ title: 'Повар' });
    const { id, phone, token } = await api.person();
    const message = 'Готов <b>завтра</b>';
    const { status, body } = await api.call(respondToVacancy, { body: { vacancyId, message } }, { as: token });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'applied',
      source: 'platform',
      message,
      vacancy_id: vacancyId,
      candidate: { name: 'Азиз Каримов', phone },
      vacancy: { id: vacancyId, title: 'Повар', company_name: 'Samarqand Textile' },
      history: [{ status: 'applied', by: 'Азиз Каримов' }],
    });
    const again = await api.call(respondToVacancy, { body: { vacancyId } }, { as: token });
    expect([again.status, again.body]).toMatchObject([409, { code: 'alreadyResponded' }]);
    const rows = await api.db.select().from(schema.applications).where(eq(schema.applications.candidateId, id));
    expect(rows).toMatchObject([{ vacancyId, status: 'applied', message }]);
  });

  test('sent five times at once is taken once', { tags: ['race'] }, async () => {
    const vacancyId = await api.vacancy();
    const { id, token } = await api.person();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => api.call(respondToVacancy, { body: { vacancyId } }, { as: token })),
    );
    expect(statusesOf(answers)).toEqual([201, 409, 409, 409, 409]);
    expect(await api.db.select().from(schema.applications).where(eq(schema.applications.candidateId, id))).toHaveLength(
      1,
    );
  });

  test.each([
    ['paused', { status: 'paused' }, {}],
    ['on moderation', { moderationStatus: 'pending' }, {}],
    ['not published', {}, { isPublished: false }],
  ] as const)('to a vacancy that is %s is unknown', async (_, values, options) => {
    const vacancyId = await api.vacancy(values, options);
    const { token } = await api.person();
    const { status, body } = await api.call(respondToVacancy, { body: { vacancyId } }, { as: token });
    expect([status, body]).toMatchObject([404, { code: 'unknownVacancy' }]);
  });

  test.each(['x', '7f000000-0000-0000-0000-000000000000', "' or 1=1"])('to %j is unknown', async (vacancyId) => {
    const { token } = await api.person();
    expect((await api.call(respondToVacancy, { body: { vacancyId } }, { as: token })).status).toBe(404);
  });

  test('with a resume that is not theirs is refused', async () => {
    const vacancyId = await api.vacancy();
    const { token } = await api.person();
    const { status, body } = await api.call(respondToVacancy, { body: { vacancyId, resumeId: 'r1' } }, { as: token });
    expect(status).toBe(422);
    expect(body).toMatchObject({ fields: { resumeId: { code: 'unknownResume' } } });
  });

  test('of an employer is refused', async () => {
    const vacancyId = await api.vacancy();
    const { token } = await api.person('employer');
    expect((await api.call(respondToVacancy, { body: { vacancyId } }, { as: token })).status).toBe(403);
  });
});

import { createVacancy, deleteCompany, deleteVacancy, listCompanyVacancies, listVacancies } from '@kasb/contract';
import type { VacancyBody } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createApp } from '../../src/compose/app.ts';
import * as schema from '../../src/db/schema/index.ts';
import { createFirm, vacancyForm } from '../support/firm.ts';
import type { Firm, VacancySeen } from '../support/firm.ts';
import { Harness, operatorToken } from '../support/harness.ts';

const api = Harness.forThisFile();

const create = ({ id, owner }: Firm, changes: Partial<VacancyBody> = {}, headers: Record<string, string> = {}) =>
  api.call(createVacancy, { params: { id }, body: { ...vacancyForm, ...changes } }, { as: owner.token, headers });

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
    const own = await api.call(
      listCompanyVacancies,
      { params: { id: first.id }, query: { limit: 2 } },
      { as: first.owner.token },
    );
    expect([titles(own), own.headers.get('x-total-count')]).toEqual([['Повар 4', 'Повар 2'], '4']);
    const rest = await api.request(/<(.+)>;/.exec(own.headers.get('link') ?? '')?.[1] ?? '', as);
    expect(titles(rest)).toEqual(['Повар 0', vacancyForm.title]);
  });

  test('count applications, and vacancies made in one moment are in one order', async () => {
    const firm = await createFirm(api);
    for (let count = 0; count < 4; count += 1) await create(firm);
    await api.db
      .insert(schema.applications)
      .values([1, 2].map(() => ({ vacancyId: firm.vacancyId, candidateName: 'Мадина' })));
    const all = (await api.call(listVacancies, {}, { as: firm.owner.token })).body as {
      items: (VacancySeen & { applications_count: number })[];
    };
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

  test.each([
    // Once more for who it is.
    ['/api/employer/vacancies', 2],
    ['/api/employer/companies/{id}/vacancies', 2],
    ['/api/operator/moderation', 1],
  ] as const)('%s asks the database once', async (path, times) => {
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
    expect([response.status, count]).toEqual([200, times]);
  });

  describe('are narrowed', () => {
    const paths = (firm: Firm) =>
      [`/api/employer/vacancies?companyId=${firm.id}`, `/api/employer/companies/${firm.id}/vacancies?`] as const;
    const ask = (path: string, { owner }: Firm) =>
      api.request(path, { headers: { authorization: `Bearer ${owner.token}` } });
    const totalOf = ({ headers }: { headers: Headers }) => headers.get('x-total-count');

    test('to a status, page by page, with the total of what is shown', async () => {
      const firm = await createFirm(api);
      for (const [index, vacancyStatus] of (['paused', 'closed', 'paused', 'draft', 'paused'] as const).entries()) {
        api.pass(1);
        await create(firm, { title: `Повар ${index}`, vacancyStatus });
      }
      const [gone] = (await api.db.select().from(schema.vacancies).where(eq(schema.vacancies.title, 'Повар 2'))).filter(
        ({ companyId }) => companyId === firm.id,
      );
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
        const counts = await Promise.all(
          ['active', 'paused', 'closed', 'draft'].map(async (status) =>
            totalOf(await ask(`${start}&status=${status}`, firm)),
          ),
        );
        expect(counts).toEqual(['1', '2', '1', '1']);
      }
    });

    test('to one company of several', async () => {
      const [first, second] = [await createFirm(api), await createFirm(api)];
      await api.db
        .insert(schema.companyMembers)
        .values({ companyId: second.id, userId: first.owner.id, role: 'member' });
      const answer = await ask(`/api/employer/vacancies?companyId=${second.id}`, first);
      expect([answer.body, totalOf(answer)]).toMatchObject([{ items: [{ id: second.vacancyId }] }, '1']);
      expect(totalOf(await ask('/api/employer/vacancies?companyId=', first))).toBe('2');
    });

    test.each([
      ['someone else’s', () => createFirm(api).then(({ id }) => id)],
      ['an absent', () => Promise.resolve('7f000000-0000-4000-8000-000000000000')],
      ['a senseless', () => Promise.resolve("x' or 1=1 --")],
      [
        'a deleted',
        async (firm: Firm) => {
          await api.call(deleteCompany, { params: { id: firm.id } }, { as: firm.owner.token });
          return firm.id;
        },
      ],
    ])('to %s company: nothing', async (_, companyOf) => {
      const firm = await createFirm(api);
      const answer = await ask(`/api/employer/vacancies?companyId=${encodeURIComponent(await companyOf(firm))}`, firm);
      expect([answer.status, answer.body, totalOf(answer), answer.headers.has('link')]).toEqual([
        200,
        { items: [] },
        '0',
        false,
      ]);
    });

    test('by a status of someone else’s company: unknown, as ever', async () => {
      const [firm, stranger] = [await createFirm(api), await createFirm(api)];
      expect(await ask(`/api/employer/companies/${firm.id}/vacancies?status=active`, stranger)).toMatchObject({
        status: 404,
        body: { code: 'unknownCompany' },
      });
      expect(await ask(`/api/employer/companies/${firm.id}/vacancies?status=closed`, firm)).toMatchObject({
        status: 200,
        body: { items: [] },
      });
    });

    test.each(['deleted', 'ACTIVE', '', 'active,paused', "'; drop table vacancies; --"])(
      'not to the status %j',
      async (status) => {
        const firm = await createFirm(api);
        for (const start of paths(firm)) {
          const answer = await ask(`${start}&status=${encodeURIComponent(status)}`, firm);
          expect([answer.status, answer.body]).toMatchObject([
            400,
            { code: 'badQuery', fields: { status: { code: expect.any(String) } } },
          ]);
        }
      },
    );
  });

  test('of nobody are empty, and bad pages are refused', async () => {
    const { token } = await api.person('employer');
    const { body, headers } = await api.call(listVacancies, {}, { as: token });
    expect([body, headers.get('x-total-count')]).toEqual([{ items: [] }, '0']);
    for (const query of ['limit=0', 'limit=101', 'cursor=x']) {
      expect(
        (await api.request(`/api/employer/vacancies?${query}`, { headers: { authorization: `Bearer ${token}` } }))
          .status,
      ).toBe(400);
    }
  });
});

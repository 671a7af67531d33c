import {
  createSavedSearch,
  deleteSavedSearch,
  getCandidateDashboard,
  getVacancyMarks,
  listRecommendations,
  listSavedSearches,
  listSavedVacancies,
  respondToVacancy,
  saveVacancy,
  seeSavedSearch,
  unsaveVacancy,
  updateSavedSearch,
} from '@kasb/contract';
import type { SavedSearchBody } from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { Harness, statusesOf } from '../support/harness.ts';
import type { Answer } from '../support/harness.ts';

const api = Harness.forThisFile();
const unknown = '7f000000-0000-4000-8000-000000000000';

const save = (as: string, vacancyId: string) => api.call(saveVacancy, { params: { vacancyId } }, { as });
const unsave = (as: string, vacancyId: string) => api.call(unsaveVacancy, { params: { vacancyId } }, { as });
const saved = async (as: string, query: object = {}) => api.call(listSavedVacancies, { query }, { as });
const keep = (as: string, body: SavedSearchBody, key?: string) =>
  api.call(createSavedSearch, { body }, { as, headers: key === undefined ? {} : { 'idempotency-key': key } });
const itemsOf = ({ body }: Answer) => (body as { items: Record<string, unknown>[] }).items;
const titlesOf = (answer: Answer) => itemsOf(answer).map(({ vacancy }) => (vacancy as { title: string }).title);
const idOf = ({ body }: Answer) => (body as { id: string }).id;

describe('saved vacancies', () => {
  test('are kept once, listed the last one first, marked and let go', async () => {
    const { token } = await api.person();
    const [first, second] = [await api.vacancy({ title: 'Повар' }), await api.vacancy({ title: 'Пекарь' })];
    const once = await save(token, first);
    expect([once.status, once.body]).toEqual([200, { saved_at: api.now.toISOString() }]);
    api.pass(5);
    expect((await save(token, first)).body).toEqual(once.body);
    await save(token, second);
    await api.call(respondToVacancy, { body: { vacancyId: second } }, { as: token });
    const list = await saved(token);
    expect(titlesOf(list)).toEqual(['Пекарь', 'Повар']);
    expect(list.headers.get('x-total-count')).toBe('2');
    expect(itemsOf(list)).toMatchObject([
      { is_open: true, is_responded: true },
      { is_open: true, is_responded: false, saved_at: (once.body as { saved_at: string }).saved_at },
    ]);
    expect([(await unsave(token, first)).status, (await unsave(token, first)).status]).toEqual([200, 200]);
    expect(titlesOf(await saved(token))).toEqual(['Пекарь']);
  });

  test('one that is not public any more stays, and may be taken back', async () => {
    const { token } = await api.person();
    const id = await api.vacancy({ title: 'Повар' });
    await save(token, id);
    await api.sql`update vacancies set status = 'closed' where id = ${id}`;
    expect(itemsOf(await saved(token))).toMatchObject([{ is_open: false, vacancy: { id, title: 'Повар' } }]);
    await unsave(token, id);
    expect((await save(token, id)).status).toBe(200);
  });

  test('one that was never public is not found', async () => {
    const { token } = await api.person();
    const hidden = await api.vacancy({}, { isPublished: false });
    for (const id of [hidden, unknown, 'x']) expect([(await save(token, id)).status, id]).toEqual([404, id]);
    expect((await unsave(token, 'x')).status).toBe(200);
  });

  test('are one’s own', async () => {
    const [one, other] = [await api.person(), await api.person()];
    const id = await api.vacancy();
    await save(one.token, id);
    await unsave(other.token, id);
    expect([titlesOf(await saved(one.token)).length, titlesOf(await saved(other.token)).length]).toEqual([1, 0]);
  });

  test('page after page, each once', async () => {
    const { token } = await api.person();
    for (let index = 0; index < 5; index += 1) await save(token, await api.vacancy({ title: `Вакансия ${index}` }));
    const found: string[] = [];
    let path: string | undefined = '/candidate/saved-vacancies?limit=2';
    while (path !== undefined) {
      const answer = await api.request(path, { headers: { authorization: `Bearer ${token}` } });
      found.push(...titlesOf(answer));
      path = /<(.+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(found.toSorted()).toEqual([0, 1, 2, 3, 4].map((index) => `Вакансия ${index}`));
  });

  test('two hundred are kept: of two at once for the last place one is refused', { tags: ['race'] }, async () => {
    const { token, id } = await api.person();
    const first = await api.vacancy();
    await api.sql`
      insert into vacancies (company_id, title, created_by, status)
      select company_id, 'Вакансия ' || number, created_by, 'draft'
      from vacancies cross join generate_series(1, 199) as number where id = ${first}`;
    await api.sql`
      insert into saved_vacancies (user_id, vacancy_id, saved_at)
      select ${id}, id, ${api.now.toISOString()} from vacancies
      where status = 'draft' and company_id = (select company_id from vacancies where id = ${first})`;
    const answers = await Promise.all([save(token, first), save(token, await api.vacancy())]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'tooManySaved' });
    expect((await saved(token)).headers.get('x-total-count')).toBe('200');
  });
});

describe('marks', () => {
  const marks = (as: string, headers = {}) => api.call(getVacancyMarks, {}, { as, headers });

  test('say what is kept and responded to, and nothing where nothing changed', async () => {
    const { token } = await api.person();
    const [kept, sent] = [await api.vacancy(), await api.vacancy()];
    await save(token, kept);
    await api.call(respondToVacancy, { body: { vacancyId: sent } }, { as: token });
    const answer = await marks(token);
    expect(answer.body).toEqual({ saved: [kept], responded: [sent] });
    const known = { 'if-none-match': answer.headers.get('etag') ?? '' };
    expect((await marks(token, known)).status).toBe(304);
    await unsave(token, kept);
    const changed = await marks(token, known);
    expect([changed.status, changed.body]).toEqual([200, { saved: [], responded: [sent] }]);
  });
});

describe('saved searches', () => {
  const list = async (as: string) => itemsOf(await api.call(listSavedSearches, {}, { as }));

  test('are kept with their filters, changed, looked at and let go', async () => {
    const { token } = await api.person();
    const made = await keep(token, { search: ' Повар ', location: 'Бухара', employmentType: 'fulltime' });
    const search = {
      id: expect.any(String),
      title: null,
      search: 'Повар',
      location: 'Бухара',
      employment_type: 'fulltime',
      notify: 'daily',
      new_count: 0,
      created_at: api.now.toISOString(),
    };
    expect([made.status, made.body]).toEqual([201, search]);
    const home = (await api.call(getCandidateDashboard, {}, { as: token })).body as { searches: unknown };
    const { id, title, search: text, location, employment_type, new_count } = search;
    expect(home.searches).toEqual([{ id, title, search: text, location, employment_type, new_count }]);
    const params = { id: idOf(made) };
    const changed = await api.call(updateSavedSearch, { params, body: { notify: 'instant' } }, { as: token });
    expect(changed.body).toEqual({ ...search, notify: 'instant' });
    await api.sql`update saved_searches set new_count = 3 where id = ${params.id}`;
    expect(await list(token)).toMatchObject([{ new_count: 3 }]);
    expect((await api.call(seeSavedSearch, { params }, { as: token })).body).toMatchObject({ new_count: 0 });
    expect((await api.call(deleteSavedSearch, { params }, { as: token })).status).toBe(200);
    expect(await list(token)).toEqual([]);
    expect((await api.call(deleteSavedSearch, { params }, { as: token })).status).toBe(404);
  });

  test('name a place of Uzbekistan in the language of who asks, and any other as it was written', async () => {
    const { token } = await api.person();
    const params = { id: idOf(await keep(token, { location: 'Buxoro' })) };
    for (const location of ['Бухара', 'У моря']) await keep(token, { location });
    const uzbek = { as: token, headers: { 'accept-language': 'uz' } };
    const [inUzbek, inRussian] = [
      await api.call(listSavedSearches, {}, uzbek),
      await api.call(listSavedSearches, {}, { as: token }),
    ];
    const placesOf = (answer: Answer) => new Set(itemsOf(answer).map(({ location }) => location));
    expect(placesOf(inUzbek)).toEqual(new Set(['Buxoro', 'У моря']));
    expect(placesOf(inRussian)).toEqual(new Set(['Бухара', 'У моря']));
    expect((await api.call(seeSavedSearch, { params }, uzbek)).body).toMatchObject({ location: 'Buxoro' });
    expect((await api.call(seeSavedSearch, { params }, { as: token })).body).toMatchObject({ location: 'Бухара' });
  });

  test('one press is one search; eleven at once are ten', { tags: ['race'] }, async () => {
    const { token } = await api.person();
    const answers = await Promise.all([1, 2, 3].map(() => keep(token, { search: 'Повар' }, 'press')));
    expect(statusesOf(answers)).toEqual([201, 201, 201]);
    expect(await list(token)).toHaveLength(1);
    const more = await Promise.all(Array.from({ length: 10 }, (_, index) => keep(token, { search: `Швея ${index}` })));
    expect(statusesOf(more)).toEqual([...Array(9).fill(201), 409]);
    expect(more.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'tooManySearches' });
  });

  test('nobody changes another’s', async () => {
    const [one, other] = [await api.person(), await api.person()];
    const params = { id: idOf(await keep(one.token, { search: 'Повар' })) };
    const as = { as: other.token };
    expect([
      (await api.call(updateSavedSearch, { params, body: { notify: 'off' } }, as)).status,
      (await api.call(seeSavedSearch, { params }, as)).status,
      (await api.call(deleteSavedSearch, { params }, as)).status,
      (await api.call(deleteSavedSearch, { params: { id: 'x' } }, as)).status,
    ]).toEqual([404, 404, 404, 404]);
    expect(await list(one.token)).toMatchObject([{ notify: 'daily' }]);
  });

  test.each([
    ['notify', { notify: 'weekly' }, 'oneOf'],
    ['search', { search: 'я'.repeat(201) }, 'tooLong'],
    ['employmentType', { employmentType: 'full-time' }, 'oneOf'],
  ])('a bad %s is refused under its field', async (name, body, code) => {
    const { token } = await api.person();
    const answer = await keep(token, body as SavedSearchBody);
    expect([answer.status, answer.body]).toMatchObject([422, { fields: { [name]: { code } } }]);
    expect(await list(token)).toEqual([]);
  });
});

describe('recommendations', () => {
  const recommended = async (as: string, query: object = {}) => api.call(listRecommendations, { query }, { as });

  test('weigh the title, the city, skills and searches, say why, and leave out what was responded to', async () => {
    const { id, token } = await api.person();
    const { sql } = api;
    await sql`update users set location = 'Хива' where id = ${id}`;
    await sql`
      insert into resumes (user_id, title, skills, visibility, is_default)
      values (${id}, 'Реставратор керамики', '{глазуровка}', 'responded', true)`;
    const best = await api.vacancy({ title: 'Реставратор керамики', location: 'Хива' });
    const titled = await api.vacancy({ title: 'Реставратор', location: 'Нукус' });
    const near = await api.vacancy({ title: 'Садовник', location: 'Хива' });
    await api.vacancy({ title: 'Садовник', location: 'Нукус' });
    const skilled = await api.vacancy({ title: 'Оператор печи', location: 'Нукус' });
    const sent = await api.vacancy({ title: 'Реставратор керамики', location: 'Хива' });
    await sql`
      with skill as (insert into skills (name, key) values ('Глазуровка', 'глазуровка') returning id)
      insert into vacancy_skills (vacancy_id, skill_id)
      select vacancy, id from skill, unnest(${[best, skilled]}::uuid[]) as vacancy`;
    await keep(token, { search: 'Оператор печи' });
    await api.call(respondToVacancy, { body: { vacancyId: sent } }, { as: token });
    const items = itemsOf(await recommended(token));
    expect(items.map(({ vacancy, reasons }) => [(vacancy as { id: string }).id, reasons])).toEqual([
      [
        best,
        [
          { kind: 'title', value: 'Реставратор керамики' },
          { kind: 'city', value: 'Хива' },
          { kind: 'skill', value: 'Глазуровка' },
        ],
      ],
      ...[
        [
          skilled,
          [
            { kind: 'skill', value: 'Глазуровка' },
            { kind: 'search', value: 'Оператор печи' },
          ],
        ],
        [titled, [{ kind: 'title', value: 'Реставратор керамики' }]],
      ].toSorted(([one], [two]) => String(one).localeCompare(String(two))),
      [near, [{ kind: 'city', value: 'Хива' }]],
    ]);
    expect(itemsOf(await recommended(token, { limit: 1 }))).toHaveLength(1);
  });

  test('name the place of a search in the language of who asks', async () => {
    const { id, token } = await api.person();
    await api.sql`
      insert into resumes (user_id, title, visibility, is_default) values (${id}, 'Медник', 'responded', true)`;
    await api.vacancy({ title: 'Медник', location: 'Гулистан' });
    await keep(token, { location: 'Гулистан' });
    const reasonsIn = async (language: string) =>
      itemsOf(await api.call(listRecommendations, {}, { as: token, headers: { 'accept-language': language } })).map(
        ({ reasons }) => reasons,
      );
    const title = { kind: 'title', value: 'Медник' };
    expect(await reasonsIn('ru')).toEqual([[title, { kind: 'search', value: 'Гулистан' }]]);
    expect(await reasonsIn('uz')).toEqual([[title, { kind: 'search', value: 'Guliston' }]]);
  });

  test('know the city and the pay of the resume', async () => {
    const { id, token } = await api.person();
    await api.sql`
      insert into resumes (user_id, title, location, salary_amount, currency, visibility, is_default)
      values (${id}, 'Стеклодув', 'Термез', 6000000, 'UZS', 'responded', true)`;
    const paid = await api.vacancy({ title: 'Сторож', location: 'Термез', salaryMin: 5e6, salaryMax: 6e6 });
    const poor = await api.vacancy({ title: 'Сторож', location: 'Термез', salaryMin: 4e6, salaryMax: 5e6 });
    await api.vacancy({ title: 'Сторож', location: 'Андижан', salaryMin: 9e6, salaryMax: 9e6 });
    const city = { kind: 'city', value: 'Термез' };
    const items = itemsOf(await recommended(token));
    expect(items.map(({ vacancy, reasons }) => [(vacancy as { id: string }).id, reasons])).toEqual([
      [paid, [city, { kind: 'pay', value: null }]],
      [poor, [city]],
    ]);
  });

  test('are none where nothing is known', async () => {
    const { token } = await api.person();
    await api.vacancy();
    expect(itemsOf(await recommended(token))).toEqual([]);
  });
});

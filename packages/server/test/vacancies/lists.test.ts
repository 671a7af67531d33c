import * as contract from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { Harness, operatorToken, statusesOf } from '../support/harness.ts';

const api = Harness.forThisFile();
const {
  createArea,
  createSkill,
  disableModule,
  enableModule,
  generateInterviewQuestions,
  getHealth,
  listAreas,
  listCities,
  listCurrencies,
  listEmploymentTypes,
  listModules,
  listPostingServices,
  listPricingPlans,
  listRegions,
  listResumeVisibilities,
  listSettings,
  listSkills,
  reloadModule,
} = contract;

test('health', async () => {
  expect(await api.call(getHealth, {})).toMatchObject({ status: 200, body: { status: 'ok' } });
});

test('health without a database', async () => {
  const { createApp } = await import('../../src/compose/app.ts');
  const { connect } = await import('../../src/db/database.ts');
  const dead = connect('postgres://nobody:x@127.0.0.1:1/none');
  const app = createApp({ ...api.services, reads: dead.db });
  const response = await app.request('/health');
  expect([response.status, await response.json()]).toMatchObject([503, { code: 'unavailable' }]);
  await dead.close();
});

test('L5: a server that is about to end says so to who asks for its health, and lets clients leave', async () => {
  const { createApp } = await import('../../src/compose/app.ts');
  const app = createApp({ ...api.services, isStopping: () => true });
  const [health, list] = [await app.request('/health'), await app.request('/reference/currencies')];
  expect([health.status, await health.json()]).toMatchObject([503, { code: 'stopping' }]);
  expect([list.status, list.headers.get('connection')]).toEqual([200, 'close']);
});

describe('lists', () => {
  test('currencies', async () => {
    const { body } = await api.call(listCurrencies, {});
    expect(body).toEqual([
      { id: 'UZS', code: 'UZS', symbol: 'сум', name: 'Узбекский сум' },
      { id: 'USD', code: 'USD', symbol: '$', name: 'Доллар США' },
      { id: 'EUR', code: 'EUR', symbol: '€', name: 'Евро' },
      { id: 'RUB', code: 'RUB', symbol: '₽', name: 'Российский рубль' },
    ]);
  });

  test('employment types: the ids that vacancies hold', async () => {
    const { body } = await api.call(listEmploymentTypes, {});
    expect(body).toMatchObject([
      { id: 'full-time', name: 'Полная занятость' },
      { id: 'part-time' },
      { id: 'contract' },
      { id: 'freelance' },
    ]);
  });

  test('fourteen regions and their cities', async () => {
    const regions = (await api.call(listRegions, {})).body as { id: number; name: string }[];
    const cities = (await api.call(listCities, {})).body as { id: number; name: string; region_id: number }[];
    expect(regions).toHaveLength(14);
    expect(regions.map(({ name }) => name)).toContain('Республика Каракалпакстан');
    expect(new Set(cities.map(({ region_id: region }) => region)).size).toBe(14);
    expect(cities.map(({ name }) => name)).toEqual(expect.arrayContaining(['Ташкент', 'Самарканд', 'Бухара', 'Нукус']));
  });

  test.each([
    ['ru', 'Карши', 'Qarshi'],
    ['uz', 'Qarshi', 'Карши'],
  ])('in %s a city is known by its name in the other language too', async (language, name, other) => {
    const { body } = await api.call(listCities, {}, { headers: { 'accept-language': language } });
    expect(body).toContainEqual(expect.objectContaining({ name, other_name: other }));
  });

  test('activity spheres are a tree', async () => {
    const { items } = (await api.call(listAreas, {})).body as { items: { id: number; parent_id: number | null }[] };
    const tops = items.filter(({ parent_id: parent }) => parent === null);
    expect(tops).toHaveLength(12);
    expect(items.length).toBeGreaterThan(40);
    expect(items.every(({ parent_id: parent }) => parent === null || tops.some(({ id }) => id === parent))).toBe(true);
  });

  test('skills, visibilities, settings', async () => {
    const { items } = (await api.call(listSkills, {})).body as { items: unknown[] };
    expect(items.length).toBeGreaterThan(30);
    expect((await api.call(listResumeVisibilities, {})).body).toHaveLength(3);
    expect((await api.call(listSettings, { params: { category: 'general' } })).body).toMatchObject({
      country: 'Узбекистан',
      currency: 'UZS',
    });
    expect((await api.call(listSettings, { params: { category: 'nothing' } })).status).toBe(404);
  });

  test('speak the language of the page, and every thing has a name in both', { tags: ['race'] }, async () => {
    const { token } = await api.person('employer');
    const places = [listAreas, listCities, listRegions];
    const words = [listCurrencies, listEmploymentTypes, listResumeVisibilities, listSkills, listSettings];
    for (const list of [...places, ...words, listPricingPlans, listModules, listPostingServices]) {
      const given = list === listSettings ? { params: { category: 'general' } } : {};
      const [ru, uz] = await Promise.all(
        ['ru', 'uz'].map(async (language) =>
          JSON.stringify(
            (await api.call(list, given, { as: token, headers: { 'accept-language': language } })).body,
            // What a city is called in the other language is no word of this one.
            (key, value: unknown) => (key === 'other_name' ? undefined : value),
          ),
        ),
      );
      expect([list.name, /[а-яё]/iu.test(ru ?? '')]).toEqual([list.name, true]);
      expect([list.name, uz?.match(/[а-яё]+/giu) ?? []]).toEqual([list.name, []]);
    }
  });

  test('plans: monthly and lifetime', async () => {
    const plans = (await api.call(listPricingPlans, {})).body as {
      billing_period: string;
      price: number;
      features: string[];
    }[];
    expect(plans.map(({ billing_period: period }) => period)).toEqual(['monthly', 'monthly', 'lifetime']);
    expect(plans.every(({ price, features }) => price > 0 && features.length > 0)).toBe(true);
  });
});

describe('the operator', () => {
  const as = operatorToken;

  test('adds a skill once, whatever the case', { tags: ['race'] }, async () => {
    const { status, body } = await api.call(createSkill, { body: { name: 'Гончарное дело' } }, { as });
    expect([status, body]).toMatchObject([201, { name: 'Гончарное дело' }]);
    expect((await api.call(createSkill, { body: { name: 'ГОНЧАРНОЕ ДЕЛО' } }, { as })).status).toBe(409);
    const answers = await Promise.all([1, 2, 3].map(() => api.call(createSkill, { body: { name: 'Ковка' } }, { as })));
    expect(statusesOf(answers)).toEqual([201, 409, 409]);
  });

  test('adds an activity sphere, with an address of its own', async () => {
    const { status, body } = await api.call(createArea, { body: { name: 'Народные ремёсла' } }, { as });
    expect([status, body]).toMatchObject([
      201,
      { name: 'Народные ремёсла', slug: 'narodnye-remesla', parent_id: null },
    ]);
    const { id } = body as { id: number };
    const child = await api.call(
      createArea,
      { body: { name: 'Керамика', slug: 'ceramics', parentId: String(id) } },
      { as },
    );
    expect(child.body).toMatchObject({ slug: 'ceramics', parent_id: id });
    expect((await api.call(createArea, { body: { name: 'Керамика', slug: 'ceramics' } }, { as })).status).toBe(409);
    expect(await api.call(createArea, { body: { name: 'Стекло', parentId: '999999' } }, { as })).toMatchObject({
      status: 422,
      body: { fields: { parentId: { code: expect.any(String) } } },
    });
    expect(await api.call(createArea, { body: { name: 'Стекло', parentId: 'x' } }, { as })).toMatchObject({
      status: 422,
    });
    expect(await api.call(createArea, { body: { name: '中文' } }, { as })).toMatchObject({
      status: 422,
      body: { fields: { slug: { code: expect.any(String) } } },
    });
  });

  test('disables a module, whose calls then answer 503, and enables it again', async () => {
    const params = { name: 'vacancy-interview' };
    const { token } = await api.person('employer');
    const generate = () =>
      api.call(
        generateInterviewQuestions,
        { body: { vacancy_id: 'x', question_count: 10, language: 'ru' } },
        { as: token },
      );
    expect((await api.call(disableModule, { params }, { as })).body).toMatchObject({
      name: 'vacancy-interview',
      enabled: false,
    });
    expect(await generate()).toMatchObject({ status: 503, body: { code: 'moduleDisabled' } });
    const modules = (await api.call(listModules, {})).body as { name: string; enabled: boolean }[];
    expect(modules.map(({ name, enabled }) => [name, enabled])).toEqual([
      ['ai-vacancy', true],
      ['headhunter', true],
      ['vacancy-interview', false],
      ['vacancy-posting', true],
    ]);
    expect((await api.call(enableModule, { params }, { as })).body).toMatchObject({ enabled: true });
    expect((await generate()).status).not.toBe(503);
    expect((await api.call(reloadModule, { params }, { as })).body).toMatchObject({ enabled: true });
    for (const endpoint of [enableModule, disableModule, reloadModule]) {
      expect((await api.call(endpoint, { params: { name: 'nothing' } }, { as })).status).toBe(404);
    }
  });
});

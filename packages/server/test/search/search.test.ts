import { searchVacancies } from '@kasb/contract';
import type { VacancySearch } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import * as schema from '../../src/db/schema/index.ts';
import { Harness } from '../support/harness.ts';

const api = Harness.forThisFile();

interface Found {
  id: string;
  title: string;
}

async function find(query: VacancySearch): Promise<string[]> {
  const { status, body, headers } = await api.call(searchVacancies, { query });
  expect(status).toBe(200);
  const titles = (body as Found[]).map(({ title }) => title);
  expect(headers.get('x-total-count')).toBe(String(titles.length));
  return titles;
}

const technologist = 'Технолог швейного производства';
const agronomist = 'Агроном-садовод';
const dispatcher = 'Диспетчер перевозок';
const accountant = 'Бухгалтер';
const teacher = 'O‘qituvchi';

beforeAll(async () => {
  await api.vacancy({
    title: technologist,
    location: 'Самарканд',
    employmentType: 'full-time',
    description: 'Запуск моделей, нормы времени.',
  });
  await api.vacancy(
    { title: agronomist, location: 'Ферганская область', employmentType: 'contract' },
    { company: 'Oltin Vodiy Agro' },
  );
  await api.vacancy(
    { title: dispatcher, location: 'Ташкент', employmentType: 'part-time' },
    { company: 'Registon Logistika' },
  );
  const id = await api.vacancy(
    { title: accountant, location: 'Самаркандская область', employmentType: 'freelance' },
    { company: 'ИП Рахимов' },
  );
  await api.vacancy({ title: teacher, location: 'Навои' }, { company: 'Maktab' });
  const [skill] = await api.db.select().from(schema.skills).where(eq(schema.skills.name, '1С:Предприятие'));
  await api.db.insert(schema.vacancySkills).values({ vacancyId: id, skillId: skill?.id ?? 0 });
});

test('a card has the beginning of the text, up to a whole word', async () => {
  const long = 'Шить платья и пальто по меркам. '.repeat(12).trim();
  const id = await api.vacancy({ title: 'Закройщик', description: long }, { company: 'Atelye' });
  const { body } = await api.request('/vacancies?search=закройщик');
  const [{ description, company_id: company }] = body as [{ description: string; company_id: string }];
  expect(description.length).toBeLessThanOrEqual(300);
  expect(long).toContain(`${description.slice(0, -1)} `);
  expect(description.at(-1)).toBe('…');
  const ofCompany = await api.request(`/companies/${company}/vacancies`);
  expect(ofCompany.body).toMatchObject([{ id, description }]);
  expect((await api.request(`/vacancies/${id}`)).body).toMatchObject({ description: long });
});

describe('words', () => {
  test.each([
    ['технолог', technologist],
    ['технологи швейного', technologist],
    ['ТЕХНОЛОГАМИ', technologist],
    ['швейные производства', technologist],
    ['садоводы', agronomist],
    ['диспетчера', dispatcher],
    ['моделями', technologist, 'a word of the description'],
    ['oltin vodiy', agronomist, 'the company'],
    ['рахимова', accountant, 'the company'],
    ['1С', accountant, 'a skill'],
    ['1C', accountant, 'a skill with a Latin letter'],
    ['предприятия', accountant, 'a skill'],
    ["o'qituvchi", teacher, 'another apostrophe'],
    ['oʻqituvchi', teacher, 'another apostrophe'],
    ['OQITUVCHI', teacher, 'no apostrophe'],
  ])('%s finds «%s»', async (search, title, _why?: string) => {
    expect(await find({ search })).toEqual([title]);
  });

  test.each([
    ['тeхнолог', technologist, 'a Latin e'],
    ['техhoлог', technologist, 'three Latin letters'],
    ['технолгo', technologist, 'swapped, and a Latin o'],
    ['технолго', technologist, 'swapped letters'],
    ['тихнолог', technologist, 'another letter'],
    ['тенолог', technologist, 'a letter missing'],
    ['техннолог', technologist, 'a letter twice'],
    ['техналоги швйеного', technologist, 'two words with a typo each'],
    ['диспечер', dispatcher, 'a letter missing'],
    ['бугалтер', accountant, 'a letter missing'],
    ['аграном', agronomist, 'another letter'],
    ['registan', dispatcher, 'a Latin typo'],
    ['бухгалт', accountant, 'a beginning'],
    ['кузнец технолог', undefined, 'a word that is nowhere'],
  ])('%s finds %s', async (search, title, _why) => {
    expect(await find({ search })).toEqual(title === undefined ? [] : [title]);
  });

  test('ё and е are one letter', async () => {
    await api.vacancy({ title: 'Швея на оверлок, сёстры и медсестры' });
    expect(await find({ search: 'сестры' })).toHaveLength(1);
    expect(await find({ search: 'медсёстры' })).toHaveLength(1);
  });

  test('every word must be there', async () => {
    expect(await find({ search: 'технолог агроном' })).toEqual([]);
  });

  test('a script in a title is text', async () => {
    const title = '<script>alert("тест")</script> Охранник';
    await api.vacancy({ title });
    expect(await find({ search: 'охранник' })).toEqual([title]);
  });
});

describe('filters', () => {
  test.each([
    [{ location: 'Самарканд' }, [accountant, technologist], 'a city, and its region where no city is named'],
    [{ location: 'samarqand' }, [accountant, technologist], 'its Uzbek name'],
    [{ location: 'Самаркандская область' }, [accountant, technologist], 'a region with its cities'],
    [{ location: 'Каттакурган' }, [accountant], 'another city of that region'],
    [{ location: 'ташк' }, [dispatcher], 'a beginning'],
    [{ location: 'Париж' }, [], 'a place that is not here'],
    [{ employmentType: 'fulltime' }, [technologist], ''],
    [{ employmentType: 'parttime' }, [dispatcher], ''],
    [{ employmentType: 'contract' }, [agronomist], ''],
    [{ employmentType: 'freelance' }, [accountant], ''],
    [{ search: 'технологи', location: 'Самарканд', employmentType: 'fulltime' }, [technologist], 'all at once'],
    [{ search: 'технологи', location: 'Ташкент' }, [], 'all at once, one of them wrong'],
    [{ search: '  ', location: '', employmentType: 'contract' }, [agronomist], 'blank ones are none'],
  ] as const)('%j: %s', async (query, titles, _why) => {
    expect((await find(query)).sort()).toEqual([...titles].sort());
  });
});

describe('what is public', () => {
  test.each([
    ['paused', { status: 'paused' }, {}],
    ['closed', { status: 'closed' }, {}],
    ['a draft', { status: 'draft' }, {}],
    ['on moderation', { moderationStatus: 'pending' }, {}],
    ['rejected', { moderationStatus: 'rejected' }, {}],
    ['to be revised', { moderationStatus: 'needs_revision' }, {}],
    ['not published', {}, { isPublished: false }],
  ] as const)('a vacancy that is %s is not', async (_, values, options) => {
    await api.vacancy({ title: 'Хранитель музея', ...values }, options);
    expect(await find({ search: 'хранитель музея' })).toEqual([]);
  });

  test('without moderation it is', async () => {
    await api.vacancy({ title: 'Ювелир', moderationStatus: null });
    expect(await find({ search: 'ювелиры' })).toEqual(['Ювелир']);
  });

  test('it follows every change at once', async () => {
    const id = await api.vacancy({ title: 'Стекольщик' }, { company: 'Shisha' });
    const change = (values: Partial<typeof schema.vacancies.$inferInsert>) =>
      api.db.update(schema.vacancies).set(values).where(eq(schema.vacancies.id, id));
    await change({ title: 'Витражист' });
    expect([await find({ search: 'стекольщик' }), await find({ search: 'витражист' })]).toEqual([[], ['Витражист']]);
    await change({ status: 'paused' });
    expect(await find({ search: 'витражист' })).toEqual([]);
    await change({ status: 'active' });
    expect(await find({ search: 'витражист' })).toEqual(['Витражист']);
    const [{ companyId } = { companyId: '' }] = await api.db
      .select()
      .from(schema.vacancies)
      .where(eq(schema.vacancies.id, id));
    await api.db.update(schema.companies).set({ name: 'Billur' }).where(eq(schema.companies.id, companyId));
    expect([await find({ search: 'shisha' }), await find({ search: 'billur' })]).toEqual([[], ['Витражист']]);
    await api.db.update(schema.companies).set({ deletedAt: api.now }).where(eq(schema.companies.id, companyId));
    expect(await find({ search: 'billur' })).toEqual([]);
  });

  test('two changes of one vacancy at once both count', { tags: ['race'] }, async () => {
    const id = await api.vacancy({ title: 'Лекальщик' });
    const known = await api.db.select().from(schema.skills).limit(8);
    await Promise.all([
      api.db.update(schema.vacancies).set({ title: 'Лекальщик-закройщик' }).where(eq(schema.vacancies.id, id)),
      ...known.map(({ id: skillId }) => api.db.insert(schema.vacancySkills).values({ vacancyId: id, skillId })),
    ]);
    for (const { name } of known) expect(await find({ search: `закройщик ${name}` })).toEqual(['Лекальщик-закройщик']);
  });

  test('nothing of its moderation, author or applications is told', async () => {
    await api.vacancy({ title: 'Нотариус', moderationComment: 'тайна' });
    const { body } = await api.call(searchVacancies, { query: { search: 'нотариус' } });
    const [vacancy] = body as Record<string, unknown>[];
    expect(vacancy).toMatchObject({ title: 'Нотариус', company_name: 'Samarqand Textile', vacancy_status: 'active' });
    for (const name of ['moderation_comment', 'moderation_history', 'moderated_by', 'created_by', 'applications_count'])
      expect(vacancy).not.toHaveProperty(name);
  });
});

describe('pages', () => {
  test('newest first, each once, to the end, while others are published', async () => {
    const expected: string[] = [];
    for (let count = 0; count < 7; count += 1) {
      // Pairs of one moment: the id decides between them.
      if (count % 2 === 0) api.pass(60);
      expected.push(await api.vacancy({ title: `Маляр ${count}` }));
    }
    const seen: string[] = [];
    let path: string | undefined = '/vacancies?search=%D0%BC%D0%B0%D0%BB%D1%8F%D1%80&limit=3';
    for (let pages = 0; path !== undefined; pages += 1) {
      expect(pages).toBeLessThan(4);
      const { body, headers } = await api.request(path);
      seen.push(...(body as Found[]).map(({ id }) => id));
      path = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
      expect(Number(headers.get('x-total-count'))).toBe(pages === 0 ? 7 : 8);
      if (pages === 0) {
        api.pass(60);
        await api.vacancy({ title: 'Маляр новый' });
      }
    }
    expect([...seen].sort()).toEqual([...expected].sort());
    const pairs = [seen.slice(0, 1), seen.slice(1, 3), seen.slice(3, 5), seen.slice(5)].map((pair) => [...pair].sort());
    expect(pairs).toEqual(
      [expected.slice(6), expected.slice(4, 6), expected.slice(2, 4), expected.slice(0, 2)].map((pair) =>
        [...pair].sort(),
      ),
    );
  });

  test('a whole list without filters counts all and gives twenty', async () => {
    for (let count = 0; count < 50; count += 1) await api.vacancy({ title: `Грузчик ${count}` });
    const { body, headers } = await api.call(searchVacancies, { query: {} });
    expect(body).toHaveLength(20);
    const [row] = await api.sql`select count(*) from vacancy_search`;
    expect(headers.get('x-total-count')).toBe(row?.count);
    expect(headers.get('link')).toMatch(/^<\/vacancies\?limit=20&cursor=[\w-]+>; rel="next"$/);
  });
});

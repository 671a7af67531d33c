import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { addressOf, draw, isPage, preload } from './entry-server.tsx';

beforeAll(preload);

const origin = 'https://kasb.uz';
const evil = '</script><script>alert(1)</script>"\'&<!--';
const vacancy = {
  id: 'v1',
  title: 'Технолог швейного производства',
  description: `Отвечать за качество. ${evil}`,
  company_name: 'Samarqand Textile',
  location: 'Самарканд',
  salary_min: 8_000_000,
  salary_max: 12_000_000,
  currency: 'UZS',
  created_at: '2026-03-02T09:00:00.000Z',
};
const counts = {
  total: 3,
  city: { slug: 'samarkand', name: 'Самарканд' },
  profession: { slug: 'tikuvchi', name: 'Швея' },
  cities: [
    { slug: 'samarkand', name: 'Самарканд', count: 3 },
    { slug: 'tashkent', name: 'Ташкент', count: 5 },
  ],
  professions: [{ slug: 'oshpaz', name: 'Повар', count: 2 }],
};
const problem = (status: number, code: string, body = {}) => Response.json({ code, error: 'нет', ...body }, { status });

/** Answers the calls of the pages, and no others. */
function provider(answers: Record<string, (path: string) => Response> = {}) {
  const known: Record<string, (path: string) => Response> = {
    '/vacancies': () =>
      Response.json([vacancy], {
        headers: { 'x-total-count': '1234', link: '</vacancies?cursor=next>; rel="next"' },
      }),
    '/vacancies/v1': () => Response.json(vacancy),
    '/vacancies/counts': () => Response.json(counts),
    '/companies/c1': () => Response.json({ id: 'c1', name: evil, website: 'https://www.a.uz', vacancies_count: 1 }),
    '/companies/c1/vacancies': () => Response.json([vacancy], { headers: { 'x-total-count': '1' } }),
    '/api/employer/cities': () => Response.json([{ id: 1, name: 'Самарканд' }]),
    ...answers,
  };
  const asked: string[] = [];
  const fetch = async (path: unknown, init?: RequestInit) => {
    asked.push(`${new Headers(init?.headers).get('accept-language')} ${String(path)}`);
    const answer = known[String(path).replace(/\?.*/, '')];
    if (!answer) throw new Error(`no page asks ${String(path)}`);
    return answer(String(path));
  };
  return { fetch, asked };
}

const page = (path: string, answers?: Record<string, (path: string) => Response>) =>
  draw(addressOf(new URL(path, origin)) ?? 'none', { origin, now: 1_750_000_000_000, ...provider(answers) });

describe.each([
  ['ru', '', 'Вакансии в Узбекистане', 'Вакансия не найдена', 'Вакансия закрыта', 'Сбросить'],
  ['uz', '/uz', 'O‘zbekistondagi vakansiyalar', 'Vakansiya topilmadi', 'Vakansiya yopilgan', 'Tozalash'],
])('in %s', (language, prefix, listTitle, notFound, closed, reset) => {
  it.each([
    '',
    '?from=/vacancies',
    '/sign-in/code',
    '/sign-in/phone?failed=tooOften&from=/vacancies',
    '/sign-in/register?failed=1',
    '/vacancies',
    '/vacancies?search=a&cursor=b',
    '/vacancies/v1',
    '/vacancies/none',
    '/vacancies/closed',
    '/vacancies/v1/respond',
    '/vacancies/closed/respond',
    '/vacancies/city/samarkand?cursor=a',
    '/vacancies/job/tikuvchi',
    '/vacancies/city/samarkand/tikuvchi',
    '/companies/c1',
    '/companies/none',
  ])('%s is drawn whole, keeps the policy and says where it is', async (path) => {
    const gone = {
      '/vacancies/none': () => problem(404, 'unknownVacancy'),
      '/vacancies/closed': () => problem(410, 'vacancyClosed', { similar: [vacancy] }),
      '/companies/none': () => problem(404, 'unknownCompany'),
      '/companies/none/vacancies': () => problem(404, 'unknownCompany'),
    };
    const drawn = await page(`${prefix}${path}` || '/', gone);
    expect(drawn.language).toBe(language);
    expect(drawn.body).not.toMatch(/ style="| on[a-z]+="|<template|<script/);
    // A text without words would show its key.
    expect(drawn.body).not.toMatch(/>[a-z]+\.[a-zA-Z]+</);
    const bare = path.replace(/\?.*/, '') || '/';
    expect(drawn.head).toContain(
      `<link rel="canonical" href="${origin}${`${prefix}${bare}`.replace(/(?<=uz)\/$/, '')}">`,
    );
    expect(drawn.head).toContain('hreflang="x-default"');
  });

  it('links stay in the language, but for the way to the other one', async () => {
    const { body } = await page(`${prefix}/vacancies`);
    const hrefs = [...body.matchAll(/<a [^>]*?href="(\/[^"]*)"[^>]*>/g)].filter(([tag]) => !/hreflang/i.test(tag));
    expect(hrefs.length).toBeGreaterThan(3);
    for (const [, href = ''] of hrefs) expect(href.startsWith('/uz')).toBe(language === 'uz');
  });

  it('the list shows what was read, with the next page as a link', async () => {
    const { body, head, status, state } = await page(`${prefix}/vacancies`);
    expect(status).toBe(200);
    expect(head).toContain(`<title>${listTitle} · Kasb</title>`);
    expect(head).not.toContain('noindex');
    expect(body).toContain('Технолог швейного производства');
    expect(body).toContain(`rel="next" href="${prefix}/vacancies?cursor=next"`);
    expect(Object.keys(state.answers)).toHaveLength(3);
  });

  it('a search that finds nothing is reset by a link, which needs no script', async () => {
    const nothing = { '/vacancies': () => Response.json([], { headers: { 'x-total-count': '0' } }) };
    const { body } = await page(`${prefix}/vacancies?search=a`, nothing);
    expect(body).toMatch(new RegExp(`<a [^>]*href="${prefix}/vacancies"[^>]*><span[^>]*>${reset}<`));
  });

  it('a vacancy that is not there answers 404 and says so', async () => {
    const { body, head, status } = await page(`${prefix}/vacancies/none`, {
      '/vacancies/none': () => problem(404, 'unknownVacancy'),
    });
    expect(status).toBe(404);
    expect(body).toContain(notFound);
    expect(head).toContain('noindex');
  });

  it('a vacancy that is closed answers 410, is no job for search engines, and leads to those like it', async () => {
    const { body, head, status, state } = await page(`${prefix}/vacancies/closed`, {
      '/vacancies/closed': () => problem(410, 'vacancyClosed', { similar: [vacancy] }),
    });
    expect(status).toBe(410);
    expect(head).toContain(`<title>${closed} · Kasb</title>`);
    expect(head).toContain('noindex');
    expect(head).not.toContain('JobPosting');
    expect(body).toContain(closed);
    expect(body).toContain(`href="${prefix}/vacancies/v1"`);
    expect(body).toContain(`href="${prefix}/vacancies"`);
    expect(state.errors['/vacancies/closed']).toMatchObject({ status: 410 });
  });

  it('the page of a response comes with what is responded to, and is not for search engines', async () => {
    const { body, head, status, state } = await page(`${prefix}/vacancies/v1/respond`);
    expect(status).toBe(200);
    expect(head).toContain('noindex');
    expect(head).toContain('Samarqand Textile');
    expect(body).toContain('Технолог швейного производства');
    expect(body).toContain(`href="${prefix}/vacancies/v1"`);
    expect(state.answers).toHaveProperty('/vacancies/v1');
  });

  it.each([
    [410, 'vacancyClosed'],
    [404, 'unknownVacancy'],
  ])('the page of a response that nobody can send answers %i, and the browser says why', async (status, code) => {
    const drawn = await page(`${prefix}/vacancies/gone/respond`, { '/vacancies/gone': () => problem(status, code) });
    expect(drawn.status).toBe(status);
    expect(drawn.head).toContain('noindex');
    expect(drawn.state).toMatchObject({ answers: {}, errors: {} });
  });
});

it('what stands in any field ends no element, on the vacancy’s page and in lists', async () => {
  const named = { slug: 'samarkand', name: evil, region: evil };
  const texts = ['title', 'description', 'company_name', 'location', 'employment_type', 'remote_type', 'currency'];
  const told = {
    ...vacancy,
    ...Object.fromEntries(texts.map((name) => [name, evil])),
    ...Object.fromEntries(['requirements', 'benefits', 'skills'].map((name) => [name, [evil]])),
    city: named,
    professions: [named],
    screening: [{ id: 'q1', text: evil, kind: 'choice', options: [evil], is_required: true }],
  };
  const answers = {
    '/vacancies/v1': () => Response.json(told),
    '/vacancies': () => Response.json([told], { headers: { 'x-total-count': '1' } }),
    '/vacancies/counts': () => Response.json({ ...counts, city: named, profession: { ...named, slug: 'tikuvchi' } }),
    '/companies/c1/vacancies': () => Response.json([told], { headers: { 'x-total-count': '1' } }),
    '/companies/c1': () => Response.json({ id: 'c1', name: evil, description: evil, city: named, vacancies_count: 1 }),
  };
  const paths = ['/vacancies/v1', '/vacancies/v1/respond', '/vacancies', '/vacancies/city/samarkand/tikuvchi'];
  for (const path of [...paths, '/companies/c1']) {
    const { body, head } = await page(path, answers);
    expect(body + head, path).not.toContain('<script>alert');
    expect(body, path).toContain('&lt;/script&gt;');
  }
});

it('a head is as long as search engines show, whatever the vacancy says', async () => {
  const told = {
    ...vacancy,
    title: 'Технолог швейного производства '.repeat(4),
    description: 'Шить и кроить. '.repeat(40),
  };
  const { head } = await page('/vacancies/v1', { '/vacancies/v1': () => Response.json(told) });
  const lengths = [/<title>(.*)<\/title>/, /"description" content="([^"]*)"/].map(
    (sign) => sign.exec(head)?.[1]?.length,
  );
  expect(lengths[0]).toBeLessThanOrEqual(60);
  expect(lengths[1]).toBeLessThanOrEqual(160);
});

it('reads each page in its language, as nobody in particular', async () => {
  const { fetch, asked } = provider();
  await draw('/uz/vacancies', { origin, now: 0, fetch });
  expect(asked.toSorted()).toEqual(['uz /api/employer/cities', 'uz /vacancies']);
});

it('a page of words or of a later part is not for search engines', async () => {
  for (const query of ['?search=a', '?cursor=b']) expect((await page(`/vacancies${query}`)).head).toContain('noindex');
});

it('a provider that is away draws nothing', async () => {
  await expect(page('/vacancies', { '/vacancies': () => problem(503, 'unavailable') })).rejects.toThrow('нет');
});

it.each([
  ['/?utm_source=x', '/'],
  ['/uz/', '/uz'],
  ['/vacancies/?search=%20a%20&utm=1&cursor=', '/vacancies?search=a'],
  ['/vacancies?employmentType=none&location=', '/vacancies'],
  [`/vacancies?search=${'a'.repeat(10_000)}`, `/vacancies?search=${'a'.repeat(200)}`],
  ['/vacancies/v1?from=telegram', '/vacancies/v1'],
  ['/uz/vacancies/city/samarkand/tikuvchi/?search=a&cursor=b', '/uz/vacancies/city/samarkand/tikuvchi?cursor=b'],
  ['/companies/c1?utm=1', '/companies/c1'],
  ['/vacancies/v1/respond?via=post-1&from=embed', '/vacancies/v1/respond'],
  ['/companies', undefined],
  ['/vacancies/job', '/vacancies/job'],
  ['/vacancies/city/a/b/c', undefined],
  [`/vacancies/${'a'.repeat(300)}`, undefined],
  ['/en/vacancies', undefined],
  ['/sign-in/code?failed=yes&code=1', '/sign-in/code?failed=1'],
  ['/sign-in/code?failed=wrongCode&from=/a', '/sign-in/code?failed=wrongCode'],
  [
    '/sign-in/phone?failed=tooOften&from=/vacancies/v1%23respond',
    '/sign-in/phone?failed=tooOften&from=%2Fvacancies%2Fv1%23respond',
  ],
  ['/uz?from=/vacancies', '/uz?from=%2Fvacancies'],
  ['/?from=//evil.uz', '/'],
  [`/?from=/${'a'.repeat(300)}`, '/'],
  ['/sign-in/other', undefined],
  ['/employer/dashboard', undefined],
  ['/uz/employer/dashboard', undefined],
])('%s is kept as %s', (given, kept) => {
  expect(addressOf(new URL(given, origin))).toBe(kept);
});

it.each([
  ['/uz/vacancies', true],
  ['/interview/abc', true],
  ['/uz/employer/dashboard', true],
  ['/employer/nothing', true],
  ['/uz/my/applications', true],
  ['/employers', false],
  ['/en/vacancies', false],
  ['/uzb', false],
  ['/vacancies/v1/more/and/more', false],
])('%s is a page of the app: %s', (path, expected) => {
  expect(isPage(path)).toBe(expected);
});

it('has a page wherever the app has a route', async () => {
  const files = ['routes.tsx', 'otherPages.tsx'].map((name) => readFile(new URL(name, import.meta.url), 'utf8'));
  const source = (await Promise.all(files)).join('');
  const routes = [...source.matchAll(/<Route path="(\/[^"]*)"/g)].map(([, route = '']) => route);
  expect(routes.length).toBeGreaterThan(8);
  const paths = routes.map((route) => route.replace(/:step\b/, 'code').replace(/:\w+\??|\*/g, 'some'));
  expect(
    paths.filter((path) => !isPage(path)),
    'routes that visitors get 404 for: give them a row in packages/app/src/server/pages.ts',
  ).toEqual([]);
});

it('a refused form says why in the language of the page, and keeps the way back', async () => {
  const { body } = await page('/uz/sign-in/phone?failed=tooOften&from=/vacancies/v1');
  expect(body).toContain('name="from" value="/vacancies/v1"');
  expect(body).toContain('name="language" value="uz"');
  expect(body).toContain('Urinishlar juda ko‘p');
  expect((await page('/sign-in/code?failed=invalid')).body).toContain('Код не подошёл');
  expect((await page('/?from=/vacancies/v1')).body).toContain('name="from" value="/vacancies/v1"');
});

describe('cities, professions and companies', () => {
  const few = { '/vacancies/counts': () => Response.json({ ...counts, total: 2 }) };

  it('say how many there are, lead to their neighbours, and are found from three on', async () => {
    const { head, body, status, state } = await page('/vacancies/city/samarkand/tikuvchi');
    expect(status).toBe(200);
    expect(head).toContain('<title>Швея: вакансии в городе Самарканд · Kasb</title>');
    expect(head).toContain('Сейчас открыто 3 вакансии. По городам: Ташкент (5).');
    expect(head).toMatch(/"BreadcrumbList".*"ItemList"/s);
    expect(head).not.toMatch(/noindex|JobPosting/);
    expect(head).toContain(`href="${origin}/feeds/vacancies.atom?city=samarkand&amp;job=tikuvchi"`);
    expect(body).toContain('href="/vacancies/city/tashkent/tikuvchi"');
    expect(body).toContain('href="/vacancies/city/samarkand/oshpaz"');
    expect(body).toContain('href="/vacancies/v1"');
    expect(Object.keys(state.answers)).toHaveLength(3);
    expect((await page('/uz/vacancies/city/samarkand')).head).toContain(
      `href="${origin}/uz/feeds/vacancies.atom?city=samarkand"`,
    );
    expect((await page('/vacancies/city/samarkand', few)).head).toContain('noindex');
    expect((await page('/vacancies/city/samarkand?cursor=b')).head).toContain('noindex');
  });

  it('lead on from a name that was changed, in the language', async () => {
    const { status, location, body } = await page('/uz/vacancies/city/samarqand/tikuvchi');
    expect([status, location, body]).toEqual([301, '/uz/vacancies/city/samarkand/tikuvchi', '']);
  });

  it('answer 404 where there is none', async () => {
    const none = { '/vacancies/counts': () => problem(404, 'notFound') };
    const { status, body, head } = await page('/uz/vacancies/job/x', none);
    expect([status, head.includes('noindex')]).toEqual([404, true]);
    expect(body).toContain('Bunday sahifa yo‘q');
  });

  it('lead to those of the whole country where there is nothing beside them', async () => {
    const { body, head, state } = await page('/vacancies/city/samarkand/tikuvchi', {
      '/vacancies/counts': (path) =>
        Response.json(path.includes('city=') ? { ...counts, total: 0, cities: [], professions: [] } : counts),
      '/vacancies': () => Response.json([], { headers: { 'x-total-count': '0' } }),
    });
    expect(body).toContain('href="/vacancies/city/tashkent"');
    expect(body).toContain('href="/vacancies/job/oshpaz"');
    expect(head).toContain('content="Сейчас открыто 0 вакансий."');
    expect(Object.keys(state.answers)).toHaveLength(4);
  });

  it('say of a later page that is none that it is none, and nothing else', async () => {
    const refused = () => problem(400, 'badQuery', { fields: { cursor: 'unknownPage' } });
    for (const path of ['/vacancies', '/vacancies/city/samarkand', '/companies/c1']) {
      const calls = { '/vacancies': refused, '/companies/c1/vacancies': refused };
      const { status, body } = await page(`${path}?cursor=bad`, calls);
      expect(status, path).toBe(404);
      expect(body, path).toContain('Такой страницы нет');
      expect(body, path).not.toMatch(/Не получилось загрузить|Вакансий не найдено|Сейчас открытых вакансий нет/);
    }
  });

  it('a company is an organisation, and what it wrote ends no element', async () => {
    const { status, head, body } = await page('/companies/c1');
    expect(status).toBe(200);
    expect(head).toMatch(/"@type":"Organization".*"sameAs":"https:\/\/www.a.uz"/);
    expect(head + body).not.toContain('<script>alert');
    expect(head).toContain(`href="${origin}/feeds/vacancies.atom?company=c1"`);
    const empty = { '/companies/c1': () => Response.json({ id: 'c1', name: 'A', vacancies_count: 0 }) };
    expect((await page('/companies/c1', empty)).head).toContain('noindex');
  });
});

it('what is there to share says what its picture does; what is not has none', async () => {
  expect((await page('/uz/vacancies/v1')).card).toEqual({
    language: 'uz',
    title: vacancy.title,
    over: 'Samarqand Textile',
    strong: expect.stringMatching(/^8\s000\s000\s–\s12\s000\s000\sso‘m$/),
    under: 'Самарканд',
  });
  const gone = { '/vacancies/none': () => problem(404, 'unknownVacancy') };
  expect((await page('/vacancies/none', gone)).card).toBeUndefined();
});

import { gzipSync } from 'node:zlib';
import { table } from '@kasb/contract/table';
import { describe, expect, test } from 'vitest';
import { serveProvider, token } from '../test/provider.ts';
import type { Fault, Said } from '../test/provider.ts';
import { conform } from './conform.ts';
import type { ConformOptions } from './conform.ts';
import { asJunit, asText } from './report.ts';
import type { CheckCode, Report } from './report.ts';
import { queryRules, rules } from './rules.ts';

/** A busy machine is no fault: only who never answers is waited for so briefly. */
const patientMs = 60_000;
const briefMs = 300;

async function ask(fault?: Fault, options: Partial<ConformOptions> = {}): Promise<Report> {
  const provider = await serveProvider(fault);
  try {
    const origin = 'https://portal.example.uz';
    return await conform({ url: provider.url, token, origin, timeoutMs: patientMs, ...options });
  } finally {
    provider.stop();
  }
}

const failed = (report: Report) =>
  report.calls.flatMap(({ name, checks }) =>
    checks.filter(({ result }) => result === 'failed').map(({ code }) => `${name} ${code}`),
  );

const bodyIs = (path: string, change: (body: never) => unknown): Fault => {
  return (said, { url = '' }) =>
    url.startsWith(path) && said.status === 200 ? { ...said, body: change(said.body as never) } : said;
};
const says = (path: string, change: (said: Said) => Said | undefined): Fault => {
  return (said, { url = '' }) => (url.startsWith(path) ? change(said) : said);
};
const header = (said: Said, name: string, value: string): Said => ({
  ...said,
  headers: { ...said.headers, [name]: value },
});
type Rows = Record<string, unknown>[];
const first = (change: Record<string, unknown>) => (rows: Rows) =>
  rows.map((row, index) => (index === 0 ? { ...row, ...change } : row));
const unauthorized = (change: (said: Said) => Said): Fault => {
  return (said) => (said.status === 401 ? change(said) : said);
};
const withError = (text: string) => (said: Said) => ({ ...said, body: { error: 'нет', detail: text } });

const planted: [name: string, found: `${string} ${CheckCode}`, fault: Fault][] = [
  [
    'HTML in place of JSON',
    'searchVacancies contentType',
    says('/vacancies?', (said) => header(said, 'content-type', 'text/html')),
  ],
  ['a page in place of an answer', 'listCurrencies json', bodyIs('/reference/currencies', () => '<h1>Hi</h1>')],
  [
    '500',
    'listCurrencies status',
    says('/reference/currencies', () => ({ status: 500, headers: {}, body: { error: 'x' } })),
  ],
  ['200 with an error', 'searchVacancies answer', bodyIs('/vacancies?', () => ({ error: 'нет' }))],
  ['an object in place of a list', 'listRegions answer', bodyIs('/reference/regions', () => ({ items: [] }))],
  ['a lost id', 'searchVacancies field', bodyIs('/vacancies?', first({ id: null }))],
  ['a number as an object', 'searchVacancies field', bodyIs('/vacancies?', first({ salary_min: { from: 1 } }))],
  ['a text as a list', 'searchVacancies field', bodyIs('/vacancies?', first({ title: ['Швея'] }))],
  ['a list as a number', 'searchVacancies field', bodyIs('/vacancies?', first({ requirements: 3 }))],
  ['a time that is none', 'searchVacancies field', bodyIs('/vacancies?', first({ created_at: 'yesterday' }))],
  [
    'an amount in words',
    'getPublicCompany field',
    bodyIs('/companies/c1', (body: object) => ({ ...body, vacancies_count: 'six' })),
  ],
  ['the oldest first', 'searchVacancies order', bodyIs('/vacancies?', (rows: Rows) => rows.toReversed())],
  [
    'more rows than asked for',
    'searchVacancies limit',
    bodyIs('/vacancies?', (rows: Rows) => [...rows, ...rows, ...rows]),
  ],
  ['no total', 'searchVacancies total', says('/vacancies?', (said) => header(said, 'x-total-count', ''))],
  [
    'a total below what is shown',
    'searchVacancies total',
    says('/vacancies?', (said) => header(said, 'x-total-count', '1')),
  ],
  ['a total in words', 'searchVacancies total', says('/vacancies?', (said) => header(said, 'x-total-count', 'six'))],
  ['no next page of six rows', 'searchVacancies nextPage', says('/vacancies?', (said) => header(said, 'link', ''))],
  [
    'the next page repeats',
    'searchVacancies nextPage',
    says('/vacancies?', (said) =>
      said.status === 200 ? header(said, 'link', '</vacancies?limit=2&cursor=1>; rel="next"') : said,
    ),
  ],
  [
    'the next page fails',
    'searchVacancies nextPage',
    says('/vacancies?limit=2&cursor=2', (said) => ({ ...said, status: 500, body: { error: 'x' } })),
  ],
  [
    'a next page elsewhere',
    'searchVacancies nextPage',
    says('/vacancies?', (said) => header(said, 'link', '<https://evil.example/x>; rel="next"')),
  ],
  [
    'limit=0 is answered',
    'searchVacancies badQuery',
    says('/vacancies?limit=0', (said) => ({ ...said, status: 200, body: [] })),
  ],
  [
    'rubbish as a cursor is answered',
    'searchVacancies badQuery',
    says('/vacancies?cursor=', (said) => ({ ...said, status: 200, body: [] })),
  ],
  [
    'an unknown id is answered',
    'getPublicVacancy unknownId',
    says('/vacancies/0000', (said) => ({ ...said, status: 200, body: {} })),
  ],
  [
    'an unknown id is forbidden',
    'getPublicVacancy unknownId',
    says('/vacancies/0000', (said) => ({ ...said, status: 403 })),
  ],
  [
    'a refusal without words',
    'getPublicVacancy errorBody',
    says('/vacancies/0000', (said) => ({ ...said, body: 'Not Found' })),
  ],
  ['no token is forbidden', 'listVacancies noToken', unauthorized((said) => ({ ...said, status: 403 }))],
  [
    'no token is let in',
    'listCompanies noToken',
    unauthorized((said) => ({ ...said, status: 200, body: { items: [] } })),
  ],
  [
    'no token leads to a page',
    'listCompanies noToken',
    unauthorized((said) => header({ ...said, status: 302 }, 'location', 'https://sso.example/login')),
  ],
  ['a stack in a refusal', 'listCompanies leak', unauthorized(withError('Error\n    at call (/srv/api/index.js:3:1)'))],
  ['SQL in a refusal', 'listCompanies leak', unauthorized(withError('select id from users where phone = 1'))],
  ['429 without Retry-After', 'listCompanies retryAfter', unauthorized((said) => ({ ...said, status: 429 }))],
  [
    'a redirect to another origin',
    'listAreas reached',
    says('/areas', (said) => header({ ...said, status: 302 }, 'location', 'https://evil.example/')),
  ],
  [
    'a redirect to itself',
    'listAreas reached',
    says('/areas', (said) => header({ ...said, status: 302 }, 'location', '/areas')),
  ],
  ['no answer', 'listAreas reached', says('/areas', () => undefined)],
  [
    'cut off in the middle',
    'listAreas reached',
    (said, { url }, response) => {
      if (url !== '/areas') return said;
      response.writeHead(200, { ...said.headers, 'content-length': '1000' });
      response.write('{"items":');
      setImmediate(() => response.destroy());
      return undefined;
    },
  ],
  [
    'a gzip bomb of 50 MB',
    'listAreas reached',
    says('/areas', (said) => header({ ...said, body: bomb }, 'content-encoding', 'gzip')),
  ],
  [
    'credentials for everybody',
    'searchVacancies sharing',
    says('/vacancies', (said) => header(said, 'access-control-allow-credentials', 'true')),
  ],
  [
    'headers that pages may not read',
    'searchVacancies sharing',
    says('/vacancies', (said) => header(said, 'access-control-expose-headers', 'ETag')),
  ],
  [
    'a preflight without If-Match',
    'searchVacancies preflight',
    says('/vacancies', (said) => header(said, 'access-control-allow-headers', 'authorization')),
  ],
  [
    'a page that Vary does not tell from a call',
    'searchVacancies vary',
    (said, { headers }) =>
      header(
        header(said, 'vary', 'Origin'),
        'content-type',
        headers.accept === 'text/html' ? 'text/html' : 'application/json',
      ),
  ],
];
const bomb = gzipSync(Buffer.alloc(50 * 1024 ** 2));

describe('a provider', () => {
  test('that is right has nothing against it', async () => {
    const report = await ask();
    expect(failed(report), asText(report)).toEqual([]);
    expect(report.level).toBe('employer');
  });

  test('that is right in odd ways passes with notes', async () => {
    const odd = first({ id: 7, own: 1, created_at: '2026-01-25T10:00:00' });
    const report = await ask((said, { url }) =>
      url === '/vacancies?limit=2' ? { ...said, body: odd(said.body as Rows) } : said,
    );
    expect(failed(report)).toEqual([]);
    const notes = report.calls.flatMap(({ checks }) => checks.filter(({ result }) => result === 'note'));
    expect(notes[0]?.detail).toContain('[0].own (unknown)');
    expect(notes[0]?.detail).toContain('[0].created_at');
  });

  test.each(planted)('with %s is found by %s', async (_, found, fault) => {
    const report = await ask(fault, found.endsWith(' reached') ? { timeoutMs: briefMs } : {});
    expect(failed(report), asText(report)).toContain(found);
    expect(report.level).not.toBe('employer');
  });

  test('that answers nothing at all is given up', async () => {
    const report = await ask(() => undefined, { timeoutMs: 50 });
    expect(report.requests).toBeLessThan(10);
    expect(report.level).toBe('none');
  });

  test('that is not there is not reached', async () => {
    const provider = await serveProvider();
    provider.stop();
    const report = await conform({ url: provider.url });
    expect(report.isReached).toBe(false);
  });

  test('that repeats a token does not get it into a report', async () => {
    const report = await ask(unauthorized((said) => ({ ...said, status: 418, body: token })));
    for (const text of [asText(report), asJunit(report), JSON.stringify(report)]) expect(text).not.toContain(token);
    expect(asJunit(report)).toMatch(/<testsuite name="listCompanies"[^>]+failures="[1-9]/);
  });
});

test('every read with parameters has a rule or a reason, and no rule is of a call that is gone', () => {
  const reads = table.filter(({ method, params }) => method === 'GET' && params).map(({ name }) => name);
  expect(Object.keys(rules).toSorted()).toEqual(reads.toSorted());
  const all = new Set(table.map(({ name }) => name));
  for (const name of Object.keys(queryRules)) expect(all).toContain(name);
  for (const rule of Object.values({ ...rules, ...queryRules })) if ('from' in rule) expect(all).toContain(rule.from);
});

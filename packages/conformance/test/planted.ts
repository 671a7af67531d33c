import type { IncomingMessage } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { CheckCode } from '../src/report.ts';
import type { Fault, Said } from './provider.ts';

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
export type Rows = Record<string, unknown>[];
export const first = (change: Record<string, unknown>) => (rows: Rows) =>
  rows.map((row, index) => (index === 0 ? { ...row, ...change } : row));
/** Spoils what is said to who has no token. */
export const unauthorized = (change: (said: Said) => Said): Fault => {
  return (said) => (said.status === 401 ? change(said) : said);
};
const withError = (text: string) => (said: Said) => ({ ...said, body: { error: 'нет', detail: text } });

/** Faults, each with the call and the code by which it is found. */
export const planted: [name: string, found: `${string} ${CheckCode}`, fault: Fault][] = [
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
    'an answer without an end',
    'listAreas reached',
    (said, { url }, response) => {
      if (url !== '/areas') return said;
      response.writeHead(200, said.headers);
      const drip = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(drip));
      return undefined;
    },
  ],
  [
    'what is somebody else’s as forbidden',
    'getVacancy foreignId',
    (said, request) =>
      isForeign(request) ? { ...said, status: 403, body: { error: 'Не ваше' } } : foreign(said, request),
  ],
  [
    'what is somebody else’s told apart from what is not there',
    'getCompany foreignId',
    (said, request) =>
      isForeign(request) ? { ...said, body: { error: 'Это чужая компания' } } : foreign(said, request),
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
/** A provider whose public vacancies are of a company that the employer does not have. */
export const foreign = (said: Said, { url = '' }: IncomingMessage): Said =>
  url.startsWith('/vacancies?') && said.status === 200
    ? { ...said, body: (said.body as Rows).map((row) => ({ ...row, id: `x${String(row.id)}`, company_id: 'c9' })) }
    : said;
const isForeign = ({ url = '', headers }: IncomingMessage) =>
  headers.authorization !== undefined && /\/(?:companies\/c9|vacancies\/x[^/]+)$/.test(url);
const bomb = gzipSync(Buffer.alloc(50 * 1024 ** 2));

import {
  getCandidate,
  issueValues,
  registerByPhone,
  searchVacancies,
  sendChatMessage,
  updateCandidate,
  updateEmployerProfile,
} from '@kasb/contract';
import type { Endpoint, Language, Role } from '@kasb/contract';
import { table } from '@kasb/contract/table';
import { safeParse } from 'valibot';
import type { GenericSchema } from 'valibot';
import { describe, expect, test } from 'vitest';
import { gateOf } from '../../src/compose/admit.ts';
import { notImplemented } from '../../src/compose/call.ts';
import { readBody } from '../../src/http/input.ts';
import { Problem } from '../../src/http/problem.ts';
import { problemBody } from '../../src/http/words.ts';
import { Harness, operatorToken } from '../support/harness.ts';
import { phoneNumber } from '../support/phones.ts';

const api = Harness.forThisFile();

// The chunks of recordings and files come as bytes: their own tests are in uploads.test.ts and file.test.ts.
const asBytes = ['appendInterviewUpload', 'appendResumeUpload'];
const withBody = table.filter(
  ({ name, body }) => body !== undefined && !asBytes.includes(name) && !notImplemented.includes(name),
);

/** One for each kind of caller: what is no JSON, or too much of it, is refused before anything is known of the call. */
const samples = [
  ...new Map(withBody.filter((one) => gateOf(one) === undefined).map((one) => [one.access, one])).values(),
];
const byName = (endpoints: readonly Endpoint[]) => endpoints.map((endpoint) => [endpoint.name, endpoint] as const);

const needsNothing = ({ body }: Endpoint) => body !== undefined && safeParse(body, {}).success;

type Field = GenericSchema & { wrapped?: GenericSchema };

/** The fields of a body, of one that may be left out too. */
const fieldsOf = ({ body }: Endpoint): Record<string, Field> => {
  const told = body && 'wrapped' in body ? body.wrapped : body;
  return typeof told === 'object' && told !== null && 'entries' in told ? (told.entries as Record<string, Field>) : {};
};

/** The body of a 422. */
interface Refusal {
  error: string;
  code: string;
  fields: Record<string, { code: string; text: string }>;
}

const isOfNames = (type: string | undefined) => type === 'object' || type === 'record';

/**
 * What is wrong elsewhere and right for this field: yes or no for a flag, null for what may be taken away, an empty
 * list, a number, an object that needs nothing.
 */
function isRight(endpoint: Endpoint, name: string, value: unknown): boolean {
  if (value === true) return /^(is|has)[A-Z]/.test(name) || typeOf(endpoint, name) === 'boolean';
  const field = fieldsOf(endpoint)[name];
  const type = typeOf(endpoint, name);
  return (
    (isOfNames(type) && typeof value === 'object' && value !== null) ||
    (value === null && (type === 'nullable' || field?.type === 'nullish')) ||
    (Array.isArray(value) && type === 'array') ||
    (value === 7 && type === 'number')
  );
}

function typeOf(endpoint: Endpoint, name: string): string | undefined {
  const field = fieldsOf(endpoint)[name];
  return field?.type === 'nullish' || field?.type === 'optional' ? field.wrapped?.type : field?.type;
}

const instead = (endpoint: Endpoint, name: string) => (isOfNames(typeOf(endpoint, name)) ? 7 : { wrong: 7 });

/** What is answered to a body that is read as the router does, after everything else let it through. */
async function read(endpoint: Endpoint, text: string, language: Language = 'ru') {
  const { method } = endpoint;
  const request = new Request('http://localhost', {
    method,
    headers: { 'content-type': 'application/json' },
    body: text,
  });
  const refusal: unknown = await readBody(endpoint, request).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(refusal instanceof Problem)) throw new Error('it is taken', { cause: refusal });
  return { status: refusal.status, body: problemBody(refusal, language) };
}

const tokens = new Map<Role, Promise<string>>();

/** The token of one who may call; nothing that is refused here changes them, so they are the same for all calls. */
function tokenFor({ access }: Endpoint): Promise<string> | string | undefined {
  if (access === 'operator') return operatorToken;
  if (access === 'public') return undefined;
  const role = access === 'session' ? 'employer' : access;
  const token = tokens.get(role) ?? api.person(role).then((person) => person.token);
  tokens.set(role, token);
  return token;
}

async function send(endpoint: Endpoint, body: BodyInit, type = 'application/json') {
  const token = await tokenFor(endpoint);
  return api.request(endpoint.path.replace(/\{\w+\}/g, 'x'), {
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      'content-type': type,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body,
  });
}

describe.each(byName(withBody))('a bad body of %s', (_, endpoint) => {
  test.skipIf(needsNothing(endpoint))(
    'nothing of what is needed: 422 with the fields named, by codes and in the caller’s language',
    async () => {
      for (const [language, letters] of [
        ['ru', /[а-я]/],
        ['uz', /^[^а-яё]+$/i],
      ] as const) {
        const { status, body } = await read(endpoint, '{}', language);
        expect(status).toBe(422);
        const { error, code, fields } = body as Refusal;
        expect([code, error]).toEqual(['invalid', expect.stringMatching(letters)]);
        expect(Object.keys(fields).length).toBeGreaterThan(0);
        for (const field of Object.values(fields)) {
          expect(field.text).toMatch(letters);
          expect(issueValues).toHaveProperty(field.code);
        }
      }
    },
  );

  test.each(['[]', '"text"', '7', 'null', 'true'])('%s instead of an object: 422', async (text) => {
    const { status, body } = await read(endpoint, text);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'invalid', fields: expect.any(Object) });
  });

  test('numbers, lists and objects for every field: 422', async () => {
    const names = needsNothing(endpoint)
      ? Object.keys(fieldsOf(endpoint))
      : Object.keys(((await read(endpoint, '{}')).body as Refusal).fields);
    const long = 'x'.repeat(Math.min(30_000, Math.floor(endpoint.maxBodyBytes / names.length) - 100));
    for (const wrong of [7, [], {}, null, true, long]) {
      const answer = await read(
        endpoint,
        JSON.stringify(
          Object.fromEntries(
            names.map((name) => [name, isRight(endpoint, name, wrong) ? instead(endpoint, name) : wrong]),
          ),
        ),
      );
      expect(answer.status).toBe(422);
      // A field within an object is named by its path.
      const named = Object.keys((answer.body as Refusal).fields).map((name) => name.split('.')[0]);
      expect(named).toEqual(expect.arrayContaining(names));
    }
  });
});

describe.each(byName(samples))('a body of %s that is none', (_, endpoint) => {
  test.each(['', '{', '{"phone":', 'phone=1', '{"a":1}}', '\uFEFF{', "{'a':1}"])(
    'broken JSON %j: 400',
    async (text) => {
      const { status, body } = await send(endpoint, text);
      expect([status, body]).toMatchObject([400, { code: 'notJson' }]);
    },
  );

  test('another format: 400', async () => {
    expect((await send(endpoint, 'phone=998901234567', 'application/x-www-form-urlencoded')).status).toBe(400);
    expect((await send(endpoint, '{}', 'text/plain')).status).toBe(400);
  });

  test('bytes that are no text: 400', async () => {
    expect((await send(endpoint, new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]))).status).toBe(400);
  });

  test('too large, with a length and in pieces: 413', async () => {
    const large = JSON.stringify({ text: 'я'.repeat(endpoint.maxBodyBytes / 2) });
    expect(await send(endpoint, large)).toMatchObject({ status: 413, body: { code: 'tooLarge' } });
    const token = await tokenFor(endpoint);
    const pieces = new ReadableStream({
      start(controller) {
        for (let sent = 0; sent <= endpoint.maxBodyBytes; sent += 16_384)
          controller.enqueue(new Uint8Array(16_384).fill(32));
        controller.close();
      },
    });
    const init = {
      method: endpoint.method,
      body: pieces,
      duplex: 'half',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
    };
    expect((await api.request(endpoint.path, init)).status).toBe(413);
  });
});

test('a NUL character, which no text has: 400', async () => {
  const body = { phone: '998901234567', firstName: 'А\0', lastName: 'Б', role: 'employer' as const };
  expect((await api.call(registerByPhone, { body })).status).toBe(400);
  expect((await api.request('/vacancies?search=%00')).status).toBe(400);
  expect((await api.request('/vacancies/%00')).status).toBe(400);
});

test('nesting deeper than the stack is a bad body, not a failure', async () => {
  for (const text of ['['.repeat(60_000) + ']'.repeat(60_000), '{"a":'.repeat(40_000) + '1' + '}'.repeat(40_000)])
    expect((await send(sendChatMessage, text)).status).toBe(422);
});

describe('who may not come to what a path names is told so, whatever comes with it', () => {
  const calls = withBody.filter((one) => one.access !== 'operator' && gateOf(one) !== undefined);
  const bodies = ['{', 'x'.repeat(300_000), '{}'];

  test.each(byName(calls))('%s', async (_, endpoint) => {
    for (const body of bodies) expect((await send(endpoint, body)).status).toBe(404);
  });
});

describe('texts are stored in one spelling', () => {
  const decomposed = 'Андрей'.normalize('NFD');

  test.each([
    ['composed letters', decomposed, 'Андрей'],
    ['half an emoji', 'Аня\ud83d', 'Аня\ufffd'],
    ['full-width letters as they are', 'Ａнна', 'Ａнна'],
  ])('%s', async (_, sent, kept) => {
    const { token } = await api.person('candidate');
    const body = { first_name: sent, last_name: 'Ли' };
    const { status } = await api.call(updateCandidate, { body }, { as: token });
    expect(status).toBe(200);
    expect((await api.call(getCandidate, {}, { as: token })).body).toMatchObject({ first_name: kept });
  });

  test('half an emoji in a registration, and in what is kept as JSON', async () => {
    const { token, phone } = await api.person('employer');
    const names = { first_name: 'Аня\ud83d', last_name: '\udc00Ли' };
    const saved = await api.call(updateEmployerProfile, { body: { ...names, phone } }, { as: token });
    expect([saved.status, JSON.stringify(saved.body).includes('\\ud83d')]).toEqual([200, false]);
    const body = { phone: phoneNumber(), firstName: 'Аня\ud83d', lastName: 'Ли', role: 'candidate' as const };
    expect((await api.call(registerByPhone, { body })).status).toBe(200);
    const [row] = await api.sql`select first_name from users where phone = ${phone}`;
    expect(row?.first_name).toBe('Аня\ufffd');
  });

  test('a query and a path too', async () => {
    expect((await api.request(`/vacancies?search=${encodeURIComponent(decomposed)}`)).status).toBe(200);
    expect((await api.request(`/vacancies/${encodeURIComponent(decomposed)}`)).status).toBe(404);
  });
});

const cursorOf = (...parts: string[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');

describe('queries and ids', () => {
  test.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=many', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=-1', 'limit'],
    ['cursor=nonsense', 'cursor'],
    [`cursor=${cursorOf('2026-01-01', 'x')}`, 'cursor'],
    [`cursor=${cursorOf('2026-99-01 00:00:00+00', '7f000000-0000-0000-0000-000000000000')}`, 'cursor'],
    ['employmentType=full-time', 'employmentType'],
    [`search=${'a'.repeat(201)}`, 'search'],
    [`location=${'a'.repeat(201)}`, 'location'],
  ])('/vacancies?%s: 400 with the field named in Russian', async (query, field) => {
    const { status, body } = await api.request(`/vacancies?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'badQuery',
      fields: { [field]: { code: expect.any(String) } },
    });
  });

  test('what a query does not know is ignored', async () => {
    expect((await api.request('/vacancies?utm_source=telegram&limit=1')).status).toBe(200);
  });

  test.each([
    'x',
    '1',
    '../users',
    '7f000000-0000-0000-0000-00000000000g',
    '7f000000-0000-0000-0000-000000000000',
    "'; drop table users; --",
    '💼',
    '%E0%A4%A',
  ])('an unknown vacancy %j: 404', async (id) => {
    const path = id === '%E0%A4%A' ? id : encodeURIComponent(id);
    const { status, body } = await api.request(`/vacancies/${path}`);
    expect([status, body]).toMatchObject([404, { code: 'unknownVacancy' }]);
  });

  test.each([
    "' or 1=1 --",
    'a & b | !c <-> d:*',
    "'; select pg_sleep(5); --",
    '%',
    '\\',
    '((((',
    '"',
    '<script>alert(1)</script>',
    'я'.repeat(200),
    '\u202E\u200B',
    Array(60).fill('аб').join(' '),
  ])('a search for %j harms nothing', async (search) => {
    const { status, body } = await api.call(searchVacancies, { query: { search, location: search.slice(0, 200) } });
    expect([status, body]).toEqual([200, []]);
  });
});

describe('addresses that are none', () => {
  test.each([
    '/nope',
    '/api',
    '/api/nope',
    '/api/employer/nope/1',
    '/auth/phone',
    '/reference/nope',
    '/vacancies/x/y',
    '/.env',
    '/assets/x.js',
  ])('%s: 404', async (path) => {
    const { status, body, headers } = await api.request(path, { headers: { accept: 'text/html' } });
    expect([status, body]).toMatchObject([404, { code: 'noRoute' }]);
    expect(headers.get('content-type')).toContain('application/json');
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s where only GET is: 404', async (method) => {
    expect((await api.request('/reference/currencies', { method })).status).toBe(404);
  });
});

test('an unforeseen failure tells a number only, and the log has the rest', async () => {
  const { createApp } = await import('../../src/compose/app.ts');
  const app = createApp({
    ...api.services,
    clock: () => {
      throw new Error('secret of 998901234567');
    },
  });
  const response = await app.request('/reference/currencies');
  const body = (await response.json()) as { error: string; requestId: string };
  expect(response.status).toBe(500);
  expect(body).toEqual({
    error: 'Что-то пошло не так. Попробуйте ещё раз',
    code: 'internal',
    requestId: response.headers.get('x-request-id'),
  });
  const line = api.logged.find((text) => text.includes(body.requestId) && text.includes('"level":"error"'));
  expect(line).toContain('secret of 99890*****67');
});

test('every answer carries the headers that keep a page safe', async () => {
  for (const path of ['/health', '/nope', '/users/me']) {
    const { headers } = await api.request(path);
    expect(headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(headers.has('strict-transport-security')).toBe(false);
  }
});

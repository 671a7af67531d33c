import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { getCurrentUser, logout, loginByPhone } from './auth.ts';
import { createClient } from './client.ts';
import type { ClientOptions } from './client.ts';
import { listCompanies } from './companies.ts';
import { ApiError } from './errors.ts';
import { problemCodes } from './problems.ts';
import { searchVacancies } from './search.ts';
import { getVacancy, updateVacancy } from './vacancies.ts';

const u1 = { id: 'u1', firstName: 'Азиз', phone: '+998 90 123-45-67', role: 'employer', phoneVerified: true };

function answering(status: number, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return vi.fn<typeof fetch>(async () => new Response(status === 204 ? null : text, { status, headers }));
}

function clientOf(fetcher: typeof fetch, options: Partial<ClientOptions> = {}) {
  return createClient({ baseUrl: 'https://api.example', fetch: fetcher, ...options });
}

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError', { cause: error });
  return error;
}

function sent(fetcher: ReturnType<typeof answering>) {
  const [address, init] = fetcher.mock.calls[0] ?? [];
  return { address, init, headers: new Headers(init?.headers) };
}

describe('a call', () => {
  test('says in which language it wants to be answered', async () => {
    const fetcher = answering(200, { user: u1 });
    await clientOf(fetcher, { getLanguage: () => 'uz' }).send(getCurrentUser, {});
    expect(sent(fetcher).headers.get('accept-language')).toBe('uz');
  });

  test('sends cookies, the token, and no content type without a body', async () => {
    const fetcher = answering(200, { user: u1 });
    const { data } = await clientOf(fetcher, { getToken: () => 'tok1' }).send(getCurrentUser, {});
    const { address, init, headers } = sent(fetcher);
    expect(address).toBe('https://api.example/users/me');
    expect(init).toMatchObject({ method: 'GET', credentials: 'include', body: undefined });
    expect(headers.get('authorization')).toBe('Bearer tok1');
    expect(headers.has('content-type')).toBe(false);
    expect(data.user).toMatchObject({ id: 'u1', phone: '998901234567' });
  });

  test('reads the token anew for each call and sends none when there is none', async () => {
    let token: string | null = null;
    const fetcher = vi.fn<typeof fetch>(async () => new Response('{}'));
    const client = clientOf(fetcher, { getToken: () => token });
    await client.send(logout, {});
    token = 'tok2';
    await client.send(logout, {});
    const seen = fetcher.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));
    expect(seen).toEqual([null, 'Bearer tok2']);
  });

  test('outlives its page where that is asked for', async () => {
    const fetcher = answering(200, {});
    await clientOf(fetcher).send(logout, {}, { keepalive: true });
    expect(sent(fetcher).init).toMatchObject({ keepalive: true });
  });

  test('sends the body as JSON with extra headers and gives the answer headers back', async () => {
    const fetcher = answering(200, { id: 'v1' }, { etag: '"2"' });
    const args = { params: { id: 'v1' }, body: { vacancyStatus: 'paused' } } as const;
    const reply = await clientOf(fetcher).send(updateVacancy, args, { headers: { 'if-match': '"1"' } });
    const { init, headers } = sent(fetcher);
    expect(init).toMatchObject({ method: 'PUT', body: '{"vacancyStatus":"paused"}' });
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('if-match')).toBe('"1"');
    expect(reply.headers.get('etag')).toBe('"2"');
  });

  test.each([
    [204, ''],
    [200, ''],
    [200, '{"success":true}'],
    [200, 'OK'],
  ])('a save answered with %i %j is done', async (status, body) => {
    const call = clientOf(answering(status, body)).send(updateVacancy, {
      params: { id: 'v1' },
      body: { title: 'Повар' },
    });
    expect((await call).data).toBeUndefined();
  });
});

describe('a failure', () => {
  test('of status carries the text, the fields and the wait', async () => {
    const tooLong = { code: 'tooLong', values: { max: 6, min: null }, text: 'Не длиннее 6' };
    const body = { error: 'Слишком часто', code: 'tooOften', fields: { phone: 'Подождите', code: tooLong, role: 5 } };
    const error = await failure(
      clientOf(answering(429, body, { 'retry-after': '42' })).send(loginByPhone, { body: { phone: '998901234567' } }),
    );
    expect(error).toMatchObject({ kind: 'http', status: 429, retryAfter: 42, text: 'Слишком часто' });
    expect(error.fields).toEqual({
      phone: { text: 'Подождите' },
      code: { code: 'tooLong', values: { max: 6 }, text: 'Не длиннее 6' },
    });
    expect([error.code, error.is('tooOften'), error.is('unknownPhone', 'noSession')]).toEqual([
      'tooOften',
      true,
      false,
    ]);
  });

  test.each([
    ['unknownPhone', 404, {}],
    ['unknownPhone', 404, { error: 'Нет такого', code: 5 }],
    ['unknownPhone', 404, '<html>'],
    [undefined, 404, { code: 'somethingElse' }],
    [undefined, 422, {}],
  ])('is known as %s by %i %j', async (code, status, body) => {
    const error = await failure(
      clientOf(answering(status, body)).send(loginByPhone, { body: { phone: '998901234567' } }),
    );
    expect(problemCodes.filter((each) => error.is(each))).toEqual(code === undefined ? [] : [code]);
  });

  test('of a session that is over is known by its status', async () => {
    expect((await failure(clientOf(answering(401, {})).send(listCompanies, {}))).is('noSession')).toBe(true);
    expect((await failure(clientOf(answering(401, {})).send(searchVacancies, {}))).is('noSession')).toBe(false);
  });

  test('a wait given as a date counts in whole seconds from now', async () => {
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z'), toFake: ['Date'] });
    const headers = { 'retry-after': 'Thu, 01 Jan 2026 00:01:30 GMT' };
    const error = await failure(clientOf(answering(503, {}, headers)).send(searchVacancies, {}));
    expect(error.retryAfter).toBe(90);
  });

  test.each(['', '<html>Bad gateway</html>', '[]', '{"error":""}', '{"error":{"code":1}}'])(
    'without a text for a person (%j) has none',
    async (body) => {
      const error = await failure(clientOf(answering(502, body)).send(searchVacancies, {}));
      expect(error).toMatchObject({ kind: 'http', status: 502, text: undefined, retryAfter: undefined });
      expect(error.fields).toEqual({});
    },
  );

  test('a 401 is told before it is thrown, other statuses are not', async () => {
    const onUnauthorized = vi.fn<NonNullable<ClientOptions['onUnauthorized']>>();
    await failure(clientOf(answering(403, {}), { onUnauthorized }).send(listCompanies, {}));
    expect(onUnauthorized).not.toHaveBeenCalled();
    await failure(clientOf(answering(401, {}), { onUnauthorized }).send(listCompanies, {}));
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith(listCompanies);
  });

  test('without a connection is of the network', async () => {
    const fetcher = vi.fn<typeof fetch>(async () => Promise.reject(new TypeError('fetch failed')));
    expect(await failure(clientOf(fetcher).send(searchVacancies, {}))).toMatchObject({ kind: 'network', status: 0 });
  });

  test('a cancelled call is aborted', async () => {
    const controller = new AbortController();
    const fetcher: typeof fetch = async (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
    const call = failure(clientOf(fetcher).send(searchVacancies, {}, { signal: controller.signal }));
    controller.abort();
    expect((await call).kind).toBe('aborted');
  });

  test.each([
    ['an entity without an id', getVacancy, { params: { id: 'v1' } }, { title: 'Повар' }],
    ['a page of HTML', getVacancy, { params: { id: 'v1' } }, '<html>'],
    ['an object for an array', searchVacancies, {}, { vacancies: [] }],
    ['null for {items}', listCompanies, {}, 'null'],
    ['a person without an id', getCurrentUser, {}, { user: { firstName: 'Азиз' } }],
  ] as const)('%s is outside the contract', async (_, endpoint, args, body) => {
    const error = await failure(clientOf(answering(200, body)).send(endpoint, args));
    expect(error).toMatchObject({ kind: 'answer', status: 200 });
  });
});

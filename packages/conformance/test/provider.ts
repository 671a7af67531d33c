import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { table } from '@kasb/contract/table';

/** What a provider answers. */
export interface Said {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** Spoils an answer; what it does to the response itself it says by `undefined`. */
export type Fault = (said: Said, request: IncomingMessage, response: ServerResponse) => Said | undefined;

export const token = 'employer-token';
export const candidateToken = 'candidate-token';
const ids = Array.from({ length: 6 }, (_, index) => `7f000000-0000-4000-8000-00000000000${index}`);
const vacancies = ids.map((id, index) => ({
  id,
  title: `Швея ${index}`,
  company_id: 'c1',
  company_name: 'Samarqand Textile',
  created_at: new Date(Date.UTC(2026, 0, 20 - index)).toISOString(),
  requirements: ['Опыт'],
}));
const companies = [{ id: 'c1', name: 'Samarqand Textile' }];

/** Answers of lists that go page by page. */
const lists: Record<string, { rows: readonly object[]; isBare: boolean }> = {
  '/vacancies': { rows: vacancies, isBare: true },
  '/companies/c1/vacancies': { rows: vacancies, isBare: true },
  '/api/employer/vacancies': { rows: vacancies, isBare: false },
  '/api/employer/companies/c1/vacancies': { rows: vacancies, isBare: false },
  '/api/employer/applications': { rows: [], isBare: false },
  [`/api/employer/vacancies/${ids[0]}/applications`]: { rows: [], isBare: false },
  '/api/employer/companies': { rows: companies, isBare: false },
  '/candidate/applications': { rows: [{ id: 'a1', created_at: '2026-01-20T00:00:00.000Z' }], isBare: false },
  '/candidate/resumes': { rows: [], isBare: false },
};
const things: Record<string, object> = {
  ...Object.fromEntries(vacancies.map((row) => [`/vacancies/${row.id}`, row])),
  '/companies/c1': { id: 'c1', name: 'Samarqand Textile', vacancies_count: 6 },
  '/api/employer/companies/c1': companies[0] ?? {},
  '/health': { status: 'ok' },
  '/areas': { items: [] },
  '/skills': { items: [] },
  '/candidate/me': { id: 'u2', first_name: 'Дилноза' },
  '/users/me': { user: { id: 'u1', role: 'employer', first_name: 'Азиз' } },
  [`/api/employer/vacancies/${ids[0]}`]: vacancies[0] ?? {},
  [`/api/employer/vacancies/${ids[0]}/skills`]: { items: [] },
};
const roles = new Map<string | undefined, 'employer' | 'candidate'>([
  [`Bearer ${token}`, 'employer'],
  [`Bearer ${candidateToken}`, 'candidate'],
]);
const bare = new Set(table.filter(({ answer }) => answer.type === 'array').map(({ path }) => path));

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Said => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body,
});

function page(url: URL, { rows, isBare }: { rows: readonly object[]; isBare: boolean }): Said {
  const limit = Number(url.searchParams.get('limit') ?? 20);
  const from = Number(url.searchParams.get('cursor') ?? 0);
  if (!(limit >= 1) || !Number.isInteger(from)) return json(422, { error: 'Неверный запрос' });
  const shown = rows.slice(from, from + limit);
  const next = `${url.pathname}?limit=${limit}&cursor=${from + limit}`;
  return json(200, isBare ? shown : { items: shown }, {
    'x-total-count': String(rows.length),
    ...(from + limit < rows.length && { link: `<${next}>; rel="next"` }),
  });
}

/** A provider that is right. */
function answer(request: IncomingMessage): Said {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const endpoint = table.find(
    ({ method, path }) =>
      method === request.method && new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(url.pathname),
  );
  if (request.method === 'OPTIONS')
    return json(204, undefined, {
      'access-control-allow-origin': String(request.headers.origin),
      'access-control-allow-headers': 'authorization, content-type, if-match, idempotency-key',
    });
  const shared = {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'ETag, Link, X-Total-Count',
    vary: 'Accept',
  };
  const role = roles.get(request.headers.authorization);
  if (endpoint && endpoint.access !== 'public') {
    if (!role) return json(401, { error: 'Войдите' });
    if (endpoint.access !== 'session' && endpoint.access !== role) return json(403, { error: 'Не для вас' });
  }
  const list = lists[url.pathname];
  const said = list ? page(url, list) : undefined;
  if (said) return { ...said, headers: { ...said.headers, ...shared } };
  const thing = things[url.pathname];
  if (thing) return json(200, thing, { vary: 'Accept' });
  if (endpoint && !endpoint.params && !endpoint.isExtension)
    return json(200, bare.has(endpoint.path) ? [] : { items: [] });
  if (endpoint?.module) return json(503, { error: 'Выключено' });
  return json(404, { error: 'Не найдено' });
}

/** Serves a provider, spoiled or not. */
export async function serveProvider(fault: Fault = (said) => said) {
  const server = createServer((request, response) => {
    const said = fault(answer(request), request, response);
    if (!said) return;
    response.writeHead(said.status, said.headers);
    response.end(typeof said.body === 'string' || Buffer.isBuffer(said.body) ? said.body : JSON.stringify(said.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

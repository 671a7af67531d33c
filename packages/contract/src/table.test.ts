import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import * as contract from './index.ts';
import { table } from './table.ts';

const sources = readdirSync(import.meta.dirname).filter((file) => /^\w+\.ts$/.test(file));
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'answer' in value;

test('the table holds every endpoint that is written, and the package exports it under its own name', async () => {
  const modules = await Promise.all(
    sources.map((file) => import(join(import.meta.dirname, file)) as Promise<Record<string, unknown>>),
  );
  const written = new Set(modules.flatMap((module) => Object.values(module)).filter(isEndpoint));
  expect([...written].map(({ name }) => name).toSorted()).toEqual(table.map(({ name }) => name).toSorted());
  const exported: Record<string, unknown> = contract;
  for (const endpoint of table) expect(exported[endpoint.name], endpoint.name).toBe(endpoint);
});

test('names and calls are unique', () => {
  expect(new Set(table.map(({ name }) => name)).size).toBe(table.length);
  expect(new Set(table.map(({ method, path }) => `${method} ${path}`)).size).toBe(table.length);
});

test.each(table.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s has a schema for each placeholder',
  (_, endpoint) => {
    const placeholders = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const { params } = endpoint;
    const keys =
      params && 'entries' in params && typeof params.entries === 'object' ? Object.keys(params.entries ?? {}) : [];
    expect(keys).toEqual(placeholders);
  },
);

test('only writes have bodies', () => {
  const reads = table.filter(({ method }) => method === 'GET' || method === 'DELETE');
  expect(reads.filter(({ body }) => body !== undefined)).toEqual([]);
});

/** What every provider has; it does not grow: a call that came later is an extension (docs/domain.md#extensions). */
const core = [
  '/api/ai-vacancy/chat POST',
  '/api/ai-vacancy/jobs POST',
  '/api/ai-vacancy/prompt-info GET',
  '/api/employer/applications GET',
  '/api/employer/applications/{id} GET',
  '/api/employer/applications/{id}/status PUT',
  '/api/employer/cities GET',
  '/api/employer/companies GET POST',
  '/api/employer/companies/{id} DELETE GET PUT',
  '/api/employer/companies/{id}/area PUT',
  '/api/employer/companies/{id}/members POST',
  '/api/employer/companies/{id}/vacancies GET POST',
  '/api/employer/headhunter/manager/{companyId} GET',
  '/api/employer/headhunter/responses/{id} GET',
  '/api/employer/headhunter/resume/{id} GET',
  '/api/employer/headhunter/statistics/{id} GET',
  '/api/employer/profile GET PUT',
  '/api/employer/subscription/check GET',
  '/api/employer/vacancies GET',
  '/api/employer/vacancies/{id} DELETE GET PUT',
  '/api/employer/vacancies/{id}/applications GET',
  '/api/employer/vacancies/{id}/skills GET POST',
  '/api/employer/vacancies/{id}/skills/{skillId} DELETE PATCH',
  '/api/employer/vacancies/{id}/validate-edit POST',
  '/api/modules GET',
  '/api/modules/{name}/disable POST',
  '/api/modules/{name}/enable POST',
  '/api/modules/{name}/reload POST',
  '/api/pricing-plans GET',
  '/api/vacancy-interview/create-link POST',
  '/api/vacancy-interview/generate-questions POST',
  '/api/vacancy-interview/questions/{vacancyId} GET PUT',
  '/api/vacancy-posting/posting-services GET',
  '/api/vacancy-posting/services GET',
  '/api/vacancy-posting/session/{id} GET',
  '/api/vacancy-posting/vacancies/{id}/publish POST',
  '/api/vacancy-posting/vacancies/{id}/publish-status GET',
  '/areas GET POST',
  '/auth/phone/login POST',
  '/auth/phone/logout POST',
  '/auth/phone/register POST',
  '/auth/phone/verify POST',
  '/candidate/applications GET',
  '/candidate/dashboard GET',
  '/candidate/me GET PUT',
  '/candidate/resumes GET POST',
  '/health GET',
  '/reference/currencies GET',
  '/reference/employment-types GET',
  '/reference/regions GET',
  '/reference/resume-visibilities GET',
  '/reference/settings/{category} GET',
  '/skills GET POST',
  '/users/me GET',
  '/vacancies GET',
];

test('the core is what every provider was promised to need; what came later is marked', () => {
  const byPath = Map.groupBy(
    table.filter(({ isExtension }) => !isExtension),
    ({ path }) => path,
  );
  expect([...byPath].map(([path, calls]) => [path, ...calls.map(({ method }) => method)].join(' '))).toEqual(core);
});

/** Who may call what, by where it is: the first that fits. */
const rooms: [path: RegExp, access: contract.Access][] = [
  [/^\/candidate\//, 'candidate'],
  [/^\/api\/operator\/(sign-in|verify|enrol|second)$/, 'public'],
  [/^\/api\/operator\//, 'operator'],
  [/^\/api\/employer\/cities$/, 'public'],
  [/^\/(users\/me\/invitations|api\/(employer|vacancy-posting|vacancy-interview|ai-vacancy))(\/|$)/, 'employer'],
  [/^\/notifications\/email\/unsubscribe\//, 'public'],
  [/^\/(users\/me|notifications|auth\/phone\/logout)(\/|$)/, 'session'],
  [/^\/(auth\/phone|interview)\//, 'public'],
];

test.each(table.map(({ method, path, access }) => [`${method} ${path}`, access, { method, path }] as const))(
  '%s is for %s',
  (_, access, { method, path }) => {
    // What belongs to nobody is read by everybody and changed by operators.
    const usual = method === 'GET' ? 'public' : 'operator';
    expect(access).toBe(rooms.find(([room]) => room.test(path))?.[1] ?? usual);
  },
);

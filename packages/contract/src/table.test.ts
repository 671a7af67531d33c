import { expect, test } from 'vitest';
import * as contract from './index.ts';
import { table } from './table.ts';

test('the table holds every endpoint that the package exports, under its own name', () => {
  const exported = Object.entries(contract).filter(([, value]) => table.some((endpoint) => endpoint === value));
  expect(exported.map(([name]) => name).toSorted()).toEqual(table.map(({ name }) => name).toSorted());
  const shaped = Object.values(contract).filter((value) => typeof value === 'object' && 'answer' in value);
  expect(shaped).toHaveLength(table.length);
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

test('extensions of the core are marked', () => {
  const marked = table.filter(({ isExtension }) => isExtension).map(({ method, path }) => `${method} ${path}`);
  expect(marked.toSorted()).toEqual([
    'DELETE /api/employer/companies/{id}/members/{memberId}',
    'DELETE /api/employer/headhunter/connection',
    'DELETE /api/employer/headhunter/lendings/{companyId}',
    'DELETE /api/employer/subscription/{id}/lendings/{companyId}',
    'DELETE /users/me/sessions',
    'DELETE /users/me/sessions/{id}',
    'GET /api/ai-vacancy/conversations/{id}',
    'GET /api/employer/application-counts',
    'GET /api/employer/companies/{id}/members',
    'GET /api/employer/headhunter/connection',
    'GET /api/employer/headhunter/lendings',
    'GET /api/employer/headhunter/vacancies/{id}',
    'GET /api/employer/subscription/lendings',
    'GET /api/operator/moderation',
    'GET /api/vacancy-interview/answers/{vacancyId}',
    'GET /interview/{token}',
    'GET /interview/{token}/uploads/{mediaId}',
    'GET /notifications',
    'GET /users/me/invitations',
    'GET /users/me/sessions',
    'GET /vacancies/{id}',
    'PATCH /interview/{token}/uploads/{mediaId}/{offset}',
    'POST /api/employer/companies/{id}/leave',
    'POST /api/employer/headhunter/connect',
    'POST /api/employer/headhunter/connection',
    'POST /api/employer/headhunter/sync',
    'POST /api/operator/moderation/{id}',
    'POST /candidate/applications',
    'POST /interview/{token}',
    'POST /interview/{token}/uploads',
    'POST /notifications/read',
    'POST /users/me/invitations/{id}/accept',
    'POST /users/me/invitations/{id}/decline',
    'PUT /api/employer/headhunter/lendings/{companyId}',
    'PUT /api/employer/headhunter/vacancies/{id}',
    'PUT /api/employer/subscription/{id}/lendings/{companyId}',
  ]);
});

test('who may call what', () => {
  const byAccess = Map.groupBy(table, ({ access }) => access);
  const paths = (access: contract.Access) =>
    byAccess
      .get(access)
      ?.map(({ method, path }) => `${method} ${path}`)
      .toSorted();
  expect(paths('public')).toEqual([
    'GET /api/employer/cities',
    'GET /api/modules',
    'GET /api/pricing-plans',
    'GET /areas',
    'GET /health',
    'GET /interview/{token}',
    'GET /interview/{token}/uploads/{mediaId}',
    'GET /reference/currencies',
    'GET /reference/employment-types',
    'GET /reference/regions',
    'GET /reference/resume-visibilities',
    'GET /reference/settings/{category}',
    'GET /skills',
    'GET /vacancies',
    'GET /vacancies/{id}',
    'PATCH /interview/{token}/uploads/{mediaId}/{offset}',
    'POST /auth/phone/login',
    'POST /auth/phone/register',
    'POST /auth/phone/verify',
    'POST /interview/{token}',
    'POST /interview/{token}/uploads',
  ]);
  expect(paths('session')).toEqual([
    'DELETE /users/me/sessions',
    'DELETE /users/me/sessions/{id}',
    'GET /notifications',
    'GET /users/me',
    'GET /users/me/sessions',
    'POST /auth/phone/logout',
    'POST /notifications/read',
  ]);
  expect(paths('operator')).toEqual([
    'GET /api/operator/moderation',
    'POST /api/modules/{name}/disable',
    'POST /api/modules/{name}/enable',
    'POST /api/modules/{name}/reload',
    'POST /api/operator/moderation/{id}',
    'POST /areas',
    'POST /skills',
  ]);
  expect(paths('candidate')?.every((call) => call.includes(' /candidate/'))).toBe(true);
  const employer = /^\w+ \/(users\/me\/invitations|api\/(employer|vacancy-posting|vacancy-interview|ai-vacancy)\/)/;
  expect(paths('employer')?.every((call) => employer.test(call))).toBe(true);
});

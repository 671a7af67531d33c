import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { openapi } from './openapi.ts';
import { problemStatuses } from './problems.ts';
import type { ProblemCode } from './problems.ts';
import { problemsOf } from './problemsOf.ts';
import { table } from './table.ts';

const document = openapi();

test('is a valid OpenAPI 3.1 document', async () => {
  const { valid, errors } = await new Validator().validate({ ...structuredClone(document) });
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test('tells where it is served and on what terms, as linters of such documents ask', () => {
  expect(document.servers).toEqual([{ url: '/', description: expect.any(String) }]);
  expect(document.info.license).toEqual({ name: 'MIT', identifier: 'MIT' });
});

test('the committed openapi.json is what the contract makes', () => {
  const committed: unknown = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'));
  const isSame = JSON.stringify(committed) === JSON.stringify(document);
  expect(isSame, 'packages/contract/openapi.json is not what the contract makes: run `pnpm gen openapi`').toBe(true);
});

test('every reference leads somewhere', () => {
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g);
  const broken = [...references].filter(([, kind = '', name = '']) => !document.components[kind]?.[name]);
  expect(broken).toEqual([]);
  expect(JSON.stringify(document)).not.toContain('$defs');
});

test('every call is there with its status, its access and its mark', () => {
  for (const { name, method, path, status, access, isExtension } of table) {
    const operation = document.paths[path]?.[method.toLowerCase()];
    expect(operation, name).toMatchObject({ operationId: name, 'x-kasb-access': access });
    expect(operation?.responses[String(status)], name).toBeDefined();
    expect(operation?.['x-kasb-extension'] ?? false, name).toBe(isExtension);
  }
});

test('every call names its problems, by status too', () => {
  for (const endpoint of table) {
    const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    const named = Object.entries(operation?.responses ?? {}).flatMap(([status, response]) => {
      const [, name = ''] = /responses\/(\w+)$/.exec('$ref' in response ? String(response.$ref) : '') ?? [];
      const codes = name.split('_').filter((code) => code in problemStatuses) as ProblemCode[];
      expect(codes.filter((code) => String(problemStatuses[code]) !== status)).toEqual([]);
      return codes;
    });
    expect(named.toSorted(), endpoint.name).toEqual(problemsOf(endpoint).toSorted());
    expect(operation?.['x-kasb-problems'], endpoint.name).toEqual(problemsOf(endpoint));
  }
  expect(document.paths['/auth/phone/login']?.post?.responses).toMatchObject({
    404: { $ref: '#/components/responses/unknownPhone' },
  });
  expect(document.components.responses?.unknownPhone).toMatchObject({ description: 'unknownPhone' });
});

test('tells of the headers that make a creation safe to repeat and a save safe from another’s', () => {
  const headersOf = (path: string, method: string) =>
    document.paths[path]?.[method]?.parameters.filter((parameter) => 'in' in parameter && parameter.in === 'header');
  const named = (name: string) => [expect.objectContaining({ name, required: false, description: expect.any(String) })];
  expect(headersOf('/api/employer/companies', 'post')).toEqual(named('Idempotency-Key'));
  expect(headersOf('/api/employer/companies/{id}/vacancies', 'post')).toEqual(named('Idempotency-Key'));
  expect(headersOf('/api/employer/vacancies/{id}', 'put')).toEqual(named('If-Match'));
  expect(headersOf('/api/employer/vacancies', 'get')).toEqual([]);
});

test('says what is sent, not all that is read', () => {
  expect(document.components.schemas?.Vacancy).toMatchObject({
    required: ['id'],
    properties: {
      id: { type: 'string' },
      title: { type: ['string', 'null'] },
      requirements: { type: 'array', items: { type: 'string' } },
    },
  });
  const created = document.paths['/api/employer/companies/{id}/vacancies']?.post?.responses['201'];
  const schema = {
    type: 'object',
    required: ['vacancy'],
    properties: { vacancy: { $ref: '#/components/schemas/Vacancy' } },
  };
  expect(created).toMatchObject({ content: { 'application/json': { schema } } });
});

import { object, pipe, maxLength, safeParse, string } from 'valibot';
import { expect, test } from 'vitest';
import { issue } from './issues.ts';
import { issuesOf } from './issuesOf.ts';

const errors = (schema: Parameters<typeof safeParse>[0], value: unknown) =>
  issuesOf(safeParse(schema, value).issues ?? []);

test('an issue comes out of a schema as it went in', () => {
  const schema = object({
    name: pipe(string(issue('required')), maxLength(2, issue('tooLong', { max: 2 }))),
    role: pipe(string(), maxLength(1, issue('oneOf', { options: '"a",\n{b}' }))),
  });
  expect(errors(schema, { name: 'abc', role: 'xx' })).toEqual({
    name: { code: 'tooLong', values: { max: 2 } },
    role: { code: 'oneOf', values: { options: '"a",\n{b}' } },
  });
  expect(errors(schema, { name: 5, role: 'x' })).toEqual({ name: { code: 'required' } });
});

test('a message of valibot’s own is a value that is not valid', () => {
  expect(errors(object({ name: string() }), { name: 5 })).toEqual({ name: { code: 'invalidValue' } });
  expect(errors(string(), 5)).toEqual({ '': { code: 'invalidValue' } });
});

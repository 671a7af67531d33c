import { safeParse } from 'valibot';
import type { GenericSchema } from 'valibot';
import { describe, expect, test } from 'vitest';
import { longBodyBytes } from './endpoint.ts';
import { issuesOf } from './issuesOf.ts';
import { isBytes } from './problemsOf.ts';
import { screeningBody } from './screening.ts';
import { table } from './table.ts';

/** What of a schema says how long its values get; one with a pipe looks like its first part. */
interface Shape {
  kind: string;
  type: string;
  requirement?: unknown;
  pipe?: Shape[];
  wrapped?: Shape;
  entries?: Record<string, Shape>;
  item?: Shape;
  key?: Shape;
  value?: Shape;
  options?: (Shape | string)[];
}

function shapeOf(schema: object): Shape {
  return schema as Shape;
}

const bytesPerCharacter = 3;
/** A number, a yes or no, and texts of a fixed form such as a date or a taxpayer's number. */
const scalarBytes = 64;
const fixedForms = ['regex', 'picklist', 'iso_timestamp', 'iso_date'];
const ends = '""'.length;
const comma = ','.length;
const withKey = (key: string, bytes: number) => `"${key}":,`.length + bytes;

/** The bytes of the longest value that a schema takes, spelled as JSON; Infinity where it sets no end. */
function longest(shape: Shape): number {
  if (shape.pipe) return longestOfPipe(shape, shape.pipe);
  if (shape.wrapped) return longest(shape.wrapped);
  const { type, entries = {}, key, value, options = [] } = shape;
  switch (type) {
    case 'object':
      return Object.entries(entries).reduce((sum, [name, each]) => sum + withKey(name, longest(each)), ends);
    case 'picklist':
      return ends + Math.max(...options.map((option) => String(option).length));
    case 'union':
      return Math.max(...options.map((option) => longest(option as Shape)));
    case 'record':
      return (key?.options ?? [Infinity]).reduce<number>(
        (sum, name) => sum + (value ? withKey(String(name), longest(value)) : Infinity),
        ends,
      );
    case 'string':
    case 'array':
    case 'unknown':
      return Infinity;
    default:
      return scalarBytes;
  }
}

/** A value passes all parts of a pipe, so the narrowest tells. */
function longestOfPipe(shape: Shape, parts: Shape[]): number {
  const most = parts.map((part) => {
    if (part.kind === 'schema') return longest(part.pipe === shape.pipe ? { ...part, pipe: undefined } : part);
    if (fixedForms.includes(part.type)) return scalarBytes;
    if (part.type !== 'max_length') return Infinity;
    const count = part.requirement as number;
    return ends + count * (shape.type === 'array' ? longest(shape.item as Shape) + comma : bytesPerCharacter);
  });
  return Math.min(...most);
}

const writes = table.flatMap(({ name, access, body, maxBodyBytes }) =>
  body && !isBytes(body) ? [{ name, access, maxBodyBytes, bytes: longest(shapeOf(body)) }] : [],
);

describe('the largest body of a call', () => {
  test.each(writes)('$name takes the longest valid one', ({ access, bytes, maxBodyBytes }) => {
    const usual = (access === 'public' ? 16 : 64) * 1024;
    expect(bytes).toBeLessThan(Infinity);
    expect(maxBodyBytes).toBeGreaterThanOrEqual(Math.min(bytes, longBodyBytes));
    // No more than what is needed or usual.
    expect(maxBodyBytes).toBeLessThanOrEqual(Math.max(usual, Math.min(bytes * 1.1, longBodyBytes)));
  });
});

/** The longest that a list may be; a pipe may begin with another one. */
function mostOf({ pipe = [] }: Shape): number | undefined {
  const [first] = pipe;
  const own = pipe.find(({ type }) => type === 'max_length')?.requirement as number | undefined;
  return own ?? (first ? mostOf(first) : undefined);
}

/** All lists of a schema, those within lists too. */
function listsIn(shape: Shape): Shape[] {
  const { wrapped, entries = {}, item, value, options = [], pipe = [] } = shape;
  const inner = [wrapped, item, value, ...Object.values(entries), ...options, ...pipe.slice(1)];
  const found = inner.flatMap((each) => (typeof each === 'object' && each.kind === 'schema' ? listsIn(each) : []));
  return shape.type === 'array' ? [shape, ...found] : found;
}

const lists = table.flatMap(({ name, body, query }) =>
  [body, query].flatMap((schema) =>
    schema ? listsIn(shapeOf(schema)).map((list, index) => ({ name, index, list })) : [],
  ),
);

describe('a body of nothing but faults', () => {
  test.each(lists)('list $index of $name that is too long has no entry looked at', ({ list }) => {
    const most = mostOf(list) ?? 0;
    const schema: object = list;
    const { issues = [] } = safeParse(
      schema as GenericSchema,
      Array.from({ length: most + 1 }, () => ({ wrong: 7 })),
    );
    expect(issues.map(({ type }) => type)).toEqual(['max_length']);
  });

  test('is told of 50 fields at most', () => {
    const { issues } = safeParse(screeningBody, { questions: Array.from({ length: 20 }, () => ({})) });
    expect(issues).toHaveLength(60);
    expect(Object.keys(issuesOf(issues ?? []))).toHaveLength(50);
  });
});

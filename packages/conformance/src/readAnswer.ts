import { safeParse } from 'valibot';
import type { GenericSchema } from 'valibot';

/** What is odd in an answer, and where. */
export interface Oddity {
  kind: 'unreadable' | 'unknown' | 'spelling';
  /** Such as `items[2].created_at`. */
  path: string;
}

/** What of a schema tells which keys it knows; a schema with a pipe looks like its first part. */
interface Shape {
  type: string;
  wrapped?: Shape;
  entries?: Record<string, Shape>;
  item?: Shape;
  value?: Shape;
  options?: readonly Shape[];
}

const withoutZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/;
const isBlank = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
const schemaOf = (shape: Shape) => shape as object as GenericSchema;

/**
 * Looks for what the lenient reader of the contract leaves out without a word, and for spellings of a provider's own.
 */
export function oddities(schema: GenericSchema, answer: unknown): Oddity[] {
  const shape: object = schema;
  return within(shape as Shape, answer, '');
}

/** Whether the reader makes something of a value that is not blank. */
function isRead(shape: Shape, value: unknown): boolean {
  const result = safeParse(schemaOf(shape), value);
  if (!result.success || result.output === undefined) return false;
  // Flags and lists read what makes no sense as none.
  const inner = innermost(shape);
  if (inner.type === 'union')
    return inner.options?.some((option) => safeParse(schemaOf(option), value).success) ?? true;
  if (inner.type === 'boolean') return typeof value === 'boolean';
  return inner.type !== 'array' || Array.isArray(value) || typeof value === 'string';
}

function innermost(shape: Shape): Shape {
  return shape.wrapped ? innermost(shape.wrapped) : shape;
}

function within(shape: Shape, value: unknown, path: string): Oddity[] {
  if (isBlank(value)) return [];
  const { type, entries, item, value: each, options } = innermost(shape);
  if (type === 'union') {
    const found = (options ?? [])
      .filter((option) => safeParse(schemaOf(option), value).success)
      .map((option) => within(option, value, path));
    return found.toSorted((left, right) => left.length - right.length)[0] ?? [];
  }
  if (Array.isArray(value)) {
    if (!item) return [];
    return value.flatMap((one, index) => {
      const here = `${path}[${index}]`;
      return isBlank(one) || isRead(item, one) ? within(item, one, here) : [{ kind: 'unreadable', path: here }];
    });
  }
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'string' && withoutZone.test(value) ? [{ kind: 'spelling', path }] : [];
  }
  return Object.entries(value).flatMap(([key, inner]): Oddity[] => {
    const here = path === '' ? key : `${path}.${key}`;
    const known = entries?.[key] ?? each;
    if (!known) return entries ? [{ kind: 'unknown', path: here }] : [];
    if (isBlank(inner)) return [];
    if (!isRead(known, inner)) return [{ kind: 'unreadable', path: here }];
    return within(known, inner, here);
  });
}

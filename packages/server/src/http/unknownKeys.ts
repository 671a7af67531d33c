import type { GenericSchema } from 'valibot';

/** What of a schema tells which keys it knows; a schema with a pipe looks like its first part. */
interface Shape {
  type: string;
  wrapped?: Shape;
  entries?: Record<string, Shape>;
  item?: Shape;
  value?: Shape;
  options?: readonly unknown[];
}

/**
 * The paths of an answer that its schema does not know: the client drops them, but whoever looks at the wire reads
 * them.
 */
export function unknownKeys(schema: GenericSchema, answer: unknown): string[] {
  const shape: object = schema;
  return within(shape as Shape, answer, '');
}

function within(shape: Shape, answer: unknown, path: string): string[] {
  if (typeof answer !== 'object' || answer === null || shape.type === 'unknown') return [];
  const { type, wrapped, entries, item, value, options = [] } = shape;
  if (wrapped) return within(wrapped, answer, path);
  if (type === 'union') {
    const found = options.map((option) => within(option as Shape, answer, path));
    return found.reduce((left, right) => (right.length <= left.length ? right : left), [path]);
  }
  if (Array.isArray(answer))
    return item ? answer.flatMap((each, index) => within(item, each, `${path}[${index}]`)) : [path];
  return Object.entries(answer).flatMap(([key, each]) => {
    const here = path === '' ? key : `${path}.${key}`;
    const known = entries?.[key] ?? value;
    // What is undefined is not sent.
    if (each === undefined) return [];
    return known ? within(known, each, here) : [here];
  });
}

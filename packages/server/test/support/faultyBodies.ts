import type { Endpoint } from '@kasb/contract';

/** What of a schema tells where its lists, names and texts are; one with a pipe looks like its first part. */
interface Shape {
  type: string;
  wrapped?: Shape;
  entries?: Record<string, Shape>;
  item?: Shape;
  value?: Shape;
  options?: unknown[];
  pipe?: { type: string; requirement?: unknown }[];
}

/** Texts of which a rule could take long, or say much. */
const tedious = ['a', ' ', '\u200B', '1 ', '+', '@.', 'https://a.', 'я', '\\u0301', '998 '];

/** What makes a list, an object or a text as long as `bytes` allow, by its JSON. */
function fillings({ type, item, value, pipe = [] }: Shape, bytes: number): string[] {
  const times = (part: string, most = Infinity) =>
    Array.from({ length: Math.max(1, Math.min(most, Math.floor(bytes / (Buffer.byteLength(part) + 1)))) }, () => part);
  if (type === 'array' || item) {
    const most = (pipe.find((part) => part.type === 'max_length')?.requirement as number | undefined) ?? Infinity;
    const faulty = item ? JSON.stringify(faultOf(item)) : '7';
    return [
      ...['{}', '7', '[]', '""'].map((each) => times(each)),
      times(faulty),
      times(faulty, most),
      times('{}', most),
    ].map((each) => `[${each.join()}]`);
  }
  if (type === 'record' || value)
    return [
      `{${times('"aaaaaa":7')
        .map((each, index) => each.replace('aaaaaa', index.toString(36)))
        .join()}}`,
    ];
  if (type === 'object')
    return [
      `{${times('"aaaaaa":7')
        .map((each, index) => each.replace('aaaaaa', `~${index.toString(36)}`))
        .join()}}`,
    ];
  return tedious.map((part) => `"${part.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(part))))}"`);
}

/** A value in which everything is wrong that can be. */
function faultOf({ type, wrapped, entries, item, options }: Shape): unknown {
  if (wrapped) return faultOf(wrapped);
  if (type === 'object')
    return Object.fromEntries(Object.entries(entries ?? {}).map(([name, each]) => [name, faultOf(each)]));
  if (item) return [faultOf(item)];
  if (type === 'union') return (options ?? []).length > 0 ? { wrong: true } : 7;
  return { wrong: 7 };
}

/** All places of a schema, with what stands around each. */
function places(
  shape: Shape,
  around: (inner: string) => string,
): { shape: Shape; around: (inner: string) => string }[] {
  if (shape.wrapped) return places(shape.wrapped, around);
  const here = [{ shape, around }];
  if (shape.entries)
    return [
      ...here,
      ...Object.entries(shape.entries).flatMap(([name, each]) =>
        places(each, (inner) => around(`{${JSON.stringify(name)}:${inner}}`)),
      ),
    ];
  if (shape.item) return [...here, ...places(shape.item, (inner) => around(`[${inner}]`))];
  if (shape.type === 'union')
    return [...here, ...(shape.options ?? []).flatMap((option) => places(option as Shape, around))];
  return here;
}

/** Bodies of nothing but faults, as large as a call takes them: lists, names and texts in each place of its schema. */
export function faultyBodies({ body, maxBodyBytes }: Pick<Endpoint, 'body' | 'maxBodyBytes'>): string[] {
  if (!body) return [];
  const shape: object = body;
  const whole = [
    JSON.stringify(faultOf(shape as Shape)),
    `${'['.repeat(maxBodyBytes / 2)}${']'.repeat(maxBodyBytes / 2)}`,
  ];
  const filled = places(shape as Shape, (inner) => inner).flatMap((place) =>
    fillings(place.shape, maxBodyBytes - place.around('').length - 2).map((inner) => place.around(inner)),
  );
  return [...whole, ...filled].filter((text) => Buffer.byteLength(text) <= maxBodyBytes);
}

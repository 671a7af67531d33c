import { isBytes, issuesOf } from '@kasb/contract';
import type { Endpoint, ProblemCode } from '@kasb/contract';
import { safeParse } from 'valibot';
import type { GenericSchema } from 'valibot';
import { cleanTexts, parseJson, readAtMost } from './bodies.ts';
import { Problem } from './problem.ts';

/** What a call brings, parsed by its schemas: undefined where the endpoint takes nothing. */
export interface AnyInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** What an address brings, parsed by the endpoint's schemas. @throws Problem malformed, badQuery */
export function readAddress(
  endpoint: Endpoint,
  request: Request,
  params: Record<string, string>,
): Omit<AnyInput, 'body'> {
  const query = queryOf(new URL(request.url).searchParams);
  return {
    params: parse(endpoint.params, cleaned(params), 'badQuery'),
    query: parse(endpoint.query, cleaned(query), 'badQuery'),
  };
}

/** What a body brings, parsed likewise. @throws Problem notJson, notBytes, malformed, tooLarge, invalid */
export async function readBody({ body, maxBodyBytes }: Endpoint, request: Request): Promise<unknown> {
  if (!body) return undefined;
  const given = isBytes(body)
    ? await readBlob(request, maxBodyBytes)
    : cleaned(await readJson(request, maxBodyBytes, body.type === 'optional'));
  return parse(body, given, 'invalid');
}

/** A name that comes several times is a list of its values. */
function queryOf(search: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(search.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = search.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

function parse(schema: GenericSchema | undefined, given: unknown, code: ProblemCode): unknown {
  if (!schema) return undefined;
  const result = safeParse(schema, given);
  if (result.success) return result.output;
  throw new Problem(code, { fields: issuesOf(result.issues) });
}

/** Whoever lets a body drip holds a connection no longer, in milliseconds. */
const jsonWithinMs = 30_000;

/** @returns undefined for no body where none is needed */
async function readJson(request: Request, max: number, isOptional: boolean): Promise<unknown> {
  const type = request.headers.get('content-type') ?? 'application/json';
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(type)) throw new Problem('notJson');
  const text = textOf(await readBytes(request, max, jsonWithinMs));
  if (text === '' && isOptional) return undefined;
  const value = parseJson(text);
  if (value === undefined) throw new Problem('notJson');
  // A list would pass for an object of which nothing is needed.
  return Array.isArray(value) ? null : value;
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Problem('notJson');
  }
}

/** The body as it came. */
async function readBlob(request: Request, max: number): Promise<Blob> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^(application\/octet-stream|video\/|audio\/)/i.test(type)) throw new Problem('notBytes');
  return new Blob([await readBytes(request, max)]);
}

/** All bytes of a body. A connection that is cut, or too slow, leaves nothing. @throws Problem tooLarge, malformed */
async function readBytes(request: Request, max: number, withinMs?: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > max) throw new Problem('tooLarge');
  // Without a length, or with a false one.
  const bytes = await readAtMost(request, max, withinMs).catch((cause: unknown) => {
    throw new Problem('malformed', { cause });
  });
  if (!bytes) throw new Problem('tooLarge');
  return bytes;
}

/** @throws Problem malformed where a text has a NUL character, which the database does not keep */
function cleaned(given: unknown): unknown {
  const texts = cleanTexts(given);
  if (texts.hasNul) throw new Problem('malformed');
  return texts.value;
}

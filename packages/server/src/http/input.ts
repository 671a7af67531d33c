import { isBytes, issuesOf, maxInterviewChunkBytes } from '@kasb/contract';
import type { Endpoint, ProblemCode } from '@kasb/contract';
import { safeParse } from 'valibot';
import type { GenericSchema } from 'valibot';
import { parseJson, readAtMost } from './bodies.ts';
import { Problem } from './problem.ts';

/** The largest body, in bytes. */
export const maxBodyBytes = 256 * 1024;

/** What a call brings, parsed by its schemas: undefined where the endpoint takes nothing. */
export interface AnyInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Parses what a call brings by the endpoint's schemas. @throws Problem notJson, badQuery, tooLarge, invalid */
export async function readInput(
  endpoint: Endpoint,
  request: Request,
  params: Record<string, string>,
): Promise<AnyInput> {
  const query = queryOf(new URL(request.url).searchParams);
  return {
    params: parse(endpoint.params, params, 'badQuery'),
    query: parse(endpoint.query, query, 'badQuery'),
    body:
      endpoint.body &&
      parse(endpoint.body, isBytes(endpoint.body) ? await readBlob(request) : await readJson(request), 'invalid'),
  };
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
  if (hasNul(given)) throw new Problem('malformed');
  const result = safeParse(schema, given);
  if (result.success) return result.output;
  throw new Problem(code, { fields: issuesOf(result.issues) });
}

async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? 'application/json';
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(type)) throw new Problem('notJson');
  const value = parseJson(textOf(await readBytes(request, maxBodyBytes)));
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

/** The body as it came. A connection that is cut leaves nothing. */
async function readBlob(request: Request): Promise<Blob> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^(application\/octet-stream|video\/|audio\/)/i.test(type)) throw new Problem('notBytes');
  try {
    return new Blob([await readBytes(request, maxInterviewChunkBytes)]);
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('malformed', { cause: error });
  }
}

async function readBytes(request: Request, max: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > max) throw new Problem('tooLarge');
  // Without a length, or with a false one.
  const bytes = await readAtMost(request, max);
  if (!bytes) throw new Problem('tooLarge');
  return bytes;
}

/** The database keeps no NUL character in texts. Without recursion: a body may be nested deeper than the stack. */
function hasNul(given: unknown): boolean {
  const left = [given];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string' && value.includes('\0')) return true;
    if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) left.push(each);
  }
  return false;
}

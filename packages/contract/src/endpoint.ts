import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { ProblemSet } from './problems.ts';

/**
 * Who may call an endpoint. `session` is any signed-in person; `operator` is one of the operators, or holds their
 * token. The server enforces it before a handler runs; the permission tests are generated from it.
 */
export type Access = 'public' | 'session' | 'candidate' | 'employer' | 'operator';

/** What operators are there for. */
export const operatorRoles = ['moderator', 'support', 'admin'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

/** HTTP methods the contract uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Parts of a provider that its operator may switch off: their calls then answer 503. */
export type Module = 'ai-vacancy' | 'headhunter' | 'vacancy-interview' | 'vacancy-posting';

/** One call of the API: a plain object, so that importing it pulls in its own schemas only. */
export interface Endpoint<
  Params extends GenericSchema | undefined = GenericSchema | undefined,
  Query extends GenericSchema | undefined = GenericSchema | undefined,
  Body extends GenericSchema | undefined = GenericSchema | undefined,
  Answer extends GenericSchema = GenericSchema,
  Problems extends ProblemSet = ProblemSet,
> {
  /** Stable name: the OpenAPI `operationId` and the name of the server verb. */
  name: string;
  /** One English sentence for the OpenAPI document. */
  summary: string;
  method: Method;
  /** Path template with `{name}` placeholders, one for each key of `params`. */
  path: `/${string}`;
  access: Access;
  /** Which operators may, of a call with that access. */
  roles: readonly OperatorRole[] | undefined;
  /** Whether an operator's second step must be fresh: otherwise the call answers `stepUpNeeded`. */
  stepUp: boolean;
  /** The command of `kasb` that does the same. */
  cli: string | undefined;
  /** The part of the provider that the call belongs to; the others are never switched off. */
  module: Module | undefined;
  /** Problems of this call alone, with their statuses: those that any call may answer are not repeated. */
  problems: Problems;
  params: Params;
  query: Query;
  body: Body;
  /** The largest body in bytes; a longer one is `tooLarge`. @default 16 KB without a session, 64 KB with one */
  maxBodyBytes: number;
  /** Parses what the provider sends into the one shape that screens read. */
  answer: Answer;
  /** Status of a successful answer. @default 200 */
  status: number;
  /** True for calls that a provider may lack (docs/domain.md#extensions). */
  isExtension: boolean;
}

/** The largest body of calls that take long texts, in bytes. */
export const longBodyBytes = 256 * 1024;

interface EndpointOptions<Params, Query, Body, Answer, Problems> {
  name: string;
  summary: string;
  method: Method;
  path: `/${string}`;
  access: Access;
  roles?: readonly OperatorRole[];
  stepUp?: boolean;
  cli?: string;
  module?: Module;
  problems?: Problems;
  params?: Params;
  query?: Query;
  body?: Body;
  maxBodyBytes?: number;
  answer: Answer;
  status?: number;
  isExtension?: boolean;
}

/** Declares one call. Absent `params`, `query` and `body` mean that the call takes none. */
export function endpoint<
  Answer extends GenericSchema,
  Params extends GenericSchema | undefined = undefined,
  Query extends GenericSchema | undefined = undefined,
  Body extends GenericSchema | undefined = undefined,
  const Problems extends ProblemSet = Record<never, never>,
>(options: EndpointOptions<Params, Query, Body, Answer, Problems>): Endpoint<Params, Query, Body, Answer, Problems> {
  return {
    status: 200,
    isExtension: false,
    stepUp: false,
    maxBodyBytes: (options.access === 'public' ? 16 : 64) * 1024,
    ...options,
    roles: options.roles ?? (options.access === 'operator' ? operatorRoles : undefined),
    cli: options.cli,
    module: options.module,
    problems: (options.problems ?? {}) as Problems,
    params: options.params as Params,
    query: options.query as Query,
    body: options.body as Body,
  };
}

type Part<Name extends string, Schema> = Schema extends GenericSchema
  ? Record<never, never> extends InferInput<Schema>
    ? { [K in Name]?: InferInput<Schema> }
    : { [K in Name]: InferInput<Schema> }
  : Record<never, never>;

/** What a caller passes: `{ params, query, body }`, each present only where the endpoint takes it. */
export type Arguments<E> =
  E extends Endpoint<infer Params, infer Query, infer Body, GenericSchema>
    ? Part<'params', Params> & Part<'query', Query> & Part<'body', Body>
    : never;

/** What a caller reads: the answer after parsing. */
export type AnswerOf<E> = E extends { answer: infer Answer extends GenericSchema } ? InferOutput<Answer> : never;

/** What a provider sends: the answer before parsing. Servers and mocks are typed by it. */
export type WireAnswerOf<E> = E extends { answer: infer Answer extends GenericSchema } ? InferInput<Answer> : never;

/** The body that a provider receives, parsed. */
export type BodyOf<E> = E extends { body: infer Body extends GenericSchema } ? InferOutput<Body> : undefined;

/** The query that a provider receives, parsed. */
export type QueryOf<E> = E extends { query: infer Query extends GenericSchema } ? InferOutput<Query> : undefined;

/** The path parameters that a provider receives, parsed. */
export type ParamsOf<E> = E extends { params: infer Params extends GenericSchema } ? InferOutput<Params> : undefined;

/**
 * The path of a call with its parameters filled in and its query appended, relative to the API's base.
 * Values are percent-encoded; query entries that are `undefined`, `null` or '' are left out, those of a list repeated.
 */
export function pathOf({ path }: Pick<Endpoint, 'path'>, args: { params?: unknown; query?: unknown } = {}): string {
  const params = (args.params ?? {}) as Record<string, unknown>;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => segment(spell(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((args.query ?? {}) as Record<string, unknown>)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      const spelled = spell(each);
      if (spelled !== '') search.append(name, spelled);
    }
  }
  const query = search.toString();
  return query ? `${filled}?${query}` : filled;
}

function spell(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** A segment of dots would climb to another call's path, even when encoded once; encoded twice it is an unknown id. */
function segment(value: string): string {
  return /^\.{1,2}$/.test(value) ? value.replaceAll('.', '%252E') : encodeURIComponent(value);
}

import { problemsOf } from '@kasb/contract';
import type { Endpoint, Language, ProblemCode } from '@kasb/contract';
import { table } from '@kasb/contract/table';
import type { Context as HonoContext } from 'hono';
import { parse } from 'valibot';
import type { Context } from '../context/context.ts';
import type { Services } from '../context/services.ts';
import { checkAccess, checkLeaving, checkOrigin } from '../http/access.ts';
import type { Actor } from '../http/actor.ts';
import { readCookie } from '../http/cookies.ts';
import { isKnown } from '../http/etag.ts';
import { readAddress, readBody } from '../http/input.ts';
import { checkModule } from '../http/modules.ts';
import { identifyOperator } from '../http/operatorSessions.ts';
import { foreignOrigin, isOfOperators, withoutCookies } from '../http/portals.ts';
import { Problem } from '../http/problem.ts';
import { failure, json } from '../http/respond.ts';
import type { FailedCall } from '../http/respond.ts';
import { identify } from '../http/sessions.ts';
import { streamed, wantsWords } from '../http/stream.ts';
import type { Telling } from '../http/stream.ts';
import { createTurns } from '../http/turns.ts';
import { unknownKeys } from '../http/unknownKeys.ts';
import type { Visitor } from '../http/visitor.ts';
import { admit } from './admit.ts';
import { isPublicRead } from './publicReads.ts';
import { verbs } from './verbs.ts';

/** What is known of a request before any call is found for it. */
export interface Variables {
  requestId: string;
  route: string;
  visitor: Visitor;
  language: Language;
  /** Which caller a call found. */
  actor?: Actor;
  /** Why it was refused. */
  refusal?: ProblemCode;
}

/** A request on its way. */
export type AppContext = HonoContext<{ Variables: Variables }>;

const verbOf = new Map(verbs.map((verb) => [verb.endpoint.name, verb]));

/** The calls of the contract that nothing answers yet: they answer 501. */
export const notImplemented: readonly string[] = table.filter(({ name }) => !verbOf.has(name)).map(({ name }) => name);

/** By what a refusal is worded and found in the log. */
export const failedCall = (hono: AppContext): FailedCall => ({
  requestId: hono.get('requestId'),
  language: hono.get('language'),
});

/** In strict mode: a problem that the contract does not name is an error of the server. */
export function checkProblem(endpoint: Endpoint, error: unknown): void {
  if (!(error instanceof Problem) || problemsOf(endpoint).includes(error.code)) return;
  throw new Error(`${endpoint.name} answers a problem that the contract does not name: ${error.code}`);
}

function checkAnswer({ name, answer: schema }: Endpoint, answer: unknown): void {
  parse(schema, answer);
  const unknown = unknownKeys(schema, answer);
  if (unknown.length > 0) throw new Error(`${name} answers what the contract does not know: ${unknown.join(', ')}`);
}

/** Writes of one person that run at once. */
const mostWrites = 4;
const turns = createTurns(mostWrites);

interface CallOptions {
  isStrict: boolean;
  /** Whether the operator lists the origin that a request comes from. */
  isPortal: (origin: string | undefined, isOfOperators: boolean) => boolean;
}

/** One call: who, may they, what do they bring, the verb, the answer. */
export async function call(
  endpoint: Endpoint,
  hono: AppContext,
  all: Services,
  { isStrict, isPortal }: CallOptions,
): Promise<Response> {
  const services = isPublicRead(endpoint) ? { ...all, db: all.reads } : all;
  const now = services.clock();
  const { address, origin, isLocal } = hono.get('visitor');
  const isOfPortal = isPortal(foreignOrigin(hono.req.raw, origin), isOfOperators(endpoint));
  const request = isOfPortal ? withoutCookies(hono.req.raw) : hono.req.raw;
  const userAgent = request.headers.get('user-agent') ?? '';
  const sender = { request, address, userAgent, isLocal, now };
  // Operators' sessions and those of people never meet: each call knows one kind alone.
  const { actor, cookies } =
    endpoint.access === 'operator'
      ? { actor: await identifyOperator(services, sender), cookies: [] }
      : await identify(services, sender);
  hono.set('actor', actor);
  if (!isOfPortal) checkOrigin(request, actor, origin);
  checkAccess(endpoint, actor, now);
  if (endpoint.access !== 'public') checkLeaving(endpoint, actor);
  await checkModule(endpoint.module, services.db);
  const verb = verbOf.get(endpoint.name);
  if (!verb) throw new Problem('notImplemented');

  const headers = new Headers();
  for (const line of cookies) headers.append('set-cookie', line);
  const context: Context = {
    ...services,
    actor,
    now,
    requestId: hono.get('requestId'),
    language: hono.get('language'),
    address,
    userAgent,
    ifMatch: request.headers.get('if-match') ?? undefined,
    idempotencyKey: request.headers.get('idempotency-key') ?? undefined,
    requestOrigin: origin,
    isLocal,
    cookie: (name) => readCookie(request, name),
    headers,
  };
  const given = hono.req.param();
  const named = readAddress(endpoint, request, given);
  await admit(endpoint, context, given);
  const input = { ...named, body: await readBody(endpoint, request) };
  const handle = async (telling?: Telling) => verb.handle({ ...context, telling }, input);
  const work = async (telling?: Telling) => {
    const isWrite = actor.kind === 'user' && endpoint.method !== 'GET';
    const answer = await (isWrite ? turns(actor.user.id, () => handle(telling)) : handle(telling));
    if (isStrict) checkAnswer(endpoint, answer);
    const etag = headers.get('etag');
    // What operators read changes with who looks at it too, while its version stays.
    const isKept = endpoint.method === 'GET' && endpoint.access !== 'operator';
    if (isKept && etag !== null && isKnown(request.headers, etag)) return new Response(null, { status: 304, headers });
    return json(answer, endpoint.status, headers);
  };
  if (!wantsWords(request)) return work();
  return streamed(work, { headers, failed: (error) => failure(error, services, failedCall(hono)) });
}

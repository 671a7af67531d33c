import { problemsOf } from '@kasb/contract';
import type { Endpoint, Language } from '@kasb/contract';
import { table } from '@kasb/contract/table';
import { languageOf } from '@kasb/domain/language';
import { Hono } from 'hono';
import type { Context as HonoContext } from 'hono';
import { compress } from 'hono/compress';
import { parse } from 'valibot';
import type { Context } from '../context/context.ts';
import type { Services } from '../context/services.ts';
import { checkAccess, checkOrigin } from '../http/access.ts';
import { readCookie } from '../http/cookies.ts';
import { readInput } from '../http/input.ts';
import { isLocalName } from '../http/localVisit.ts';
import { checkModule } from '../http/modules.ts';
import { Problem } from '../http/problem.ts';
import { failure, json, newRequestId, securityHeaders } from '../http/respond.ts';
import type { FailedCall } from '../http/respond.ts';
import { readSessionCookie } from '../http/sessionCookie.ts';
import { identify } from '../http/sessions.ts';
import { streamed, wantsWords } from '../http/stream.ts';
import type { Telling } from '../http/stream.ts';
import { unknownKeys } from '../http/unknownKeys.ts';
import { openVisitors } from '../http/visitor.ts';
import type { Visitor } from '../http/visitor.ts';
import { playMedia } from '../interview/playMedia.ts';
import { mediaRoute } from '../media/signedUrl.ts';
import type { WebApp } from '../web/webApp.ts';
import { openDiscovery } from './discovery.ts';
import { openPages } from './pages.ts';
import type { DrawnPages } from './pages.ts';
import { signInByPost } from './signInByPost.ts';
import { verbs } from './verbs.ts';

/** Settings of the HTTP side. */
export interface AppOptions {
  /** The pages; without them only the API answers. */
  web?: WebApp;
  /** Those of them that are drawn here. */
  pages?: DrawnPages;
  /** Checks every answer by the contract, which must know all its keys and problems: for development and tests. */
  isStrict?: boolean;
}

/** What is known of a request before any call is found for it. */
interface Variables {
  requestId: string;
  route: string;
  visitor: Visitor;
  language: Language;
}

type AppContext = HonoContext<{ Variables: Variables }>;

const verbOf = new Map(verbs.map((verb) => [verb.endpoint.name, verb]));

/** The calls of the contract that nothing answers yet: they answer 501. */
export const notImplemented: readonly string[] = table.filter(({ name }) => !verbOf.has(name)).map(({ name }) => name);

/** Calls that the server makes of itself for a page which it draws: nobody in particular asks. */
const inner = { isInner: true };
const isInner = (env: unknown) => env === inner;
const nobody: Visitor = { address: '', origin: 'http://localhost', isLocal: false };

/** The HTTP side of the server: the contract's calls, and the pages. */
export function createApp(
  services: Services,
  { web, pages: drawn, isStrict = false }: AppOptions = {},
): Hono<{ Variables: Variables }> {
  const app = new Hono<{ Variables: Variables }>();
  const visitorOf = openVisitors(services);

  app.use(async (hono, next) => {
    const startedAt = performance.now();
    services.metrics.begin();
    const requestId = newRequestId();
    hono.set('requestId', requestId);
    hono.set('route', 'page');
    hono.set('visitor', isInner(hono.env) ? nobody : visitorOf(hono));
    hono.set('language', languageOf(hono.req.header('accept-language')));
    await next();
    const { origin } = hono.get('visitor');
    for (const [name, value] of Object.entries(securityHeaders(isLocalName(new URL(origin).hostname), hono.req.path)))
      // A recording has a narrower policy of its own.
      if (!hono.res.headers.has(name)) hono.res.headers.set(name, value);
    if (!services.isIndexed) hono.res.headers.set('x-robots-tag', 'noindex');
    hono.res.headers.set('x-request-id', requestId);
    if (services.isStopping()) hono.res.headers.set('connection', 'close');
    const passed = performance.now() - startedAt;
    const answered = { method: hono.req.method, route: hono.get('route'), status: hono.res.status };
    services.metrics.end({ ...answered, seconds: passed / 1000 });
    services.log.info({ requestId, ...answered, ms: Math.round(passed) }, 'request');
  });

  app.use(compress());
  const discover = openDiscovery(services);
  app.get('*', async (hono, next) => (await discover(hono.req.path)) ?? next());
  if (web && drawn) {
    const { publishing, clock, log } = services;
    const ask = async (path: string, init?: RequestInit) => app.request(path, init, inner);
    const findEmployer = async (request: Request, visitor: Visitor) => {
      if (!readSessionCookie(request)) return undefined;
      const userAgent = request.headers.get('user-agent') ?? '';
      const { actor, cookies } = await identify(services, { request, ...visitor, userAgent, now: clock() });
      return actor.kind === 'user' && actor.user.role === 'employer' ? { cookies } : undefined;
    };
    const pages = openPages({ ...drawn, web, ask, findEmployer, origin: publishing.origin, clock, log });
    app.get('*', async (hono, next) =>
      isInner(hono.env) ? next() : ((await pages(hono.req.raw, hono.get('visitor'))) ?? next()),
    );
  }
  if (web) app.get('*', async (hono, next) => (await web(hono.req.raw)) ?? next());

  for (const step of ['start', 'code', 'register'] as const) {
    app.post(`/auth/${step}`, async (hono) => {
      hono.set('route', 'signInByPost');
      const request = hono.req.raw;
      const send = async (path: string, init: RequestInit) =>
        app.request(new URL(path, request.url).href, init, hono.env);
      return signInByPost(services, step, { request, visitor: hono.get('visitor'), send });
    });
  }

  for (const endpoint of table) {
    app.on(endpoint.method, endpoint.path.replace(/\{(\w+)\}/g, ':$1'), async (hono) => {
      hono.set('route', endpoint.name);
      const response = await call(endpoint, hono, services, isStrict).catch((error: unknown) => {
        if (isStrict) checkProblem(endpoint, error);
        throw error;
      });
      response.headers.append('vary', 'Accept, Accept-Language, Sec-Fetch-Mode');
      return response;
    });
  }

  // Bytes, and so no call of the table.
  app.get(mediaRoute, async (hono) => {
    hono.set('route', 'playMedia');
    await checkModule('vacancy-interview', services.db);
    return playMedia(services, hono.req.raw, hono.req.param('id'));
  });

  app.notFound((hono) => failure(new Problem('noRoute'), services, failedCall(hono)));
  app.onError((error, hono) => failure(error, services, failedCall(hono)));
  return app;
}

const failedCall = (hono: AppContext): FailedCall => ({
  requestId: hono.get('requestId'),
  language: hono.get('language'),
});

function checkProblem(endpoint: Endpoint, error: unknown): void {
  if (!(error instanceof Problem) || problemsOf(endpoint).includes(error.code)) return;
  throw new Error(`${endpoint.name} answers a problem that the contract does not name: ${error.code}`);
}

function checkAnswer({ name, answer: schema }: Endpoint, answer: unknown): void {
  parse(schema, answer);
  const unknown = unknownKeys(schema, answer);
  if (unknown.length > 0) throw new Error(`${name} answers what the contract does not know: ${unknown.join(', ')}`);
}

/** What visitors read, and whether the server is well: asked on connections of their own. */
function isPublicRead({ access, method }: Endpoint): boolean {
  return access === 'public' && method === 'GET';
}

/** One call: who, may they, what do they bring, the verb, the answer. */
async function call(endpoint: Endpoint, hono: AppContext, all: Services, isStrict: boolean): Promise<Response> {
  const services = isPublicRead(endpoint) ? { ...all, ...all.reads } : all;
  const request = hono.req.raw;
  const now = services.clock();
  const { address, origin, isLocal } = hono.get('visitor');
  const userAgent = request.headers.get('user-agent') ?? '';
  const { actor, cookies } = await identify(services, { request, address, userAgent, isLocal, now });
  checkOrigin(request, actor, origin);
  checkAccess(endpoint, actor);
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
  const input = await readInput(endpoint, request, hono.req.param());
  const work = async (telling?: Telling) => {
    const answer = await verb.handle({ ...context, telling }, input);
    if (isStrict) checkAnswer(endpoint, answer);
    return json(answer, endpoint.status, headers);
  };
  if (!wantsWords(request)) return work();
  return streamed(work, { headers, failed: (error) => failure(error, services, failedCall(hono)) });
}

import type { Endpoint } from '@kasb/contract';
import { table } from '@kasb/contract/table';
import { Hono } from 'hono';
import type { Context as HonoContext } from 'hono';
import { compress } from 'hono/compress';
import { parse } from 'valibot';
import { identify, sessionCookie } from '../auth/sessions.ts';
import type { Context, Services } from '../context.ts';
import { playMedia } from '../media/playMedia.ts';
import { mediaRoute } from '../media/signedUrl.ts';
import { verbs } from '../verbs.ts';
import type { WebApp } from '../web/webApp.ts';
import { checkAccess, checkOrigin } from './access.ts';
import { readInput } from './input.ts';
import { checkModule } from './modules.ts';
import { Problem } from './problem.ts';
import { failure, json, newRequestId, securityHeaders } from './respond.ts';
import { unknownKeys } from './unknownKeys.ts';
import { visitorOf } from './visitor.ts';

/** Settings of the HTTP side. */
export interface AppOptions {
  /** The pages; without them only the API answers. */
  web?: WebApp;
  /** Checks every answer by the contract, which must know all its keys: for development and tests. */
  isStrict?: boolean;
}

/** What the log tells of a request. */
interface Variables {
  requestId: string;
  route: string;
}

type AppContext = HonoContext<{ Variables: Variables }>;

const verbOf = new Map(verbs.map((verb) => [verb.endpoint.name, verb]));

/** The calls of the contract that nothing answers yet: they answer 501. */
export const notImplemented: readonly string[] = table.filter(({ name }) => !verbOf.has(name)).map(({ name }) => name);

/** The HTTP side of the server: the contract's calls, and the pages. */
export function createApp(
  services: Services,
  { web, isStrict = false }: AppOptions = {},
): Hono<{ Variables: Variables }> {
  const app = new Hono<{ Variables: Variables }>();

  app.use(async (hono, next) => {
    const startedAt = performance.now();
    const requestId = newRequestId();
    hono.set('requestId', requestId);
    hono.set('route', 'page');
    await next();
    const { isLocal } = visitorOf(hono, services);
    for (const [name, value] of Object.entries(securityHeaders(isLocal, hono.req.path)))
      hono.res.headers.set(name, value);
    hono.res.headers.set('x-request-id', requestId);
    const ms = Math.round(performance.now() - startedAt);
    services.log.info(
      { requestId, method: hono.req.method, route: hono.get('route'), status: hono.res.status, ms },
      'request',
    );
  });

  app.use(compress());
  if (web) app.get('*', async (hono, next) => (await web(hono.req.raw)) ?? next());

  for (const endpoint of table) {
    app.on(endpoint.method, endpoint.path.replace(/\{(\w+)\}/g, ':$1'), async (hono) => {
      hono.set('route', endpoint.name);
      const response = await call(endpoint, hono, services, isStrict);
      response.headers.append('vary', 'Accept, Sec-Fetch-Mode');
      return response;
    });
  }

  // Bytes, and so no call of the table.
  app.get(mediaRoute, async (hono) => {
    hono.set('route', 'playMedia');
    await checkModule(mediaRoute, services.db);
    return playMedia(services, hono.req.raw, hono.req.param('id'));
  });

  app.notFound((hono) => failure(new Problem('noRoute'), services, hono.get('requestId')));
  app.onError((error, hono) => failure(error, services, hono.get('requestId')));
  return app;
}

function checkAnswer({ name, answer: schema }: Endpoint, answer: unknown): void {
  parse(schema, answer);
  const unknown = unknownKeys(schema, answer);
  if (unknown.length > 0) throw new Error(`${name} answers what the contract does not know: ${unknown.join(', ')}`);
}

/** One call: who, may they, what do they bring, the verb, the answer. */
async function call(endpoint: Endpoint, hono: AppContext, services: Services, isStrict: boolean): Promise<Response> {
  const request = hono.req.raw;
  const now = services.clock();
  const { address, origin, isLocal } = visitorOf(hono, services);
  const { actor, cookie } = await identify(services, request, now);
  checkOrigin(request, actor, origin);
  checkAccess(endpoint, actor);
  await checkModule(endpoint.path, services.db);
  const verb = verbOf.get(endpoint.name);
  if (!verb) throw new Problem('notImplemented');

  const headers = new Headers();
  if (cookie !== undefined) headers.append('set-cookie', sessionCookie(cookie, isLocal));
  const context: Context = {
    ...services,
    actor,
    now,
    requestId: hono.get('requestId'),
    address,
    userAgent: request.headers.get('user-agent') ?? '',
    ifMatch: request.headers.get('if-match') ?? undefined,
    idempotencyKey: request.headers.get('idempotency-key') ?? undefined,
    requestOrigin: origin,
    isLocal,
    headers,
  };
  const answer = await verb.handle(context, await readInput(endpoint, request, hono.req.param()));
  if (isStrict) checkAnswer(endpoint, answer);
  return json(answer, endpoint.status, headers);
}

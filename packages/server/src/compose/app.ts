import { table } from '@kasb/contract/table';
import { languageOf } from '@kasb/domain/language';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { startPath } from '../adapters/messenger/outbox.ts';
import type { Services } from '../context/services.ts';
import { readEmbed } from '../embed/embedFiles.ts';
import { openEmbed } from '../embed/openEmbed.ts';
import { isLocalName } from '../http/localVisit.ts';
import { openPortals } from '../http/portals.ts';
import { Problem } from '../http/problem.ts';
import { failure, newRequestId, securityHeaders } from '../http/respond.ts';
import { readSessionCookie } from '../http/sessionCookie.ts';
import { identify } from '../http/sessions.ts';
import { openVisitors } from '../http/visitor.ts';
import type { Visitor } from '../http/visitor.ts';
import { standInStart, webhook, webhookPath } from '../messaging/bot.ts';
import { followShortLink } from '../messaging/shortLink.ts';
import { clickPath, serveClick } from '../payments/click/serve.ts';
import { paymePath, servePayme } from '../payments/payme/serve.ts';
import type { WebApp } from '../web/webApp.ts';
import { call, checkProblem, failedCall } from './call.ts';
import type { Variables } from './call.ts';
import { openDiscovery } from './discovery.ts';
import { openFiles } from './files.ts';
import { openPages } from './pages.ts';
import type { DrawnPages } from './pages.ts';
import type { Parts } from './readiness.ts';
import { signInByPost } from './signInByPost.ts';
import { tellRefusal } from './tellRequest.ts';
import { readinessOf } from './workerApp.ts';

/** Settings of the HTTP side. */
export interface AppOptions {
  /** The pages; without them only the API answers. */
  web?: WebApp;
  /** Those of them that are drawn here. */
  pages?: DrawnPages;
  /** Whether jobs are done here. @default elsewhere */
  jobs?: Parts['jobs'];
  /** How much there is to do. @default never too much */
  /** Checks every answer by the contract, which must know all its keys and problems: for development and tests. */
  isStrict?: boolean;
}

/** What a proxy calls a request by, in all that it goes through (W3C Trace Context). */
const tracePattern = /^00-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/;

/** Longer than any address of a page, a call or a file. */
const longestPath = 2000;

/** Calls that the server makes of itself for a page which it draws: nobody in particular asks. */
const inner = { isInner: true };
const isInner = (env: unknown) => env === inner;
const nobody: Visitor = { address: '', origin: 'http://localhost', isLocal: false };

/** The HTTP side of the server: the contract's calls, and the pages. */
export function createApp(
  services: Services,
  { web, pages: drawn, jobs = () => 'elsewhere', isStrict = false }: AppOptions = {},
): Hono<{ Variables: Variables }> {
  const app = new Hono<{ Variables: Variables }>();
  const visitorOf = openVisitors(services);
  const portals = openPortals({ origins: services.portalOrigins, clock: services.clock });

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
    const told = { ...hono.var, status: answered.status, address: hono.get('visitor').address };
    // Balancers ask every other second.
    const [, trace] = tracePattern.exec(hono.req.header('traceparent') ?? '') ?? [];
    services.log[answered.route === 'readiness' ? 'debug' : 'info'](
      { requestId, trace, actor: hono.get('actor')?.kind, ...answered, ms: Math.round(passed), ...tellRefusal(told) },
      'request',
    );
  });

  app.use(async (hono, next) => {
    const { pathname, search } = new URL(hono.req.url);
    if (pathname.length > longestPath) throw new Problem('noRoute');
    // No text of the database has a NUL character.
    if (/%00/.test(pathname + search)) throw new Problem('malformed');
    return next();
  });

  const readiness = readinessOf(services, { jobs, pages: drawn ? 'ok' : 'absent' });
  app.on('GET', ['/livez', '/ready'], async (hono, next) => {
    hono.set('route', 'readiness');
    return (await readiness(hono.req.path)) ?? next();
  });
  app.use(compress());
  const discover = openDiscovery(services);
  app.get('*', async (hono, next) => (await discover(hono.req.raw)) ?? next());
  app.options('*', async (hono, next) => portals.preflight(hono.req.raw, hono.get('visitor').origin) ?? next());
  const ask = async (path: string, init?: RequestInit) => app.request(path, init, inner);
  const embed = openEmbed({
    files: readEmbed(),
    origin: services.publishing.origin,
    ask: async (path, language) => ask(path, { headers: { accept: 'application/json', 'accept-language': language } }),
    clock: services.clock,
  });
  app.on('GET', ['/embed/*', '/oembed'], async (hono, next) => {
    hono.set('route', 'embed');
    return (await embed(new URL(hono.req.url), hono.get('visitor').address)) ?? next();
  });
  // Short addresses and the bot's: no pages, and no calls of the table.
  app.get('/m/:code', async (hono) => {
    hono.set('route', 'shortLink');
    return followShortLink(services, hono.req.param('code'));
  });
  app.get(`${startPath}:token`, async (hono) => {
    hono.set('route', 'standInStart');
    return standInStart(services, hono.req.param('token'));
  });
  app.post(webhookPath, async (hono) => {
    hono.set('route', 'telegramWebhook');
    return webhook(services, hono.req.raw);
  });
  app.all(paymePath, async (hono) => {
    hono.set('route', 'payme');
    return servePayme(services, hono.req.raw, hono.get('visitor').address);
  });
  app.all(clickPath, async (hono) => {
    hono.set('route', 'click');
    return serveClick(services, hono.req.raw);
  });
  if (web && drawn) {
    const { publishing, clock, log, metrics } = services;
    const findEmployer = async (request: Request, visitor: Visitor) => {
      if (!readSessionCookie(request)) return undefined;
      const userAgent = request.headers.get('user-agent') ?? '';
      const { actor, cookies } = await identify(services, { request, ...visitor, userAgent, now: clock() });
      return actor.kind === 'user' && actor.user.role === 'employer' ? { cookies } : undefined;
    };
    const pages = openPages({ ...drawn, web, ask, findEmployer, origin: publishing.origin, clock, log, metrics });
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
    const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
    app.on(endpoint.method, path, async (hono, next) => {
      const { origin } = hono.get('visitor');
      await next();
      portals.share(endpoint, hono.req.raw, origin, hono.res);
    });
    app.on(endpoint.method, path, async (hono) => {
      hono.set('route', endpoint.name);
      portals.countRead(endpoint, hono.req.raw, hono.get('visitor'));
      const { isPortal } = portals;
      const response = await call(endpoint, hono, services, { isStrict, isPortal }).catch((error: unknown) => {
        if (isStrict) checkProblem(endpoint, error);
        throw error;
      });
      response.headers.append('vary', 'Accept, Accept-Language, Cookie');
      return response;
    });
  }

  openFiles(app, services);

  app.notFound((hono) => failure(new Problem('noRoute'), services, failedCall(hono)));
  app.onError((error, hono) => {
    if (error instanceof Problem) hono.set('refusal', error.code);
    return failure(error, services, failedCall(hono));
  });
  return app;
}

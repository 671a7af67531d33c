import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { Refusal, refuse } from './answer.ts';
import type { Answer } from './answer.ts';
import { answerCall } from './api.ts';
import { answerControl } from './control.ts';
import type { FakeHeadHunter, FakeOptions, SeenRequest } from './fake.ts';
import { Faults } from './faults.ts';
import { readWorld, writeWorld } from './keptWorld.ts';
import { OAuth } from './oauth.ts';
import { addResponses, addVacancy, createWorld, moveNegotiation } from './world.ts';

const twoWeeks = 14 * 24 * 60 * 60;

/** Starts a fake HeadHunter on this machine. */
export async function startFakeHeadHunter(options: FakeOptions = {}): Promise<FakeHeadHunter> {
  const {
    port = 0,
    clientId = 'fake-client',
    clientSecret = 'fake-secret',
    redirectUris = [],
    tokenSeconds = twoWeeks,
    tokens = {},
    file,
  } = options;
  const clock = options.clock ?? (() => new Date());
  const world = (file === undefined ? undefined : readWorld(file)) ?? createWorld();
  const keep = () => file !== undefined && writeWorld(file, world);
  const faults = new Faults();
  const requests: SeenRequest[] = [];
  const oauth = new OAuth({
    world,
    clientId,
    clientSecret,
    redirectUris,
    tokenSeconds: () => tokenSeconds,
    tokens,
    clock: () => clock().getTime(),
  });
  const ending = new AbortController();

  const server = createServer((request, response) => {
    response.on('error', () => undefined);
    void handle(request, response).catch((error: unknown) => {
      if (!ending.signal.aborted) send(response, { status: 500, body: { error: String(error) } });
    });
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '/', fake.url);
    const body = await text(request);
    if (address.pathname.startsWith('/__fake/'))
      return send(response, answerControl(fake, request.method ?? '', address.pathname, body));
    const seen: SeenRequest = {
      call: `${request.method} ${address.pathname}${address.search}`,
      status: 0,
      userAgent: agentOf(request),
      body,
    };
    requests.push(seen);
    const fault = faults.take(seen.call);
    if (fault?.delayMs) await delay(fault.delayMs, undefined, { signal: ending.signal });
    await fault?.gate;
    if (fault?.isSilent) return;
    const retry: Record<string, string> =
      fault?.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) };
    const answer =
      fault?.status === undefined
        ? reply(request, address, body)
        : { status: fault.status, body: fault.body, headers: retry };
    seen.status = answer.status;
    keep();
    send(response, answer);
  }

  function reply(request: IncomingMessage, address: URL, body: string): Answer {
    try {
      return route(request, address, body);
    } catch (error) {
      if (error instanceof Refusal) return error.answer;
      throw error;
    }
  }

  function route(request: IncomingMessage, { pathname, searchParams: query }: URL, body: string): Answer {
    const call = `${request.method} ${pathname}`;
    if (call === 'GET /oauth/authorize') return oauth.authorize(query);
    if (call === 'POST /oauth/decide') return oauth.decide(new URLSearchParams(body));
    if (agentOf(request) === '') throw refuse(400, 'bad_user_agent', 'unset');
    if (call === 'POST /token') return oauth.token(new URLSearchParams(body));
    if (call === 'DELETE /token') return oauth.revoke(request.headers.authorization);
    const account = oauth.identify(request.headers.authorization);
    const path = pathname.slice(1).split('/').map(decodeURIComponent);
    return answerCall({ method: request.method ?? '', path, query, body, account, world, url: fake.url, now: clock() });
  }

  const fake: FakeHeadHunter = {
    url: '',
    clientId,
    clientSecret,
    world,
    requests,
    fail: (fault) => faults.add(fault),
    heal: () => faults.clear(),
    addVacancy: (vacancy) => addVacancy(world, clock(), vacancy),
    addResponses: (vacancyId, responses) => addResponses(world, clock(), vacancyId, responses),
    move: (id, state) => moveNegotiation(world, clock(), id, state),
    expireTokens: () => oauth.expireAll(),
    revokeTokens: () => oauth.revokeAll(),
    tokenCount: () => oauth.validCount,
    async consent(authorizeUrl, decision = 'allow', accountId = world.accounts[0]?.id ?? '') {
      const form = new URL(authorizeUrl).searchParams;
      form.set('decision', decision);
      form.set('account', accountId);
      const answer = await fetch(new URL('/oauth/decide', fake.url), {
        method: 'POST',
        body: form,
        redirect: 'manual',
      });
      return new URL(answer.headers.get('location') ?? '');
    },
    async stop() {
      keep();
      ending.abort();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };

  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', done);
  });
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
}

/** Node's own fetch names itself: that is no name of an application. */
function agentOf({ headers }: IncomingMessage): string {
  const own = headers['hh-user-agent'];
  if (typeof own === 'string') return own;
  return headers['user-agent'] === 'node' ? '' : (headers['user-agent'] ?? '');
}

function send(response: ServerResponse, { status, body, headers = {} }: Answer): void {
  const type = typeof body === 'string' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8';
  response.writeHead(status, { 'content-type': type, ...headers });
  response.end(typeof body === 'object' ? JSON.stringify(body) : (body ?? ''));
}

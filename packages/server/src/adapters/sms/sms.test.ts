import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { openOutbox } from '../outbox.ts';
import { createEskiz } from './eskiz.ts';
import { createSmsOutbox } from './outbox.ts';

const sms = { to: '998901234567', text: 'Kasb: код для входа 123456.', code: '123456' };
const ends: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

interface Received {
  path: string;
  authorization: string | undefined;
  form: Record<string, string>;
}

type Reply = (call: Received) => { status: number; body: unknown } | undefined;

/** A gateway of Eskiz's documented shape; what `reply` does not answer never ends. */
async function gateway(reply: Reply, timeoutMs?: number) {
  const calls: Received[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const form = Object.fromEntries(new URLSearchParams(body));
      const call = { path: request.url ?? '', authorization: request.headers.authorization, form };
      calls.push(call);
      const answer = reply(call);
      if (answer)
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const options = {
    url: `http://127.0.0.1:${port}`,
    email: 'hr@kasb.uz',
    password: 'secret',
    from: '4546',
    ...(timeoutMs !== undefined && { timeoutMs }),
  };
  return { calls, send: createEskiz(options) };
}

const taken = { status: 200, body: { id: 'a1', status: 'waiting', message: 'Waiting for SMS provider' } };
const loggedIn = (token: string) => ({
  status: 200,
  body: { message: 'token_generated', data: { token }, token_type: 'bearer' },
});
const isLogin = ({ path }: Received) => path === '/api/auth/login';

describe('eskiz', () => {
  test('logs in once and sends with its token', async () => {
    const { calls, send } = await gateway((call) => (isLogin(call) ? loggedIn('t1') : taken));
    await send(sms);
    await send(sms);
    expect(calls.map(({ path }) => path)).toEqual([
      '/api/auth/login',
      '/api/message/sms/send',
      '/api/message/sms/send',
    ]);
    expect(calls[0]?.form).toEqual({ email: 'hr@kasb.uz', password: 'secret' });
    expect(calls[1]).toMatchObject({
      authorization: 'Bearer t1',
      form: { mobile_phone: '998901234567', message: sms.text, from: '4546' },
    });
  });

  test('many at once share one log-in', async () => {
    const { calls, send } = await gateway((call) => (isLogin(call) ? loggedIn('t1') : taken));
    await Promise.all([send(sms), send(sms), send(sms)]);
    expect(calls.filter(isLogin)).toHaveLength(1);
  });

  test('logs in again when the token is refused, once', async () => {
    let logins = 0;
    const { calls, send } = await gateway((call) => {
      if (isLogin(call)) return loggedIn(`t${(logins += 1)}`);
      return call.authorization === 'Bearer t2' ? taken : { status: 401, body: { message: 'Expired' } };
    });
    await send(sms);
    expect(calls.filter(isLogin)).toHaveLength(2);
    const refused = await gateway((call) => (isLogin(call) ? loggedIn('t') : { status: 401, body: {} }));
    await expect(refused.send(sms)).rejects.toThrow('401');
    expect(refused.calls).toHaveLength(4);
  });

  test.each([
    [
      'a refused log-in',
      'refused to log in: 401',
      (call: Received) => (isLogin(call) ? { status: 401, body: { message: 'Invalid' } } : taken),
    ],
    [
      'a log-in without a token',
      'refused to log in: 200',
      (call: Received) => (isLogin(call) ? { status: 200, body: {} } : taken),
    ],
    [
      'a refused message',
      'refused a message: 400',
      (call: Received) => (isLogin(call) ? loggedIn('t') : { status: 400, body: { message: 'template' } }),
    ],
    [
      'an answer that is no confirmation',
      'refused a message: 200',
      (call: Received) => (isLogin(call) ? loggedIn('t') : { status: 200, body: {} }),
    ],
    ['a gateway that is silent', 'timeout', (call: Received) => (isLogin(call) ? loggedIn('t') : undefined)],
  ])('%s fails', async (_, text, reply) => {
    const { send } = await gateway(reply, text === 'timeout' ? 200 : undefined);
    await expect(send(sms)).rejects.toThrow(text);
  });

  test('a failed log-in is not remembered', async () => {
    let isWell = false;
    const { send } = await gateway((call) =>
      isLogin(call) ? (isWell ? loggedIn('t') : { status: 500, body: {} }) : taken,
    );
    await expect(send(sms)).rejects.toThrow('500');
    isWell = true;
    await send(sms);
  });
});

test('the outbox prints each message and keeps it in a file of its own', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kasb-outbox-'));
  ends.push(() => rm(dataDir, { recursive: true }));
  const printed: string[] = [];
  const outbox = openOutbox({ dataDir, file: 'sms.jsonl', clock: () => new Date('2026-03-02T09:00:00Z') });
  const send = createSmsOutbox(outbox, (line) => printed.push(line));
  await Promise.all([send(sms), send({ ...sms, to: '998900000000' })]);
  const file = join(dataDir, 'outbox', 'sms.jsonl');
  const lines = (await readFile(file, 'utf8'))
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(lines).toContainEqual({ at: '2026-03-02T09:00:00.000Z', ...sms });
  expect(lines).toHaveLength(2);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(printed).toContain(`SMS +998901234567: ${sms.text}`);
});

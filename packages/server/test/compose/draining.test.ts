import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { ServerHome } from '../support/serverProcess.ts';

vi.setConfig({ testTimeout: 120_000 });
const home = ServerHome.forThisFile();
const clients = 16;

function get(url: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    const asked = request(url, { agent, headers: { accept: 'application/json' } }, (answer) => {
      answer.resume().on('end', () => done(answer));
    });
    asked.on('error', fail).end();
  });
}

/** Asks on one connection, as fast as it can, until it is told to leave. @returns all statuses */
async function keepAsking(url: string): Promise<unknown[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statuses: unknown[] = [];
  try {
    for (;;) {
      const { headers, statusCode } = await get(url, agent);
      statuses.push(statusCode);
      if (headers.connection === 'close') return statuses;
    }
  } catch (error) {
    return [...statuses, error];
  } finally {
    agent.destroy();
  }
}

test('L5: a server that is told to end under load cuts no request and is gone soon', { timeout: 60_000 }, async () => {
  const server = await home.launch({ LOG_LEVEL: 'warn' });
  const asking = Promise.all(Array.from({ length: clients }, () => keepAsking(`${server.url}/vacancies?limit=1`)));
  await delay(500);

  const startedAt = Date.now();
  server.child.kill('SIGTERM');
  for (const statuses of await asking) expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await server.ended).toBe(0);
  // It used to wait for its clients for ten seconds; two are usual, more on a busy machine.
  expect(Date.now() - startedAt).toBeLessThan(6000);
});

/** @module-tag slow */

import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { until } from '../support/channel.ts';
import { ServerHome } from '../support/serverProcess.ts';

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
async function keepAsking(url: string, isAnswered: () => void): Promise<unknown[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statuses: unknown[] = [];
  try {
    for (;;) {
      const { headers, statusCode } = await get(url, agent);
      statuses.push(statusCode);
      isAnswered();
      if (headers.connection === 'close') return statuses;
    }
  } catch (error) {
    return [...statuses, error];
  } finally {
    agent.destroy();
  }
}

test('L5: a server that is told to end under load cuts no request, and its clients let go of it', async () => {
  const server = await home.launch({ LOG_LEVEL: 'warn' });
  const url = `${server.url}/vacancies?limit=1`;
  let answers = 0;
  const asking = Promise.all(Array.from({ length: clients }, () => keepAsking(url, () => void (answers += 1))));
  await until(() => answers > 10 * clients);

  server.child.kill('SIGTERM');
  for (const statuses of await asking) expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await server.ended).toBe(0);
});

test('one that drains tells the balancer first and still serves who comes; told twice, it drains once', async () => {
  const server = await home.launch({ LOG_LEVEL: 'warn', KASB_DRAIN: '8s' });
  const statusOf = async (path: string) => (await fetch(`${server.url}${path}`)).status;
  expect([await statusOf('/livez'), await statusOf('/ready')]).toEqual([200, 200]);
  server.child.kill('SIGTERM');
  await until(async () => (await statusOf('/ready')) === 503);
  server.child.kill('SIGTERM');
  expect([await statusOf('/vacancies?limit=1'), await statusOf('/livez')]).toEqual([200, 200]);
  expect(await server.ended).toBe(0);
});

/** @module-tag race */

import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { openCluster } from '../../src/db/cluster/cluster.ts';
import { freePort } from '../../src/db/cluster/programs.ts';
import { ServerHome } from '../support/serverProcess.ts';

const hasCaddy = spawnSync('caddy', ['version']).status === 0;
const file = fileURLToPath(new URL('../../../../deploy/Caddyfile', import.meta.url));
const home = ServerHome.forThisFile();
const folder = join(tmpdir(), `kasb-caddy-${randomUUID()}`);
const end: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const step of end) await step();
  rmSync(folder, { recursive: true, force: true });
});

/** The Caddy that is shipped, without TLS, in front of servers on these ports. */
async function openCaddy(ports: readonly number[]): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const url = `http://localhost:${await freePort()}`;
  const env = {
    ...process.env,
    HOME: folder,
    KASB_HOSTNAME: url,
    KASB_SERVERS: ports.map((port) => `localhost:${port}`).join(' '),
  };
  const adapted = execFileSync('caddy', ['adapt', '--adapter', 'caddyfile', '--config', file], { env });
  const config = join(folder, 'caddy.json');
  const settings = JSON.parse(adapted.toString()) as object;
  writeFileSync(config, JSON.stringify({ ...settings, admin: { disabled: true } }));
  const child = spawn('caddy', ['run', '--config', config], { env, stdio: 'ignore' });
  const ended = once(child, 'close');
  end.push(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  await expect.poll(async () => (await fetch(`${url}/ready`).catch(() => undefined))?.status).toBe(200);
  return url;
}

/** Asks fifty times a second, however long an answer takes. @returns what ends it, with what came of each */
function keepAsking(url: string): { answers: unknown[]; stop: () => Promise<void> } {
  const answers: unknown[] = [];
  const underWay: Promise<unknown>[] = [];
  const stopping = new AbortController();
  const asking = (async () => {
    while (!stopping.signal.aborted) {
      const asked = fetch(`${url}/vacancies?limit=1`, { headers: { accept: 'application/json' } });
      underWay.push(
        asked.then(
          async (answer) => answers.push((await answer.arrayBuffer()) && answer.status),
          (error: unknown) => answers.push(error),
        ),
      );
      await delay(20);
    }
  })();
  return {
    answers,
    async stop() {
      stopping.abort();
      await asking;
      await Promise.all(underWay);
    },
  };
}

describe.runIf(hasCaddy)('behind the Caddy that is shipped', () => {
  test('two servers are replaced one after the other, and nobody sees it', async () => {
    const ports = [await freePort(), await freePort()];
    const launch = async (port = 0) => home.launch({ LOG_LEVEL: 'warn', PORT: String(port), KASB_DRAIN: '5s' });
    const servers = [await launch(ports[0]), await launch(ports[1])];
    const url = await openCaddy(ports);
    const { answers, stop } = keepAsking(url);
    for (const [index, port] of ports.entries()) {
      servers[index]?.child.kill('SIGTERM');
      expect(await servers[index]?.ended).toBe(0);
      servers[index] = await launch(port);
      // It serves again before the next one goes.
      const seen = answers.length;
      await expect.poll(() => answers.length).toBeGreaterThan(seen + 200);
    }
    await stop();
    expect(answers.length).toBeGreaterThan(400);
    expect(answers.filter((answer) => answer !== 200)).toEqual([]);
  });

  test('one whose database is away gets nothing more', async () => {
    const ports = [await freePort(), await freePort()];
    const cluster = await openCluster({ dataDir: join(folder, 'elsewhere') });
    await home.launch({ PORT: String(ports[0]), DATABASE_URL: cluster.urlOf('postgres') });
    await home.launch({ PORT: String(ports[1]) });
    const url = await openCaddy(ports);
    await cluster.stop();
    await expect.poll(async () => (await fetch(`http://localhost:${ports[0]}/ready`)).status).toBe(503);
    const { answers, stop } = keepAsking(url);
    await expect.poll(() => answers.slice(-200).filter((answer) => answer === 200).length).toBe(200);
    await stop();
  });
});

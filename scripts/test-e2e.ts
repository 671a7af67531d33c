import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCluster } from '../packages/server/src/db/cluster/cluster.ts';
import { ensureAppBuilt } from './lib/appBuild.ts';
import { tool } from './lib/paths.ts';
import { serveInTurn } from './lib/roundRobin.ts';
import { runStep } from './lib/run.ts';
import { startServer } from './lib/serverProcess.ts';

// pnpm test:e2e [embedded|external|pair ...] [what playwright takes, from its first option on]

/** What a mode gives the journeys, and how to end it. */
interface Stand {
  url: string;
  stop: () => Promise<void>;
}

const modes: Record<string, (dataDir: string) => Promise<Stand>> = {
  embedded: (dataDir) => startServer({ dataDir }),
  async external(dataDir) {
    const cluster = await openCluster({ dataDir: join(dataDir, 'elsewhere') });
    const server = await startServer({ dataDir, databaseUrl: cluster.urlOf('postgres') });
    return {
      url: server.url,
      async stop() {
        await server.stop();
        await cluster.stop();
      },
    };
  },
  async pair(dataDir) {
    const first = await startServer({ dataDir });
    const second = await startServer({ dataDir });
    const proxy = await serveInTurn([first.url, second.url]);
    return {
      url: proxy.url,
      async stop() {
        proxy.close();
        await first.stop();
        await second.stop();
      },
    };
  },
};

const args = process.argv.slice(2);
const firstOption = args.findIndex((argument) => !Object.hasOwn(modes, argument));
const wanted = firstOption < 0 ? args : args.slice(0, firstOption);
const options = firstOption < 0 ? [] : args.slice(firstOption);
let failed = 0;

ensureAppBuilt();
const names = wanted.length > 0 ? wanted : Object.keys(modes);
for (const name of names) {
  console.log(`\n── journeys, ${name}`);
  const dataDir = mkdtempSync(join(tmpdir(), `kasb-e2e-${name}-`));
  try {
    const stand = await modes[name]?.(dataDir);
    if (!stand) throw new Error(`no mode ${name}`);
    const { isPassed } = await runStep({
      name,
      command: tool('playwright'),
      limit: 900,
      args: ['test', '--output', `test-results/${name}`, ...options],
      env: { KASB_E2E_URL: stand.url, KASB_E2E_OUTBOX: join(dataDir, 'outbox', 'sms.jsonl'), KASB_E2E_MODE: name },
    });
    if (!isPassed) failed += 1;
    await stand.stop();
  } catch (error) {
    console.error(error);
    failed += 1;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
console.log(`end to end: ${names.length - failed} passed, ${failed} failed (${names.join(', ')})`);
process.exitCode = failed === 0 ? 0 : 1;

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openapi } from '../packages/contract/src/openapi.ts';
import { apiReports } from '../tools/portals/apiReport.ts';
import { writeLlms } from './lib/llms.ts';
import { root } from './lib/paths.ts';

// pnpm gen [openapi|api|llms ...]: writes what is made from the sources. Without names: what git keeps, openapi and api.

/** What each published package offers, from its built types. */
async function writeApi() {
  const args = ['--filter', './packages/**', '--filter', '!./packages/app', 'run', 'build'];
  execFileSync('pnpm', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  for (const { path, text } of await apiReports()) writeFileSync(path, text);
}

const makers: Record<string, () => void | Promise<void>> = {
  openapi: () => writeFileSync(join(root, 'packages/contract/openapi.json'), `${JSON.stringify(openapi(), null, 1)}\n`),
  api: writeApi,
  llms: writeLlms,
};

const names = process.argv.slice(2);
try {
  for (const name of names.length > 0 ? names : ['openapi', 'api']) {
    const make = makers[name];
    if (!make) throw new Error(`gen makes ${Object.keys(makers).join(', ')}, and no ${name}`);
    await make();
    console.log(`gen: ${name} is written`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openapi } from '../packages/contract/src/openapi.ts';
import { apiReports } from '../tools/portals/apiReport.ts';
import { writeLlms } from './lib/llms.ts';
import { root } from './lib/paths.ts';

// pnpm gen [openapi|api|llms ...]: writes what is made from the sources. Without names: openapi and api.
// pnpm gen migration NAME: what the tables need that the last migration has not.

/** What each published package offers, from its built types. */
async function writeApi() {
  const args = ['--filter', './packages/**', '--filter', '!./packages/app', 'run', 'build'];
  execFileSync('pnpm', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  for (const { path, text } of await apiReports()) writeFileSync(path, text);
}

const names = process.argv.slice(2);

/** A migration with its snapshot, which is one line: nobody reads it. */
function writeMigration() {
  const [, name] = names;
  if (name === undefined) throw new Error('a migration has a name: pnpm gen migration add_fairs');
  const args = ['exec', 'drizzle-kit', 'generate', '--name', name];
  execFileSync('pnpm', args, { cwd: join(root, 'packages/server'), stdio: 'inherit' });
  for (const path of globSync('packages/server/src/db/migrations/meta/*_snapshot.json', { cwd: root }))
    writeFileSync(join(root, path), `${JSON.stringify(JSON.parse(readFileSync(join(root, path), 'utf8')))}\n`);
}

const makers: Record<string, () => void | Promise<void>> = {
  openapi: () => writeFileSync(join(root, 'packages/contract/openapi.json'), `${JSON.stringify(openapi(), null, 1)}\n`),
  api: writeApi,
  llms: writeLlms,
  migration: writeMigration,
};

const wanted = names[0] === 'migration' ? ['migration'] : names;
try {
  for (const name of wanted.length > 0 ? wanted : ['openapi', 'api']) {
    const make = makers[name];
    if (!make) throw new Error(`gen makes ${Object.keys(makers).join(', ')}, and no ${name}`);
    await make();
    console.log(`gen: ${name} is written`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

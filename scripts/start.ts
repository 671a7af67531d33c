import { join } from 'node:path';
import { ensureAppBuilt } from './lib/appBuild.ts';
import { root } from './lib/paths.ts';
import { supervise } from './lib/supervise.ts';
import { endWithParents } from './lib/watchParents.ts';

// pnpm start: the demo, where no other people are. pnpm start:prod: without it.
const stopWatching = endWithParents();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopWatching);
ensureAppBuilt();
if (!process.argv.includes('--production')) process.env.KASB_DEMO ??= 'fresh';
process.exit(await supervise(join(root, 'packages', 'server', 'src', 'main.ts')));

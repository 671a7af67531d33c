import { ensureAppBuilt } from './lib/appBuild.ts';
import { endWithParents } from './lib/watchParents.ts';

// The server runs in this very process, so a signal sent here is the server's own.
const stopWatching = endWithParents();
ensureAppBuilt();
process.env.KASB_DEMO ??= '1';
await import('../packages/server/src/main.ts');
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopWatching);

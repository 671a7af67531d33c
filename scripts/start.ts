import { join } from 'node:path';
import { ensureAppBuilt } from './lib/appBuild.ts';
import { startDemoHeadHunter } from './lib/demoHeadHunter.ts';
import { startDemoPayments } from './lib/demoPayments.ts';
import { root } from './lib/paths.ts';
import { supervise } from './lib/supervise.ts';
import { endWithParents } from './lib/watchParents.ts';

// pnpm start: the demo, where no other people are. pnpm start:prod: without it.
const stopWatching = endWithParents();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopWatching);
ensureAppBuilt();
if (!process.argv.includes('--production')) {
  process.env.KASB_DEMO ??= 'fresh';
  // HeadHunter's stand-in lives as long as this process; one that the settings name is nobody's demo.
  const { KASB_DEMO, KASB_DATA_DIR, KASB_HH_CLIENT_ID, KASB_HH_URL } = process.env;
  if (['1', 'true', 'fresh'].includes(KASB_DEMO) && !KASB_HH_CLIENT_ID && !KASB_HH_URL)
    Object.assign(process.env, (await startDemoHeadHunter(KASB_DATA_DIR ?? '.data')).env);
  // So do those of payment providers: they call the server at the port where it will be.
  const { KASB_DEMO_PAYMENTS = '1', KASB_PAYME_KEY, KASB_CLICK_SECRET, PORT = '4000' } = process.env;
  const isPayable = ['1', 'true'].includes(KASB_DEMO_PAYMENTS) && !KASB_PAYME_KEY && !KASB_CLICK_SECRET;
  if (['1', 'true', 'fresh'].includes(KASB_DEMO) && isPayable && PORT !== '0')
    Object.assign(process.env, await startDemoPayments(PORT));
}
process.exit(await supervise(join(root, 'packages', 'server', 'src', 'main.ts')));

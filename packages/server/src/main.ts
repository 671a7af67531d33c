import { formatPhone } from '@kasb/contract';
import { demoPhones } from './db/seed/demo.ts';
import { readEnv } from './env.ts';
import { startServer } from './server.ts';

try {
  const env = readEnv(process.env);
  const server = await startServer(env);
  console.log(`Kasb: ${env.KASB_ORIGIN ?? server.url}`);
  if (env.KASB_DEMO) {
    for (const { phone, name } of demoPhones) console.log(`  ${formatPhone(phone)}  ${name}`);
    if (env.KASB_SMS === 'outbox') console.log('  Sign-in codes are printed here.');
  }
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A second Ctrl-C does not wait.
      if (isStopping) process.exit(1);
      isStopping = true;
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

import { formatPhone } from '@kasb/contract';
import { createLog } from './compose/log.ts';
import { startServer } from './compose/server.ts';
import type { Server } from './compose/server.ts';
import { demoPhones } from './db/seed/demo.ts';
import { demoOperator } from './db/seed/demo/people.ts';
import { readEnv } from './env/env.ts';
import type { Env } from './env/env.ts';
import { refuseUnsafe } from './env/safety.ts';

/** How long a process that is broken may take to end. */
const crashMs = 10_000;

try {
  const env = readEnv(process.env);
  refuseUnsafe(env);
  await run(env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function run(env: Env): Promise<void> {
  const log = createLog(env.LOG_LEVEL);
  let server: Server | undefined;
  let isStopping = false;
  let code = 0;

  function stop(): void {
    if (isStopping) return;
    isStopping = true;
    Promise.resolve(server?.stop()).then(
      () => process.exit(code),
      (error: unknown) => {
        log.error({ error }, 'stopping failed');
        process.exit(1);
      },
    );
  }

  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ error }, 'crashed');
      code = 1;
      // What is broken may not be able to end either.
      setTimeout(() => process.exit(code), crashMs);
      stop();
    });
  }

  server = await startServer(env, log);
  console.log(`Kasb: ${env.KASB_ORIGIN ?? server.url}`);
  if (env.KASB_DEMO) {
    for (const { phone, name } of demoPhones) console.log(`  ${formatPhone(phone)}  ${name}`);
    if (env.KASB_SMS === 'outbox') {
      const { phone, firstName, lastName, secret } = demoOperator;
      console.log(`  ${formatPhone(phone)}  ${firstName} ${lastName}, operator at /operator, app secret ${secret}`);
      console.log('  Sign-in codes are printed here.');
    }
  }

  // Supervisors and balancers may tell it twice, and still mean a whole drain.
  process.on('SIGTERM', stop);
  process.on('SIGINT', () => {
    // A second Ctrl-C does not wait.
    if (isStopping) process.exit(1);
    stop();
  });
  // Under a supervisor: it is told that the start went well, and its end is the end of this too.
  process.send?.('listening');
  process.once('disconnect', stop);
}

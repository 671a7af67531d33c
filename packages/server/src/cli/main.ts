#!/usr/bin/env node
import { isWell } from './health.ts';

try {
  const argv = process.argv.slice(2);
  // Supervisors ask this every few seconds: nothing of the server is brought for it.
  if (argv.join(' ') === 'health') process.exitCode = (await isWell(process.env)) ? 0 : 1;
  else process.exitCode = await (await import('./shell.ts')).type(argv);
} catch (error) {
  console.error(`kasb: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

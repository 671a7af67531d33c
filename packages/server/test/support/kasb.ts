import { runCommand } from '../../src/cli/run.ts';
import { readEnv } from '../../src/env/env.ts';
import type { Harness } from './harness.ts';

/** What a command left behind. */
interface Typed {
  code: number;
  out: string;
  error: string;
  wasOpened: boolean;
}

/** Types commands, as a shell does. */
export function kasbOf(api: Harness): (...argv: string[]) => Promise<Typed> {
  return async (...argv) => {
    const out: string[] = [];
    const errors: string[] = [];
    let wasOpened = false;
    const code = await runCommand(argv, {
      print: (line) => out.push(line),
      printError: (line) => errors.push(line),
      env: () => readEnv({ KASB_DEMO: '1' }),
      open: async () => {
        wasOpened = true;
        const { db, services, now } = api;
        const openIdentities = async () => services;
        return { db, cluster: undefined, jobs: services.jobs, openIdentities, now, close: async () => {} };
      },
    });
    return { code, out: out.join('\n'), error: errors.join('\n'), wasOpened };
  };
}

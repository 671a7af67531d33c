import { atRest, CommandError } from './command.ts';

const patienceMs = 4000;

/** Where a server of these settings answers. */
interface Settings {
  PORT?: string | number | undefined;
  KASB_HOST?: string | undefined;
}

/** Whether the server of this machine is alive, as `/livez` says. */
export async function isWell({ PORT: port = 4000, KASB_HOST: host = '127.0.0.1' }: Settings): Promise<boolean> {
  const name = host.includes(':') ? `[${host}]` : host;
  const signal = AbortSignal.timeout(patienceMs);
  return fetch(`http://${name}:${port}/livez`, { signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Asking a server that runs. */
export const healthCommands = [
  atRest({
    name: 'health',
    summary: 'Say by the exit code whether the server of this machine is alive, for supervisors.',
    async run({ env }) {
      if (!(await isWell(env))) throw new CommandError('The server does not answer');
    },
  }),
];

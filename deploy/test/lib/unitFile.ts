/** What a unit of systemd says of a service. */
export interface Unit {
  user: string;
  command: string[];
  folder: string | undefined;
  env: Record<string, string>;
  envFiles: string[];
  /** Where it may write although the system is closed to it. */
  writable: string[];
  isSystemClosed: boolean;
  isHomeClosed: boolean;
  capabilities: string[];
  /** Whether it says itself when it has started. */
  tellsStart: boolean;
}

const unquote = (text: string) => text.replace(/^(["'])(.*)\1$/, '$2');

/** `NAME=value` by lines, as systemd reads a file of settings. */
export function readSettings(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => /^[A-Za-z_]/.test(line));
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf('=');
      return [line.slice(0, at), unquote(line.slice(at + 1).trim())];
    }),
  );
}

/** Reads a unit. @throws where it starts nothing */
export function readUnit(text: string): Unit {
  const all = (key: string) => [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);
  const words = (key: string) => all(key).flatMap((value) => value.split(' ').filter(Boolean));
  const state = '/var/lib';
  const env = words('Environment').map((pair) => pair.replace('%S', state).split('='));
  const command = words('ExecStart');
  if (command.length === 0) throw new Error('a unit that starts nothing');
  return {
    user: all('User')[0] ?? 'root',
    command,
    folder: all('WorkingDirectory')[0],
    env: Object.fromEntries(env.map(([name = '', value = '']) => [name, value])),
    envFiles: all('EnvironmentFile'),
    writable: [
      ...words('StateDirectory').map((name) => `${state}/${name}`),
      ...words('ReadWritePaths').map((path) => path.replace(/^-/, '')),
    ],
    isSystemClosed: all('ProtectSystem')[0] === 'strict',
    isHomeClosed: all('ProtectHome')[0] === 'yes',
    capabilities: words('AmbientCapabilities').map((name) => name.replace('CAP_', '').toLowerCase()),
    tellsStart: all('Type')[0] === 'notify',
  };
}

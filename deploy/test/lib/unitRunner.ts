import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { listen } from '../../../scripts/lib/listen.ts';
import { readSettings, readUnit } from './unitFile.ts';
import type { Unit } from './unitFile.ts';

const unitFolders = ['/etc/systemd/system', '/lib/systemd/system', '/usr/lib/systemd/system'];
/** Those of the machine's folders that are mounts of their own in a throw-away machine. */
const closed = ['/', '/etc', '/opt', '/srv', '/usr', '/var'];

/** The commands that a service is started by: in mounts of its own, where only what its unit names can be written. */
function starting({ user, command, writable, isSystemClosed, isHomeClosed, capabilities }: Unit): string {
  const own = writable.filter((path) => existsSync(path));
  const mounts = [
    ...(isSystemClosed ? own.map((path) => `mount --bind ${path} ${path}`) : []),
    ...(isHomeClosed ? ['mount -t tmpfs -o mode=0 tmpfs /root'] : []),
    ...(isSystemClosed ? closed.map((path) => `mount -o remount,bind,ro ${path}`) : []),
    'mount -t tmpfs -o mode=1777 tmpfs /tmp',
  ];
  const rights = capabilities.map((name) => `+${name}`).join();
  const granted = rights ? `--inh-caps=${rights} --ambient-caps=${rights}` : '--no-new-privs';
  return `${mounts.join('\n')}\nexec setpriv --reuid=${user} --regid=${user} --init-groups ${granted} ${command.join(' ')}`;
}

/**
 * Does what `systemctl` is asked for, by what the units say, on a machine that systemd did not start: account, folders,
 * settings, what can be written. @returns the folder with its `systemctl`, and how to end all
 */
export async function runUnits(home: string) {
  const running = new Map<string, { child: ChildProcess; ended: Promise<unknown> }>();

  async function start(name: string) {
    if (running.has(name)) return;
    const file = unitFolders.map((folder) => join(folder, `${name}.service`)).find((path) => existsSync(path));
    if (file === undefined) throw new Error(`Unit ${name}.service not found.`);
    const unit = readUnit(readFileSync(file, 'utf8'));
    for (const folder of unit.writable.filter((path) => path.startsWith('/var/lib/') && !existsSync(path))) {
      mkdirSync(folder, { mode: 0o700 });
      execFileSync('chown', [`${unit.user}:`, folder]);
    }
    const settings = unit.envFiles.map((path) => readSettings(readFileSync(path, 'utf8')));
    const log = openSync(join(home, `${name}.log`), 'a');
    const child = spawn('unshare', ['--mount', 'sh', '-ec', starting(unit)], {
      cwd: unit.folder ?? '/',
      env: Object.assign({ PATH: process.env.PATH, HOME: `/var/lib/${unit.user}` }, unit.env, ...settings),
      stdio: ['ignore', log, log],
    });
    const ended = new Promise((done) => child.once('close', done));
    void ended.then(() => running.delete(name));
    running.set(name, { child, ended });
    while (unit.tellsStart && running.has(name) && !isListening(child)) await delay(100);
  }

  async function stop(name: string) {
    const service = running.get(name);
    service?.child.kill('SIGTERM');
    await service?.ended;
  }

  const acts: Record<string, (name: string) => Promise<void>> = {
    'daemon-reload': async () => undefined,
    'enable --now': start,
    start,
    stop,
    async restart(name) {
      await stop(name);
      await start(name);
    },
  };
  const { url, close } = await listen(
    createServer((request, response) => {
      void (async () => {
        const [, asked = '', name = ''] = /^(daemon-reload|.*?)(?: (\w+))?$/.exec(await text(request)) ?? [];
        const act = acts[asked];
        if (!act) throw new Error(`systemctl ${asked}: nothing here does that`);
        await act(name);
      })().then(
        () => response.end(),
        (error: Error) => response.writeHead(500).end(`${error.message}\n`),
      );
    }),
  );
  const programs = join(home, 'bin');
  mkdirSync(programs);
  writeFileSync(join(programs, 'systemctl'), `#!/bin/sh\nexec curl -sS --fail-with-body -d "$*" ${url}\n`, {
    mode: 0o755,
  });
  return {
    programs,
    async end() {
      for (const name of running.keys()) await stop(name);
      close();
    },
  };
}

const isListening = ({ pid }: ChildProcess) =>
  execFileSync('ss', ['-ltnpH'], { encoding: 'utf8' }).includes(`pid=${pid},`);

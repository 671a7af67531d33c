import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folders of the system that are laid over: what is written there is gone with the machine. */
const laidOver = ['etc', 'opt', 'run', 'srv', 'usr', 'var'];
const variable = 'MACHINE';

/**
 * Rehearses something as root of a machine that is thrown away: this one, whose processes and folders are its own.
 * `script` runs once more there, and comes here again.
 */
export async function enterThrowaway(script: string, name: string, rehearse: (home: string) => Promise<void>) {
  const home = process.env[variable];
  if (home !== undefined) {
    await rehearse(layOver(home)).then(
      () => console.log(`runbook ${name}: 1 passed, 0 failed`),
      (error: unknown) => {
        console.error(error);
        console.log(`runbook ${name}: 0 passed, 1 failed`);
        process.exitCode = 1;
      },
    );
    process.exit();
  }
  if (process.getuid?.() !== 0) throw new Error('run it as root: it installs a machine');
  const folder = mkdtempSync(join(tmpdir(), 'kasb-machine-'));
  const own = ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const child = spawn('unshare', [...own, process.execPath, script, name], {
    env: { ...process.env, [variable]: folder },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'close')) as [number | null];
  rmSync(folder, { recursive: true, force: true });
  if (code !== 0) process.exitCode = 1;
}

/** Takes the machine's folders for its own. @returns where everything lies that is thrown away */
function layOver(home: string): string {
  for (const name of laidOver) {
    const [upper = '', work = ''] = ['upper', 'work'].map((part) => join(home, 'layers', name, part));
    for (const folder of [upper, work]) mkdirSync(folder, { recursive: true });
    const layers = `lowerdir=/${name},upperdir=${upper},workdir=${work}`;
    execFileSync('mount', ['-t', 'overlay', '-o', layers, 'overlay', `/${name}`]);
  }
  // Packages ask there whether systemd runs.
  rmSync('/run/systemd/system', { recursive: true, force: true });
  // Other accounts come by it.
  chmodSync(home, 0o755);
  return home;
}

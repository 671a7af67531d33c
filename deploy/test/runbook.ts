import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { rehearseExternal } from './lib/externalRunbook.ts';
import { cloneVersions } from './lib/rehearsedVersions.ts';
import { enterThrowaway } from './lib/throwaway.ts';
import { openTypist } from './lib/typist.ts';
import { runUnits } from './lib/unitRunner.ts';

// pnpm test runbook [machine|external]: types what docs/operations.md tells for one machine, and what
// docs/external-postgresql.md tells, each as root of a machine that is thrown away. Where systemd does not run, systemctl
// does what the units say.

/** An editor that fills in what is asked for. */
const filledIn = `#!/bin/sh
case $1 in
  */env) sed -i -e 's/^#\\([A-Z]\\)/\\1/' -e 's/^\\(KASB_ORIGIN\\)=.*/\\1=https:\\/\\/localhost/' \\
    -e 's/^\\(KASB_OPERATOR_NAME\\)=/\\1="Kasb LLC"/' -e 's/^\\(KASB_OPERATOR_STIR\\)=/\\1=301234567/' \\
    -e 's/^\\(ESKIZ_EMAIL\\)=/\\1=hr@example.uz/' "$1" ;;
  *) echo none > "$1" ;;
esac
`;

const rehearsals = { machine: rehearseMachine, external: rehearseExternal };

for (const [name, rehearse] of Object.entries(rehearsals)) {
  const [wanted = name] = process.argv.slice(2);
  if (wanted === name) await enterThrowaway(import.meta.filename, name, rehearse);
}

/**
 * The version before the newest migration is installed and served by TLS, backed up, lost and restored, and becomes
 * today's.
 */
async function rehearseMachine(machine: string) {
  const units = await runUnits(machine);
  const versions = cloneVersions(join(machine, 'source'));
  const editor = join(units.programs, 'editor');
  writeFileSync(editor, filledIn, { mode: 0o755 });
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PATH: `${units.programs}:${process.env.PATH}`,
    EDITOR: editor,
    SOURCE: join(machine, 'source'),
    SAFE: join(machine, 'safe'),
    ADDRESS: 'localhost',
    CURL_CA_BUNDLE: '/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt',
  };

  const { run, type, expectLine, end } = openTypist('operations.md', env);

  env.VERSION = versions.before;
  await type('The code');
  await type('The settings');
  execFileSync('cp', ['-a', '/etc/kasb', join(machine, 'safe')]);
  await type('The start');
  for (const path of ['/', '/vacancies', '/robots.txt', '/embed/1/embed.js'])
    await run(`curl -fsS -H 'accept: text/html,*/*' https://localhost${path}`);

  await run('kasb service add other Before --identifier before');
  await type('Backups');
  await run('kasb service add other After --identifier after');
  await run('systemctl stop kasb');
  for (const lost of ['/etc/kasb', '/var/lib/kasb']) rmSync(lost, { recursive: true });
  await type('Losing everything');
  for (const name of ['Before', 'After']) await expectLine('kasb service list', name);

  env.VERSION = versions.now;
  const away = watch(env);
  const upgrade = await type('A new version');
  console.log(await away());
  if (!upgrade.includes(versions.migration ?? '')) throw new Error(`not told what would be done:\n${upgrade}`);
  await expectLine('kasb service list', 'After');
  await expectLine('curl -fsS https://localhost/ready', '"status":"ok"');

  end();
  await units.end();
}

/** Asks through the proxy all the time. @returns what ends it, and tells how it went */
function watch(env: NodeJS.ProcessEnv): () => Promise<string> {
  const waits: number[] = [];
  let failed = 0;
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const started = performance.now();
      const [code] = await once(
        spawn('curl', ['-fsS', '-o', '/dev/null', 'https://localhost/vacancies'], { env }),
        'close',
      );
      waits.push(performance.now() - started);
      if (code !== 0) failed += 1;
      await delay(100);
    }
  })();
  return async () => {
    isOver = true;
    await asking;
    const [longest] = waits.toSorted((left, right) => right - left);
    return `meanwhile ${waits.length} pages asked for, ${failed} failed, the longest wait ${((longest ?? 0) / 1000).toFixed(1)} s`;
  };
}

import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/paths.ts';
import { openTypist } from './typist.ts';

/** The major version that this machine's packages bring. */
const majorVersion = () =>
  /PostgreSQL\) (\d+)/.exec(execFileSync('psql', ['--version'], { encoding: 'utf8' }))?.[1] ?? '';

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/**
 * A database is made, backed up with its changes and led back to a moment before a mistake. What is kept of it cannot be
 * read.
 */
export async function rehearseExternal() {
  const password = randomBytes(12).toString('hex');
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PG: majorVersion(),
    PASSWORD: password,
    DATABASE_URL: `postgres://kasb:${password}@127.0.0.1:5432/kasb`,
    KASB_DEMO: '1',
  };
  const { run, type, expectLine, end } = openTypist('external-postgresql.md', env);
  const kasb = (command: string) => run(`cd ${root} && node packages/server/src/cli/main.ts ${command}`);
  const ask = async (query: string) => (await run(`runuser -u postgres -- psql -d kasb -Atc "${query}"`)).trim();
  const named = "select name from channels where name in ('Before', 'Mistake') order by name";

  await type('The database');
  await kasb('migrate');
  await type('Backups and changes, sealed');
  await kasb('service add other Before --identifier secret-identifier');
  env.MOMENT = await ask('select clock_timestamp()');
  await kasb('service add other Mistake --identifier secret-identifier');
  await ask('select pg_switch_wal()');
  await run('runuser -u postgres -- pgbackrest --stanza=kasb check');
  const kept = filesBelow('/srv/backups/postgresql');
  const open = kept.filter((file) => readFileSync(file).includes('secret-identifier'));
  if (kept.length < 10 || open.length > 0) throw new Error(`${open.length} of ${kept.length} kept files can be read`);

  await type('Back to a moment');
  await expectLine(`runuser -u postgres -- psql -d kasb -Atc "${named}"`, 'Before');
  const found = await ask(named);
  if (found !== 'Before') throw new Error(`back at ${env.MOMENT} there is: ${found}`);

  end();
}

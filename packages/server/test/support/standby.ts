import { appendFileSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree } from '../../src/backup/copyTree.ts';
import { emptyFolders } from '../../src/backup/restore.ts';
import { leftOut } from '../../src/backup/takeBackup.ts';
import { openCluster } from '../../src/db/cluster/cluster.ts';
import type { Cluster } from '../../src/db/cluster/cluster.ts';
import { user } from '../../src/db/cluster/programs.ts';
import { connect } from '../../src/db/database.ts';

/** Makes a standby of a primary that is at work, and starts it: it tells each of its statements to its log. */
export async function openStandby(primary: Cluster, dataDir: string): Promise<Cluster> {
  const folder = join(dataDir, 'postgres');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const url = primary.urlOf('postgres');
  // The copy begins and ends in one session.
  const { sql, close } = connect(url, { max: 1 });
  await sql`select pg_backup_start('standby', true)`;
  await copyTree(primary.folder, folder, {
    isLeftOut: (path) => leftOut.some((pattern) => pattern.test(path)),
    owner: primary.owner,
  });
  const [stopped] = await sql<{ labelfile: string }[]>`select labelfile from pg_backup_stop(false)`;
  await close();
  for (const name of emptyFolders) mkdirSync(join(folder, name), { recursive: true, mode: 0o700 });
  const files = { backup_label: stopped?.labelfile ?? '', 'standby.signal': '' };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  if (primary.owner)
    for (const name of [...emptyFolders, ...Object.keys(files)])
      chownSync(join(folder, name), primary.owner.uid, primary.owner.gid);
  const source = `host=127.0.0.1 port=${new URL(url).port} user=${user} password=${primary.password}`;
  appendFileSync(join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  return openCluster({ dataDir, settings: ['log_min_duration_statement=0', 'log_parameter_max_length=0'] });
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPooler } from '../../scripts/pooler.ts';
import { ensureDatabase, prepareDatabase } from '../../src/compose/migrate.ts';
import { openCluster } from '../../src/db/cluster/cluster.ts';
import { connect } from '../../src/db/database.ts';
import { ensureRole, servingPassword, servingRole } from '../../src/db/roles.ts';
import { withSql } from './sql.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster of this run, with `{database}` for the name. */
    clusterUrl: string;
    /** The same for the role that serves. */
    servingUrl: string;
    /** The address of what stands between this run's servers and the cluster. */
    pooler: string | undefined;
  }
}

let end = async () => {};

/** One throw-away cluster a run, with a migrated and seeded template database. */
export async function setup(project: TestProject): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kasb-test-'));
  const cluster = await openCluster({
    dataDir,
    settings: ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=200'],
  });
  end = async () => {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  await ensureDatabase(cluster.urlOf('postgres'), 'kasb_template');
  const password = servingPassword(cluster.password);
  await ensureRole(cluster.urlOf('postgres'), servingRole, password);
  await prepareDatabase(cluster.urlOf('kasb_template'), { isDemo: false, now: new Date(), serving: servingRole });
  // A queue that is only written to would have jobs come by the minute of the machine.
  const { sql, close } = withSql(connect(cluster.urlOf('kasb_template'), { max: 1 }));
  await sql`delete from pgboss.schedule`;
  await close();
  const servingUrl = cluster.urlOf('{database}', { user: servingRole, password });
  project.provide('servingUrl', servingUrl);
  project.provide('clusterUrl', cluster.urlOf('{database}'));
  if (project.name !== 'pooled') return;
  const url = cluster.urlOf('postgres');
  const pooler = await openPooler(url, { also: [servingUrl], size: 10 });
  const endCluster = end;
  end = async () => {
    await pooler.end();
    await endCluster();
  };
  project.provide('pooler', new URL(pooler.through(url)).host);
}

/** Stops the cluster and removes it. */
export async function teardown(): Promise<void> {
  await end();
}

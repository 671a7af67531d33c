import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { programsFolder } from '../../scripts/bundle.ts';
import { ensureDatabase, prepareDatabase } from '../../src/compose/migrate.ts';
import { openCluster } from '../../src/db/cluster/cluster.ts';
import { ensureRole, servingPassword, servingRole } from '../../src/db/roles.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster of this run, with `{database}` for the name. */
    clusterUrl: string;
    /** The same for the role that serves. */
    servingUrl: string;
    /** A folder in this package for programs that are made for this run. */
    programs: string;
  }
}

let end = async () => {};

/** One throw-away cluster a run, with a migrated and seeded template database. */
export async function setup(project: TestProject): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kasb-test-'));
  await mkdir(programsFolder, { recursive: true });
  const programs = await mkdtemp(join(programsFolder, 'tests-'));
  const cluster = await openCluster({
    dataDir,
    settings: ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=200'],
  });
  end = async () => {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
    await rm(programs, { recursive: true, force: true });
  };
  await ensureDatabase(cluster.urlOf('postgres'), 'kasb_template');
  const password = servingPassword(cluster.password);
  await ensureRole(cluster.urlOf('postgres'), servingRole, password);
  await prepareDatabase(cluster.urlOf('kasb_template'), { isDemo: false, now: new Date(), serving: servingRole });
  project.provide('servingUrl', cluster.urlOf('{database}', { user: servingRole, password }));
  project.provide('clusterUrl', cluster.urlOf('{database}'));
  project.provide('programs', programs);
}

/** Stops the cluster and removes it. */
export async function teardown(): Promise<void> {
  await end();
}

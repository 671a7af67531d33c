import { sql } from 'drizzle-orm';
import { openCluster } from '../db/cluster/cluster.ts';
import type { ClusterOptions } from '../db/cluster/cluster.ts';
import { connect, limitRole } from '../db/database.ts';
import { ensureRole, servingPassword, servingRole } from '../db/roles.ts';
import type { Env } from '../env/env.ts';
import { ensureDatabase, prepareDatabase, refuseUnprepared } from './migrate.ts';
import type { Preparation } from './migrate.ts';

/** A database that is ready to be served from. */
interface OpenDatabase {
  /** For serving: the role behind it need not own anything. A pooler may be there. */
  url: string;
  /** For what a pooler cannot carry: the same database, without one. */
  directUrl: string;
  /** Leaves the embedded one, which stops when nobody else uses it. */
  stop: () => Promise<void>;
}

type Settings = Pick<
  Env,
  'DATABASE_URL' | 'KASB_OWNER_URL' | 'KASB_DATABASE_DIRECT_URL' | 'KASB_MIGRATE' | 'KASB_DATA_DIR'
>;
type Wishes = Omit<Preparation, 'serving'> & Pick<ClusterOptions, 'onEvent'>;

/** What the embedded one is called. */
export const databaseName = 'kasb';

const limitLock = 4_158_003;

/** Opens the server's own database, the one that is named or the embedded one, and prepares it as its owner. */
export async function openDatabase(settings: Settings, { onEvent, ...wishes }: Wishes): Promise<OpenDatabase> {
  const { DATABASE_URL: url, KASB_OWNER_URL: ownerUrl, KASB_MIGRATE: isPreparing } = settings;
  const make = async (owner: string, serving?: string) =>
    isPreparing ? prepareDatabase(owner, { ...wishes, serving }) : refuseUnprepared(owner);
  if (url !== undefined) {
    const directUrl = settings.KASB_DATABASE_DIRECT_URL ?? url;
    const owner = ownerUrl ?? directUrl;
    await make(owner, ownerUrl === undefined ? undefined : decodeURIComponent(new URL(url).username));
    if (directUrl !== url) await limitPooled(directUrl);
    return { url, directUrl, stop: async () => {} };
  }
  const cluster = await openCluster({ dataDir: settings.KASB_DATA_DIR, onEvent });
  const { stop } = cluster;
  try {
    const password = servingPassword(cluster.password);
    await ensureDatabase(cluster.urlOf('postgres'), databaseName);
    await ensureRole(cluster.urlOf('postgres'), servingRole, password);
    const owner = cluster.urlOf(databaseName);
    await make(owner, servingRole);
    const served = cluster.urlOf(databaseName, { user: servingRole, password });
    return { url: served, directUrl: served, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function limitPooled(directUrl: string): Promise<void> {
  const { db, close } = connect(directUrl, { max: 1 });
  try {
    await db.transaction(async (transaction) => {
      // Servers that start together would change the role at once.
      await transaction.execute(sql`select pg_advisory_xact_lock(${limitLock})`);
      await limitRole(transaction);
    });
  } finally {
    await close();
  }
}

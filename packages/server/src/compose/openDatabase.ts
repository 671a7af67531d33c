import { openCluster } from '../db/cluster/cluster.ts';
import type { ClusterOptions } from '../db/cluster/cluster.ts';
import { ensureRole, servingPassword, servingRole } from '../db/roles.ts';
import type { Env } from '../env/env.ts';
import { ensureDatabase, prepareDatabase } from './migrate.ts';
import type { Preparation } from './migrate.ts';

/** A database that is ready to be served from. */
interface OpenDatabase {
  /** For serving: the role behind it need not own anything. */
  url: string;
  /** Leaves the embedded one, which stops when nobody else uses it. */
  stop: () => Promise<void>;
}

type Settings = Pick<Env, 'DATABASE_URL' | 'KASB_OWNER_URL' | 'KASB_DATA_DIR'>;
type Wishes = Omit<Preparation, 'serving'> & Pick<ClusterOptions, 'onEvent'>;

const name = 'kasb';

/** Opens the server's own database, the one that is named or the embedded one, and prepares it as its owner. */
export async function openDatabase(settings: Settings, { onEvent, ...wishes }: Wishes): Promise<OpenDatabase> {
  const { DATABASE_URL: url, KASB_OWNER_URL: ownerUrl } = settings;
  if (url !== undefined) {
    const serving = ownerUrl === undefined ? undefined : decodeURIComponent(new URL(url).username);
    await prepareDatabase(ownerUrl ?? url, { ...wishes, serving });
    return { url, stop: async () => {} };
  }
  const cluster = await openCluster({ dataDir: settings.KASB_DATA_DIR, onEvent });
  try {
    const password = servingPassword(cluster.password);
    await ensureDatabase(cluster.urlOf('postgres'), name);
    await ensureRole(cluster.urlOf('postgres'), servingRole, password);
    await prepareDatabase(cluster.urlOf(name), { ...wishes, serving: servingRole });
    return { url: cluster.urlOf(name, { user: servingRole, password }), stop: () => cluster.stop() };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

import { Client } from 'pg';
import { connect } from '../../src/db/database.ts';
import { until } from './channel.ts';
import type { ServerProcess } from './rig.ts';
import { withSql } from './sql.ts';

/** Holds what a statement needs, kills the server while it waits there, and lets go. */
export async function killWhere(
  databaseUrl: string,
  hold: string,
  server: ServerProcess,
  act: () => Promise<unknown>,
): Promise<void> {
  const own = withSql(connect(databaseUrl, { max: 1 }));
  const holding = new Client({ connectionString: databaseUrl });
  await holding.connect();
  await holding.query(`begin; ${hold}`);
  const acting = act();
  const isWaiting = async () => {
    const [row] = await own.sql`
      select count(*)::int as count from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database()`;
    return (row?.count as number) > 0;
  };
  await until(isWaiting);
  await server.kill('SIGKILL');
  await acting;
  await holding.end();
  // What the dead one's session still does ends with it.
  await until(async () => !(await isWaiting()));
  await own.close();
}

import { Client } from 'pg';
import { connect } from '../../src/db/database.ts';
import { until } from './channel.ts';
import { withSql } from './sql.ts';

/**
 * Holds what a statement needs until as many sessions as there are acts wait for a lock, and lets all go: they are in
 * each other's way then, whatever the machine does. @returns what they answer
 */
export async function meetWhere<Answer>(
  databaseUrl: string,
  hold: string,
  acts: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const own = withSql(connect(databaseUrl, { max: 1 }));
  const holding = new Client({ connectionString: databaseUrl });
  await holding.connect();
  await holding.query(`begin; ${hold}`);
  const acting = acts.map((act) => act());
  await until(async () => {
    const [row] = await own.sql`
      select count(distinct pid)::int as count from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database()`;
    return row?.count === acts.length;
  });
  await holding.end();
  const answers = await Promise.all(acting);
  await own.close();
  return answers;
}

import { createHmac } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { connect } from './database.ts';
import type { Database } from './database.ts';
import { rowsOf } from './rowsOf.ts';
import { refusalOf } from './violations.ts';

/** The role that the embedded database is served by: it reads and writes, and changes no table. */
export const servingRole = 'kasb_app';

/** The queue's own schema. */
export const queueSchema = 'pgboss';

const schemas = ['public', queueSchema];

/** The password of the serving role, which follows from the owner's: there is nothing more to keep. */
export function servingPassword(ownersPassword: string): string {
  return createHmac('sha256', ownersPassword).update(servingRole).digest('base64url');
}

/** Makes a role that may sign in, and nothing else, unless it is there. */
export async function ensureRole(url: string, name: string, password: string): Promise<void> {
  const { db, close } = connect(url, { max: 1 });
  try {
    // A statement about roles takes no parameters; both are letters, digits, - and _.
    await db.execute(
      sql.raw(`create role ${name} login nosuperuser nocreatedb nocreaterole noreplication password '${password}'`),
    );
  } catch (error) {
    // 42710: it is there; 23505: another process makes it right now.
    if (!['42710', '23505'].includes(refusalOf(error)?.code ?? '')) throw error;
  } finally {
    await close();
  }
}

/** Lets a role read and write the tables of the server and of its queue, also those that later migrations make. */
export async function grantServing(db: Database, role: string): Promise<void> {
  const name = sql.identifier(role);
  const run = async (statement: SQL) => db.execute(statement);
  const [server] = await rowsOf<{ database: string; canMaintain: boolean }>(db)`
    select current_database() as database, current_setting('server_version_num')::int >= 170000 as "canMaintain"`;
  await run(sql`revoke temporary on database ${sql.identifier(server?.database ?? '')} from public`);
  await run(sql`grant connect on database ${sql.identifier(server?.database ?? '')} to ${name}`);
  for (const schema of schemas.map((each) => sql.identifier(each))) {
    await run(sql`revoke create on schema ${schema} from public`);
    await run(sql`grant usage on schema ${schema} to ${name}`);
    await run(sql`grant select, insert, update, delete on all tables in schema ${schema} to ${name}`);
    await run(sql`grant usage, select on all sequences in schema ${schema} to ${name}`);
    await run(
      sql`alter default privileges in schema ${schema} grant select, insert, update, delete on tables to ${name}`,
    );
    await run(sql`alter default privileges in schema ${schema} grant usage, select on sequences to ${name}`);
  }
  // Whoever serves may see what was migrated.
  await run(sql`grant usage on schema drizzle to ${name}`);
  await run(sql`grant select on all tables in schema drizzle to ${name}`);
  // The queue builds its indexes anew when they have grown too large.
  if (server?.canMaintain)
    await run(sql`grant maintain on all tables in schema ${sql.identifier(queueSchema)} to ${name}`);
}

import { createHmac } from 'node:crypto';
import postgres from 'postgres';

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
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    // A statement about roles takes no parameters; both are letters, digits, - and _.
    await sql.unsafe(
      `create role ${name} login nosuperuser nocreatedb nocreaterole noreplication password '${password}'`,
    );
  } catch (error) {
    // 42710: it is there; 23505: another process makes it right now.
    if (!(error instanceof postgres.PostgresError && ['42710', '23505'].includes(error.code))) throw error;
  } finally {
    await sql.end();
  }
}

/** Lets a role read and write the tables of the server and of its queue, also those that later migrations make. */
export async function grantServing(sql: postgres.Sql, role: string): Promise<void> {
  const name = sql(role);
  const [server] = await sql<{ database: string; canMaintain: boolean }[]>`
    select current_database() as database, current_setting('server_version_num')::int >= 170000 as "canMaintain"`;
  await sql`revoke temporary on database ${sql(server?.database ?? '')} from public`;
  await sql`grant connect on database ${sql(server?.database ?? '')} to ${name}`;
  for (const schema of schemas.map((each) => sql(each))) {
    await sql`revoke create on schema ${schema} from public`;
    await sql`grant usage on schema ${schema} to ${name}`;
    await sql`grant select, insert, update, delete on all tables in schema ${schema} to ${name}`;
    await sql`grant usage, select on all sequences in schema ${schema} to ${name}`;
    await sql`alter default privileges in schema ${schema} grant select, insert, update, delete on tables to ${name}`;
    await sql`alter default privileges in schema ${schema} grant usage, select on sequences to ${name}`;
  }
  // Whoever serves may see what was migrated.
  await sql`grant usage on schema drizzle to ${name}`;
  await sql`grant select on all tables in schema drizzle to ${name}`;
  // The queue builds its indexes anew when they have grown too large.
  if (server?.canMaintain) await sql`grant maintain on all tables in schema ${sql(queueSchema)} to ${name}`;
}

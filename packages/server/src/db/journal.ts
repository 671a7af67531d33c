import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';

/** Where the migrations are. */
export const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

/** A migration by its file's name, and the moment by which a database knows it. */
interface Migration {
  tag: string;
  when: number;
}

/** All migrations of this version, the oldest first. */
export async function readJournal(): Promise<Migration[]> {
  const text = await readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8');
  return (JSON.parse(text) as { entries: Migration[] }).entries;
}

const notAllowed = '42501';
/** No such table, no such schema. */
const nothingThere = ['42P01', '3F000'];
let newest: number | undefined;

/**
 * Whether the database has every migration of this version: those of a later one only add. True also where its role may
 * not look.
 */
export async function isMigrated(sql: postgres.Sql): Promise<boolean> {
  newest ??= (await readJournal()).at(-1)?.when ?? 0;
  try {
    const [last] = await sql<{ at: string | null }[]>`select max(created_at) as at from drizzle.__drizzle_migrations`;
    return Number(last?.at ?? 0) >= newest;
  } catch (error) {
    const code = error instanceof postgres.PostgresError ? error.code : '';
    if (code === notAllowed) return true;
    if (nothingThere.includes(code)) return false;
    throw error;
  }
}

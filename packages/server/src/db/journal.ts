import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from './database.ts';
import { rowsOf } from './rowsOf.ts';
import { refusalOf } from './violations.ts';

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

/** A database, or a data folder, that an older server made. */
const tooOld =
  'This data is from before Kasb 0.1.0, which this version does not read: begin with an empty folder ' +
  '(KASB_DATA_DIR) or database, or run the version that wrote it';

const notAllowed = '42501';
/** No such table, no such schema. */
const nothingThere = ['42P01', '3F000'];
let newest: number | undefined;

/**
 * When the newest migration of a database was made, in milliseconds; 0 where it has none.
 * @throws Error where an older server made it
 */
export async function newestApplied(db: Database): Promise<number> {
  const [made] = await rowsOf<{ at: string | null }>(
    db,
  )`select to_regclass('drizzle.__drizzle_migrations')::text as at`;
  if (!made?.at) return 0;
  const [applied] = await rowsOf<{ first: string | null; last: string | null }>(db)`
    select min(created_at) as first, max(created_at) as last from drizzle.__drizzle_migrations`;
  const [first] = await readJournal();
  if (first && applied?.first && Number(applied.first) < first.when) throw new Error(tooOld);
  return Number(applied?.last ?? 0);
}

/**
 * Whether the database has every migration of this version: those of a later one only add. True also where its role may
 * not look.
 */
export async function isMigrated(db: Database): Promise<boolean> {
  newest ??= (await readJournal()).at(-1)?.when ?? 0;
  try {
    const [last] = await rowsOf<{ at: string | null }>(
      db,
    )`select max(created_at) as at from drizzle.__drizzle_migrations`;
    return Number(last?.at ?? 0) >= newest;
  } catch (error) {
    const code = refusalOf(error)?.code ?? '';
    if (code === notAllowed) return true;
    if (nothingThere.includes(code)) return false;
    throw error;
  }
}

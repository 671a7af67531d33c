import { sql } from 'drizzle-orm';
import { seedPrompts } from '../assistant/prompts.ts';
import { connect } from '../db/database.ts';
import type { Database } from '../db/database.ts';
import { newestApplied, readJournal } from '../db/journal.ts';
import { migrateTables } from '../db/migrateTables.ts';
import { grantServing } from '../db/roles.ts';
import { seeds, users } from '../db/schema/index.ts';
import { seedDemo } from '../db/seed/demo.ts';
import { seedProfessions } from '../db/seed/professions.ts';
import { seedReference } from '../db/seed/reference.ts';
import { seedUzbekNames } from '../db/seed/uzbek.ts';
import { seedUzbekLists } from '../db/seed/uzbekLists.ts';
import { refusalOf } from '../db/violations.ts';
import { prepareQueue } from '../jobs/prepare.ts';
import { jobs } from './jobs.ts';

/** Held while one process prepares the database, so that others wait and then find the work done. */
const prepareLock = 4_158_002;

/** Creates a database on the server that `url` points to, unless it is there. */
export async function ensureDatabase(url: string, name: string): Promise<void> {
  const { db, close } = connect(url, { max: 1 });
  try {
    await db.execute(sql`create database ${sql.identifier(name)}`);
  } catch (error) {
    // 42P04: it is there; 23505: another process makes it right now.
    if (!['42P04', '23505'].includes(refusalOf(error)?.code ?? '')) throw error;
  } finally {
    await close();
  }
}

/** How a database is made ready. */
export interface Preparation {
  isDemo: boolean;
  /** Whether the demo is refused where other people are already. */
  isDemoAlone?: boolean;
  now: Date;
  /** The role that serves, where it is another than the one that prepares. */
  serving?: string | undefined;
}

/** As its owner: migrates and seeds, each once, however many processes start together, and lets another role serve. */
export async function prepareDatabase(
  url: string,
  { isDemo, isDemoAlone = false, now, serving }: Preparation,
): Promise<void> {
  const { db, close } = connect(url, { max: 2 });
  try {
    // A lock of a transaction, which a pooler cannot leave behind on a connection of others.
    await db.transaction(async (holding) => {
      await holding.execute(sql`select pg_advisory_xact_lock(${prepareLock})`);
      await prepare();
    });
  } finally {
    await close();
  }

  async function prepare() {
    await migrateTables(url);
    await once(db, 'reference', seedReference);
    await once(db, 'uzbek-names', seedUzbekNames);
    await once(db, 'uzbek-lists', seedUzbekLists);
    await once(db, 'professions', seedProfessions);
    await once(db, 'prompts', seedPrompts);
    if (isDemo)
      await once(db, 'demo', async (transaction) => {
        if (isDemoAlone) await refuseOthers(transaction);
        await seedDemo(transaction, now);
      });
    await prepareQueue(url, jobs);
    if (serving !== undefined) await grantServing(db, serving);
  }
}

/** The migrations that a database has not had yet, by their names. */
export async function pendingMigrations(url: string): Promise<string[]> {
  const { db, close } = connect(url, { max: 1 });
  try {
    const newest = await newestApplied(db);
    return (await readJournal()).filter(({ when }) => when > newest).map(({ tag }) => tag);
  } finally {
    await close();
  }
}

/** @throws Error where a database wants migrations that this server was told to leave to somebody */
export async function refuseUnprepared(url: string): Promise<void> {
  const pending = await pendingMigrations(url);
  if (pending.length > 0)
    throw new Error(`The database wants ${pending.length} migrations (${pending.join(', ')}): run \`kasb migrate\``);
}

async function refuseOthers(db: Database): Promise<void> {
  const somebody = await db.select({ id: users.id }).from(users).limit(1);
  if (somebody.length > 0)
    throw new Error(
      'This database has people of its own, so the demo is not written into it: ' +
        'start with `pnpm start:prod`, or set KASB_DEMO=1 to have the demo among them',
    );
}

async function once(db: Database, name: string, seed: (db: Database) => Promise<void>): Promise<void> {
  await db.transaction(async (transaction) => {
    const isFirst = await transaction.insert(seeds).values({ name }).onConflictDoNothing().returning();
    if (isFirst.length > 0) await seed(transaction);
  });
}

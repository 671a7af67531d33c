import { readFileSync } from 'node:fs';
import postgres from 'postgres';
import { afterAll, beforeAll } from 'vitest';
import { createDatabase } from './database.ts';
import type { TestDatabase } from './database.ts';

const folder = new URL('../../src/db/migrations/', import.meta.url);

interface Migrating {
  sql: postgres.Sql;
  /** Applies the migration that is tested. */
  migrate: () => Promise<void>;
}

/** A database of this file as it was before a migration, to fill and to migrate. */
export function beforeMigration(tested: string): Migrating {
  const { entries } = JSON.parse(readFileSync(new URL('meta/_journal.json', folder), 'utf8')) as {
    entries: { tag: string }[];
  };
  const tags = entries.map(({ tag }) => tag);
  let database: TestDatabase;
  const migrating = { migrate: () => apply(tested) } as Migrating;

  async function apply(tag: string): Promise<void> {
    const statements = readFileSync(new URL(`${tag}.sql`, folder), 'utf8').split('--> statement-breakpoint');
    await migrating.sql.begin(async (transaction) => {
      for (const statement of statements) await transaction.unsafe(statement);
    });
  }

  beforeAll(async () => {
    database = await createDatabase({ isEmpty: true });
    migrating.sql = postgres(database.url, { max: 1, onnotice: () => undefined });
    for (const tag of tags.slice(0, tags.indexOf(tested))) await apply(tag);
  });
  afterAll(async () => {
    await migrating.sql.end();
    await database.drop();
  });
  return migrating;
}

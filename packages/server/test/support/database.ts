import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { connect, connectForRequests } from '../../src/db/database.ts';
import type { Connections } from '../../src/db/database.ts';
import { openSql } from './sql.ts';

/** A database of a test's own, made from the template. */
export interface TestDatabase {
  url: string;
  /** The same for the role that serves. */
  servingUrl: string;
  drop: () => Promise<void>;
}

/** Makes one: of the migrated template, or empty. */
export async function createDatabase({ isEmpty = false }: { isEmpty?: boolean } = {}): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const urlOf = (database: string) => inject('clusterUrl').replace('{database}', database);
  const run = async (statement: string) => {
    const sql = openSql(urlOf('postgres'));
    await sql.unsafe(statement);
    await sql.end();
  };
  // Copied file by file, and not as changes that a log keeps.
  await run(`create database ${name} template ${isEmpty ? 'template0' : 'kasb_template'} strategy file_copy`);
  const servingUrl = inject('servingUrl').replace('{database}', name);
  return { url: urlOf(name), servingUrl, drop: () => run(`drop database ${name} with (force)`) };
}

/** Connects to it as a server does that serves from it: through the pooler, where this run has one. */
export function connectServing({ servingUrl }: TestDatabase): Connections {
  const pooler = inject('pooler');
  if (!pooler) return connect(servingUrl, { isShared: true });
  const url = new URL(servingUrl);
  url.host = pooler;
  // The pooler has them wait, and no limit in time.
  return connectForRequests(url.href, { max: 200, isPooled: true, isShared: true });
}

import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { connect } from '../../src/db/database.ts';
import type { Connections, Database } from '../../src/db/database.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a test knows what it asks for
type Row = Record<string, any>;
/** A part of a query; awaited by itself, it is asked. */
type Query<Rows extends object[]> = SQL & Promise<Rows>;

/** Asks a database in its own words: a tag of templates, whose values are parameters. */
export interface Tag {
  <Rows extends object[] = Row[]>(words: TemplateStringsArray, ...values: unknown[]): Query<Rows>;
  /** A name, or a list in brackets. */
  (given: string | readonly unknown[]): SQL;
  /** Asks several statements at once, without values. */
  unsafe: <Rows extends object[] = Row[]>(text: string) => Promise<Rows>;
  begin: <Done>(work: (transaction: Tag) => Promise<Done>) => Promise<Done>;
}

/** What PostgreSQL or the driver said, without the words of the query around it. */
const plain = async <Done>(work: Promise<Done>): Promise<Done> =>
  work.catch((error: unknown) => {
    throw error instanceof DrizzleQueryError ? error.cause : error;
  });

/** A tag for a database or a transaction. */
export function tagOf(db: Database): Tag {
  async function ask<Rows extends object[]>(query: SQL): Promise<Rows> {
    return (await plain(db.execute(query))).rows as Rows;
  }
  function tag<Rows extends object[] = Row[]>(words: TemplateStringsArray, ...values: unknown[]): Query<Rows>;
  function tag(given: string | readonly unknown[]): SQL;
  function tag(words: TemplateStringsArray | string | readonly unknown[], ...values: unknown[]): SQL {
    if (typeof words === 'string') return sql.raw(words.replace(/\w+/g, '"$&"'));
    if (!('raw' in words)) return sql`${words}`;
    // A list among the values is one, as an array; by itself it would become several.
    const single = values.map((value) => (Array.isArray(value) || value instanceof Date ? sql.param(value) : value));
    const query = sql(words, ...single);
    // oxlint-disable unicorn/no-thenable -- a query that nobody awaits is a part of another
    return Object.assign(query, {
      then: (...to: Parameters<Promise<object[]>['then']>) => ask(query).then(...to),
      catch: (fail: (error: unknown) => unknown) => ask(query).catch(fail),
      finally: (end: () => void) => ask(query).finally(end),
      [Symbol.toStringTag]: 'Query',
    });
    // oxlint-enable unicorn/no-thenable
  }
  return Object.assign(tag, {
    unsafe: async <Rows extends object[] = Row[]>(text: string) => ask<Rows>(sql.raw(text)),
    begin: async <Done>(work: (transaction: Tag) => Promise<Done>) =>
      plain(db.transaction(async (inner) => work(tagOf(inner)))),
  });
}

/** Connections with their tag. */
export type SqlConnections = Connections & { sql: Tag };
export const withSql = (connections: Connections): SqlConnections => ({ ...connections, sql: tagOf(connections.db) });

/** A tag with connections of its own. */
export function openSql(url: string, max = 4): Tag & { end: () => Promise<void> } {
  const { db, close } = connect(url, { max });
  return Object.assign(tagOf(db), { end: close });
}

import type { Tag } from './sql.ts';

/** Every column of every table in which one of the texts is found, those of the queue included. */
export async function columnsWith(sql: Tag, texts: readonly string[]): Promise<string[]> {
  const columns = await sql<{ schema: string; table: string; column: string }[]>`
    select table_schema as schema, table_name as table, column_name as column from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'
      and data_type not in ('bytea', 'boolean')
    order by 1, 2, 3`;
  const found: string[] = [];
  for (const { schema, table, column } of columns) {
    const [row] = await sql`
      select from ${sql(schema)}.${sql(table)} as searched where exists (
        select from unnest(${texts}::text[]) as traces (trace)
        where position(trace in searched.${sql(column)}::text) > 0
      ) limit 1`;
    if (row) found.push(`${table}.${column}`);
  }
  return found;
}

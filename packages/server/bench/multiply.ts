import type { Tag } from '../test/support/sql.ts';

/** How many applications each vacancy has, and to how many vacancies each candidate responded. */
const perVacancy = 5;
const perCandidate = 10;
const perCompany = 25;
/** As many as moderators let wait, however many vacancies there are. */
const waiting = 200;

/**
 * Makes a platform of what `fill` wrote: as many copies of each public vacancy as it takes, 25 in a company, and five
 * applications to each. Indexes are built once, and what triggers would add is written at once.
 */
export async function multiply(sql: Tag, size: number): Promise<void> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from vacancies`;
  const originals = row?.count ?? 0;
  const candidates = Math.ceil((size * perVacancy) / perCandidate);
  await sql`insert into companies (name, email, phone, company_type, area_id)
    select 'Компания ' || word || ' ' || number, 'a@b.uz', '998900000000', 'legal', 1
    from generate_series(1, ${Math.ceil(size / perCompany)}::int) number
    join bench_words on id = 1 + number % 6000`;
  await sql`insert into users (phone, first_name, last_name, role, phone_verified, created_at)
    select (998_910_000_000 + number)::text, 'Мадина', initcap(word) || 'ева', 'candidate', true,
      now() - number % 700 * interval '13 hours'
    from generate_series(0, ${candidates - 1}::int) number join bench_words on id = 1 + number % 6000`;
  await sql`create table bench_companies as
    select row_number() over (order by created_at, id)::int - 1 as number, id from companies
    where id not in (select company_id from vacancies)`;
  await sql`create table bench_candidates as
    select (phone::bigint - 998_910_000_000)::int as number, id from users where role = 'candidate'`;
  await sql`analyze bench_companies, bench_candidates`;
  await sql`create table bench_vacancies as
    select series.number, origin.id as origin,
      case when series.number = origin.row then origin.id else gen_random_uuid() end as id,
      company.id as company_id,
      now() - series.number % 500 * interval '17 hours' - series.number * interval '1 second' as at
    from generate_series(1, ${size}::int) series(number)
    join (select row_number() over (order by id)::int as row, id from vacancies) origin
      on origin.row = 1 + (series.number - 1) % ${originals}::int
    join bench_companies company on company.number = series.number % ${Math.ceil(size / perCompany)}::int`;
  await sql`analyze bench_vacancies`;
  await sql`update vacancies set company_id = copy.company_id, created_at = at from bench_vacancies copy
    where copy.id = vacancies.id`;
  for (const table of ['vacancies', 'deliveries', 'vacancy_spans', 'vacancy_search'])
    await withoutIndexes(sql, table, (transaction) => copyRows(transaction, table));
  await withoutIndexes(
    sql,
    'applications',
    (transaction) => transaction`
    insert into applications (vacancy_id, candidate_id, candidate_name, phone, title, status, created_at, status_since,
      last_event_at, updated_at)
    select copy.id, candidate.id, 'Мадина ' || initcap(word) || 'ева', (998_910_000_000 + candidate.number)::text,
      'Технолог', (array['applied', 'screening', 'interview', 'offer', 'rejected', 'hired'])[1 + place % 6],
      applied, applied, applied, applied
    from bench_vacancies copy cross join generate_series(1, ${perVacancy}::int) round
    cross join lateral (select copy.number::bigint * 31 + round * 97 as place,
      at + round * interval '5 hours' as applied) wish
    join bench_candidates candidate on candidate.number = place % ${candidates}::int
    join bench_words on bench_words.id = 1 + candidate.number % 6000`,
  );
  await withoutIndexes(
    sql,
    'application_stages',
    (transaction) => transaction`
    insert into application_stages (application_id, vacancy_id, day, source, reached, outcome, applied_at)
    select id, vacancy_id, (created_at at time zone 'Asia/Tashkent')::date, 'site', 0, 'open', created_at
    from applications`,
  );
  await sql`update vacancies set moderation_status = 'pending', submitted_at = now() from bench_vacancies copy
    where copy.id = vacancies.id and number <= ${waiting}`;
  await sql`vacuum analyze`;
}

/** Copies what belongs to each original to its copies. */
async function copyRows(sql: Tag, table: string): Promise<void> {
  const rows = await sql<{ name: string }[]>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' and is_identity = 'NO'
      and not (column_name in ('id', 'tag') and ${table} <> 'vacancies')`;
  const changed: Record<string, string> = {
    vacancy_id: 'copy.id',
    id: 'copy.id',
    company_id: 'copy.company_id',
    created_at: 'copy.at',
    published_at: 'copy.at',
    first_published_at: 'copy.at',
    from_at: 'copy.at',
  };
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => changed[name] ?? `row.${name}`);
  const key = table === 'vacancies' ? 'id' : 'vacancy_id';
  await sql.unsafe(`insert into ${table} (${names.join()}) select ${values.join()}
    from bench_vacancies copy join ${table} row on row.${key} = copy.origin where copy.id <> copy.origin`);
}

/** Fills a table whose triggers rest and whose indexes are built when it is full. */
async function withoutIndexes(
  sql: Tag,
  table: string,
  work: (transaction: Tag) => PromiseLike<unknown>,
): Promise<void> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename = ${table}
      and indexname not in (select conname from pg_constraint where contype in ('p', 'u'))`;
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`set local maintenance_work_mem = '1GB'`;
    for (const { name } of indexes) await transaction`drop index ${transaction(name)}`;
    await work(transaction);
    for (const { definition } of indexes) await transaction.unsafe(definition);
  });
}

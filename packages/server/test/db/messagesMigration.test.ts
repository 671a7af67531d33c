import { expect, test } from 'vitest';
import { beforeMigration } from '../support/migrating.ts';

const database = beforeMigration('0020_messages');

test('what happened before is known: openings, withdrawals, and refusals that are still held back', async () => {
  const { sql } = database;
  await sql`insert into areas (slug, name) values ('sewing', 'Швейное производство')`;
  await sql`insert into users (phone, first_name, last_name, role)
    values ('998900000000', 'А', 'Б', 'employer'), ('998900000001', 'В', 'Г', 'candidate')`;
  await sql`insert into companies (name, email, phone, company_type, area_id)
    select 'К', 'a@b.uz', '998900000000', 'legal', id from areas`;
  await sql`insert into vacancies (company_id, title, status, created_by)
    select companies.id, title, 'active', users.id from companies, users, (values ('Швея'), ('Повар')) as given (title)
    where users.role = 'employer'`;
  await sql`insert into applications
    (vacancy_id, candidate_id, candidate_name, status, created_at, updated_at, opened_at, withdrawn_at)
    select vacancies.id, users.id, 'В Г', 'rejected', '2026-01-01Z', '2026-01-03Z', '2026-01-02Z',
      case when title = 'Повар' then '2026-01-03Z'::timestamptz end
    from vacancies, users where users.role = 'candidate'`;
  await sql`insert into application_events (application_id, status, author_id, at)
    select applications.id, given.status,
      case when given.status = 'applied' or withdrawn_at is not null then candidate_id end, given.at::timestamptz
    from applications, (values ('applied', '2026-01-01Z'), ('rejected', '2026-01-03Z')) as given (status, at)`;
  await database.migrate();
  expect(
    await sql`select title, kind, at, visible_at - at as held from application_events
      join applications on applications.id = application_id join vacancies on vacancies.id = vacancy_id
      order by title, at`,
  ).toMatchObject([
    { title: 'Повар', kind: 'status', held: '00:00:00' },
    { title: 'Повар', kind: 'opened', at: new Date('2026-01-02Z'), held: '00:00:00' },
    { title: 'Повар', kind: 'withdrawn', held: '00:00:00' },
    { title: 'Швея', kind: 'status', held: '00:00:00' },
    { title: 'Швея', kind: 'opened', held: '00:00:00' },
    { title: 'Швея', kind: 'status', held: '00:10:00' },
  ]);
  expect(await sql`select distinct status_since, last_event_at from applications`).toEqual([
    { status_since: new Date('2026-01-03Z'), last_event_at: new Date('2026-01-03Z') },
  ]);
});

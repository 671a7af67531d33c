import { expect, test } from 'vitest';
import { beforeMigration } from '../support/migrating.ts';

const database = beforeMigration('0015_public_pages');

test('what is public knows its first publication, of a channel that was removed since too', async () => {
  const { sql } = database;
  await sql`insert into areas (slug, name) values ('sewing', 'Швейное производство')`;
  await sql`insert into users (phone, first_name, last_name, role) values ('998900000000', 'А', 'Б', 'employer')`;
  await sql`insert into companies (name, email, phone, company_type, area_id)
    select 'К', 'a@b.uz', '998900000000', 'legal', id from areas`;
  await sql`insert into vacancies (company_id, title, status, created_by)
    select companies.id, 'Швея', 'active', users.id from companies, users`;
  await sql`insert into channels (type, name) values ('website', 'Сайт'), ('telegram', 'Канал')`;
  await sql`insert into deliveries (vacancy_id, channel_id, status, published_at)
    select vacancies.id, channels.id, given.status, at::timestamptz from vacancies join channels on true
    join (values ('website', 'removed', '2026-02-01Z'), ('website', 'success', '2026-03-01Z'),
      ('telegram', 'success', '2026-01-01Z')) as given (type, status, at) on given.type = channels.type`;
  await database.migrate();
  expect(await sql`select first_published_at, published_at from vacancy_search`).toEqual([
    { first_published_at: new Date('2026-02-01Z'), published_at: new Date('2026-03-01Z') },
  ]);
});

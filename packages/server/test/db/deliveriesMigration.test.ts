import { expect, test } from 'vitest';
import { beforeMigration } from '../support/migrating.ts';

const database = beforeMigration('0014_deliveries');

test('what was published stays public, and the public list follows deliveries', async () => {
  const { sql } = database;
  await sql`insert into areas (slug, name) values ('sewing', 'Швейное производство')`;
  await sql`insert into users (phone, first_name, last_name, role) values ('998900000000', 'А', 'Б', 'employer')`;
  await sql`insert into companies (name, email, phone, company_type, area_id)
    select 'К', 'a@b.uz', '998900000000', 'legal', id from areas`;
  await sql`insert into vacancies (company_id, title, status, created_by)
    select companies.id, 'Швея', 'active', users.id from companies, users`;
  await sql`insert into posting_services (type, name) values ('website', 'Сайт')`;
  await sql`insert into publishing_sessions (vacancy_id, user_id, started_at) select id, created_by, now()
    from vacancies`;
  await sql`insert into publications (vacancy_id, service_id, session_id, status)
    select vacancies.id, posting_services.id, publishing_sessions.id, 'success'
      from vacancies, posting_services, publishing_sessions`;
  await database.migrate();
  const isPublic = async () => (await sql`select from vacancy_search`).length === 1;
  expect(
    await sql`
      select channels.name, status from deliveries
      join channels on channels.id = channel_id join publications on publications.id = publication_id`,
  ).toEqual([{ name: 'Сайт', status: 'success' }]);
  expect(await isPublic()).toBe(true);
  await sql`update deliveries set status = 'removed'`;
  expect(await isPublic()).toBe(false);
  await sql`update deliveries set status = 'success'`;
  expect(await isPublic()).toBe(true);
});

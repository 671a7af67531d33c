import { expect, test } from 'vitest';
import { hashOf } from '../../src/sealing/secrets.ts';
import { beforeMigration } from '../support/migrating.ts';

const database = beforeMigration('0009_limits');

test('M9: links that are out go on, and their tokens are gone', async () => {
  const { sql } = database;
  const token = 'vV3mG0pYJ7bA2m8kq1x0b3J5r9t2w4y6z8A0c2E4g6I';
  await sql`insert into areas (slug, name) values ('sewing', 'Швейное производство')`;
  await sql`insert into users (phone, first_name, last_name, role) values ('998900000000', 'А', 'Б', 'employer')`;
  await sql`insert into companies (name, email, phone, company_type, area_id)
    select 'К', 'a@b.uz', '998900000000', 'legal', id from areas`;
  await sql`insert into vacancies (company_id, title, created_by) select companies.id, 'Швея', users.id
    from companies, users`;
  await sql`insert into interviews (vacancy_id, token, language, questions, created_by, created_at, expires_at)
    select id, ${token}, 'ru', '[]', created_by, now(), now() from vacancies`;
  await database.migrate();
  const [row] = await sql<Record<string, unknown>[]>`select * from interviews`;
  expect(row?.token_hash).toEqual(hashOf(token));
  expect(row).toMatchObject({ application_id: null, token_sealed: null, uploads: 0 });
  expect(row).not.toHaveProperty('token');
});

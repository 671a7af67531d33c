import { expect, test } from 'vitest';
import { beforeMigration } from '../support/migrating.ts';

const database = beforeMigration('0012_codes');

test('sentences that the server had kept become codes, and what people wrote stays', async () => {
  const { sql } = database;
  const faults = [
    'Дополните описание: расскажите о работе хотя бы в 40 знаках.',
    'Уберите требования к полу и к возрасту: трудовой кодекс их запрещает.',
  ].join('\n');
  await sql`insert into areas (slug, name) values ('sewing', 'Швейное производство')`;
  await sql`insert into users (phone, first_name, last_name, role) values ('998900000000', 'А', 'Б', 'employer')`;
  await sql`insert into companies (name, email, phone, company_type, area_id)
    select 'К', 'a@b.uz', '998900000000', 'legal', id from areas`;
  const vacancy = (title: string, comment: string, by: string) => sql`
    insert into vacancies (company_id, title, created_by, moderation_status, moderation_comment, moderated_by)
    select companies.id, ${title}, users.id, 'needs_revision', ${comment}, ${by} from companies, users`;
  await vacancy('Швея', faults, 'Правила платформы');
  await vacancy('Повар', 'Добавьте хотя бы одно требование.', 'Модератор');
  await sql`insert into vacancy_moderations (vacancy_id, status, comment, by)
    select id, moderation_status, moderation_comment, moderated_by from vacancies
    union all select id, 'pending', null, 'Модератор' from vacancies where title = 'Швея'`;
  await sql`insert into applications (vacancy_id, candidate_name, source)
    select id, 'А', case title when 'Швея' then 'Платформа' else 'HeadHunter' end from vacancies`;
  await database.migrate();
  const found = 'descriptionTooShort {"min":40}\ndemandsSex\ndemandsAge';
  const written = 'Добавьте хотя бы одно требование.';
  expect(
    await sql`select moderated_by as by, moderation_comment as comment from vacancies order by title desc`,
  ).toEqual([
    { by: 'rules', comment: found },
    { by: 'operator', comment: written },
  ]);
  expect(await sql`select by, comment from vacancy_moderations order by number`).toEqual([
    { by: 'rules', comment: found },
    { by: 'operator', comment: written },
    { by: 'Модератор', comment: null },
  ]);
  expect(
    await sql`select source from applications join vacancies on vacancies.id = vacancy_id order by title desc`,
  ).toEqual([{ source: 'platform' }, { source: 'headhunter' }]);
});

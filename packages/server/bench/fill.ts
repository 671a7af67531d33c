import type { Tag } from '../test/support/sql.ts';

const batch = 5000;

const heads = [
  'Менеджер',
  'Инженер',
  'Технолог',
  'Бухгалтер',
  'Водитель',
  'Диспетчер',
  'Агроном',
  'Программист',
  'Кладовщик',
  'Повар',
  'Швея',
  'Электрик',
  'Сварщик',
  'Юрист',
  'Аналитик',
  'Дизайнер',
  'Оператор',
  'Мастер',
  'Учитель',
  'Врач',
  'Фармацевт',
  'Логист',
  'Маркетолог',
  'Администратор',
  'Механик',
];
const tails = [
  'по продажам',
  'по качеству',
  'швейного производства',
  'международных перевозок',
  'склада',
  'цеха',
  'отдела закупок',
  'на производство',
  'в офис',
  'сети магазинов',
  'по работе с клиентами',
  'первой категории',
  'холодного цеха',
  'учебного центра',
  'клиники',
];

/**
 * Writes public vacancies: repeatable texts of 60 words from a vocabulary of 6,000, 25 × 15 titles, 400 companies,
 * every city.
 */
export async function fill(sql: Tag, size: number): Promise<void> {
  const syllables = [
    'ба',
    'вер',
    'го',
    'дан',
    'жел',
    'за',
    'ир',
    'кон',
    'лу',
    'мир',
    'но',
    'ос',
    'пла',
    'рес',
    'сто',
    'тур',
    'уч',
    'фор',
    'хоз',
    'цен',
  ];
  await sql`create table bench_words as
    select row_number() over () as id, a.s || b.s || c.s as word
    from unnest(${syllables}::text[]) a(s), unnest(${syllables}::text[]) b(s), unnest(${syllables}::text[]) c(s)
    limit 6000`;
  await sql`alter table bench_words add primary key (id)`;
  const [user] =
    await sql`insert into users (phone, first_name, last_name, role) values ('998900000000', 'А', 'Б', 'employer')
      returning id`;
  await sql`insert into companies (name, email, phone, company_type, area_id)
    select 'Компания ' || word || ' ' || (id % 400), 'a@b.uz', '998900000000', 'legal', 1 from bench_words
      where id <= 400`;
  await sql`select setseed(0.5)`;
  for (let from = 0; from < size; from += batch) {
    await sql`
      with firms as (select array_agg(id) as ids from companies),
        towns as (select array_agg(name order by id) as names from cities)
      insert into vacancies (company_id, title, description, requirements, benefits, location, employment_type,
        salary_min, currency, status, moderation_status, created_by)
      select firms.ids[1 + number % 400],
        (${heads}::text[])[1 + number % ${heads.length}::int] || ' ' ||
          (${tails}::text[])[1 + (number / 7) % ${tails.length}::int],
        (select string_agg(word, ' ') from bench_words where id in (
          select 1 + (6000 * power(((number::bigint * 7919 + place * 104729) % 10007) / 10007.0, 2))::int
            from generate_series(1, 60) place)),
        array['Опыт от года', 'Ответственность'], array['Обеды', 'Официальное оформление'],
        towns.names[1 + (number / 3) % array_length(towns.names, 1)],
        (array['full-time', 'full-time', 'full-time', 'part-time', 'contract', 'freelance'])[1 + (number / 11) % 6],
        4000000 + number % 9000000, 'UZS', 'active', 'approved', ${user?.id as string}
      from generate_series(${from}::int, ${Math.min(size, from + batch) - 1}::int) number, firms, towns`;
    await sql`insert into deliveries (vacancy_id, channel_id, status, published_at)
      select vacancies.id, channels.id, 'success', now() - random() * interval '60 days'
      from vacancies, channels
      where type = 'website' and not exists (select from deliveries where vacancy_id = vacancies.id)`;
  }
  await sql`vacuum analyze`;
}

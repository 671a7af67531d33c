import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import * as schema from '../schema/index.ts';
import { areas } from './areas.ts';
import { regions } from './places.ts';

const skills = [
  '1С:Предприятие',
  'Adobe Photoshop',
  'AutoCAD',
  'Excel',
  'Figma',
  'Git',
  'Java',
  'JavaScript',
  'Node.js',
  'PostgreSQL',
  'Python',
  'React',
  'SMM',
  'SQL',
  'TypeScript',
  'Агрономия',
  'Активные продажи',
  'Английский язык',
  'Бухгалтерский учёт',
  'Ведение переговоров',
  'Внешнеэкономическая деятельность',
  'Деловая переписка',
  'Инкотермс',
  'Кадровое делопроизводство',
  'Капельное орошение',
  'Клиентоориентированность',
  'Контроль качества',
  'Логистика',
  'Налоговая отчётность',
  'Наставничество',
  'Обслуживание гостей',
  'Организация производства',
  'Охрана труда',
  'Планирование маршрутов',
  'Работа с возражениями',
  'Раскрой ткани',
  'Ремонт оборудования',
  'Складской учёт',
  'Таможенное оформление',
  'Узбекский язык',
  'Управление персоналом',
  'Управление проектами',
  'Управленческий учёт',
  'Холодные звонки',
];

/** Writes what the product cannot run without: places, spheres, lists, plans, services, modules. */
export async function seedReference(db: Database): Promise<void> {
  await db.insert(schema.regions).values(regions.map(({ id, name, nameUz }) => ({ id, name, nameUz })));
  await db
    .insert(schema.cities)
    .values(
      regions.flatMap(({ id: regionId, cities }) =>
        cities.map(([id, name, nameUz, slug]) => ({ id, regionId, name, nameUz, slug })),
      ),
    );
  await db.execute(sql`refresh materialized view search_places`);
  await seedAreas(db);
  await db.insert(schema.skills).values(skills.map((name) => ({ name, key: name.toLowerCase() })));
  await db.insert(schema.currencies).values([
    { code: 'UZS', symbol: 'сум', name: 'Узбекский сум', position: 1 },
    { code: 'USD', symbol: '$', name: 'Доллар США', position: 2 },
    { code: 'EUR', symbol: '€', name: 'Евро', position: 3 },
    { code: 'RUB', symbol: '₽', name: 'Российский рубль', position: 4 },
  ]);
  await db.insert(schema.employmentTypes).values([
    { id: 'full-time', name: 'Полная занятость', position: 1 },
    { id: 'part-time', name: 'Частичная занятость', position: 2 },
    { id: 'contract', name: 'Контракт', position: 3 },
    { id: 'freelance', name: 'Фриланс', position: 4 },
  ]);
  await db.insert(schema.resumeVisibilities).values([
    { id: 'everyone', name: 'Видно всем работодателям', position: 1 },
    { id: 'responded', name: 'Видно тем, кому я откликнулся', position: 2 },
    { id: 'nobody', name: 'Не видно никому', position: 3 },
  ]);
  await db.insert(schema.settings).values([
    { category: 'general', name: 'country', value: 'Узбекистан' },
    { category: 'general', name: 'timezone', value: 'Asia/Tashkent' },
    { category: 'general', name: 'currency', value: 'UZS' },
    { category: 'support', name: 'email', value: 'support@kasb.uz' },
  ]);
  await db.insert(schema.modules).values([
    { name: 'ai-vacancy', title: 'Конструктор вакансий' },
    { name: 'headhunter', title: 'HeadHunter' },
    { name: 'vacancy-interview', title: 'Интервью' },
    { name: 'vacancy-posting', title: 'Публикация вакансий' },
  ]);
  await db.insert(schema.channels).values({ type: 'website', name: 'Сайт Kasb', identifier: 'kasb' });
  await db.insert(schema.pricingPlans).values(plans);
}

async function seedAreas(db: Database): Promise<void> {
  const tops = await db
    .insert(schema.areas)
    .values(areas.map(([slug, name]) => ({ slug, name })))
    .returning({ id: schema.areas.id, slug: schema.areas.slug });
  const idOf = new Map(tops.map(({ id, slug }) => [slug, id]));
  await db
    .insert(schema.areas)
    .values(
      areas.flatMap(([parent, , children]) =>
        children.map(([slug, name]) => ({ slug, name, parentId: idOf.get(parent) })),
      ),
    );
}

const plans: (typeof schema.pricingPlans.$inferInsert)[] = [
  {
    name: 'Старт',
    description: 'Для небольшой компании, которая ищет одного-двух сотрудников.',
    price: 490_000,
    currency: 'UZS',
    billingPeriod: 'monthly',
    postingsLimit: 3,
    features: ['3 публикации вакансий', 'Публикация на сайте и в Telegram', 'Отклики в одном месте'],
  },
  {
    name: 'Бизнес',
    description: 'Для компании, которая нанимает постоянно.',
    price: 990_000,
    currency: 'UZS',
    billingPeriod: 'monthly',
    postingsLimit: 10,
    features: ['10 публикаций вакансий', 'Все каналы публикации', 'Вопросы для видеоинтервью', 'Статистика HeadHunter'],
  },
  {
    name: 'Навсегда',
    description: 'Один платёж, и публикуйте без ограничений.',
    price: 25_000_000,
    currency: 'UZS',
    billingPeriod: 'lifetime',
    postingsLimit: null,
    features: ['Публикации без ограничений', 'Все каналы публикации', 'Конструктор вакансий', 'Приоритетная поддержка'],
  },
];

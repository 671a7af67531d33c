import { and, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { modules, channels, settings, skills } from '../schema/index.ts';

/** Uzbek names of skills by their Russian ones; the rest are called alike. */
const skillNames = {
  '1С:Предприятие': '1C:Predpriyatie',
  Агрономия: 'Agronomiya',
  'Активные продажи': 'Faol savdo',
  'Английский язык': 'Ingliz tili',
  'Бухгалтерский учёт': 'Buxgalteriya hisobi',
  'Ведение переговоров': 'Muzokara olib borish',
  'Внешнеэкономическая деятельность': 'Tashqi iqtisodiy faoliyat',
  'Деловая переписка': 'Ish yozishmalari',
  Инкотермс: 'Inkoterms',
  'Кадровое делопроизводство': 'Kadrlar ish yuritishi',
  'Капельное орошение': 'Tomchilatib sugʻorish',
  Клиентоориентированность: 'Mijozga yoʻnaltirilganlik',
  'Контроль качества': 'Sifat nazorati',
  Логистика: 'Logistika',
  'Налоговая отчётность': 'Soliq hisoboti',
  Наставничество: 'Murabbiylik',
  'Обслуживание гостей': 'Mehmonlarga xizmat koʻrsatish',
  'Организация производства': 'Ishlab chiqarishni tashkil etish',
  'Охрана труда': 'Mehnat muhofazasi',
  'Планирование маршрутов': 'Marshrutlarni rejalashtirish',
  'Работа с возражениями': 'Eʼtirozlar bilan ishlash',
  'Раскрой ткани': 'Mato bichish',
  'Ремонт оборудования': 'Uskunalarni taʼmirlash',
  'Складской учёт': 'Ombor hisobi',
  'Таможенное оформление': 'Bojxona rasmiylashtiruvi',
  'Узбекский язык': 'Oʻzbek tili',
  'Управление персоналом': 'Xodimlarni boshqarish',
  'Управление проектами': 'Loyihalarni boshqarish',
  'Управленческий учёт': 'Boshqaruv hisobi',
  'Холодные звонки': 'Sovuq qoʻngʻiroqlar',
};

const moduleTitles = {
  'ai-vacancy': 'Vakansiya konstruktori',
  'vacancy-interview': 'Intervyu',
  'vacancy-posting': 'Vakansiyalarni eʼlon qilish',
};

/** Writes the Uzbek names of skills, modules, the site and settings, also where the Russian ones have stood before. */
export async function seedUzbekLists(db: Database): Promise<void> {
  for (const [name, nameUz] of Object.entries(skillNames))
    await db.update(skills).set({ nameUz }).where(eq(skills.name, name));
  for (const [name, titleUz] of Object.entries(moduleTitles))
    await db.update(modules).set({ titleUz }).where(eq(modules.name, name));
  await db.update(channels).set({ nameUz: 'Kasb sayti' }).where(eq(channels.name, 'Сайт Kasb'));
  const isCountry = and(eq(settings.category, 'general'), eq(settings.name, 'country'));
  await db.update(settings).set({ valueUz: 'Oʻzbekiston' }).where(isCountry);
}

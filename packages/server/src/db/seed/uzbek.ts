import { eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { areas, currencies, employmentTypes, pricingPlans, resumeVisibilities } from '../schema/index.ts';

/** Uzbek names of activity spheres by slug. */
const spheres: Record<string, string> = {
  it: 'Axborot texnologiyalari',
  software: 'Dasturiy taʼminot ishlab chiqish',
  'it-support': 'Tizim maʼmurligi va texnik yordam',
  telecom: 'Telekommunikatsiya va aloqa',
  fintech: 'Moliyaviy texnologiyalar',
  construction: 'Qurilish va koʻchmas mulk',
  housing: 'Uy-joy qurilishi',
  infrastructure: 'Yoʻllar va infratuzilma',
  'building-materials': 'Qurilish materiallari ishlab chiqarish',
  'real-estate': 'Koʻchmas mulk va binolarni boshqarish',
  trade: 'Savdo',
  retail: 'Chakana savdo',
  wholesale: 'Ulgurji savdo',
  'e-commerce': 'Internet-savdo',
  'export-import': 'Eksport va import',
  textile: 'Toʻqimachilik sanoati',
  sewing: 'Tikuvchilik',
  spinning: 'Yigiruv va toʻquv',
  knitwear: 'Trikotaj',
  leather: 'Charm va poyabzal',
  agriculture: 'Qishloq xoʻjaligi',
  horticulture: 'Bogʻdorchilik va sabzavotchilik',
  cotton: 'Paxtachilik',
  livestock: 'Chorvachilik va parrandachilik',
  'food-processing': 'Qishloq xoʻjaligi mahsulotlarini qayta ishlash',
  logistics: 'Transport va logistika',
  'road-freight': 'Avtomobilda yuk tashish',
  warehousing: 'Ombor logistikasi',
  'rail-freight': 'Temir yoʻlda yuk tashish',
  delivery: 'Kuryerlik yetkazib berish',
  industry: 'Sanoat va energetika',
  machinery: 'Mashinasozlik',
  metallurgy: 'Metallurgiya va konchilik',
  energy: 'Energetika',
  chemistry: 'Kimyo sanoati',
  finance: 'Moliya va hisob',
  banking: 'Banklar',
  insurance: 'Sugʻurta',
  accounting: 'Buxgalteriya va audit',
  microfinance: 'Mikromoliyalash',
  education: 'Taʼlim',
  schools: 'Maktablar va bogʻchalar',
  universities: 'Oliy taʼlim',
  courses: 'Oʻquv markazlari va kurslar',
  medicine: 'Tibbiyot va farmatsevtika',
  clinics: 'Klinikalar va shifoxonalar',
  pharmacies: 'Dorixonalar',
  pharma: 'Dori ishlab chiqarish',
  laboratories: 'Laboratoriyalar',
  catering: 'Mehmonxonalar, restoranlar, turizm',
  restaurants: 'Restoran va kafelar',
  hotels: 'Mehmonxonalar',
  tourism: 'Turizm',
  services: 'Biznes va aholi uchun xizmatlar',
  marketing: 'Marketing va reklama',
  legal: 'Yuridik xizmatlar',
  security: 'Qoʻriqlash',
  beauty: 'Goʻzallik va salomatlik',
};

const currencyNames = { UZS: 'Oʻzbek soʻmi', USD: 'AQSH dollari', EUR: 'Yevro', RUB: 'Rossiya rubli' };

const employments = {
  'full-time': 'Toʻliq bandlik',
  'part-time': 'Qisman bandlik',
  contract: 'Shartnoma',
  freelance: 'Frilans',
};

const visibilities = {
  everyone: 'Barcha ish beruvchilarga koʻrinadi',
  responded: 'Men ariza yuborganlarga koʻrinadi',
  nobody: 'Hech kimga koʻrinmaydi',
};

/** Uzbek texts of the plans by their Russian names. */
const plans = {
  Старт: {
    nameUz: 'Start',
    descriptionUz: 'Bir-ikki xodim izlayotgan kichik kompaniya uchun.',
    featuresUz: ['3 ta vakansiya eʼloni', 'Saytda va Telegramda eʼlon qilish', 'Barcha arizalar bir joyda'],
  },
  Бизнес: {
    nameUz: 'Biznes',
    descriptionUz: 'Doimiy ravishda xodim oladigan kompaniya uchun.',
    featuresUz: [
      '10 ta vakansiya eʼloni',
      'Barcha eʼlon kanallari',
      'Videointervyu uchun savollar',
      'HeadHunter statistikasi',
    ],
  },
  Навсегда: {
    nameUz: 'Umrbod',
    descriptionUz: 'Bir marta toʻlang va cheklovsiz eʼlon qiling.',
    featuresUz: ['Cheklovsiz eʼlonlar', 'Barcha eʼlon kanallari', 'Vakansiya konstruktori', 'Ustuvor yordam'],
  },
};

/** Writes the Uzbek names of the reference data, also where the Russian ones have stood before. */
export async function seedUzbekNames(db: Database): Promise<void> {
  for (const [slug, nameUz] of Object.entries(spheres))
    await db.update(areas).set({ nameUz }).where(eq(areas.slug, slug));
  for (const [code, nameUz] of Object.entries(currencyNames))
    await db.update(currencies).set({ nameUz }).where(eq(currencies.code, code));
  await db.update(currencies).set({ symbolUz: 'soʻm' }).where(eq(currencies.code, 'UZS'));
  for (const [id, nameUz] of Object.entries(employments))
    await db.update(employmentTypes).set({ nameUz }).where(eq(employmentTypes.id, id));
  for (const [id, nameUz] of Object.entries(visibilities))
    await db.update(resumeVisibilities).set({ nameUz }).where(eq(resumeVisibilities.id, id));
  for (const [name, texts] of Object.entries(plans))
    await db.update(pricingPlans).set(texts).where(eq(pricingPlans.name, name));
}

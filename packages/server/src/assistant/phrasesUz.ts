import { bullets, grouped, range } from './phrasing.ts';
import type { Phrases } from './phrasing.ts';
import { capital } from './understand/nominative.ts';
import { isCamp } from './understand/schedule.ts';

/** What the assistant says in Uzbek. */
export const uz: Phrases = {
  greeting: (company) =>
    `Assalomu alaykum! «${company}» kompaniyasi uchun vakansiya tuzishga yordam beraman. Kimni qidiryapmiz?`,
  questions: {
    title: 'Kimni qidiryapmiz? Lavozimni yozing.',
    duties: 'Xodim nima bilan shug‘ullanadi? Asosiy vazifalarni yozing.',
    requirements: 'Nomzodga qanday talablar bor?',
    benefits: 'Nimalarni taklif qilasiz: sharoit, ish tartibi, bonuslar?',
    salary: 'Maosh qancha?',
    format: 'Ish formati va bandlik qanday? Kerak bo‘lsa, shaharni yozing.',
  },
  needed: 'Lavozimni o‘zingiz ayting: variantlardan tanlang yoki yozing.',
  left: {
    title: 'Lavozimni keyinroq aytish mumkin.',
    duties: 'Odatdagi vazifalar qo‘shildi, ularni o‘zgartirish mumkin.',
    requirements: 'Odatdagi talablar qo‘shildi, ularni o‘zgartirish mumkin.',
    benefits: 'Odatdagi sharoitlar qo‘shildi, ularni o‘zgartirish mumkin.',
    salary: 'Maosh hozircha «kelishilgan holda», keyin aytish mumkin.',
    format: 'Bandlik hozircha to‘liq, o‘zgartirish mumkin.',
  },
  passed: 'O‘tkazib yuboramiz.',
  postponed: 'Bunga oxirida qaytamiz.',
  missing: (parts) => `E’lon qilish uchun yetishmaydi: ${parts.join(', ')}.`,
  suggest: {
    duties: 'Vazifalarni taklif qiling',
    requirements: 'Talablarni taklif qiling',
    benefits: 'Sharoitlarni taklif qiling',
  },
  unsaid: (topics) => `Ko‘rsatilmagan: ${topics.map((topic) => uz.topics[topic]).join(', ')}.`,
  notUnderstood: 'Javob unchalik tushunarli emas.',
  openings: ['Qabul qilindi', 'Tushunarli', 'Hisobga olindi'],
  more: (count) => `yana ${count} ta`,
  ready:
    'Vakansiya tayyor! Uni tekshiring va «Vakansiya yaratish» tugmasini bosing. ' +
    'Biror narsani o‘zgartirish kerak bo‘lsa, yozing.',
  stillReady: 'Vakansiya tayyor: «Vakansiya yaratish» tugmasini bosish qoldi.',
  onePosition: (others) =>
    `Bitta vakansiyada bitta lavozim, birinchisidan boshlaymiz. Keyingi suhbatlarga qoldirildi: ${others.join(', ')}.`,
  waiting: (others) => `O‘tgan suhbatdan qoldirilgan: ${others.join(', ')}.`,
  later: (others) => `Keyingi suhbatni bir bosishda boshlash mumkin: ${others.join(', ')}.`,
  about: {
    self: 'Bu yordamchi dastur: javoblaringizdan vakansiya tuzadi, qarorni esa o‘zingiz qilasiz.',
    price: 'Yordamchi bilan suhbat va vakansiyaning o‘zi bepul, faqat e’lon qilish pullik bo‘lishi mumkin.',
    next: 'Javoblardan so‘ng vakansiyani tekshirish, yaratish va e’lon qilish mumkin.',
    thanks: 'Xo‘p.',
    other: 'Yordamchi faqat vakansiya tuza oladi.',
  },
  back: (topic) => `Vakansiyaga qaytamiz, navbatdagisi: ${uz.topics[topic]}.`,
  topics: {
    title: 'lavozim',
    duties: 'vazifalar',
    requirements: 'talablar',
    benefits: 'sharoitlar',
    salary: 'maosh',
    format: 'ish formati',
  },
  refused: {
    contacts: 'Telefon va havolalar matnga kirmaydi: arizalar shu yerga keladi.',
    sex: 'Jins ko‘rsatilmaydi: qonun bunga qarab tanlashni taqiqlaydi.',
    age: 'Yosh ko‘rsatilmaydi: qonun bunga qarab tanlashni taqiqlaydi.',
    origin: 'Millat ko‘rsatilmaydi: qonun bunga qarab tanlashni taqiqlaydi.',
    rude: 'Qo‘pol so‘zlar vakansiyaga kirmaydi.',
  },
  nothingToAsk: 'Istalgan qismini o‘zgartirish mumkin: masalan, «maosh 10 mln» yoki «tushlikni olib tashlang».',
  leaveToUs: 'O‘zingiz taklif qiling',
  salaries: ['3–5 mln so‘m', '5–8 mln so‘m', '8–12 mln so‘m', '12 mln so‘mdan', 'Kelishilgan holda'],
  formats: ['Ofisda', 'Masofaviy', 'Gibrid', 'To‘liq ish kuni', 'Yarim stavka'],
  negotiable: 'Kelishilgan holda',
  agreed: 'Maosh kelishilgan holda',
  pay: ({ min, max, currency, period, per: each = '', taxes }) => {
    const unit = { UZS: 'so‘m', USD: '$', EUR: '€', RUB: '₽' }[currency];
    const per = { month: '', day: 'kuniga ', hour: 'soatiga ', piece: `${each} ` }[period];
    const sides = min !== undefined && max !== undefined ? range(min, max, '', '') : grouped(min ?? max ?? 0);
    const suffix = min !== undefined && max !== undefined ? '' : min !== undefined ? 'dan' : 'gacha';
    const ending = suffix && (/\p{L}$/u.test(unit) ? suffix : ` ${suffix}`);
    return `${per}${sides} ${unit}${ending}${taxes ? `, ${uz.taxes[taxes]}` : ''}`;
  },
  taxes: { net: 'qo‘lga', gross: 'soliqlar bilan' },
  taxesLine: { net: 'Maosh soliqdan keyin, qo‘lga ko‘rsatilgan', gross: 'Maosh soliqlar bilan ko‘rsatilgan' },
  experience: ({ from, text }) => (from === 0 ? 'Tajriba shart emas' : capital(text)),
  schedule: (schedule) => {
    const { pattern, isWeekdays, hours } = schedule;
    const kind = isCamp(schedule) ? 'rotation' : schedule.kind;
    const named = {
      shifts: 'Smenali ish',
      flexible: 'Moslashuvchan ish tartibi',
      free: 'Erkin ish tartibi',
      rotation: 'Vaxta usuli',
    };
    const parts = [pattern, isWeekdays && 'dushanba–juma', hours?.replace('-', '–')].filter(Boolean);
    return [kind && named[kind], parts.length > 0 && `${kind ? '' : 'Ish tartibi '}${parts.join(', ')}`]
      .filter(Boolean)
      .join(', ');
  },
  description: (company, place, duties) =>
    `«${company}» kompaniyasida ish${place === undefined ? '' : `, ${place}`}.\n\nVazifalar:\n${bullets(duties)}`,
  parts: { title: 'lavozim', duties: 'vazifalar', requirements: 'talablar', benefits: 'sharoitlar' },
  removed: (lines) => `Olib tashlandi: ${lines.join(', ')}.`,
  formatNames: { office: 'ofisda ishlash', remote: 'masofaviy', hybrid: 'gibrid' },
  employments: {
    'full-time': 'to‘liq bandlik',
    'part-time': 'qisman bandlik',
    contract: 'shartnoma',
    freelance: 'frilans',
  },
};

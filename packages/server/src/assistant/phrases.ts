import type { EmploymentType, Language, RemoteType } from '@kasb/contract';
import type { Topic } from '../db/schema/draft.ts';
import type { Experience } from './understand/experience.ts';
import type { ListName } from './understand/lists.ts';
import type { Pay } from './understand/money.ts';
import { capital } from './understand/nominative.ts';
import type { Schedule } from './understand/schedule.ts';
import { isCamp } from './understand/schedule.ts';

/** What the assistant says in one language. */
interface Phrases {
  greeting: (company: string) => string;
  questions: Record<Topic, string>;
  /** Where the answer cannot be left to us. */
  needed: string;
  /** What is said of a question that is left after it was asked twice. */
  left: Record<Topic, string>;
  passed: string;
  missing: (parts: readonly string[]) => string;
  /** What one presses to have a list suggested. */
  suggest: Record<ListName, string>;
  notUnderstood: string;
  noted: (facts: string) => string;
  ready: string;
  nothingToAsk: string;
  leaveToUs: string;
  salaries: string[];
  formats: string[];
  negotiable: string;
  pay: (pay: Pay) => string;
  experience: (experience: Experience) => string;
  schedule: (schedule: Schedule) => string;
  description: (company: string, title: string, duties: readonly string[]) => string;
  position: (title: string) => string;
  parts: Record<ListName | 'title', string>;
  removed: string;
  formatNames: Record<RemoteType, string>;
  employments: Record<EmploymentType, string>;
}

const grouped = (value: number) => String(value).replace(/\B(?=(?:\d{3}){1,9}$)/g, '\u00A0');

const bullets = (lines: readonly string[]) => lines.map((line) => `– ${line}`).join('\n');

const ru: Phrases = {
  greeting: (company) => `Здравствуйте! Помогу составить вакансию для компании «${company}». Кого ищем?`,
  questions: {
    title: 'Кого ищем? Назовите должность.',
    duties: 'Чем предстоит заниматься? Перечислите основные обязанности.',
    requirements: 'Какие требования к кандидату?',
    benefits: 'Что вы предлагаете: условия, график, бонусы?',
    salary: 'Какая зарплата?',
    format: 'Какой формат работы и занятость? Если нужно, назовите город.',
  },
  needed: 'Должность называете вы: выберите из вариантов или напишите свою.',
  left: {
    title: 'Должность можно назвать позже.',
    duties: 'Обязанности добавлены обычные, их можно поправить.',
    requirements: 'Требования добавлены обычные, их можно поправить.',
    benefits: 'Условия добавлены обычные, их можно поправить.',
    salary: 'Зарплата пока «по договорённости».',
    format: 'Формат можно назвать позже.',
  },
  passed: 'Пропускаем.',
  missing: (parts) => `Для публикации не хватает: ${parts.join(', ')}.`,
  suggest: {
    duties: 'Предложите обязанности',
    requirements: 'Предложите требования',
    benefits: 'Предложите условия',
  },
  notUnderstood: 'Не совсем понял ответ.',
  noted: (facts) => `Записал: ${facts}.`,
  ready: 'Вакансия готова! Проверьте её и нажмите «Создать вакансию». Если нужно что-то поправить, просто напишите.',
  nothingToAsk: 'Можете поправить любую часть: например, «зарплата 10 млн» или «убери обеды».',
  leaveToUs: 'Предложите сами',
  salaries: ['3–5 млн сум', '5–8 млн сум', '8–12 млн сум', 'от 12 млн сум', 'По договорённости'],
  formats: ['В офисе', 'Удалённо', 'Гибрид', 'Полный день', 'Неполный день'],
  negotiable: 'По договорённости',
  pay: ({ min, max, currency, period }) => {
    const unit = { UZS: 'сум', USD: '$', EUR: '€', RUB: '₽' }[currency];
    const per = { month: '', day: ' в день', hour: ' в час' }[period];
    return `${range(min, max, 'от', 'до')} ${unit}${per}`;
  },
  experience: ({ from, text }) =>
    from === 0
      ? 'Можно без опыта'
      : capital(text.replace(/^со?\s+опытом/iu, 'опыт').replace(/^со?\s+стажем/iu, 'стаж')),
  schedule: (schedule) => {
    const { pattern, isWeekdays, hours } = schedule;
    const kind = isCamp(schedule) ? 'rotation' : schedule.kind;
    const named = {
      shifts: 'Сменный график',
      flexible: 'Гибкий график',
      free: 'Свободный график',
      rotation: 'Вахтовый метод',
    };
    const parts = [pattern, isWeekdays && 'пн–пт', hours?.replace('-', '–')].filter(Boolean);
    return [kind && named[kind], parts.length > 0 && `${kind ? '' : 'График '}${parts.join(', ')}`]
      .filter(Boolean)
      .join(', ');
  },
  description: (company, title, duties) =>
    `Компания «${company}» приглашает на должность «${title}».\nЧем предстоит заниматься:\n${bullets(duties)}`,
  position: (title) => `должность «${title}»`,
  parts: { title: 'должность', duties: 'обязанности', requirements: 'требования', benefits: 'условия' },
  removed: 'Убрал.',
  formatNames: { office: 'работа в офисе', remote: 'удалённо', hybrid: 'гибрид' },
  employments: {
    'full-time': 'полная занятость',
    'part-time': 'частичная занятость',
    contract: 'контракт',
    freelance: 'фриланс',
  },
};

const uz: Phrases = {
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
    salary: 'Maosh hozircha «kelishilgan holda».',
    format: 'Formatni keyinroq aytish mumkin.',
  },
  passed: 'O‘tkazib yuboramiz.',
  missing: (parts) => `E’lon qilish uchun yetishmaydi: ${parts.join(', ')}.`,
  suggest: {
    duties: 'Vazifalarni taklif qiling',
    requirements: 'Talablarni taklif qiling',
    benefits: 'Sharoitlarni taklif qiling',
  },
  notUnderstood: 'Javobni to‘liq tushunmadim.',
  noted: (facts) => `Yozib oldim: ${facts}.`,
  ready:
    'Vakansiya tayyor! Uni tekshiring va «Vakansiya yaratish» tugmasini bosing. ' +
    'Biror narsani o‘zgartirish kerak bo‘lsa, yozing.',
  nothingToAsk: 'Istalgan qismini o‘zgartirish mumkin: masalan, «maosh 10 mln» yoki «tushlikni olib tashlang».',
  leaveToUs: 'O‘zingiz taklif qiling',
  salaries: ['3–5 mln so‘m', '5–8 mln so‘m', '8–12 mln so‘m', '12 mln so‘mdan', 'Kelishilgan holda'],
  formats: ['Ofisda', 'Masofaviy', 'Gibrid', 'To‘liq ish kuni', 'Yarim stavka'],
  negotiable: 'Kelishilgan holda',
  pay: ({ min, max, currency, period }) => {
    const unit = { UZS: 'so‘m', USD: '$', EUR: '€', RUB: '₽' }[currency];
    const per = { month: '', day: 'kuniga ', hour: 'soatiga ' }[period];
    const sides = min !== undefined && max !== undefined ? range(min, max, '', '') : grouped(min ?? max ?? 0);
    const suffix = min !== undefined && max !== undefined ? '' : min !== undefined ? 'dan' : 'gacha';
    return `${per}${sides} ${unit}${suffix && (/\p{L}$/u.test(unit) ? suffix : ` ${suffix}`)}`;
  },
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
  description: (company, title, duties) =>
    `«${company}» kompaniyasi «${title}» lavozimiga xodim qidirmoqda.\nVazifalar:\n${bullets(duties)}`,
  position: (title) => `lavozim «${title}»`,
  parts: { title: 'lavozim', duties: 'vazifalar', requirements: 'talablar', benefits: 'sharoitlar' },
  removed: 'Olib tashladim.',
  formatNames: { office: 'ofisda ishlash', remote: 'masofaviy', hybrid: 'gibrid' },
  employments: {
    'full-time': 'to‘liq bandlik',
    'part-time': 'qisman bandlik',
    contract: 'shartnoma',
    freelance: 'frilans',
  },
};

export const phrases: Record<Language, Phrases> = { ru, uz };

function range(min: number | undefined, max: number | undefined, from: string, to: string): string {
  if (min !== undefined && max !== undefined) return min === max ? grouped(min) : `${grouped(min)}–${grouped(max)}`;
  return min !== undefined ? `${from} ${grouped(min)}` : `${to} ${grouped(max ?? 0)}`;
}

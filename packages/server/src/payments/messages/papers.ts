import type { Language } from '@kasb/contract';
import { defineMessages, translator } from '@kasb/domain/messages';
import type { OrderedPlan, PaymentFailure } from '../../db/schema/index.ts';

/** What papers and refusals say. */
const messages = defineMessages('paymentPapers', {
  ru: {
    bank: 'Банк не списал деньги: проверьте остаток и лимит интернет-платежей',
    system: 'Платёжная система не смогла провести оплату',
    time: 'Время на оплату вышло',
    returned: 'Деньги возвращены',
    title: 'Счёт на оплату № {number}',
    about: 'от {date}, договор публичной оферты',
    until: 'действует до {date}',
    seller: 'Поставщик',
    payer: 'Покупатель',
    name: 'Наименование',
    stir: 'СТИР',
    account: 'Расчётный счёт',
    bankName: 'Банк',
    mfo: 'МФО',
    address: 'Адрес',
    item: 'Услуга',
    unit: 'Ед.',
    count: 'Кол-во',
    price: 'Цена',
    sum: 'Сумма',
    service: 'услуга',
    withoutTax: 'Итого без НДС',
    tax: 'НДС {percent}%',
    total: 'Всего к оплате',
    purpose: 'Назначение платежа',
    ikpu: 'ИКПУ {code}',
    valid: 'Счёт действителен без печати и подписи до {date}',
    head: 'Руководитель',
    accountant: 'Главный бухгалтер',
    check: 'Проверить: {link}',
    line: 'Доступ к платформе Kasb, план «{plan}», {period}, {postings}',
    lineUnlimited: 'Доступ к платформе Kasb, план «{plan}», {period}',
    purposeText: 'Оплата по счёту № {number} за доступ к платформе Kasb, план «{plan}», заказ {order}',
    withTax: 'в том числе НДС {percent}%',
    taxInWords: 'в том числе НДС {words}',
    monthly: '1 месяц',
    yearly: '1 год',
    lifetime: 'без срока',
    postings: {
      one: '{count} размещение вакансий',
      few: '{count} размещения вакансий',
      many: '{count} размещений вакансий',
      other: '{count} размещений вакансий',
    },
  },
  uz: {
    bank: 'Bank pulni yechmadi: qoldiq va internet-to‘lovlar limitini tekshiring',
    system: 'To‘lov tizimi to‘lovni o‘tkaza olmadi',
    time: 'To‘lov vaqti tugadi',
    returned: 'Pul qaytarildi',
    title: 'To‘lov uchun hisob № {number}',
    about: '{date}, ommaviy oferta shartnomasi',
    until: '{date} gacha amal qiladi',
    seller: 'Yetkazib beruvchi',
    payer: 'Xaridor',
    name: 'Nomi',
    stir: 'STIR',
    account: 'Hisob raqami',
    bankName: 'Bank',
    mfo: 'MFO',
    address: 'Manzil',
    item: 'Xizmat',
    unit: 'Birlik',
    count: 'Soni',
    price: 'Narxi',
    sum: 'Summasi',
    service: 'xizmat',
    withoutTax: 'QQSsiz jami',
    tax: 'QQS {percent}%',
    total: 'Jami to‘lanadi',
    purpose: 'To‘lov maqsadi',
    ikpu: 'MXIK {code}',
    valid: 'Hisob {date} gacha muhr va imzosiz amal qiladi',
    head: 'Rahbar',
    accountant: 'Bosh hisobchi',
    check: 'Tekshirish: {link}',
    line: 'Kasb platformasidan foydalanish, «{plan}» rejasi, {period}, {postings}',
    lineUnlimited: 'Kasb platformasidan foydalanish, «{plan}» rejasi, {period}',
    purposeText: '№ {number} hisob bo‘yicha Kasb platformasi uchun to‘lov, «{plan}» rejasi, buyurtma {order}',
    withTax: 'shu jumladan QQS {percent}%',
    taxInWords: 'shu jumladan QQS {words}',
    monthly: '1 oy',
    yearly: '1 yil',
    lifetime: 'muddatsiz',
    postings: { other: '{count} ta vakansiya' },
  },
});
const languages = { ru: translator(messages, 'ru'), uz: translator(messages, 'uz') };

/** The words of papers in a language. */
export const paperWords = (language: Language) => languages[language];

const paymeReasons: Record<number, 'bank' | 'system' | 'time' | 'returned'> = {
  1: 'system',
  2: 'bank',
  3: 'system',
  4: 'time',
  5: 'returned',
  10: 'system',
};

/** A failed try as people are told of it. */
export function failureIn({ provider, reason }: PaymentFailure, language: Language): { code: string; text: string } {
  const key = provider === 'payme' ? (paymeReasons[reason] ?? 'system') : 'bank';
  return { code: `${provider}.${reason}`, text: languages[language](key) };
}

/** What the tax office is told that an order of a plan sells. */
export const soldAs = ({ name, billingPeriod }: OrderedPlan): string =>
  paperWords('ru')('lineUnlimited', { plan: name, period: paperWords('ru')(billingPeriod) });

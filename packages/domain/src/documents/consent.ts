import type { Language } from '@kasb/contract';

/** Which terms a person agrees to now; counted up with every change of what they say. */
export const consentVersion = 1;

/** Who keeps the data. */
export interface Operator {
  name: string;
  /** The taxpayer's number. */
  stir: string;
}

/** What candidates agree to: who keeps what, what for, where, for how long, and how it ends. */
export const consentTerms: Record<Language, (operator: Operator) => string> = {
  ru: ({ name, stir }) =>
    `${name}, СТИР ${stir}, хранит ваше имя, телефон, резюме, отклики и сообщения, чтобы вы находили работу, ` +
    'а работодатели, которым вы откликнулись, отвечали вам. Данные лежат в Узбекистане, за границу не передаются, ' +
    'хранятся, пока есть аккаунт, и 3 дня после удаления. Отозвать согласие, скачать и удалить данные можно в профиле.',
  uz: ({ name, stir }) =>
    `${name}, STIR ${stir}, siz ish topishingiz va ariza yuborgan ish beruvchilaringiz javob berishi uchun ` +
    'ismingiz, telefoningiz, rezyume, ariza va xabarlaringizni saqlaydi. Ma’lumotlar O‘zbekistonda turadi, ' +
    'chet elga berilmaydi, hisob bor ekan va o‘chirilgandan keyin 3 kun saqlanadi. Rozilikni qaytarib olish, ' +
    'ma’lumotlarni yuklab olish va o‘chirish profilda mumkin.',
};

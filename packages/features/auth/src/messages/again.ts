import { defineMessages } from '@kasb/kit';

const ru = {
  title: 'Сессия завершилась',
  lead: 'Войдите ещё раз, и продолжим с того же места: всё, что вы ввели, останется. Отправим код на номер {phone}.',
  sentTo: 'Отправили код на номер {phone}',
  send: 'Получить код',
  leave: 'На главную',
} as const;

const uz: Record<keyof typeof ru, string> = {
  title: 'Seans tugadi',
  lead: 'Qaytadan kiring, o‘sha joydan davom etamiz: kiritganlaringiz saqlanadi. Kodni {phone} raqamiga yuboramiz.',
  sentTo: 'Kod {phone} raqamiga yuborildi',
  send: 'Kodni olish',
  leave: 'Bosh sahifaga',
};

/** Texts of signing in again, apart from the rest because few ever see them; namespace `authAgain`. */
export const againMessages = /*#__PURE__*/ defineMessages('authAgain', { ru, uz });

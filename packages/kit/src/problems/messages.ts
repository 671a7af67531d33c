import { defineMessages } from '@kasb/domain/messages';

const ru = {
  failed: 'Не получилось. Попробуйте ещё раз',
  offline: 'Нет связи. Проверьте интернет и попробуйте ещё раз',
  invalidValue: 'Проверьте это поле',
} as const;

const uz: Record<keyof typeof ru, string> = {
  failed: 'Bajarib bo‘lmadi. Qayta urinib ko‘ring',
  offline: 'Aloqa yo‘q. Internetni tekshirib, qayta urinib ko‘ring',
  invalidValue: 'Bu maydonni tekshiring',
};

/** What is said of a failure that nobody else has words for; a host may add its own by code. Namespace `problems`. */
export const problemMessages = /*#__PURE__*/ defineMessages('problems', { ru, uz });

import { defineMessages } from '@kasb/domain/messages';

const ru = { retry: 'Повторить' } as const;

const uz: Record<keyof typeof ru, string> = { retry: 'Qayta urinish' };

/** What screens of all packages say alike. Namespace `kit`. */
export const kitMessages = /*#__PURE__*/ defineMessages('kit', { ru, uz });

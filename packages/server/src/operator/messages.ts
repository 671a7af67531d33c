import type { Language } from '@kasb/contract';
import { defineMessages, translator } from '@kasb/domain/messages';

const ru = {
  claimed: 'Вакансию смотрит {name}',
  decided: 'Уже решено: {status}, {name}',
} as const;

const uz: Record<keyof typeof ru, string> = {
  claimed: 'Vakansiyani {name} ko‘ryapti',
  decided: 'Hal qilingan: {status}, {name}',
};

const messages = defineMessages('conflicts', { ru, uz });

/** What an operator is told of another who was faster. */
export const conflictWords = (language: Language) => translator(messages, language);

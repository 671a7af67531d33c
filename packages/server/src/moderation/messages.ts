import type { Language } from '@kasb/contract';

const ru = { rules: 'Правила платформы', operator: 'Модератор' } as const;

/** Who decides on a vacancy. */
export type Decider = keyof typeof ru;

/** The names of those who decide, as the history shows them. */
export const deciderNames: Record<Language, Record<Decider, string>> = {
  ru,
  uz: { rules: 'Platforma qoidalari', operator: 'Moderator' },
};

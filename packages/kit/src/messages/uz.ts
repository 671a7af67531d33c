import type { ru } from './ru.ts';

/** What several features say alike, in Uzbek (Latin). */
export const uz: Record<keyof typeof ru, string> = {};

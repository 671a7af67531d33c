import type { Message } from '@kasb/kit';
import type { ru } from './ru.ts';

/** Texts of templateFeature in Uzbek. */
export const uz: Record<keyof typeof ru, Message> = {};

import { defineMessages, publicMessages } from '@kasb/kit';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts of what stands on public pages, apart from the rest because visitors do without it; namespace `saving`. */
export const savingMessages = /*#__PURE__*/ defineMessages('saving', { ru, uz }, publicMessages);

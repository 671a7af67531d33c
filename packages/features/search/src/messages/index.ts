import { defineMessages, publicMessages } from '@kasb/kit';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts of the public search; a host overrides them under the namespace `search`. */
export const searchMessages = /*#__PURE__*/ defineMessages('search', { ru, uz }, publicMessages);

import { defineMessages } from '@kasb/domain/messages';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts of the way to a chat; a host overrides them under the namespace `telegram`. */
export const telegramMessages = /*#__PURE__*/ defineMessages('telegram', { ru, uz });

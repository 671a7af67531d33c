import { defineMessages } from '@kasb/domain/messages';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** What is said of a code from an SMS, wherever somebody shows one. Namespace `code`. */
export const codeMessages = /*#__PURE__*/ defineMessages('code', { ru, uz });

import { commonMessages, defineMessages } from '@kasb/kit';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts of publishing; a host overrides them under the namespace `publishing`. */
export const publishingMessages = /*#__PURE__*/ defineMessages('publishing', { ru, uz }, commonMessages);

import { commonMessages, defineMessages } from '@kasb/kit';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts of analytics; a host overrides them under the namespace `analytics`. */
export const analyticsMessages = /*#__PURE__*/ defineMessages('analytics', { ru, uz }, commonMessages);

import { commonMessages, defineMessages } from '@kasb/kit';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts of interviews; a host overrides them under the namespace `interview`. */
export const interviewMessages = /*#__PURE__*/ defineMessages('interview', { ru, uz }, commonMessages);

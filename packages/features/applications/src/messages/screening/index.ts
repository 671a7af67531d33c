import { commonMessages, defineMessages } from '@kasb/kit';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts of the questions to whoever responds; a host overrides them under the namespace `applications.screening`. */
export const screeningMessages = /*#__PURE__*/ defineMessages('applications.screening', { ru, uz }, commonMessages);

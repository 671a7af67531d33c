import { commonMessages, defineMessages } from '@kasb/kit';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts about HeadHunter; a host overrides them under the namespace `headhunter`. */
export const headhunterMessages = /*#__PURE__*/ defineMessages('headhunter', { ru, uz }, commonMessages);

import { commonMessages, defineMessages } from '@kasb/kit';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts of the operator’s room; a host overrides them under the namespace `operator`. */
export const operatorMessages = /*#__PURE__*/ defineMessages('operator', { ru, uz }, commonMessages);

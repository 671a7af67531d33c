import { commonMessages, defineMessages } from '@kasb/kit';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts of companies; a host overrides them under the namespace `companies`. */
export const companiesMessages = /*#__PURE__*/ defineMessages('companies', { ru, uz }, commonMessages);

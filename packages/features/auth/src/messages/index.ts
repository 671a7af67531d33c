import { defineMessages } from '@kasb/kit';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts of sign-in; a host overrides them under the namespace `auth`. */
export const authMessages = /*#__PURE__*/ defineMessages('auth', { ru, uz });

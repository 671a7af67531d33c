import { joinMessages } from '@kasb/domain/messages';
import { codeMessages, defineMessages, signInMessages } from '@kasb/kit';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts of sign-in; a host overrides them under the namespace `auth`. */
export const authMessages = /*#__PURE__*/ defineMessages(
  'auth',
  { ru, uz },
  /*#__PURE__*/ joinMessages(codeMessages, signInMessages),
);

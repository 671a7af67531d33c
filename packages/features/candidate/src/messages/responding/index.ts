import { joinMessages } from '@kasb/domain/messages';
import {
  codeMessages,
  defineMessages,
  publicMessages,
  respondMessages,
  signInMessages,
  telegramMessages,
} from '@kasb/kit';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts of responding and of signing in, which who comes by a link loads without the rest; namespace `responding`. */
export const respondingMessages = /*#__PURE__*/ defineMessages(
  'responding',
  { ru, uz },
  /*#__PURE__*/ joinMessages(
    /*#__PURE__*/ joinMessages(telegramMessages, codeMessages),
    /*#__PURE__*/ joinMessages(respondMessages, /*#__PURE__*/ joinMessages(signInMessages, publicMessages)),
  ),
);

import { joinMessages } from '@kasb/domain/messages';
import { codeMessages, commonMessages, defineMessages, telegramMessages } from '@kasb/kit';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts of responding and of signing in, which who comes by a link loads without the rest; namespace `responding`. */
export const respondingMessages = /*#__PURE__*/ defineMessages(
  'responding',
  { ru, uz },
  /*#__PURE__*/ joinMessages(telegramMessages, /*#__PURE__*/ joinMessages(codeMessages, commonMessages)),
);

import { joinMessages } from '@kasb/domain/messages';
import { commonMessages, defineMessages, telegramMessages } from '@kasb/kit';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts of the candidate's side; a host overrides them under the namespace `candidate`. */
export const candidateMessages = /*#__PURE__*/ defineMessages(
  'candidate',
  { ru, uz },
  /*#__PURE__*/ joinMessages(telegramMessages, commonMessages),
);

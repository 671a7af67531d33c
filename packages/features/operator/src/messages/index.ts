import { joinMessages } from '@kasb/domain/messages';
import { commonMessages, defineMessages, tradeMessages } from '@kasb/kit';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts of the operator’s room; a host overrides them under the namespace `operator`. */
export const operatorMessages = /*#__PURE__*/ defineMessages(
  'operator',
  { ru, uz },
  /*#__PURE__*/ joinMessages(tradeMessages, commonMessages),
);

import { joinMessages } from '@kasb/domain/messages';
import { commonMessages, defineMessages, tradeMessages } from '@kasb/kit';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts of companies; a host overrides them under the namespace `companies`. */
export const companiesMessages = /*#__PURE__*/ defineMessages(
  'companies',
  { ru, uz },
  /*#__PURE__*/ joinMessages(tradeMessages, commonMessages),
);

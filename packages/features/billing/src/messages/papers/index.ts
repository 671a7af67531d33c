import { joinMessages } from '@kasb/domain/messages';
import { commonMessages, defineMessages, tradeMessages } from '@kasb/kit';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts of invoices and receipts; a host overrides them under the namespace `papers`. */
export const papersMessages = /*#__PURE__*/ defineMessages(
  'papers',
  { ru, uz },
  /*#__PURE__*/ joinMessages(tradeMessages, commonMessages),
);

import { commonMessages, defineMessages } from '@kasb/kit';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts of invoices and receipts; a host overrides them under the namespace `papers`. */
export const papersMessages = /*#__PURE__*/ defineMessages('papers', { ru, uz }, commonMessages);

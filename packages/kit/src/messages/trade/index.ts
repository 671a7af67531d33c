import { defineMessages } from '@kasb/domain/messages';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/**
 * Texts of companies, orders and what was bought, for whoever does business and for operators; a host overrides them
 * under the namespace `trade`.
 */
export const tradeMessages = /*#__PURE__*/ defineMessages('trade', { ru, uz });

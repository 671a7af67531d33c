import { defineMessages } from '@kasb/domain/messages';
import { uiMessages } from '@kasb/ui';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Those of the common texts that visitors meet: their pages do without the others. Namespace `common`. */
export const publicMessages = /*#__PURE__*/ defineMessages('common', { ru, uz }, uiMessages);

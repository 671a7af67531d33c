import { defineMessages } from '@kasb/domain/messages';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Those of the common texts that responding says too: its page does without the others. Namespace `common`. */
export const respondMessages = /*#__PURE__*/ defineMessages('common', { ru, uz });

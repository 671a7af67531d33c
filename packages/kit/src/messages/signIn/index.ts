import { defineMessages } from '@kasb/domain/messages';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Those of the common texts that signing in says too: its pages do without the others. Namespace `common`. */
export const signInMessages = /*#__PURE__*/ defineMessages('common', { ru, uz });

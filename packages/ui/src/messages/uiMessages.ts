import { defineMessages } from '@kasb/domain/messages';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** What fields, links and lists say; a host overrides it under the namespace `ui`. */
export const uiMessages = /*#__PURE__*/ defineMessages('ui', { ru, uz });

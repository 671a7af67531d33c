import { defineMessages } from '@kasb/domain/messages';
import { uiMessages } from '@kasb/ui';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** What several features say alike, the design system's texts with it. Namespace `common`. */
export const commonMessages = /*#__PURE__*/ defineMessages('common', { ru, uz }, uiMessages);

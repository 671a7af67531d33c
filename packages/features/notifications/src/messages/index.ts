import { defineMessages } from '@kasb/kit';
import { uiMessages } from '@kasb/ui';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts of notifications; a host overrides them under the namespace `notifications`. */
export const notificationsMessages = /*#__PURE__*/ defineMessages('notifications', { ru, uz }, uiMessages);

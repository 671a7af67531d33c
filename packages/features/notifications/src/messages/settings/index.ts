import { defineMessages } from '@kasb/kit';
import { uiMessages } from '@kasb/ui';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts of the settings; a host overrides them under the namespace `notificationSettings`. */
export const settingsMessages = /*#__PURE__*/ defineMessages('notificationSettings', { ru, uz }, uiMessages);

import { joinMessages } from '@kasb/domain/messages';
import { commonMessages, defineMessages, telegramMessages } from '@kasb/kit';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts of the settings; a host overrides them under the namespace `notificationSettings`. */
export const settingsMessages = /*#__PURE__*/ defineMessages(
  'notificationSettings',
  { ru, uz },
  /*#__PURE__*/ joinMessages(telegramMessages, commonMessages),
);

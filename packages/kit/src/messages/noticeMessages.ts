import { defineMessages } from '@kasb/domain/messages';
import { ru } from '@kasb/domain/notices/ru';
import { uz } from '@kasb/domain/notices/uz';

/** What people are told of, by its kind. Namespace `notices`. */
export const noticeMessages = /*#__PURE__*/ defineMessages('notices', { ru, uz });

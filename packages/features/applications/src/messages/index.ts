import { commonMessages, defineMessages } from '@kasb/kit';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts of applications; a host overrides them under the namespace `applications`. */
export const applicationsMessages = /*#__PURE__*/ defineMessages('applications', { ru, uz }, commonMessages);

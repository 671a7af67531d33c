import { commonMessages, defineMessages } from '@kasb/kit';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts of the dashboard and the profile; a host overrides them under the namespace `employer`. */
export const employerMessages = /*#__PURE__*/ defineMessages('employer', { ru, uz }, commonMessages);

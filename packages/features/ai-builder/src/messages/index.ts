import { commonMessages, defineMessages } from '@kasb/kit';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts of the AI builder; a host overrides them under the namespace `aiBuilder`. */
export const aiBuilderMessages = /*#__PURE__*/ defineMessages('aiBuilder', { ru, uz }, commonMessages);

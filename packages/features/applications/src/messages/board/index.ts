import { defineMessages } from '@kasb/kit';
import { applicationsMessages } from '../index.ts';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts of the board, the filters and work on many, apart from the list's; namespace `applications.board`. */
export const boardMessages = /*#__PURE__*/ defineMessages('applications.board', { ru, uz }, applicationsMessages);

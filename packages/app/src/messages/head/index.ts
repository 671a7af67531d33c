import { defineMessages } from '@kasb/kit';
import { searchMessages } from '@kasb/search';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts of the heads of public pages, which the server alone writes; namespace `head`. */
export const headMessages = defineMessages('head', { ru, uz }, searchMessages);

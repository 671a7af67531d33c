import { defineMessages, publicMessages } from '@kasb/kit';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts of everything behind sign-in, apart from the rest because sign-in does without them; namespace `site`. */
export const siteMessages = defineMessages('site', { ru, uz }, publicMessages);

import { defineMessages } from '@kasb/kit';
import { uiMessages } from '@kasb/ui';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts of the app. */
export const appMessages = defineMessages('app', { ru, uz }, uiMessages);

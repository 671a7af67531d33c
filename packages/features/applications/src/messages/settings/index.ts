import { defineMessages } from '@kasb/kit';
import { applicationsMessages } from '../index.ts';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts of a company's steps and templates; a host overrides them under the namespace `applications.settings`. */
export const settingsMessages = /*#__PURE__*/ defineMessages('applications.settings', { ru, uz }, applicationsMessages);

import { defineMessages } from '@kasb/kit';
import { applicationsMessages } from '../index.ts';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts of an applicant's page; a host overrides them under the namespace `applicant`. */
export const personMessages = /*#__PURE__*/ defineMessages('applicant', { ru, uz }, applicationsMessages);

import { commonMessages, defineMessages } from '@kasb/kit';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts of an employer's vacancies; a host overrides them under the namespace `vacancies`. */
export const vacanciesMessages = /*#__PURE__*/ defineMessages('vacancies', { ru, uz }, commonMessages);

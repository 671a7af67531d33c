import { defineMessages } from '@kasb/kit';
import type { Translate } from '@kasb/kit';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts of an employer's vacancies; a host overrides them under the namespace `vacancies`. */
export const vacanciesMessages = /*#__PURE__*/ defineMessages('vacancies', { ru, uz });

/** Looks a text of this package up. */
export type Words = Translate<keyof typeof ru>;

import { defineMessages } from '@kasb/kit';
import { operatorMessages } from '../index.ts';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts of what keeps the platform running: modules, jobs, operators; a host overrides them under `platform`. */
export const platformMessages = /*#__PURE__*/ defineMessages('platform', { ru, uz }, operatorMessages);

import { defineMessages } from '@kasb/kit';
import { papersMessages } from './papers/index.ts';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

/** Texts of plans and subscriptions; a host overrides them under the namespace `billing`. */
export const billingMessages = /*#__PURE__*/ defineMessages('billing', { ru, uz }, papersMessages);

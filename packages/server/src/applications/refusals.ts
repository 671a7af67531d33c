import { listRefusalReasons as endpoint, refusalReasons } from '@kasb/contract';
import { verb } from '../context/verb.ts';
import { refusalReasonNames } from './messages/refusals.ts';

/** The reasons of refusal, in both languages. */
export const listRefusalReasons = verb(endpoint, async () =>
  refusalReasons.map((id) => {
    const { ru, uz } = refusalReasonNames[id];
    return { id, name: ru, name_uz: uz, needs_comment: id === 'other' };
  }),
);

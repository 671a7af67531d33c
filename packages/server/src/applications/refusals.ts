import { listRefusalReasons as endpoint, refusalReasons } from '@kasb/contract';
import { refusalReasonNames } from '@kasb/domain/refusals';
import { verb } from '../context/verb.ts';

/** The reasons of refusal, in both languages. */
export const listRefusalReasons = verb(endpoint, async () =>
  refusalReasons.map((id) => {
    const { ru, uz } = refusalReasonNames[id];
    return { id, name: ru, name_uz: uz, needs_comment: id === 'other' };
  }),
);

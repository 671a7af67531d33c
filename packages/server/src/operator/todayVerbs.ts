import { findEverything, getOperatorCounts, getToday } from '@kasb/contract';
import { verb } from '../context/verb.ts';
import { tashkentDay } from '../db/tashkentDay.ts';
import { operatorOf } from '../http/actor.ts';
import { countWork } from './counts.ts';
import { find } from './findEverything.ts';
import { readDay } from './today.ts';

/** How the platform does, and what there is. */
export const todayVerbs = [
  verb(getToday, (context, { query: { day } }) => {
    const { db, now } = context;
    return readDay(db, operatorOf(context).role, {
      day: day ?? tashkentDay(now),
      now,
      lateHours: context.moderationHours,
    });
  }),
  verb(getOperatorCounts, (context) => countWork(context.db, operatorOf(context).role, context.now)),
  verb(findEverything, (context, { query: { q = '' } }) => find(context.db, operatorOf(context).role, q)),
];

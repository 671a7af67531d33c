import { findEverything, getOperatorCounts, getToday } from '@kasb/contract';
import { verb } from '../context/verb.ts';
import { operatorOf } from '../http/actor.ts';
import { countWork } from './counts.ts';
import { find } from './findEverything.ts';
import { readDay } from './today.ts';

/** Tashkent has no summer time. */
const aheadMs = 5 * 60 * 60 * 1000;
const dayAt = (now: Date) => new Date(now.getTime() + aheadMs).toISOString().slice(0, 10);

/** How the platform does, and what there is. */
export const todayVerbs = [
  verb(getToday, (context, { query: { day } }) => {
    const { db, now } = context;
    return readDay(db, operatorOf(context).role, { day: day ?? dayAt(now), now });
  }),
  verb(getOperatorCounts, (context) => countWork(context.db, operatorOf(context).role, context.now)),
  verb(findEverything, (context, { query: { q = '' } }) => find(context.db, operatorOf(context).role, q)),
];

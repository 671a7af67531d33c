import { updateApplicationStatus as endpoint } from '@kasb/contract';
import { verb } from '../context/verb.ts';
import { personOf } from '../http/actor.ts';
import { lockApplication } from './lockApplications.ts';
import { moveApplications } from './moveApplications.ts';
import { readApplication } from './readApplication.ts';

/**
 * Moves a candidate along the funnel, from any step to any but the first, and out of the company's own step; what it
 * already has changes nothing. HeadHunter is told later, by the work of `headhunter/tellStatus.ts`: whether it answers
 * does not matter here.
 */
export const updateApplicationStatus = verb(endpoint, async (context, { params: { id }, body: { status } }) => {
  const { db, now } = context;
  const authorId = personOf(context).id;
  return db.transaction(async (transaction) => {
    const before = await lockApplication(transaction, id, authorId);
    if (before.status !== status || before.stage_id !== null)
      await moveApplications(context, transaction, { ids: [id], status, stageId: null, authorId, at: now });
    return readApplication(context, transaction, id);
  });
});

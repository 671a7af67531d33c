import { getApplication as endpoint } from '@kasb/contract';
import { verb } from '../context/verb.ts';
import { personOf } from '../http/actor.ts';
import { openApplications } from './moveApplications.ts';
import { readApplication } from './readApplication.ts';

/** One application as it was before; whoever sees it first has opened it. */
export const getApplication = verb(endpoint, async (context, { params: { id } }) => {
  const { db, now } = context;
  const answer = await readApplication(context, db, id);
  const authorId = personOf(context).id;
  await db.transaction((transaction) => openApplications(transaction, [id], { authorId, at: now }));
  return answer;
});

import { countBatchReaders as endpoint } from '@kasb/contract';
import { verb } from '../context/verb.ts';
import { personOf } from '../http/actor.ts';
import { placesOf, readersOf } from './batchMessages.ts';
import { findApplications } from './lockApplications.ts';
import { meantBy, planBatch } from './planBatch.ts';

/** Who would read the message of a batch where, were it sent now. */
export const countBatchReaders = verb(endpoint, async (context, { body }) => {
  const { db } = context;
  const personId = personOf(context).id;
  const ids = await meantBy(db, body, personId);
  const found = await findApplications(db, ids, personId);
  const { toMove, toExplain, toWrite } = await planBatch(db, body.action, { ids, found });
  const readers = await readersOf(
    db,
    [...toMove, ...toExplain, ...toWrite].map(({ id }) => id),
  );
  return { ...placesOf(readers), uzbek: readers.filter(({ language }) => language === 'uz').length };
});

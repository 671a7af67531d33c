import { updateCompanyArea as endpoint } from '@kasb/contract';
import { and, sql } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { integerId } from '../db/ids.ts';
import { areas, companies } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import { isMine } from '../membership/mine.ts';
import { answerCompany, findCompany } from './wire.ts';

/** Narrows the activity sphere to one below it; of a narrow one, to a sister of it. */
export const updateCompanyArea = verb(endpoint, async (context, { params: { id }, body: { childId } }) => {
  const { db, now } = context;
  const person = personOf(context);
  await findCompany(db, id, person.id);
  const areaId = integerId(childId);
  const present = sql`(select parent_id from ${areas} where ${areas.id} = ${companies.areaId})`;
  const isBelow = sql`exists (select from ${areas} child where child.id = ${areaId}
    and child.parent_id in (${companies.areaId}, ${present}) for key share of child)`;
  const saved =
    areaId === undefined
      ? []
      : await db
          .update(companies)
          .set({ areaId, updatedAt: now })
          .where(and(isMine(id, person.id), isBelow))
          .returning({ id: companies.id });
  if (saved.length === 0) throw new Problem('invalid', { fields: { childId: 'areaNotWithin' } });
  return answerCompany(context, id, person.id);
});

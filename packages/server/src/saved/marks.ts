import { createHash } from 'node:crypto';
import { getVacancyMarks } from '@kasb/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { applications, savedVacancies } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';

/** As many of the latest responses as lists have use for. */
const mostResponses = 1000;

/** What lists mark for a candidate; the tag lets an unchanged answer stay away. */
export const vacancyMarks = verb(getVacancyMarks, async ({ db, actor, headers }) => {
  const { id } = personOf({ actor });
  const saved = await db
    .select({ id: savedVacancies.vacancyId })
    .from(savedVacancies)
    .where(eq(savedVacancies.userId, id))
    .orderBy(desc(savedVacancies.savedAt), desc(savedVacancies.vacancyId));
  const responded = await db
    .select({ id: applications.vacancyId })
    .from(applications)
    .where(and(eq(applications.candidateId, id), isNull(applications.withdrawnAt)))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(mostResponses);
  const marks = { saved: saved.map((row) => row.id), responded: responded.map((row) => row.id) };
  headers.set('etag', `"${createHash('sha256').update(JSON.stringify(marks)).digest('base64url')}"`);
  return marks;
});

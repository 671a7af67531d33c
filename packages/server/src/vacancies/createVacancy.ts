import { createVacancy as endpoint } from '@kasb/contract';
import { verb } from '../context/verb.ts';
import { companies, vacancies } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { createOnce } from '../http/idempotency.ts';
import { countAct } from '../http/personLimits.ts';
import { Problem } from '../http/problem.ts';
import { isMine } from '../membership/mine.ts';
import { faultsIn, keepModeration, moderationAfter, unmoderated } from '../moderation/moderate.ts';
import { checkReferences, vacancyFields } from './fields.ts';
import { findVacancy } from './findVacancy.ts';
import { vacancyAnswer } from './row.ts';
import { sendVersion } from './version.ts';

/** A new vacancy of a company. */
export const createVacancy = verb(endpoint, async (context, { params, body }) => {
  const { db, now } = context;
  const person = personOf(context);
  const fields = vacancyFields(body.title, body);
  // Read before anything is locked.
  const faults = await faultsIn(context, fields);
  const id = await createOnce(context, endpoint, { params, body }, async (transaction, newId) => {
    // A company that is being deleted at the same time waits, and then closes this vacancy too.
    const [company] = await transaction
      .select({ id: companies.id })
      .from(companies)
      .where(isMine(params.id, person.id))
      .for('share');
    if (!company) throw new Problem('unknownCompany');
    await countAct(transaction, person.id, 'vacancies', now);
    await checkReferences(transaction, fields);
    const moderation = moderationAfter(faults, unmoderated, now);
    await transaction.insert(vacancies).values({
      id: newId,
      companyId: company.id,
      ...fields,
      ...moderation,
      status: body.vacancyStatus ?? 'active',
      createdBy: person.id,
      createdAt: now,
      updatedAt: now,
    });
    const author = `${person.firstName} ${person.lastName}`;
    if (moderation) await keepModeration(transaction, { vacancyId: newId, after: moderation, author, at: now });
  });
  const row = await findVacancy(db, id, { personId: person.id });
  sendVersion(context, row);
  return { vacancy: vacancyAnswer(row) };
});

import type { Context } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { companies, vacancies } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { countAct } from '../http/personLimits.ts';
import { Problem } from '../http/problem.ts';
import { isMine } from '../membership/mine.ts';
import { keepModeration, moderationAfter, unmoderated } from '../moderation/moderate.ts';
import { checkReferences, refuseEnded } from './fields.ts';
import type { VacancyFields } from './fields.ts';

interface NewVacancy {
  id: string;
  companyId: string;
  fields: VacancyFields;
  /** @default 'active' */
  status?: (typeof vacancies.$inferSelect)['status'] | undefined;
  /** What the rules found in it, read before anything was locked. */
  faults: readonly string[] | undefined;
}

/** Writes a vacancy of one's own company. @throws Problem unknownCompany, tooOften, invalid */
export async function createVacancyRow(
  transaction: Database,
  context: Pick<Context, 'actor' | 'now'>,
  { id, companyId, fields, status = 'active', faults }: NewVacancy,
): Promise<void> {
  const { now } = context;
  const person = personOf(context);
  // A company that is being deleted at the same time waits, and then closes this vacancy too.
  const [company] = await transaction
    .select({ id: companies.id })
    .from(companies)
    .where(isMine(companyId, person.id))
    .for('share');
  if (!company) throw new Problem('unknownCompany');
  await countAct(transaction, person.id, 'vacancies', now);
  await checkReferences(transaction, fields);
  if (status === 'active') refuseEnded(fields, now);
  const moderation = moderationAfter(faults, unmoderated, now);
  await transaction.insert(vacancies).values({
    id,
    companyId: company.id,
    ...fields,
    ...moderation,
    status,
    createdBy: person.id,
    createdAt: now,
    updatedAt: now,
  });
  const author = `${person.firstName} ${person.lastName}`;
  const vacancy = { ...fields, version: 1 };
  if (moderation) await keepModeration(transaction, { vacancyId: id, after: moderation, author, at: now, vacancy });
}

import { createCompany as createEndpoint, updateCompany as updateEndpoint } from '@kasb/contract';
import type { BodyOf } from '@kasb/contract';
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import { verb } from '../context/verb.ts';
import type { Database } from '../db/database.ts';
import { integerId } from '../db/ids.ts';
import { areas, cities, companies, companyMembers } from '../db/schema/index.ts';
import { queueDescription } from '../description/describeJob.ts';
import { personOf } from '../http/actor.ts';
import { createOnce } from '../http/idempotency.ts';
import { countAct } from '../http/personLimits.ts';
import { fieldProblem, Problem } from '../http/problem.ts';
import { lockAsMember } from '../membership/mine.ts';
import { isOtherPerson, sealTyped } from './identity.ts';
import { recordCompany } from './recordCompany.ts';
import { answerCompany, companyFields, typedIdentity } from './wire.ts';

/** What the mark of a checked company tells; an individual's number beside. */
const checkedFields = ['name', 'legalName', 'stir', 'website', 'companyType'] as const;

/** Creates a company; its creator becomes the owner. */
export const createCompany = verb(createEndpoint, async (context, { body }) => {
  const { now } = context;
  const person = personOf(context);
  const id = await createOnce(context, createEndpoint, body, async (transaction, newId) => {
    const areaId = await checkReferences(transaction, body);
    await countAct(transaction, person.id, 'companies', now);
    const fields = companyFields(body);
    await checkStir(transaction, newId, fields);
    const identity = sealTyped(context, newId, typedIdentity(body));
    await transaction
      .insert(companies)
      .values({ id: newId, ...fields, identity, areaId, createdAt: now, updatedAt: now });
    await transaction
      .insert(companyMembers)
      .values({ companyId: newId, userId: person.id, role: 'owner', createdAt: now });
    await recordCompany(transaction, context, newId, { ...fields, areaId });
    await queueDescription(transaction, context.jobs, { id: newId, ...fields }, person.id, now);
  });
  return answerCompany(context, id, person.id);
});

/**
 * Saves the whole form of a company. The mark that it was checked is of what it is called and known by: whoever changes
 * that, an owner, gives it up until it is checked again.
 */
export const updateCompany = verb(updateEndpoint, async (context, { params: { id }, body }) => {
  const { db, now } = context;
  const person = personOf(context);
  return db.transaction(async (transaction) => {
    const role = await lockAsMember(transaction, id, person.id);
    const areaId = await checkReferences(transaction, body);
    const [before] = await transaction.select().from(companies).where(eq(companies.id, id));
    if (!before) throw new Problem('unknownCompany');
    const fields = companyFields(body);
    await checkStir(transaction, id, fields);
    const identity = sealTyped(context, id, typedIdentity(body), before);
    const isOther =
      checkedFields.some((name) => fields[name] !== before[name]) ||
      isOtherPerson(context, before, typedIdentity(body));
    const losesMark = before.stirVerifiedAt !== null && isOther;
    if (losesMark && role !== 'owner') throw new Problem('ownersOnly');
    const mark = losesMark && { stirVerifiedAt: null, stirVerifiedBy: null, stirVerifiedNote: null };
    await transaction
      .update(companies)
      .set({ ...fields, ...mark, identity, areaId, updatedAt: now })
      .where(eq(companies.id, before.id));
    await recordCompany(transaction, context, id, { ...fields, areaId }, before);
    // Operators are told of it among what waits for them.
    if (losesMark)
      await record(transaction, context, {
        action: 'company.unverified',
        entityType: 'company',
        entityId: id,
        entityTitle: before.name,
        changes: { stir: [before.stir, null] },
      });
    await queueDescription(transaction, context.jobs, { id, ...fields }, person.id, now);
    return answerCompany({ ...context, db: transaction }, id, person.id);
  });
});

/** @throws Problem stirTaken for the number of another company that it was verified for */
async function checkStir(transaction: Database, id: string, { stir }: { stir?: string | null }): Promise<void> {
  if (!stir) return;
  const isTaken = and(
    eq(companies.stir, stir),
    ne(companies.id, id),
    isNotNull(companies.stirVerifiedAt),
    isNull(companies.deletedAt),
  );
  if ((await transaction.$count(companies, isTaken)) > 0) throw fieldProblem('stirTaken', 'stir');
}

/** The activity sphere's id, if it and the city are known; it is not removed meanwhile. @throws Problem invalid */
async function checkReferences(
  db: Database,
  { areas_activity: area, cityId }: BodyOf<typeof createEndpoint>,
): Promise<number> {
  const areaId = integerId(area);
  const [known] =
    areaId === undefined ? [] : await db.select().from(areas).where(eq(areas.id, areaId)).for('key share');
  if (areaId === undefined || !known) throw new Problem('invalid', { fields: { areas_activity: 'unknownArea' } });
  const isKnownCity = cityId === undefined || (await db.$count(cities, eq(cities.id, cityId))) > 0;
  if (!isKnownCity) throw new Problem('invalid', { fields: { cityId: 'unknownCity' } });
  return areaId;
}

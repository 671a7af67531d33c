import { createCompany as createEndpoint, updateCompany as updateEndpoint } from '@kasb/contract';
import type { BodyOf } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { personOf, verb } from '../context.ts';
import type { Database } from '../db/database.ts';
import { areas, cities, companies, companyMembers } from '../db/schema/index.ts';
import { violatedConstraint } from '../db/violations.ts';
import { queueDescription } from '../description/jobs.ts';
import { createOnce } from '../http/creations.ts';
import { fieldProblem, Problem } from '../http/problem.ts';
import { integerId } from '../ids.ts';
import { isMine } from './mine.ts';
import { companyAnswer, companyFields, findCompany } from './wire.ts';

/** Creates a company; its creator becomes the owner. */
export const createCompany = verb(createEndpoint, async (context, { body }) => {
  const { db, now } = context;
  const person = personOf(context);
  const areaId = await checkReferences(db, body);
  const id = await withFreeStir(() =>
    createOnce(context, createEndpoint, async (transaction, newId) => {
      const fields = companyFields(body);
      await transaction.insert(companies).values({ id: newId, ...fields, areaId, createdAt: now, updatedAt: now });
      await transaction
        .insert(companyMembers)
        .values({ companyId: newId, userId: person.id, role: 'owner', createdAt: now });
      await queueDescription(transaction, { id: newId, website: fields.website, description: fields.description }, now);
    }),
  );
  return companyAnswer(await findCompany(db, id, person.id));
});

/** Saves the whole form of a company. */
export const updateCompany = verb(updateEndpoint, async (context, { params: { id }, body }) => {
  const { db, now } = context;
  const person = personOf(context);
  await findCompany(db, id, person.id);
  const areaId = await checkReferences(db, body);
  return withFreeStir(() =>
    db.transaction(async (transaction) => {
      const fields = companyFields(body);
      const [saved] = await transaction
        .update(companies)
        .set({ ...fields, areaId, updatedAt: now })
        .where(isMine(id, person.id))
        .returning({ id: companies.id });
      if (!saved) throw new Problem('unknownCompany');
      await queueDescription(
        transaction,
        { id: saved.id, website: fields.website, description: fields.description },
        now,
      );
      return companyAnswer(await findCompany(transaction, id, person.id));
    }),
  );
});

/** The activity sphere's id, if it and the city are known. @throws Problem invalid */
async function checkReferences(
  db: Database,
  { areas_activity: area, cityId }: BodyOf<typeof createEndpoint>,
): Promise<number> {
  const areaId = integerId(area);
  const isKnownArea = areaId !== undefined && (await db.$count(areas, eq(areas.id, areaId))) > 0;
  if (!isKnownArea) throw new Problem('invalid', { fields: { areas_activity: 'Такой сферы деятельности нет' } });
  const isKnownCity = cityId === undefined || (await db.$count(cities, eq(cities.id, cityId))) > 0;
  if (!isKnownCity) throw new Problem('invalid', { fields: { cityId: 'Такого города нет' } });
  return areaId;
}

async function withFreeStir<Answer>(save: () => Promise<Answer>): Promise<Answer> {
  try {
    return await save();
  } catch (error) {
    throw violatedConstraint(error) === 'companies_stir' ? fieldProblem('stirTaken', 'stir') : error;
  }
}

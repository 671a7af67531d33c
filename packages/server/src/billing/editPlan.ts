import type { PlanBody } from '@kasb/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import { changesOf, record } from '../audit/record.ts';
import type { AuditSource } from '../audit/record.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { currencies, pricingPlans } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';
import type { Plan } from './plans.ts';

/** Adds a plan. @throws Problem alreadyExists, invalid for a currency that there is not */
export function addPlan(db: Database, source: AuditSource, body: PlanBody): Promise<Plan> {
  return db.transaction(async (transaction) => {
    await lockPlans(transaction);
    await check(transaction, body);
    const values = valuesOf(body);
    const [plan] = await transaction.insert(pricingPlans).values(values).returning();
    if (!plan) throw new Error('no plan was added');
    await record(transaction, source, { ...event('added', plan), changes: changesOf({}, written(values)) ?? {} });
    return plan;
  });
}

/**
 * Writes all of a plan anew; orders and what they bought keep what they were made of.
 * @throws Problem unknownPlan, alreadyExists, invalid for a currency that there is not
 */
export function editPlan(db: Database, source: AuditSource, id: string, body: PlanBody): Promise<Plan> {
  if (!isUuid(id)) throw new Problem('unknownPlan');
  return db.transaction(async (transaction) => {
    await lockPlans(transaction);
    const [before] = await transaction.select().from(pricingPlans).where(eq(pricingPlans.id, id));
    if (!before) throw new Problem('unknownPlan');
    await check(transaction, body, id);
    const values = valuesOf(body);
    const changes = changesOf(written(before), written(values));
    if (!changes) return before;
    const [plan] = await transaction.update(pricingPlans).set(values).where(eq(pricingPlans.id, id)).returning();
    if (!plan) throw new Error('no plan was changed');
    await record(transaction, source, { ...event('changed', plan), changes });
    return plan;
  });
}

/** What a plan is written with, of one that is there. */
export const bodyOf = ({ nameUz, description, descriptionUz, featuresUz, ...plan }: Plan): PlanBody => ({
  ...plan,
  nameUz: nameUz ?? undefined,
  description: description ?? undefined,
  descriptionUz: descriptionUz ?? undefined,
  featuresUz: featuresUz ?? undefined,
});

/** One after the other, so that two of the same name do not come at once. */
const lockPlans = (transaction: Database) =>
  transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('plans', 0))`);

async function check(transaction: Database, { name, billingPeriod, currency, isOffered }: PlanBody, own?: string) {
  if ((await transaction.$count(currencies, eq(currencies.code, currency))) === 0)
    throw new Problem('invalid', { fields: { currency: 'unknownCurrency' } });
  const isTwin = and(
    sql`lower(${pricingPlans.name}) = lower(${name})`,
    eq(pricingPlans.billingPeriod, billingPeriod),
    eq(pricingPlans.isOffered, true),
    own === undefined ? undefined : ne(pricingPlans.id, own),
  );
  if (isOffered && (await transaction.$count(pricingPlans, isTwin)) > 0)
    throw new Problem('alreadyExists', { fields: { name: 'alreadyExists' } });
}

const valuesOf = ({ name, price, currency, billingPeriod, isOffered, ...body }: PlanBody) => ({
  name,
  nameUz: body.nameUz ?? null,
  description: body.description ?? null,
  descriptionUz: body.descriptionUz ?? null,
  price,
  currency,
  billingPeriod,
  features: body.features ?? [],
  featuresUz: body.featuresUz && body.featuresUz.length > 0 ? body.featuresUz : null,
  postingsLimit: body.postingsLimit ?? null,
  isOffered,
});

/** As the journal says it: lists in one text each. */
const written = ({ features, featuresUz, ...plan }: ReturnType<typeof valuesOf>) => ({
  name: plan.name,
  name_uz: plan.nameUz,
  description: plan.description,
  description_uz: plan.descriptionUz,
  price: plan.price,
  currency: plan.currency,
  billing_period: plan.billingPeriod,
  features: features.join('; '),
  features_uz: featuresUz?.join('; '),
  postings_limit: plan.postingsLimit,
  is_offered: plan.isOffered,
});

const event = (deed: 'added' | 'changed', { id, name }: Plan) => ({
  action: `plan.${deed}`,
  entityType: 'plan',
  entityId: id,
  entityTitle: name,
});

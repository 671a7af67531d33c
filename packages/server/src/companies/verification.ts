import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import type { AuditSource } from '../audit/record.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { companies } from '../db/schema/index.ts';
import { violatedConstraint } from '../db/violations.ts';
import { fieldProblem, Problem } from '../http/problem.ts';

/** A company as the database knows it. */
export type Company = typeof companies.$inferSelect;

/** Takes a company that an operator decides on for oneself. @throws Problem unknownCompany */
export async function lockCompany(transaction: Database, isIt: SQL | undefined): Promise<Company> {
  const [company] = await transaction
    .select()
    .from(companies)
    .where(and(isIt, isNull(companies.deletedAt)))
    .for('no key update');
  if (!company) throw new Problem('unknownCompany');
  return company;
}

/** The condition of a query over companies: this one. */
export const isCompany = (id: string): SQL => (isUuid(id) ? eq(companies.id, id) : sql`false`);

/**
 * Says that a taxpayer's number is this company's, and what was seen. @returns whether it was not said before
 * @throws Problem unknownCompany, invalid for one without a number, stirTaken when another has it
 */
export async function verifyStir(db: Database, source: AuditSource, id: string, note?: string): Promise<boolean> {
  try {
    return await db.transaction(async (transaction) => {
      const { stir, stirVerifiedAt, name } = await lockCompany(transaction, isCompany(id));
      if (stir === null) throw new Problem('invalid', { fields: { stir: 'required' } });
      if (stirVerifiedAt) return false;
      const by = 'name' in source.actor ? source.actor.name : null;
      const seen = { stirVerifiedAt: source.now, stirVerifiedBy: by, stirVerifiedNote: note ?? null };
      await transaction.update(companies).set(seen).where(eq(companies.id, id));
      await record(transaction, source, {
        action: 'company.verified',
        entityType: 'company',
        entityId: id,
        entityTitle: name,
        changes: { stir: [null, stir] },
        ...(note !== undefined && { reason: note }),
      });
      return true;
    });
  } catch (error) {
    if (violatedConstraint(error) !== 'companies_verified_stir') throw error;
    throw fieldProblem('stirTaken', 'stir');
  }
}

/** Takes that back. @returns whether it was said before. @throws Problem unknownCompany */
export function unverifyStir(db: Database, source: AuditSource, id: string, reason?: string): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const { stir, stirVerifiedAt, name } = await lockCompany(transaction, isCompany(id));
    if (!stirVerifiedAt) return false;
    const nothing = { stirVerifiedAt: null, stirVerifiedBy: null, stirVerifiedNote: null };
    await transaction.update(companies).set(nothing).where(eq(companies.id, id));
    await record(transaction, source, {
      action: 'company.unverified',
      entityType: 'company',
      entityId: id,
      entityTitle: name,
      changes: { stir: [stir, null] },
      ...(reason !== undefined && { reason }),
    });
    return true;
  });
}

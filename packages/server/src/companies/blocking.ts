import { and, eq, isNull } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import type { AuditSource } from '../audit/record.ts';
import type { JobSender } from '../context/jobSender.ts';
import type { Database } from '../db/database.ts';
import { companies, companyMembers, vacancies } from '../db/schema/index.ts';
import { queueSync } from '../delivery/syncJob.ts';
import { notify } from '../notifications/notify.ts';
import { isCompany, lockCompany } from './verification.ts';

/**
 * Closes a company: it and its vacancies are not public, its posts are taken off, it publishes nothing, and its owners
 * are told why.
 * @returns whether it was open. @throws Problem unknownCompany
 */
export function blockCompany(
  db: Database,
  jobs: JobSender,
  source: AuditSource,
  { id, reason }: { id: string; reason: string },
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    // Who publishes at the same time holds the company: what they began is found here.
    const { blockedAt, name } = await lockCompany(transaction, isCompany(id));
    if (blockedAt) return false;
    await transaction
      .update(companies)
      .set({ blockedAt: source.now, blockedReason: reason })
      .where(eq(companies.id, id));
    await record(transaction, source, {
      action: 'company.blocked',
      entityType: 'company',
      entityId: id,
      entityTitle: name,
      changes: { blocked_reason: [null, reason] },
      reason,
    });
    const owners = await transaction
      .select({ id: companyMembers.userId })
      .from(companyMembers)
      .where(and(eq(companyMembers.companyId, id), eq(companyMembers.role, 'owner')));
    await notify(
      transaction,
      owners.map((owner) => owner.id),
      {
        kind: 'company_blocked',
        dedupe: `company_blocked:${id}:${source.now.toISOString()}`,
        data: { company: name, reason },
      },
      source.now,
    );
    const shown = and(eq(vacancies.companyId, id), isNull(vacancies.deletedAt));
    const rows = await transaction.select({ id: vacancies.id }).from(vacancies).where(shown);
    await queueSync(
      jobs,
      transaction,
      rows.map((row) => row.id),
    );
    return true;
  });
}

/**
 * Opens it again: its vacancies are public as they were. @returns whether it was closed. @throws Problem unknownCompany
 */
export function unblockCompany(
  db: Database,
  source: AuditSource,
  { id, reason }: { id: string; reason?: string | undefined },
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const { blockedAt, blockedReason, name } = await lockCompany(transaction, isCompany(id));
    if (!blockedAt) return false;
    await transaction.update(companies).set({ blockedAt: null, blockedReason: null }).where(eq(companies.id, id));
    await record(transaction, source, {
      action: 'company.unblocked',
      entityType: 'company',
      entityId: id,
      entityTitle: name,
      changes: { blocked_reason: [blockedReason, null] },
      reason,
    });
    return true;
  });
}

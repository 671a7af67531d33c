import { record } from '../audit/record.ts';
import type { AuditSource } from '../audit/record.ts';
import type { Database } from '../db/database.ts';
import { Problem } from '../http/problem.ts';
import { openIdentity } from './identity.ts';
import type { Identity, IdentityDesk } from './identity.ts';
import { isCompany, lockCompany } from './verification.ts';

/**
 * PINFL and passport of a company, in full: that somebody looked, and why, is written before they are told.
 * @throws Problem unknownCompany, unavailable when what is stored cannot be opened
 */
export function revealIdentity(
  { db, ...desk }: IdentityDesk & { db: Database },
  source: AuditSource,
  id: string,
  reason: string,
): Promise<Identity> {
  return db.transaction(async (transaction) => {
    const company = await lockCompany(transaction, isCompany(id));
    const identity = openIdentity(desk, company);
    if (!identity) throw new Problem('unavailable');
    await record(transaction, source, {
      action: 'company.revealed',
      entityType: 'company',
      entityId: company.id,
      entityTitle: company.name,
      reason,
    });
    return identity;
  });
}

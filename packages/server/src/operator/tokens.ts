import type { OperatorRole } from '@kasb/contract';
import { asc, eq } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import type { AuditSource } from '../audit/record.ts';
import type { Database } from '../db/database.ts';
import { operatorTokens } from '../db/schema/index.ts';
import { createOperatorToken } from '../http/operatorTokens.ts';
import { Problem } from '../http/problem.ts';
import { refuseTakenName } from './names.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A token as operators see it, without itself. */
export type ListedToken = Pick<typeof operatorTokens.$inferSelect, 'name' | 'role' | 'createdAt' | 'expiresAt'>;

/** The tokens, the first one first. */
export const listTokens = (db: Database): Promise<ListedToken[]> =>
  db.select().from(operatorTokens).orderBy(asc(operatorTokens.createdAt), asc(operatorTokens.name));

/** Makes a token, which is shown this once; without `days` it is valid for ever. @throws Problem alreadyExists */
export function addToken(
  db: Database,
  source: AuditSource,
  { name, role, days }: { name: string; role: OperatorRole; days?: number | undefined },
): Promise<ListedToken & { token: string }> {
  const { now } = source;
  const expiresAt = days === undefined ? null : new Date(now.getTime() + days * dayMs);
  return db.transaction(async (transaction) => {
    await refuseTakenName(transaction, { name, field: 'name', now });
    await record(transaction, source, {
      action: 'token.created',
      entityType: 'operator_token',
      entityId: name,
      entityTitle: name,
      changes: { role: [null, role], expires_at: [null, expiresAt] },
    });
    const token = await createOperatorToken(transaction, { name, role, now, expiresAt });
    return { name, role, createdAt: now, expiresAt, token };
  });
}

/** Revokes the tokens of a name. @returns how many. @throws Problem unknownToken */
export function revokeTokens(db: Database, source: AuditSource, name: string): Promise<number> {
  return db.transaction(async (transaction) => {
    const revoked = await transaction
      .delete(operatorTokens)
      .where(eq(operatorTokens.name, name))
      .returning({ name: operatorTokens.name });
    if (revoked.length === 0) throw new Problem('unknownToken');
    await record(transaction, source, {
      action: 'token.revoked',
      entityType: 'operator_token',
      entityId: name,
      entityTitle: name,
      changes: { tokens: [revoked.length, 0] },
    });
    return revoked.length;
  });
}

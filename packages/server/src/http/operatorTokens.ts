import type { OperatorRole } from '@kasb/contract';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { operatorTokens } from '../db/schema/index.ts';
import { hashOf, isSameSecret, newToken } from '../sealing/secrets.ts';

/** Whose the token of the settings is: an admin's. */
export const holderOfSettings = (operatorToken: string | undefined, token: string) =>
  operatorToken !== undefined && isSameSecret(token, operatorToken)
    ? ({ name: 'operator', role: 'admin' } as const)
    : undefined;

/** Whose operator's token it is: the name it was made for, or `operator`, an admin, for the one of the settings. */
export async function findToken(
  { db, operatorToken }: { db: Database; operatorToken: string | undefined },
  token: string,
  now: Date,
): Promise<{ name: string; role: OperatorRole } | undefined> {
  const holder = holderOfSettings(operatorToken, token);
  if (holder) return holder;
  const isValid = or(isNull(operatorTokens.expiresAt), gt(operatorTokens.expiresAt, now));
  const [row] = await db
    .select({ name: operatorTokens.name, role: operatorTokens.role })
    .from(operatorTokens)
    .where(and(eq(operatorTokens.tokenHash, hashOf(token)), isValid));
  return row;
}

/** Makes an operator's token. @returns it; only its digest is stored */
export async function createOperatorToken(
  db: Database,
  { name, role, now, expiresAt }: { name: string; role: OperatorRole; now: Date; expiresAt: Date | null },
): Promise<string> {
  const token = `kasb_${newToken()}`;
  await db.insert(operatorTokens).values({ tokenHash: hashOf(token), name, role, createdAt: now, expiresAt });
  return token;
}

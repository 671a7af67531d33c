import type { Language } from '@kasb/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { moderationClaims } from '../db/schema/index.ts';
import type { OperatorActor } from '../http/actor.ts';
import { claimedBy } from './conflicts.ts';
import { isWaiting } from './waiting.ts';

/** How long a look lasts, unless it is said again. */
const claimMs = 10 * 60 * 1000;

/** By what a claim knows its operator: those with a token share its name. */
export const keyOf = ({ id, name }: Pick<OperatorActor, 'id' | 'name'>) => id ?? `token ${name}`;

/** Who looks at a vacancy now. */
export async function claimOf(db: Database, vacancyId: string, now: Date) {
  const [claim] = await db
    .select()
    .from(moderationClaims)
    .where(and(eq(moderationClaims.vacancyId, vacancyId), gt(moderationClaims.until, now)));
  return claim;
}

/** Who wants a vacancy, when, and in which language they are told that another has it. */
interface Claimant {
  actor: OperatorActor;
  now: Date;
  language: Language;
}

/** @throws Problem claimedByOther, with their name */
export async function refuseClaimed(
  db: Database,
  vacancyId: string,
  { actor, now, language }: Claimant,
): Promise<void> {
  const claim = await claimOf(db, vacancyId, now);
  if (claim && claim.operatorKey !== keyOf(actor)) throw claimedBy(claim.operatorName, language);
}

/**
 * Claims a vacancy that waits; `takeOver` takes it from another. One that is decided, or being decided, is left alone:
 * a look that comes late would outlast the decision. @throws Problem claimedByOther
 */
export async function claim(
  db: Database,
  vacancyId: string,
  { takeOver = false, ...claimant }: Claimant & { takeOver?: boolean | undefined },
): Promise<void> {
  const { actor, now } = claimant;
  const values = { operatorKey: keyOf(actor), operatorName: actor.name, until: new Date(now.getTime() + claimMs) };
  const { until, operatorKey } = moderationClaims;
  const isFree = sql`${until} <= ${now.toISOString()} or ${operatorKey} = ${values.operatorKey}`;
  const claimed = await db
    .insert(moderationClaims)
    .select(
      sql`select id, ${values.operatorKey}, ${values.operatorName}, ${values.until.toISOString()}::timestamptz
        from vacancies where id = ${vacancyId} and ${isWaiting} for share of vacancies`,
    )
    .onConflictDoUpdate({
      target: moderationClaims.vacancyId,
      set: values,
      setWhere: takeOver ? undefined : isFree,
    })
    .returning({ vacancyId: moderationClaims.vacancyId });
  if (claimed.length === 0) await refuseClaimed(db, vacancyId, claimant);
}

/** Gives a claim of one's own back. */
export async function release(db: Database, vacancyId: string, actor: OperatorActor): Promise<void> {
  await db
    .delete(moderationClaims)
    .where(and(eq(moderationClaims.vacancyId, vacancyId), eq(moderationClaims.operatorKey, keyOf(actor))));
}

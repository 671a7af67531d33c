import { getConsentTerms, giveConsent as endpoint } from '@kasb/contract';
import { consentTerms, consentVersion } from '@kasb/domain/documents/consent';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import type { Database } from '../db/database.ts';
import { consents, users } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';

const longestAgent = 300;

/** What candidates agree to, and that they did. */
export const consentVerbs = [
  verb(getConsentTerms, async ({ operator, language }) => ({
    version: consentVersion,
    text: consentTerms[language](operator),
    operator,
  })),

  verb(endpoint, async ({ db, now, actor, address, userAgent }, { body: { version } }) => {
    if (version !== consentVersion) throw new Problem('termsChanged', { details: { version: consentVersion } });
    const userId = personOf({ actor }).id;
    return db.transaction(async (transaction) => {
      // Two presses at once are one consent.
      await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
      const former = await lastConsent(transaction, userId);
      if (former?.version === version) return former;
      await transaction
        .insert(consents)
        .values({ userId, version, givenAt: now, address, userAgent: userAgent.slice(0, longestAgent) });
      return { version, given_at: now.toISOString() };
    });
  }),
];

/** What a person agreed to last, and did not take back. */
export async function lastConsent(db: Database, userId: string) {
  const [row] = await db
    .select()
    .from(consents)
    .where(and(eq(consents.userId, userId), isNull(consents.withdrawnAt)))
    .orderBy(desc(consents.givenAt), desc(consents.id))
    .limit(1);
  return row ? { version: row.version, given_at: row.givenAt.toISOString() } : null;
}

import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { operators } from '../db/schema/index.ts';
import { demoOperator } from '../db/seed/demo/people.ts';
import type { Sealer } from '../sealing/sealer.ts';
import { addOperator } from './accounts.ts';
import { sealSecret } from './secondStep.ts';

const enrolLock = 4_158_004;

interface Work {
  db: Database;
  sealer: Sealer;
  now: Date;
}

/** Makes the demo's operator, enrolled, once: who was removed or enrolled anew stays so. */
export async function enrolDemo({ db, sealer, now }: Work): Promise<void> {
  const { secret, ...values } = demoOperator;
  await db.transaction(async (transaction) => {
    // Servers that start together would make two of them.
    await transaction.execute(sql`select pg_advisory_xact_lock(${enrolLock})`);
    const isThis = eq(operators.phone, values.phone);
    const known = await transaction.select({ id: operators.id }).from(operators).where(isThis).limit(1);
    if (known.length > 0) return;
    const { id } = await addOperator(transaction, { actor: { kind: 'system', name: 'demo' }, now }, values);
    const enrolled = { secret: sealSecret(sealer, id, secret), enrolmentHash: null, enrolmentExpiresAt: null };
    await transaction.update(operators).set(enrolled).where(eq(operators.id, id));
  });
}

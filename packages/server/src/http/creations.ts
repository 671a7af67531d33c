import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@kasb/contract';
import { and, eq } from 'drizzle-orm';
import { personOf } from '../context.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { creations } from '../db/schema/index.ts';
import { Problem } from './problem.ts';

const maxKeyLength = 200;

/**
 * Creates an entity once for each `Idempotency-Key` of a person: who sends the same key again, even at the same
 * time, gets the first one's id. Without a key it always creates. @throws Problem malformed for a key too long
 */
export async function createOnce(
  context: Context,
  { name }: Endpoint,
  create: (transaction: Database, id: string) => Promise<void>,
): Promise<string> {
  const { db, now, idempotencyKey } = context;
  const userId = personOf(context).id;
  if (idempotencyKey !== undefined && idempotencyKey.length > maxKeyLength) throw new Problem('malformed');
  const key = `${name}:${idempotencyKey}`;
  return db.transaction(async (transaction) => {
    const id = randomUUID();
    if (idempotencyKey !== undefined) {
      // Another insert of this key makes this one wait until it is committed or undone.
      const [isFirst] = await transaction
        .insert(creations)
        .values({ userId, key, entityId: id, createdAt: now })
        .onConflictDoNothing()
        .returning();
      if (!isFirst) {
        const [earlier] = await transaction
          .select()
          .from(creations)
          .where(and(eq(creations.userId, userId), eq(creations.key, key)));
        return earlier?.entityId ?? id;
      }
    }
    await create(transaction, id);
    return id;
  });
}

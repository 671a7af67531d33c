import { createHash, randomUUID } from 'node:crypto';
import type { Endpoint } from '@kasb/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { creations } from '../db/schema/index.ts';
import { personOf } from './actor.ts';
import type { Actor } from './actor.ts';
import { Problem } from './problem.ts';

const maxKeyLength = 200;

/** A call that creates something. */
interface Creation {
  db: Database;
  now: Date;
  actor: Actor;
  idempotencyKey: string | undefined;
}

/**
 * Creates an entity once for each `Idempotency-Key` of a person: who sends the same key again, even at the same
 * time, gets the first one's id. Without a key it always creates. `sent` is what the same form sends again.
 * @throws Problem malformed for a key too long, keyReused for one that came with something else
 */
export async function createOnce(
  call: Creation,
  { name }: Endpoint,
  sent: unknown,
  create: (transaction: Database, id: string) => Promise<void>,
): Promise<string> {
  const { db, now, idempotencyKey } = call;
  const userId = personOf(call).id;
  if (idempotencyKey !== undefined && idempotencyKey.length > maxKeyLength) throw new Problem('malformed');
  const key = `${name}:${idempotencyKey}`;
  const digest = createHash('sha256').update(JSON.stringify(sent)).digest();
  return db.transaction(async (transaction) => {
    const id = randomUUID();
    if (idempotencyKey !== undefined) {
      // Another insert of this key makes this one wait until it is committed or undone.
      const [isFirst] = await transaction
        .insert(creations)
        .values({ userId, key, entityId: id, digest, createdAt: now })
        .onConflictDoNothing()
        .returning();
      if (!isFirst) {
        const [earlier] = await transaction
          .select()
          .from(creations)
          .where(and(eq(creations.userId, userId), eq(creations.key, key)));
        if (earlier && !earlier.digest.equals(digest)) throw new Problem('keyReused');
        return earlier?.entityId ?? id;
      }
    }
    await create(transaction, id);
    return id;
  });
}

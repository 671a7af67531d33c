import { eq } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { users } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import { changesOf, record } from './record.ts';

/** What is kept of a person. */
export type Person = typeof users.$inferSelect;

/** The row of who asks. @throws Problem noSession */
export async function readPerson(context: Pick<Context, 'actor' | 'db'>): Promise<Person> {
  const [row] = await context.db
    .select()
    .from(users)
    .where(eq(users.id, personOf(context).id));
  return present(row);
}

/** Changes the row of who asks, and records what has changed. @throws Problem noSession */
export async function changePerson(
  context: Pick<Context, 'actor' | 'address' | 'db' | 'now' | 'requestId'>,
  fields: Partial<Person>,
): Promise<Person> {
  const isOwn = eq(users.id, personOf(context).id);
  return context.db.transaction(async (transaction) => {
    const [found] = await transaction.select().from(users).where(isOwn).for('no key update');
    const before = present(found);
    const [after] = await transaction.update(users).set(fields).where(isOwn).returning();
    const changes = changesOf(before, fields);
    if (changes)
      await record(transaction, context, {
        action: 'profile.updated',
        entityType: 'user',
        entityId: before.id,
        changes,
      });
    return present(after);
  });
}

function present(row: Person | undefined): Person {
  // A session ends with its person, so only one that ends right now finds nobody.
  if (!row) throw new Problem('noSession');
  return row;
}

import { getCandidate, updateCandidate } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { changesOf, record } from '../audit/record.ts';
import { verb } from '../context/verb.ts';
import { users } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';

/** A candidate's own page. */
export const profileVerbs = [
  verb(getCandidate, async (context) => {
    const [row] = await context.db
      .select()
      .from(users)
      .where(eq(users.id, personOf(context).id));
    return candidateOf(row);
  }),

  verb(updateCandidate, async (context, { body }) => {
    const isOwn = eq(users.id, personOf(context).id);
    const fields = {
      firstName: body.first_name,
      lastName: body.last_name,
      email: body.email ?? null,
      location: body.location || null,
      about: body.about || null,
    };
    return context.db.transaction(async (transaction) => {
      const [before] = await transaction.select().from(users).where(isOwn).for('no key update');
      if (!before) return candidateOf(before);
      const [after] = await transaction.update(users).set(fields).where(isOwn).returning();
      const changes = changesOf(before, fields);
      if (changes)
        await record(transaction, context, {
          action: 'profile.updated',
          entityType: 'user',
          entityId: before.id,
          changes,
        });
      return candidateOf(after);
    });
  }),
];

function candidateOf(row: typeof users.$inferSelect | undefined) {
  // A session ends with its person, so only one that ends right now finds nobody.
  if (!row) throw new Problem('noSession');
  const { id, firstName, lastName, phone, email, location, about } = row;
  return { id, first_name: firstName, last_name: lastName, phone, email, location, about };
}

import { getEmployerProfile, updateEmployerProfile } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { changesOf, record } from '../audit/record.ts';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import { users } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { fieldProblem, Problem } from '../http/problem.ts';

/** An employer's own page. */
export const profileVerbs = [
  verb(getEmployerProfile, async (context) => {
    const [row] = await context.db
      .select()
      .from(users)
      .where(eq(users.id, personOf(context).id));
    return profileOf(row);
  }),

  // The phone is what the person signs in with: another one would need a code first.
  verb(updateEmployerProfile, async (context: Context, { body }) => {
    const person = personOf(context);
    if (body.phone !== person.phone) throw fieldProblem('phoneFixed', 'phone');
    const fields = {
      firstName: body.first_name,
      lastName: body.last_name,
      position: body.position || null,
      department: body.department || null,
      about: body.about || null,
    };
    const row = await context.db.transaction(async (transaction) => {
      const isOwn = eq(users.id, person.id);
      const [before] = await transaction.select().from(users).where(isOwn).for('no key update');
      if (!before) return undefined;
      const [after] = await transaction.update(users).set(fields).where(isOwn).returning();
      const changes = changesOf(before, fields);
      if (changes)
        await record(transaction, context, {
          action: 'profile.updated',
          entityType: 'user',
          entityId: person.id,
          changes,
        });
      return after;
    });
    return profileOf(row);
  }),
];

function profileOf(row: typeof users.$inferSelect | undefined) {
  // A session ends with its person, so only one that ends right now finds nobody.
  if (!row) throw new Problem('noSession');
  const { firstName, lastName, phone, position, department, about } = row;
  return { first_name: firstName, last_name: lastName, phone, position, department, about };
}

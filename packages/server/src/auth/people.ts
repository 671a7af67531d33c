import { and, eq } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import type { Context } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/index.ts';
import type { SignedIn } from '../http/actor.ts';
import { fieldProblem } from '../http/problem.ts';
import type { Challenge } from './challenges.ts';

/** The person who has shown that a phone is theirs. */
export async function personOfPhone(db: Database, phone: string): Promise<SignedIn | undefined> {
  const [person] = await db
    .select()
    .from(users)
    .where(and(eq(users.phone, phone), eq(users.phoneVerified, true)));
  return person;
}

/**
 * Who holds the phone of a challenge whose code was shown: a new person where its visitor filled the form in, else
 * the one with that phone. Whoever signed up with it meanwhile stays who they are.
 */
export async function holderOf(
  transaction: Database,
  context: Pick<Context, 'actor' | 'address' | 'now' | 'requestId'>,
  { phone, form }: Challenge,
): Promise<SignedIn> {
  if (form) {
    const { now: createdAt } = context;
    const [created] = await transaction
      .insert(users)
      .values({ phone, ...form, phoneVerified: true, createdAt })
      .onConflictDoUpdate({
        target: users.phone,
        set: { ...form, phoneVerified: true },
        setWhere: eq(users.phoneVerified, false),
      })
      .returning();
    if (created) {
      await record(transaction, context, { action: 'user.registered', entityType: 'user', entityId: created.id });
      return created;
    }
  }
  const person = await personOfPhone(transaction, phone);
  if (!person) throw fieldProblem('wrongCode', 'code');
  return person;
}

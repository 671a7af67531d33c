import { formatPhone, isPhone, normalizePhone } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/index.ts';
import { CommandError, UsageError } from './command.ts';

/** Somebody as the database knows them. */
export type Person = typeof users.$inferSelect;

/** The person with the phone that was typed. @throws UsageError, CommandError */
export async function findPerson(db: Database, typed = ''): Promise<Person> {
  const phone = normalizePhone(typed);
  if (!isPhone(phone)) throw new UsageError(`«${typed}» is no phone of Uzbekistan: type it as 998901234567`);
  const [person] = await db.select().from(users).where(eq(users.phone, phone));
  if (!person) throw new CommandError(`Nobody is registered with ${formatPhone(phone)}`);
  return person;
}

/** The same, who must be an employer. @throws UsageError, CommandError */
export async function findEmployer(db: Database, typed = ''): Promise<Person> {
  const person = await findPerson(db, typed);
  if (person.role !== 'employer') throw new CommandError(`${formatPhone(person.phone)} is not an employer`);
  return person;
}

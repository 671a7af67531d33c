import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { resumes, users } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import type { ResumeRow } from './resume.ts';

/** The resumes of a person that were not deleted. */
export const isKeptOf = (userId: string) => and(eq(resumes.userId, userId), isNull(resumes.deletedAt));

/** One of a person's own resumes. @throws Problem unknownResume */
export async function findResume({ actor }: Pick<Context, 'actor'>, db: Database, id: string): Promise<ResumeRow> {
  const [row] = isUuid(id)
    ? await db
        .select()
        .from(resumes)
        .where(and(eq(resumes.id, id), isKeptOf(personOf({ actor }).id)))
    : [];
  if (!row) throw new Problem('unknownResume');
  return row;
}

/** Lets one change at a time count a person's resumes and say which of them is the default one. */
export async function lockResumes(transaction: Database, userId: string): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

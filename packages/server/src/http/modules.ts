import type { Module } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { modules } from '../db/schema/index.ts';
import { Problem } from './problem.ts';

/** Refuses the calls of a module that the operator disabled. @throws Problem moduleDisabled */
export async function checkModule(name: Module | undefined, db: Database): Promise<void> {
  if (name === undefined) return;
  const [row] = await db.select({ isEnabled: modules.isEnabled }).from(modules).where(eq(modules.name, name));
  if (row?.isEnabled === false) throw new Problem('moduleDisabled');
}

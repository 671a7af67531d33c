import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { modules } from '../db/schema/index.ts';
import { Problem } from './problem.ts';

const prefixes: [path: string, module: string][] = [
  ['/api/ai-vacancy/', 'ai-vacancy'],
  ['/api/employer/headhunter/', 'headhunter'],
  ['/api/vacancy-interview/', 'vacancy-interview'],
  ['/interview/', 'vacancy-interview'],
  ['/api/vacancy-posting/', 'vacancy-posting'],
];

/** Refuses the calls of a module that the operator disabled. @throws Problem moduleDisabled */
export async function checkModule(path: string, db: Database): Promise<void> {
  const name = prefixes.find(([prefix]) => path.startsWith(prefix))?.[1];
  if (name === undefined) return;
  const [row] = await db.select({ isEnabled: modules.isEnabled }).from(modules).where(eq(modules.name, name));
  if (row?.isEnabled === false) throw new Problem('moduleDisabled');
}

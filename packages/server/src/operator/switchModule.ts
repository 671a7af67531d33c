import { eq } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import type { AuditSource } from '../audit/record.ts';
import type { Database } from '../db/database.ts';
import { modules } from '../db/schema/index.ts';

/** Switches a module. @returns it as it is then, or undefined when there is none of that name */
export function switchModule(
  db: Database,
  source: AuditSource,
  name: string,
  isEnabled: boolean,
): Promise<typeof modules.$inferSelect | undefined> {
  return db.transaction(async (transaction) => {
    const [before] = await transaction.select().from(modules).where(eq(modules.name, name)).for('update');
    if (!before || before.isEnabled === isEnabled) return before;
    await transaction.update(modules).set({ isEnabled }).where(eq(modules.name, name));
    await record(transaction, source, {
      action: isEnabled ? 'module.enabled' : 'module.disabled',
      entityType: 'module',
      entityId: name,
      changes: { enabled: [before.isEnabled, isEnabled] },
    });
    return { ...before, isEnabled };
  });
}

/** A module as it is: its configuration is read from the database at each call, so there is nothing older to drop. */
export async function readModule(db: Database, name: string): Promise<typeof modules.$inferSelect | undefined> {
  const [row] = await db.select().from(modules).where(eq(modules.name, name));
  return row;
}

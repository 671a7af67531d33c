import { record } from '../audit/record.ts';
import type { AuditSource } from '../audit/record.ts';
import type { Database } from '../db/database.ts';
import type { companies } from '../db/schema/index.ts';

type Company = typeof companies.$inferSelect;

/** What the record tells of; of everything else, which may be personal, only that it changed. */
const told: ReadonlySet<string> = new Set(['name', 'companyType', 'stir', 'email', 'phone', 'website', 'areaId']);

/** Records that a company was created, or which of its fields a save changed. */
export async function recordCompany(
  transaction: Database,
  source: AuditSource,
  id: string,
  after: Partial<typeof companies.$inferInsert>,
  before?: Company,
): Promise<void> {
  const changed = Object.entries(after).filter(([name, value]) => (before?.[name as keyof Company] ?? null) !== value);
  const changes = Object.fromEntries(
    changed.map(([name, value]): [string, [unknown, unknown]] => {
      const old = before?.[name as keyof Company] ?? null;
      return [name, told.has(name) ? [old, value] : [old === null ? null : '…', value === null ? null : '…']];
    }),
  );
  const action = before ? 'company.changed' : 'company.created';
  await record(transaction, source, { action, entityType: 'company', entityId: id, changes });
}

import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { auditEvents } from '../db/schema/index.ts';

/** How many changes back are looked at. */
const most = 50;

/** What the assistant was told until it was told something else. */
interface PromptVersion {
  instructions: string;
  /** When it was written and by whom; nothing of what came with the release. */
  at?: Date;
  actorName?: string;
}

/** What the assistant was told before in a sphere and a language, latest first: the journal keeps it. */
export async function readVersions(db: Database, id: number, language: string): Promise<PromptVersion[]> {
  const rows = await db
    .select({ at: auditEvents.at, actorName: auditEvents.actorName, changes: auditEvents.changes })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.entityType, 'prompt'),
        eq(auditEvents.entityId, `${id}/${language}`),
        inArray(auditEvents.action, ['prompt.saved', 'prompt.removed']),
      ),
    )
    .orderBy(desc(auditEvents.id))
    .limit(most);
  return rows.flatMap(({ changes }, index) => {
    const before = changes?.['instructions']?.[0];
    if (typeof before !== 'string') return [];
    const { at, actorName } = rows[index + 1] ?? {};
    return [{ instructions: before, ...(at && { at }), ...(actorName !== undefined && { actorName }) }];
  });
}

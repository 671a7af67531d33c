import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** Whether the journal is as it was written. */
export interface Verified {
  isWhole: boolean;
  checked: number;
  /** The first row that is not. */
  brokenId: number | null;
}

/** Computes the whole chain again: a row that was changed, put in or taken out breaks it there. */
export async function verifyJournal(db: Database): Promise<Verified> {
  const [row] = await db.execute<{ checked: number; broken_id: string | null }>(sql`
    select count(*)::int as checked, min(id) filter (where not is_right) as broken_id from (
      select event.id,
        event.hash = audit_event_hash(event, lag(event.hash) over chain)
          and event.id = coalesce(lag(event.id) over chain, 0) + 1 as is_right
      from audit_events event window chain as (order by event.id)
    ) rows`);
  const brokenId = row?.broken_id === null || row === undefined ? null : Number(row.broken_id);
  return { isWhole: brokenId === null, checked: row?.checked ?? 0, brokenId };
}

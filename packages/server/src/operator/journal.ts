import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { auditHead } from '../db/schema/index.ts';

/** Whether the journal is as it was written. */
export interface Verified {
  isWhole: boolean;
  checked: number;
  /** The first row that is not. */
  brokenId: number | null;
}

/**
 * Computes the whole chain again: a row that was changed, put in or taken out breaks it there, and so does the first
 * one that is missing at its end.
 */
export async function verifyJournal(db: Database): Promise<Verified> {
  const [row] = await rowsOf<{ checked: number; broken_id: string | null }>(db)`
    with rows as (
      select event.id, event.hash,
        event.hash = audit_event_hash(event, lag(event.hash) over chain)
          and event.id = coalesce(lag(event.id) over chain, 0) + 1 as is_right
      from audit_events event window chain as (order by event.id)
    ), last as (
      select id, hash from rows order by id desc limit 1
    )
    select count(*)::int as checked, coalesce(
      min(id) filter (where not is_right),
      -- What was written last is there, and nothing after it.
      case when (select row (id, hash) from last) is distinct from (select row (id, hash) from audit_head)
        then coalesce(max(id), 0) + 1 end
    ) as broken_id from rows`;
  const brokenId = row?.broken_id === null || row === undefined ? null : Number(row.broken_id);
  return { isWhole: brokenId === null, checked: row?.checked ?? 0, brokenId };
}

/** The journal's last row as the log keeps it, out of the database's reach; undefined while it is empty. */
export async function headOf(db: Database): Promise<{ id: number; hash: string } | undefined> {
  const [head] = await db.select().from(auditHead);
  return head && { id: head.id, hash: Buffer.from(head.hash).toString('hex') };
}

import type { Language } from '@kasb/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { AuditSource } from '../audit/record.ts';
import type { Database } from '../db/database.ts';
import { promptVersions } from '../db/schema/index.ts';
import type { Pack } from './packs.ts';

/** How many changes back are looked at. */
const most = 50;

/** What the assistant was told until it was told something else. */
interface PromptVersion {
  instructions: string;
  /** Nothing of the time when nobody could change it. */
  pack?: Pack;
  /** When it was written and by whom; nothing of what came with the release. */
  at?: Date;
  actorName?: string;
}

interface Place {
  id: number;
  language: Language;
}

/** Keeps what the assistant was told until now, if it was told anything: the journal's masked words restore nothing. */
export async function keepVersion(
  transaction: Database,
  { actor, now }: AuditSource,
  { id: areaId, language }: Place,
  before: { instructions: string; pack: Pack } | undefined,
): Promise<void> {
  const replacedBy = 'name' in actor ? actor.name : null;
  const { instructions, pack } = before ?? {};
  await transaction
    .insert(promptVersions)
    .values({ areaId, language, instructions, pack, replacedAt: now, replacedBy });
}

/** What the assistant was told before in a sphere and a language, latest first. */
export async function readVersions(db: Database, { id, language }: Place): Promise<PromptVersion[]> {
  const rows = await db
    .select()
    .from(promptVersions)
    .where(and(eq(promptVersions.areaId, id), eq(promptVersions.language, language)))
    .orderBy(desc(promptVersions.id))
    .limit(most);
  return rows.flatMap(({ instructions, pack }, index) => {
    if (instructions === null) return [];
    // What replaced the one before wrote this one.
    const { replacedAt: at, replacedBy } = rows[index + 1] ?? {};
    const by = { ...(at && { at }), ...(replacedBy != null && { actorName: replacedBy }) };
    return [{ instructions, ...(pack && { pack }), ...by }];
  });
}

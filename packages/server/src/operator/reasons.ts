import type { BodyOf, createModerationReason, updateModerationReason } from '@kasb/contract';
import { asc, eq, max } from 'drizzle-orm';
import { changesOf, record } from '../audit/record.ts';
import type { AuditSource } from '../audit/record.ts';
import type { Database } from '../db/database.ts';
import { moderationReasons } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';
import { slugOf } from './slug.ts';

/** Why a vacancy goes back or is refused. */
export type ModerationReason = typeof moderationReasons.$inferSelect;
export type ReasonBody = BodyOf<typeof updateModerationReason>;

/** All reasons in their order, those that are given no more with them. */
export const allReasons = (db: Database): Promise<ModerationReason[]> =>
  db.select().from(moderationReasons).orderBy(asc(moderationReasons.position), asc(moderationReasons.code));

/** Adds a reason, after the others where no place is given. @throws Problem alreadyExists, invalid without a code */
export function addReason(
  db: Database,
  source: AuditSource,
  { code: given, position, ...body }: BodyOf<typeof createModerationReason>,
): Promise<ModerationReason> {
  const code = given ?? slugOf(body.textRu).slice(0, longestCode);
  if (code === '') throw new Problem('invalid', { fields: { code: 'slugRequired' } });
  return db.transaction(async (transaction) => {
    const [last] = await transaction.select({ position: max(moderationReasons.position) }).from(moderationReasons);
    const values = { ...body, position: position ?? (last?.position ?? 0) + 1, isActive: true };
    const [row] = await transaction
      .insert(moderationReasons)
      .values({ code, ...values })
      .onConflictDoNothing()
      .returning();
    if (!row) throw new Problem('alreadyExists', { fields: { code: 'alreadyExists' } });
    await record(transaction, source, { ...event('added', row), changes: changesOf({}, written(values)) ?? {} });
    return row;
  });
}

/** Writes all of a reason anew; decisions keep the words that they were made with. @throws Problem notFound */
export function editReason(
  db: Database,
  source: AuditSource,
  code: string,
  body: ReasonBody,
): Promise<ModerationReason> {
  return db.transaction(async (transaction) => {
    const isThis = eq(moderationReasons.code, code);
    const [before] = await transaction.select().from(moderationReasons).where(isThis).for('no key update');
    if (!before) throw new Problem('notFound');
    const changes = changesOf(written(before), written(body));
    if (!changes) return before;
    const [row] = await transaction.update(moderationReasons).set(body).where(isThis).returning();
    if (!row) throw new Error('no reason was changed');
    await record(transaction, source, { ...event('changed', row), changes });
    return row;
  });
}

/** The longest code that a decision names. */
const longestCode = 50;

/** As the journal says it. */
const written = ({ textRu, textUz, kinds, position, isActive }: ReasonBody) => ({
  text_ru: textRu,
  text_uz: textUz,
  kinds: kinds.join(', '),
  position,
  is_active: isActive,
});

const event = (deed: 'added' | 'changed', { code, textRu }: ModerationReason) => ({
  action: `reason.${deed}`,
  entityType: 'reason',
  entityId: code,
  entityTitle: textRu,
});

import {
  createMessageTemplate,
  deleteMessageTemplate,
  listMessageTemplates,
  updateMessageTemplate,
} from '@kasb/contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { companies, companyMembers, messageTemplates } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { createOnce } from '../http/idempotency.ts';
import { Problem } from '../http/problem.ts';
import { lockAsMember } from '../membership/mine.ts';
import { checkVariables } from './fillIn.ts';

const mostTemplates = 50;

type Template = typeof messageTemplates.$inferSelect;

const answerOf = ({ id, companyId, kind, name, textRu, textUz, updatedAt }: Template) => ({
  id,
  company_id: companyId,
  kind,
  name,
  text_ru: textRu,
  text_uz: textUz,
  is_built_in: companyId === null,
  updated_at: updatedAt.toISOString(),
});

/** The condition of a query over templates: built in, or of one of the person's companies. */
export const isToHand = (personId: string) => sql`(${messageTemplates.companyId} is null or exists (
  select from ${companyMembers} join ${companies} on ${companies.id} = ${companyMembers.companyId}
  where ${companyMembers.companyId} = ${messageTemplates.companyId} and ${companyMembers.userId} = ${personId}
    and ${companies.deletedAt} is null))`;

/** A template that the person may use. @throws Problem unknownTemplate */
export async function findTemplate(db: Database, id: string, personId: string): Promise<Template> {
  const isIt = and(eq(messageTemplates.id, id), isToHand(personId));
  const [row] = isUuid(id) ? await db.select().from(messageTemplates).where(isIt) : [];
  if (!row) throw new Problem('unknownTemplate');
  return row;
}

/** One that they may change, locked. @throws Problem unknownTemplate, builtInTemplate */
async function ownTemplate(transaction: Database, id: string, personId: string): Promise<void> {
  const { companyId } = await findTemplate(transaction, id, personId);
  if (companyId === null) throw new Problem('builtInTemplate');
  await lockAsMember(transaction, companyId, personId);
}

/** Messages to begin with. */
export const templateVerbs = [
  verb(listMessageTemplates, async (context, { query: { companyId } }) => {
    const isOf =
      companyId === undefined
        ? sql`true`
        : isUuid(companyId)
          ? sql`(${messageTemplates.companyId} is null or ${messageTemplates.companyId} = ${companyId})`
          : isNull(messageTemplates.companyId);
    const rows = await context.db
      .select()
      .from(messageTemplates)
      .where(and(isToHand(personOf(context).id), isOf))
      .orderBy(
        sql`${messageTemplates.companyId} nulls first`,
        asc(messageTemplates.createdAt),
        asc(messageTemplates.id),
      );
    return { items: rows.map(answerOf) };
  }),

  verb(createMessageTemplate, async (context, { body }) => {
    const { db, now } = context;
    const { companyId, kind, name, textRu, textUz } = body;
    const personId = personOf(context).id;
    checkVariables({ textRu, textUz });
    const id = await createOnce(context, createMessageTemplate, body, async (transaction, newId) => {
      // Two who add at once wait for each other, so that none goes beyond the limit.
      await lockAsMember(transaction, companyId, personId);
      const count = await transaction.$count(messageTemplates, eq(messageTemplates.companyId, companyId));
      if (count >= mostTemplates) throw new Problem('tooManyTemplates');
      const by = { updatedBy: personId, createdAt: now, updatedAt: now };
      await transaction.insert(messageTemplates).values({ id: newId, companyId, kind, name, textRu, textUz, ...by });
    });
    return answerOf(await findTemplate(db, id, personId));
  }),

  verb(updateMessageTemplate, async (context, { params: { id }, body }) => {
    const { db, now } = context;
    const { kind, name, textRu, textUz = null } = body;
    const personId = personOf(context).id;
    return db.transaction(async (transaction) => {
      await ownTemplate(transaction, id, personId);
      checkVariables({ textRu, textUz });
      await transaction
        .update(messageTemplates)
        .set({ kind, name, textRu, textUz, updatedBy: personId, updatedAt: now })
        .where(eq(messageTemplates.id, id));
      return answerOf(await findTemplate(transaction, id, personId));
    });
  }),

  verb(deleteMessageTemplate, async (context, { params: { id } }) => {
    await context.db.transaction(async (transaction) => {
      await ownTemplate(transaction, id, personOf(context).id);
      await transaction.delete(messageTemplates).where(eq(messageTemplates.id, id));
    });
    return {};
  }),
];

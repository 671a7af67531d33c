import { getConversation as endpoint } from '@kasb/contract';
import { and, eq } from 'drizzle-orm';
import { personOf, verb } from '../context.ts';
import type { Database } from '../db/database.ts';
import { conversations } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';
import { isUuid } from '../ids.ts';
import { jobDataOf } from './draft.ts';

/** A conversation of this person. @throws Problem unknownConversation */
export async function findConversation(
  db: Database,
  id: string,
  personId: string,
): Promise<typeof conversations.$inferSelect> {
  const [row] = isUuid(id)
    ? await db
        .select()
        .from(conversations)
        .where(and(eq(conversations.id, id), eq(conversations.userId, personId)))
    : [];
  if (!row) throw new Problem('unknownConversation');
  return row;
}

/** A conversation as it stands, to go on with after a reload. */
export const getConversation = verb(endpoint, async (context, { params }) => {
  const { id, language, companyProfile, messages, draft, vacancyId } = await findConversation(
    context.db,
    params.id,
    personOf(context).id,
  );
  const jobData = jobDataOf(draft, companyProfile, language);
  return {
    conversationId: id,
    language,
    companyProfile,
    messages,
    jobData,
    isComplete: jobData.isComplete ?? false,
    vacancy_id: vacancyId,
  };
});

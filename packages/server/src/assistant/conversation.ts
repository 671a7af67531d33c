import { setTimeout as delay } from 'node:timers/promises';
import { getConversation as endpoint } from '@kasb/contract';
import type { ChatBody } from '@kasb/contract';
import { and, desc, eq } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import type { Draft } from '../db/schema/draft.ts';
import { conversations } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import { jobDataOf } from './draft.ts';

export type Conversation = typeof conversations.$inferSelect;

/** The conversation that this person calls so, by our id or by the name that their client gave it. */
export async function lookForConversation(
  db: Database,
  name: string,
  personId: string,
): Promise<Conversation | undefined> {
  const isNamed = isUuid(name) ? eq(conversations.id, name) : eq(conversations.clientId, name);
  const [row] = await db
    .select()
    .from(conversations)
    .where(and(isNamed, eq(conversations.userId, personId)));
  return row;
}

/** How long a turn that is ending is waited for, and how often it is looked for. */
const [patienceMs, pauseMs] = [5000, 50];

/** Whether the client tells of one message more than is kept. */
function isBehind({ messages }: Conversation, history: ChatBody['chatHistory'] = []): boolean {
  const [told, kept] = [history, messages].map((said) => said.filter(({ sender }) => sender === 'user'));
  const [earlier, last] = [told?.at(-2), told?.at(-1)].map((message) => message?.content);
  const latest = kept?.at(-1)?.content;
  return last !== undefined && last !== latest && earlier === latest;
}

/**
 * A conversation with the turn before: who stops an answer half-way may go on before the server has heard of it and
 * kept what the turn was about.
 */
export async function caughtUp(
  db: Database,
  conversation: Conversation,
  history: ChatBody['chatHistory'],
): Promise<Conversation> {
  let now = conversation;
  for (let waited = 0; isBehind(now, history) && waited < patienceMs; waited += pauseMs) {
    await delay(pauseMs);
    now = (await lookForConversation(db, now.id, now.userId)) ?? now;
  }
  return now;
}

/** The positions that this person named in their last conversation, and has not come to yet. */
export async function waitingPositions(db: Database, personId: string): Promise<Pick<Draft, 'others'>> {
  const [last] = await db
    .select({ draft: conversations.draft })
    .from(conversations)
    .where(eq(conversations.userId, personId))
    .orderBy(desc(conversations.updatedAt))
    .limit(1);
  return last?.draft.others ? { others: last.draft.others } : {};
}

/** The same. @throws Problem unknownConversation */
export async function findConversation(db: Database, name: string, personId: string): Promise<Conversation> {
  const row = await lookForConversation(db, name, personId);
  if (!row) throw new Problem('unknownConversation');
  return row;
}

/** What the person's client calls a conversation. */
export const nameOf = ({ id, clientId }: Conversation): string => clientId ?? id;

/** A conversation as it stands, to go on with after a reload. */
export const getConversation = verb(endpoint, async (context, { params }) => {
  const conversation = await findConversation(context.db, params.id, personOf(context).id);
  const { language, companyProfile, messages, draft, vacancyId } = conversation;
  const jobData = jobDataOf(draft, companyProfile, language);
  return {
    conversationId: nameOf(conversation),
    language,
    companyProfile,
    messages,
    jobData,
    isComplete: jobData.isComplete ?? false,
    vacancy_id: vacancyId,
  };
});

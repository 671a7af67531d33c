import { randomUUID } from 'node:crypto';
import { initialGreeting, sendChatMessage as endpoint } from '@kasb/contract';
import type { BodyOf, CompanyProfile, Language } from '@kasb/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import { isUuid } from '../db/ids.ts';
import type { StoredMessage } from '../db/schema/assistant.ts';
import type { Draft } from '../db/schema/draft.ts';
import { companies, conversations } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { createOnce } from '../http/idempotency.ts';
import { countAct } from '../http/personLimits.ts';
import { Problem } from '../http/problem.ts';
import { countTry } from '../http/rateLimit.ts';
import { isMine } from '../membership/mine.ts';
import { wellFormed } from '../text/wellFormed.ts';
import { askedIn } from './askedIn.ts';
import { caughtUp, findConversation, lookForConversation, nameOf, waitingPositions } from './conversation.ts';
import type { Conversation } from './conversation.ts';
import { emptyDraft, jobDataOf } from './draft.ts';
import { modelTurn } from './modelTurn.ts';
import { positionsOf } from './others.ts';
import { areaOfProfile, promptFor } from './prompts.ts';
import { readMessage } from './readMessage.ts';
import type { Turn } from './scripted.ts';
import { scriptedTurn } from './scripted.ts';
import type { Facts } from './understand/facts.ts';

type ChatMessage = BodyOf<typeof endpoint>;

/** The latest messages that a conversation keeps. */
const mostMessages = 400;

/** One turn: the rules read the message, the language model, where there is one, words the answer. */
export const sendChatMessage = verb(endpoint, async (context, { body }) => {
  const { db, now, idempotencyKey, model } = context;
  const person = personOf(context);
  const found =
    body.conversationId === undefined ? undefined : await lookForConversation(db, body.conversationId, person.id);
  if (found && idempotencyKey !== undefined && found.lastKey === idempotencyKey) return answerOf(found);
  await countTry(db, [{ bucket: `chat:${person.id}`, max: 60, seconds: 60 }], now);
  if (!found) await countAct(db, person.id, 'chats', now);
  const before = found && (await caughtUp(db, found, body.chatHistory));

  const isGreeting = body.message === initialGreeting;
  const message = isGreeting ? undefined : body.message;
  // Of a conversation that is not known here the client tells what was asked last; nothing was where it tells nothing.
  const draft: Draft = before?.draft ?? {
    ...emptyDraft,
    asked: askedIn(body.chatHistory),
    ...(await waitingPositions(db, person.id)),
  };
  const { language, facts } = await understood(context, message, body.language, draft);
  const area = await areaOfProfile(db, body.companyProfile, draft.title);
  const prompt = await promptFor(db, area, language);
  const base = scriptedTurn({
    facts,
    draft,
    language,
    profile: body.companyProfile,
    pack: prompt.pack,
  });
  const account = await accountOf(context, body.companyProfile);
  const turn =
    (await modelTurn({
      model,
      base,
      message,
      history: body.chatHistory,
      profile: body.companyProfile,
      prompt,
      language,
      account,
      personId: person.id,
      telling: context.telling,
    })) ?? base;
  return answerOf(await keepTurn(context, before, body, turn, language, message));
});

/** How long a message waits for a reader, and in how many seconds it may be sent again where none came. */
const [patienceMs, retryAfter] = [10_000, 5];

/** What the rules read in a message, nothing in the greeting. @throws Problem assistantLate where nobody read it */
async function understood(
  { budget }: Pick<Context, 'budget'>,
  message: string | undefined,
  language: Language,
  draft: Draft,
): Promise<{ language: Language; facts: Facts | undefined }> {
  if (message === undefined) return { language, facts: undefined };
  const { asked } = draft;
  const isUntitled = draft.title === undefined && draft.skipped.includes('title');
  const positions = positionsOf(draft);
  const read = await budget.run(readMessage, { message, language, asked, isUntitled, positions }, patienceMs);
  // Of a message that nobody has read nothing is known: no answer could be right.
  if (!read) throw new Problem('assistantLate', { retryAfter });
  return read;
}

/** Whose budget a turn takes from: the company's where it is one's own, else the person's. */
async function accountOf(context: Pick<Context, 'actor' | 'db'>, { id }: CompanyProfile): Promise<string> {
  const personId = personOf(context).id;
  if (id === undefined) return personId;
  const [company] = await context.db.select({ id: companies.id }).from(companies).where(isMine(id, personId));
  return company?.id ?? personId;
}

/** Writes a turn down. Of two at once the later one is told to try again. @throws Problem conversationBusy */
async function keepTurn(
  context: Pick<Context, 'actor' | 'db' | 'idempotencyKey' | 'now'>,
  before: Conversation | undefined,
  body: ChatMessage,
  turn: Turn,
  language: Language,
  message: string | undefined,
): Promise<Conversation> {
  const { db, now, idempotencyKey } = context;
  const at = now.toISOString();
  const said: StoredMessage[] =
    message === undefined
      ? []
      : [{ id: randomUUID(), sender: 'user', content: message, timestamp: at, language, quickOptions: [] }];
  const messages = [
    ...(before?.messages ?? []),
    ...said,
    {
      id: randomUUID(),
      sender: 'ai' as const,
      content: turn.message,
      timestamp: at,
      language,
      quickOptions: turn.quickOptions,
    },
  ].slice(-mostMessages);
  const changes = {
    ...wellFormed({ language, companyProfile: body.companyProfile, messages, draft: turn.draft }),
    lastKey: idempotencyKey?.slice(0, 200) ?? null,
    updatedAt: now,
  };
  if (!before) {
    return begin(context, body, changes);
  }
  const [row] = await db
    .update(conversations)
    .set({ ...changes, version: sql`${conversations.version} + 1` })
    .where(and(eq(conversations.id, before.id), eq(conversations.version, before.version)))
    .returning();
  if (!row) throw new Problem('conversationBusy');
  return row;
}

/**
 * Begins a conversation under the name that the client gave it, if it gave one. @throws Problem conversationBusy when
 * it was begun meanwhile, unknownConversation for a name that is another person's conversation
 */
async function begin(
  context: Pick<Context, 'actor' | 'db' | 'idempotencyKey' | 'now'>,
  { message, conversationId: name }: ChatMessage,
  values: Omit<typeof conversations.$inferInsert, 'id' | 'clientId' | 'userId' | 'createdAt'>,
): Promise<Conversation> {
  const { db, now } = context;
  const { id: userId } = personOf(context);
  const id = await createOnce(context, endpoint, message, async (transaction, newId) => {
    const own = name === undefined ? { id: newId } : isUuid(name) ? { id: name } : { id: newId, clientId: name };
    const begun = await transaction
      .insert(conversations)
      .values({ ...values, ...own, userId, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: conversations.id });
    if (begun.length > 0) return;
    const isOwn = (await lookForConversation(transaction, name ?? newId, userId)) !== undefined;
    throw new Problem(isOwn ? 'conversationBusy' : 'unknownConversation');
  });
  return findConversation(db, name ?? id, userId);
}

function answerOf(conversation: Conversation) {
  const { language, companyProfile, messages, draft } = conversation;
  const last = messages.at(-1);
  const jobData = jobDataOf(draft, companyProfile, language);
  return {
    message: last?.content,
    conversationId: nameOf(conversation),
    language,
    quickOptions: last?.quickOptions ?? [],
    jobData,
    isComplete: jobData.isComplete ?? false,
  };
}

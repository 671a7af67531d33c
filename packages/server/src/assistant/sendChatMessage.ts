import { randomUUID } from 'node:crypto';
import { initialGreeting, sendChatMessage as endpoint } from '@kasb/contract';
import type { BodyOf, CompanyProfile, Language } from '@kasb/contract';
import { and, eq, sql } from 'drizzle-orm';
import { countTry } from '../auth/rateLimit.ts';
import { isMine } from '../companies/mine.ts';
import { personOf, verb } from '../context.ts';
import type { Context } from '../context.ts';
import type { StoredMessage } from '../db/schema/assistant.ts';
import { companies, conversations } from '../db/schema/index.ts';
import { createOnce } from '../http/creations.ts';
import { Problem } from '../http/problem.ts';
import { findConversation } from './conversation.ts';
import { emptyDraft, jobDataOf } from './draft.ts';
import { detectLanguage } from './language.ts';
import { modelTurn } from './modelTurn.ts';
import { areaOfProfile, promptFor } from './prompts.ts';
import type { Turn } from './scripted.ts';
import { scriptedTurn } from './scripted.ts';

type Conversation = typeof conversations.$inferSelect;
type ChatMessage = BodyOf<typeof endpoint>;

/** The latest messages that a conversation keeps. */
const mostMessages = 400;

/** One turn: the rules read the message, the language model, where there is one, words the answer. */
export const sendChatMessage = verb(endpoint, async (context, { body }) => {
  const { db, now, idempotencyKey, model } = context;
  const person = personOf(context);
  const before =
    body.conversationId === undefined ? undefined : await findConversation(db, body.conversationId, person.id);
  if (before && idempotencyKey !== undefined && before.lastKey === idempotencyKey) return answerOf(before);
  await countTry(db, [{ bucket: `chat:${person.id}`, max: 60, seconds: 60 }], now);

  const isGreeting = body.message === initialGreeting;
  const message = isGreeting ? undefined : body.message;
  // The words of the person decide; the switch decides where they do not tell.
  const language: Language = message === undefined ? body.language : detectLanguage(message, body.language);
  const draft = before?.draft ?? emptyDraft;
  const area = await areaOfProfile(db, body.companyProfile, draft.title);
  const prompt = await promptFor(db, area, language);
  const base = scriptedTurn({
    message,
    draft: draft.asked === undefined && !before ? { ...draft, asked: 'title' } : draft,
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
    })) ?? base;
  return answerOf(await keepTurn(context, before, body, turn, language, message));
});

/** Whose budget a turn takes from: the company's where it is one's own, else the person's. */
async function accountOf(context: Context, { id }: CompanyProfile): Promise<string> {
  const personId = personOf(context).id;
  if (id === undefined) return personId;
  const [company] = await context.db.select({ id: companies.id }).from(companies).where(isMine(id, personId));
  return company?.id ?? personId;
}

/** Writes a turn down. Of two at once the later one is told to try again. @throws Problem conversationBusy */
async function keepTurn(
  context: Context,
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
    language,
    companyProfile: body.companyProfile,
    messages,
    draft: turn.draft,
    lastKey: idempotencyKey?.slice(0, 200) ?? null,
    updatedAt: now,
  };
  if (!before) {
    const { id: userId } = personOf(context);
    const id = await createOnce(context, endpoint, async (transaction, newId) => {
      await transaction.insert(conversations).values({ id: newId, ...changes, userId, createdAt: now });
    });
    return findConversation(db, id, userId);
  }
  const [row] = await db
    .update(conversations)
    .set({ ...changes, version: sql`${conversations.version} + 1` })
    .where(and(eq(conversations.id, before.id), eq(conversations.version, before.version)))
    .returning();
  if (!row) throw new Problem('conversationBusy');
  return row;
}

function answerOf({ id, language, companyProfile, messages, draft }: Conversation) {
  const last = messages.at(-1);
  const jobData = jobDataOf(draft, companyProfile, language);
  return {
    message: last?.content,
    conversationId: id,
    language,
    quickOptions: last?.quickOptions ?? [],
    jobData,
    isComplete: jobData.isComplete ?? false,
  };
}

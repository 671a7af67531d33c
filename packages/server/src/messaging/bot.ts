import { eq } from 'drizzle-orm';
import { escapeHtml } from '../adapters/html.ts';
import type { ChatUpdate } from '../adapters/messenger/messenger.ts';
import type { Services } from '../context/services.ts';
import { notificationSettings } from '../db/schema/index.ts';
import { isSameSecret } from '../sealing/secrets.ts';
import { bindChat, leaveChat } from './chats.ts';
import { botWords } from './messages.ts';

/** Where Telegram tells what was written to the bot. */
export const webhookPath = '/api/telegram/webhook';
const answerMs = 10_000;
const longest = 100;

/** Answers what a person wrote to the bot. */
export async function answerChat(services: Services, { chat, name, text }: ChatUpdate): Promise<void> {
  const { clock, log, messenger } = services;
  if (!messenger || chat === 0) return;
  const reply = await replyTo(services, { chat, name: name.slice(0, longest), text: text.trim() }, clock());
  // What was bound stays so, also when the bot cannot say it.
  await messenger.send({ chat, text: escapeHtml(reply) }, AbortSignal.timeout(answerMs)).catch((error: unknown) => {
    log.warn({ error }, 'the bot could not answer');
  });
}

async function replyTo({ db }: Services, { chat, name, text }: Omit<ChatUpdate, 'id'>, now: Date): Promise<string> {
  const [command = '', token = ''] = text.split(/\s/, 2);
  if (command === '/start' && token !== '') {
    const bound = await bindChat(db, token, { id: chat, name }, now);
    if (bound) return botWords(bound.language)('connected', { name: bound.firstName });
    return (await wordsOf(db, chat))('outdated');
  }
  const words = await wordsOf(db, chat);
  if (command !== '/stop') return words('help');
  await leaveChat(db, { chat });
  return words('stopped');
}

/** In the language of whoever has this chat; nobody's is answered in Russian. */
async function wordsOf(db: Services['db'], chat: number) {
  const [row] = await db
    .select({ language: notificationSettings.language })
    .from(notificationSettings)
    .where(eq(notificationSettings.telegramChat, chat));
  return botWords(row?.language ?? 'ru');
}

/** What Telegram tells: believed by the secret alone, and read only then. */
export async function webhook(services: Services, request: Request): Promise<Response> {
  const { messenger, telegramSecret } = services;
  const given = request.headers.get('x-telegram-bot-api-secret-token');
  if (telegramSecret === undefined || given === null || !isSameSecret(given, telegramSecret))
    return new Response(null, { status: 404 });
  const told = messenger?.read?.(await request.json().catch(() => undefined));
  if (told) await answerChat(services, told);
  return new Response(null, { status: 200 });
}

/** Whoever follows the stand-in's link is bound at once, to a chat of their own. */
export async function standInStart(services: Services, token: string): Promise<Response> {
  const { db, clock, messenger } = services;
  const isStandIn = messenger !== undefined && messenger.updates === undefined;
  const chat = Number.parseInt(token.replace(/[^\da-f]/gi, '').slice(0, 10) || '0', 16) + 1;
  const bound = isStandIn ? await bindChat(db, token, { id: chat, name: '@demo' }, clock()) : undefined;
  const words = botWords(bound?.language ?? 'ru');
  const text = bound ? words('connected', { name: bound.firstName }) : words('outdated');
  if (bound) await messenger?.send({ chat, text: escapeHtml(text) }, AbortSignal.timeout(answerMs));
  return new Response(text, {
    status: bound ? 200 : 410,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}

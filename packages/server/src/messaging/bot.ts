import { eq } from 'drizzle-orm';
import { escapeHtml } from '../adapters/html.ts';
import type { ChatMessage, ChatUpdate } from '../adapters/messenger/messenger.ts';
import type { Services } from '../context/services.ts';
import { notificationSettings } from '../db/schema/index.ts';
import { readTexts } from '../http/bodies.ts';
import { isSameSecret } from '../sealing/secrets.ts';
import { bindChat, leaveChat, settledFor } from './chats.ts';
import { botWords } from './messages.ts';

/** Where Telegram tells what was written to the bot. */
export const webhookPath = '/api/telegram/webhook';
const answerMs = 10_000;
const mostBytes = 256 * 1024;
const longest = 100;
/** What the two buttons say where a chat is another account's. */
const instead = '/instead';
const stay = '/stay';

/** What goes back to a chat. */
type Reply = Pick<ChatMessage, 'text' | 'choices'>;

/** Answers what a person wrote to the bot, or pressed there. */
export async function answerChat(services: Services, { chat, name, text, pressed }: ChatUpdate): Promise<void> {
  const { clock, log, messenger } = services;
  if (!messenger || chat === 0) return;
  const reply = await replyTo(services, { chat, name: name.slice(0, longest), text: text.trim() }, clock());
  // What was bound stays so, also when the bot cannot say it.
  const said = [messenger.send({ ...reply, chat, text: escapeHtml(reply.text) }, AbortSignal.timeout(answerMs))];
  if (pressed !== undefined && messenger.settle) said.push(messenger.settle(pressed, AbortSignal.timeout(answerMs)));
  for (const { status, reason } of (await Promise.allSettled(said)) as PromiseRejectedResult[])
    if (status === 'rejected') log.warn({ error: reason as unknown }, 'the bot could not answer');
}

async function replyTo({ db }: Services, { chat, name, text }: Omit<ChatUpdate, 'id'>, now: Date): Promise<Reply> {
  const [command = '', token = ''] = text.split(/\s/, 2);
  if ((command === '/start' || command === instead) && token !== '') {
    const bound = await bindChat(db, token, { id: chat, name }, { now, isMeant: command === instead });
    if (!bound) {
      const words = await wordsOf(db, chat);
      const name = await settledFor(db, token, chat);
      return { text: name === undefined ? words('outdated') : words('already', { name }) };
    }
    const words = botWords(bound.language);
    if (bound.holder === undefined) return { text: words('connected', { name: bound.firstName }) };
    const choices = [
      { text: words('yes'), data: `${instead} ${token}` },
      { text: words('no'), data: stay },
    ];
    return { text: words('instead', { name: bound.holder }), choices };
  }
  const words = await wordsOf(db, chat);
  if (command === stay) return { text: words('kept') };
  if (command !== '/stop') return { text: words('help') };
  await leaveChat(db, { chat });
  return { text: words('stopped') };
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
  // Where none is set up there is no such address.
  if (telegramSecret === undefined) return new Response(null, { status: 404 });
  const given = request.headers.get('x-telegram-bot-api-secret-token');
  if (given === null || !isSameSecret(given, telegramSecret)) return new Response(null, { status: 401 });
  const told = messenger?.read?.(await readTexts(request, mostBytes));
  if (told) await answerChat(services, told);
  return new Response(null, { status: 200 });
}

/** Whoever follows the stand-in's link is bound at once, to a chat of their own. */
export async function standInStart(services: Services, token: string): Promise<Response> {
  const { db, clock, messenger } = services;
  const isStandIn = messenger !== undefined && messenger.updates === undefined;
  const chat = Number.parseInt(token.replace(/[^\da-f]/gi, '').slice(0, 10) || '0', 16) + 1;
  const settled = { now: clock(), isMeant: true };
  const bound = isStandIn ? await bindChat(db, token, { id: chat, name: '@demo' }, settled) : undefined;
  const words = botWords(bound?.language ?? 'ru');
  const text = bound ? words('connected', { name: bound.firstName ?? '' }) : words('outdated');
  if (bound) await messenger?.send({ chat, text: escapeHtml(text) }, AbortSignal.timeout(answerMs));
  return new Response(text, {
    status: bound ? 200 : 410,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}

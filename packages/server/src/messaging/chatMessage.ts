import { eq } from 'drizzle-orm';
import { fittedHtml } from '../adapters/html.ts';
import type { ChatMessage } from '../adapters/messenger/messenger.ts';
import type { Services } from '../context/services.ts';
import { isUuid } from '../db/ids.ts';
import { applicationMessages } from '../db/schema/index.ts';
import { noticeLink, noticeText } from '../notifications/noticeText.ts';
import { botWords } from './messages.ts';
import type { Subject } from './subject.ts';

/** What a headline and what follows it take at most; Telegram takes 4096 characters in all. */
const longestTitle = 500;
const longest = 3000;

/** What a person is told of at once as one message in a chat; undefined where nothing has words. */
export async function chatMessages(
  services: Services,
  subjects: readonly Subject[],
): Promise<Omit<ChatMessage, 'chat'> | undefined> {
  const [first] = subjects;
  if (!first) return undefined;
  const said: Omit<ChatMessage, 'chat'>[] = [];
  for (const subject of gathered(subjects)) {
    const message = await chatMessage(services, subject);
    if (message) said.push(message);
  }
  const [only, ...others] = said;
  if (!only || others.length === 0) return only;
  const { person, settings } = first;
  const language = settings?.language ?? 'ru';
  const say = botWords(language);
  let text = only.text;
  let left = others.length;
  for (const other of others) {
    if (text.length + other.text.length > longest) break;
    text += `\n\n${other.text}`;
    left -= 1;
  }
  if (left > 0) text += `\n\n${say('more', { n: left })}`;
  const page = person.role === 'candidate' ? '/my/notifications' : '/employer/notifications';
  const prefix = language === 'uz' ? '/uz' : '';
  return { text, button: { text: say('open'), url: services.publishing.origin + prefix + page } };
}

/** New applications to one vacancy are told of once, with all of their number. */
export function gathered(subjects: readonly Subject[]): Subject[] {
  const kept = new Map<string, Subject>();
  for (const subject of subjects) {
    const { id, kind, data } = subject.notification;
    const key = kind === 'application_new' ? `new ${data.vacancyId}` : id;
    const before = kept.get(key);
    const count = Number(before?.notification.data.count ?? 0) + Number(data.count ?? 0);
    const sum = before ? { ...data, count: String(count) } : data;
    kept.set(key, { ...subject, notification: { ...subject.notification, data: sum } });
  }
  return [...kept.values()];
}

/** A notification as a message in a chat; undefined for what has no words. */
async function chatMessage(
  { db, publishing: { origin } }: Services,
  { notification: { kind, data, dedupe }, person, settings }: Subject,
): Promise<Omit<ChatMessage, 'chat'> | undefined> {
  const language = settings?.language ?? 'ru';
  const words = noticeText(kind, data, language);
  if (!words) return undefined;
  const path = noticeLink(kind, data, person.role);
  const say = botWords(language);
  const isResponse = kind.startsWith('application_') && person.role === 'candidate';
  const said = kind === 'application_message' ? await messageOf(db, dedupe) : undefined;
  const text =
    said === undefined
      ? `<b>${fittedHtml(words.title, longestTitle)}</b>${words.text ? `\n${fittedHtml(words.text, longest)}` : ''}`
      : `${fittedHtml(data.company ?? words.title, longestTitle)}: ${fittedHtml(said, longest)}`;
  const prefix = language === 'uz' ? '/uz' : '';
  return {
    text,
    ...(path && { button: { text: say(isResponse ? 'openResponse' : 'open'), url: origin + prefix + path } }),
  };
}

/** What an employer wrote: the notification is named by the message. */
async function messageOf(db: Services['db'], dedupe: string): Promise<string | undefined> {
  const id = dedupe.split(':')[1] ?? '';
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select({ text: applicationMessages.text })
    .from(applicationMessages)
    .where(eq(applicationMessages.id, id));
  return row?.text;
}

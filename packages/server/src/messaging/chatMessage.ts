import { eq } from 'drizzle-orm';
import { escapeHtml } from '../adapters/html.ts';
import type { ChatMessage } from '../adapters/messenger/messenger.ts';
import type { Services } from '../context/services.ts';
import { isUuid } from '../db/ids.ts';
import { applicationMessages } from '../db/schema/index.ts';
import { noticeLink, noticeText } from '../notifications/noticeText.ts';
import { botWords } from './messages.ts';
import type { Subject } from './subject.ts';

/** Room for the markup, and for signs that take more of it. */
const longest = 3000;
const clip = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

/** A notification as a message in a chat; undefined for what has no words. */
export async function chatMessage(
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
      ? `<b>${escapeHtml(clip(words.title))}</b>${words.text ? `\n${escapeHtml(clip(words.text))}` : ''}`
      : escapeHtml(`${data.company ?? words.title}: ${clip(said)}`);
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

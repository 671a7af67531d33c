import { pathOf, unsubscribeEmail } from '@kasb/contract';
import { cutAtWord } from '@kasb/domain/cutAtWord';
import type { Services } from '../context/services.ts';
import { noticeLink, noticeText } from '../notifications/noticeText.ts';
import { openMailbox } from '../notifications/settings.ts';
import { gathered } from './chatMessage.ts';
import { letterBody } from './letters.ts';
import type { LetterPart } from './letters.ts';
import { letterWords } from './messages.ts';
import type { Subject } from './subject.ts';

/** What stands in a list of letters, and how many notifications one letter tells in full. */
const longestSubject = 150;
const most = 20;

/** Tells a person of what happened by one letter. @returns whether they wanted one */
export async function sendNoticeLetter(
  { mailer, publishing: { origin } }: Services,
  subjects: readonly Subject[],
): Promise<boolean> {
  const [first] = subjects;
  if (!mailer || !first?.settings) return false;
  const { person, settings } = first;
  const mailbox = openMailbox(settings);
  if (!mailbox) return false;
  const { email, unsubscribeToken } = mailbox;
  const { language } = settings;
  const say = letterWords(language);
  const site = origin + (language === 'uz' ? '/uz' : '');
  const told = gathered(subjects).flatMap(({ notification: { kind, data } }): (LetterPart & { title: string })[] => {
    const words = noticeText(kind, data, language);
    const path = noticeLink(kind, data, person.role);
    const way = path === undefined ? undefined : { text: say('open'), url: site + path };
    return words ? [{ title: words.title, text: words.text, way }] : [];
  });
  const [only, ...others] = told;
  if (!only) return false;
  const left = told.length - most;
  const parts: LetterPart[] = [
    ...told.slice(0, most),
    ...(left > 0 ? [{ text: say('more', { n: left }) }] : []),
    { text: say('why'), way: { text: say('settings'), url: `${site}/employer/notifications/settings` } },
    { way: { text: say('stop'), url: `${site}/unsubscribe/${unsubscribeToken}` } },
  ];
  await mailer({
    id: first.notification.id,
    to: email,
    subject: others.length === 0 ? cutAtWord(only.title, longestSubject) : say('many', { n: told.length }),
    ...letterBody(parts),
    unsubscribe: origin + pathOf(unsubscribeEmail, { params: { token: unsubscribeToken } }),
  });
  return true;
}

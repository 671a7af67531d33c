import type { Language } from '@kasb/contract';
import { escapeHtml } from '../adapters/html.ts';
import type { Letter } from '../adapters/mail/mailer.ts';
import { letterWords } from './messages.ts';

interface Way {
  text: string;
  url: string;
}

/** A part of a letter: its head, what is said, and where it leads. */
export interface LetterPart {
  title?: string;
  text?: string | undefined;
  way?: Way | undefined;
}

const textOf = ({ title, text, way }: LetterPart) =>
  [title, text, way && `${way.text}: ${way.url}`].filter((line) => line !== undefined).join('\n');

const linkOf = ({ text, url }: Way) => `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;

const htmlOf = ({ title, text, way }: LetterPart) =>
  [title && `<b>${escapeHtml(title)}</b>`, text && escapeHtml(text).replaceAll('\n', '<br>'), way && linkOf(way)]
    .filter((line) => line !== undefined)
    .join('<br>');

/** The same parts as plain text and as HTML. */
export function letterBody(parts: readonly LetterPart[]): Pick<Letter, 'text' | 'html'> {
  const html = parts.map((part) => `<p>${htmlOf(part)}</p>`).join('');
  return {
    text: parts.map(textOf).join('\n\n'),
    html: `<div style="max-width:560px;font:16px/1.5 sans-serif">${html}</div>`,
  };
}

/** The first letter to a mailbox: what confirms that it is the person's. */
export function confirmLetter({ to, id, url }: { to: string; id: string; url: string }, language: Language): Letter {
  const say = letterWords(language);
  const parts = [{ text: say('confirmText'), way: { text: say('confirm'), url } }, { text: say('notYou') }];
  return { id, to, subject: say('confirmSubject'), ...letterBody(parts) };
}

/** The letter by which a person sees that letters reach them. */
export function trialLetter({ to, id }: Pick<Letter, 'to' | 'id'>, language: Language): Letter {
  const text = letterWords(language)('trial');
  return { id, to, subject: text, ...letterBody([{ text }]) };
}

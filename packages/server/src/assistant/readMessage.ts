import type { Language } from '@kasb/contract';
import { detectLanguage } from './language.ts';
import type { Facts, Topic } from './understand/facts.ts';
import { understand } from './understand/understand.ts';

/** What a message says, and in which language. */
export interface ReadMessage {
  language: Language;
  facts: Facts;
}

/** Reads a message: its own words decide on the language, `language` where they do not tell. */
export function readMessage({
  message,
  language: current,
  asked,
}: {
  message: string;
  language: Language;
  /** What was asked last. */
  asked: Topic | undefined;
}): ReadMessage {
  const language = detectLanguage(message, current);
  return { language, facts: understand(message, { language, asked }) };
}

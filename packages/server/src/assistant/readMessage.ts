import type { Language } from '@kasb/contract';
import type { Topic } from '../db/schema/draft.ts';
import { detectLanguage } from '../text/language.ts';
import type { Facts } from './understand/facts.ts';
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
  isUntitled,
}: {
  message: string;
  language: Language;
  /** What was asked last. */
  asked: Topic | undefined;
  /** The question of the position was left without an answer. */
  isUntitled?: boolean;
}): ReadMessage {
  const language = detectLanguage(message, current);
  return { language, facts: understand(message, { language, asked, isUntitled }) };
}

import type { Language } from '@kasb/contract';
import type { Topic } from '../db/schema/draft.ts';
import { detectLanguage } from '../text/language.ts';
import vocabulary from './data/words.json' with { type: 'json' };
import type { Facts } from './understand/facts.ts';
import { flatten, words } from './understand/flat.ts';
import { understand } from './understand/understand.ts';
import { anyOf } from './understand/vocabulary.ts';

const misspelt = words(anyOf(vocabulary.misspeltNeeds), 'u');
// «ой, Бухара»: an Uzbek month is counted, and no comma follows it.
const interjection = /(?<![\p{L}\d]|\d\s)ой(?=\s?[,.!])/giu;
const longestSearched = 300;

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
  positions,
}: {
  message: string;
  language: Language;
  /** What was asked last. */
  asked: Topic | undefined;
  /** The question of the position was left without an answer. */
  isUntitled?: boolean;
  /** The position that was begun and those that wait. */
  positions?: readonly string[];
}): ReadMessage {
  // `toshkenga buhgalter kere`: a word that only Uzbek has, typed as nobody spells it.
  const language = misspelt.test(flatten(message.slice(0, longestSearched)))
    ? 'uz'
    : detectLanguage(message.replaceAll(interjection, ' '), current);
  return { language, facts: understand(message, { language, asked, isUntitled, positions }) };
}

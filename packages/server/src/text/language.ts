import type { Language } from '@kasb/contract';
import { languageVotes } from '@kasb/domain/detectLanguage';
import { readWords } from './readWords.ts';

/**
 * The language of a message, by letters, words and endings that only one has, and by the lexicon; a tie keeps
 * `current`.
 */
export function detectLanguage(text: string, current: Language): Language {
  if (/[ўқғҳ]/i.test(text)) return 'uz';
  const votes = languageVotes(text);
  for (const { meanings } of readWords(text.slice(0, 300)).flat()) {
    const spoken = new Set(meanings.flatMap(({ languages }) => languages));
    if (spoken.has('uz') && !spoken.has('ru')) votes.uz += 2;
    if (spoken.has('ru') && !spoken.has('uz')) votes.ru += 2;
  }
  // The lexicon reads both alphabets alike: Latin letters speak for Uzbek unless the words are English.
  if (count(text, /[a-z]/gi) > count(text, /\p{Script=Cyrillic}/gu)) votes.ru = 0;
  if (votes.uz === votes.ru) return current;
  return votes.uz > votes.ru ? 'uz' : 'ru';
}

const count = (text: string, pattern: RegExp) => text.slice(0, 1500).match(pattern)?.length ?? 0;

/** Whether a text is beyond doubt in this language, as a model's answer must be. */
export function isWrittenIn(text: string, language: Language): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const foreign = text.match(/[^\p{Script=Latin}\p{Script=Cyrillic}\P{L}]/gu)?.length ?? 0;
  if (letters === 0 || foreign * 10 > letters) return false;
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  if (language === 'ru' && cyrillic * 2 < letters) return false;
  // Whichever language stands before, the words alone must decide.
  return detectLanguage(text, 'ru') === language && detectLanguage(text, 'uz') === language;
}

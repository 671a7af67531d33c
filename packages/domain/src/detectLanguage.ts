import type { Language } from '@kasb/contract';
import { spokenWords as spoken } from './spokenWords.ts';

/** How much of a text speaks for each language. */
export type LanguageVotes = Record<Language, number>;

const wordsOf = (lines: readonly string[]) => new Set(lines.join(' ').split(' '));

// Words that only one of the languages has, without apostrophes and in the letters that people type for ў, қ, ғ, ҳ, ё.
const uzbekWords = /*#__PURE__*/ wordsOf(spoken.uz);
const russianWords = /*#__PURE__*/ wordsOf(spoken.ru);
const uzbekEnds =
  /(?:lar|lik|ning|dagi|moq|[aeiy]miz|ingiz|lash|siz|chi|dan|gacha|gan|adi|ida|sini|лар|лик|нинг|даги|миз|лаш|сиз|чи|дан|гача|ган|ади|ида|сини)$/u;
const russianEnds =
  /(?:ость|ости|ение|ения|ание|ания|ого|его|ому|ему|ыми|ими|ами|ями|ать|ять|ить|еть|ться|тся|ное|ский|ские|ских|щица|тель|теля|ция|ции|ую|ых|ой|ов|ые|ый|ая|ец|ик|ор|ка)$/u;

const typed: Record<string, string> = { ў: 'у', қ: 'к', ғ: 'г', ҳ: 'х', ё: 'е' };

/** Counts what only one of the two languages has: letters, whole words, endings. */
export function languageVotes(text: string): LanguageVotes {
  const votes = { ru: 0, uz: 0 };
  for (const [spelled] of text
    .slice(0, 1500)
    .toLowerCase()
    .matchAll(/[\p{L}‘’'`ʻʼ]+/gu)) {
    const word = spelled.replace(/[‘’'`ʻʼ]/g, '').replace(/[ўқғҳё]/g, (letter) => typed[letter] ?? letter);
    if (/[ўқғҳ]|[og][‘’'`ʻʼ]/u.test(spelled) || uzbekWords.has(word)) votes.uz += 2;
    else if (russianWords.has(word)) votes.ru += 2;
    else if (word.length > 4 && uzbekEnds.test(word)) votes.uz += 1;
    else if (word.length > 4 && (russianEnds.test(word) || /[щыь]/.test(word))) votes.ru += 1;
  }
  return votes;
}

/** The language of a text; nothing to go by, and a tie, keep the present one. */
export function detectLanguage(text: string, present: Language): Language {
  const { ru, uz } = languageVotes(text);
  if (ru === uz) return present;
  return uz > ru ? 'uz' : 'ru';
}

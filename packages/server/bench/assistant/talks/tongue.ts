import type { Language } from '@kasb/contract';

const lettersOf = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/**
 * Whether an answer is in a language, by its letters: the assistant's Russian is Cyrillic, its Uzbek is Latin. The
 * person's own words, which it may say again, do not count.
 */
export function isIn(language: Language, answer: string, quoted: readonly string[]): boolean {
  const own = new Set(
    quoted
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}'ʻ’‘]+/gu),
  );
  const left = (answer.toLowerCase().match(/[\p{L}'ʻ’‘]+/gu) ?? []).filter((word) => !own.has(word)).join(' ');
  const [cyrillic, latin] = [lettersOf(left, /\p{Script=Cyrillic}/gu), lettersOf(left, /\p{Script=Latin}/gu)];
  return language === 'ru' ? cyrillic >= latin : latin >= cyrillic;
}

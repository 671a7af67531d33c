import type { Language } from '@kasb/contract';

const lettersOf = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** Whether something is a language of the assistant's. */
const isOurs = (language: string | undefined): language is Language => language === 'ru' || language === 'uz';

/** Whether an answer says that it is in the language that is due, and is; in one of ours where any will do. */
export function isAnswerIn(
  due: Language | undefined,
  { language, message = '' }: { language?: string; message?: string },
  quoted: readonly string[],
): boolean {
  return isOurs(language) && language === (due ?? language) && message.trim() !== '' && isIn(language, message, quoted);
}

/**
 * Whether an answer is in a language, by its letters: the assistant's Russian is Cyrillic, its Uzbek is Latin. The
 * person's own words, which it may say again, do not count.
 */
function isIn(language: Language, answer: string, quoted: readonly string[]): boolean {
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

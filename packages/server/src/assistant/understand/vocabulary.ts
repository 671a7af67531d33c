import { uzbek } from './flat.ts';

/** Words of both languages, Uzbek ones in Latin, as `data/words.json` has them. */
interface WordList {
  ru?: readonly string[];
  uz?: readonly string[];
}

/** A pattern of any of these words over flattened text: `*` is any ending, a space any white space. */
export function anyOf({ ru = [], uz = [] }: WordList): string {
  const spaced = ru.map((word) => word.replaceAll(' ?', '\\s?').replaceAll(' ', '\\s+'));
  return [...spaced, ...(uz.length > 0 ? [uzbek(uz.join('|'))] : [])].join('|').replaceAll('*', '\\p{L}*');
}

import vocabulary from '../data/words.json' with { type: 'json' };
import { uzbek } from './flat.ts';
import { anyOf } from './vocabulary.ts';

const ordinal = `[аоыу]?[йяюе]|о?го|о?му|${uzbek('chi|inchi')}`;
const spoken = `тринадцат\\p{L}{1,3}|четырнадцат\\p{L}{1,3}|${uzbek("o'n uchinchi|o'n to'rtinchi")}`;

/**
 * One wage more than a year has months, as a pattern over flattened text: «13-я зарплата», `13 oylik`, «тринадцатая».
 */
export const extraMonth =
  `(?:(?<!\\d)1[34](?:\\s?-?\\s?(?:${ordinal})(?!\\p{L}))?\\s?-?\\s?(?:${anyOf(vocabulary.wageNames)})|` +
  `(?<!\\d)1[34]\\s?-?\\s?(?:я|ю|ая|ую)(?!\\p{L})|(?<!\\p{L})(?:${spoken})\\s(?:${anyOf(vocabulary.wageNames)}))`;

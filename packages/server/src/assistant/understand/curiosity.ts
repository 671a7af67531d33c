import vocabulary from '../data/words.json' with { type: 'json' };
import { words } from './flat.ts';
import { anyOf } from './vocabulary.ts';

/** What somebody says instead of answering: thanks, or asks who it is, what it costs, what comes next. */
export type Curiosity = 'self' | 'price' | 'next' | 'thanks' | 'other';

const kinds: [Curiosity, RegExp][] = [
  ['self', words(anyOf(vocabulary.aboutSelf), 'u')],
  ['price', words(anyOf(vocabulary.aboutPrice), 'u')],
  ['next', words(anyOf(vocabulary.aboutNext), 'u')],
];
const longest = 120;

/** What a short question asks of the assistant, in flattened text; undefined where it asks nothing. */
export function curiosityOf(flat: string): Curiosity | undefined {
  if (flat.length > longest) return undefined;
  return kinds.find(([, pattern]) => pattern.test(flat))?.[0] ?? (/\?[\s)!]{0,5}$/u.test(flat) ? 'other' : undefined);
}

const offer = new RegExp(`^\\s?(?:${anyOf(vocabulary.offers)})(?!\\p{L})`, 'u');

/** Whether flattened text sells, buys or lets something, which is no vacancy. */
export const isOffer = (flat: string): boolean => offer.test(flat);

import vocabulary from '../data/words.json' with { type: 'json' };
import { spansOf, words } from './flat.ts';
import type { ListName } from './lists.ts';
import { anyOf } from './vocabulary.ts';

/** What a message asks of the conversation rather than says of the vacancy. */
interface Wishes {
  isEnded: boolean;
  isSkipped: boolean;
  isLeftToUs: boolean;
  /** The lists that are left to the assistant by name: «Предложите требования». */
  suggested: ListName[];
}

const only = (words: string) => new RegExp(`^\\s?(?:(?:${words})(?![\\p{L}'])[\\s,.!)]{0,5}){1,8}$`, 'u');

const fillers = anyOf(vocabulary.denialFillers);
const skipped = only(
  `${anyOf(vocabulary.skipped)}|${anyOf(vocabulary.declined)}|${anyOf(vocabulary.denials)}|${fillers}`,
);
// «нет у нас никаких требований», `hech qanday shartimiz yo'q`
const denied = only(`${anyOf(vocabulary.denials)}|${anyOf(vocabulary.denied)}|${fillers}`);
const denial = words(anyOf(vocabulary.denials), 'u');
const skip = words(`${anyOf(vocabulary.skipped)}|${anyOf(vocabulary.declined)}`, 'u');
const thanks = only(anyOf(vocabulary.thanks));
const ended = only(`${anyOf(vocabulary.ended)}|${anyOf(vocabulary.thanks)}`);
const leftToUs = new RegExp(`(?<!\\p{L})(?:${anyOf(vocabulary.leftToUs)})(?!\\p{L})`, 'u');
const listNames = (['duties', 'requirements', 'benefits'] as const).map(
  (name) => [name, new RegExp(`(?<!\\p{L})(?:${anyOf(vocabulary.headings[name])})`, 'gu')] as const,
);

/** Whether flattened text says that there is nothing to say: «ничего», «без требований», `hech narsa`. */
export const isNothing = (flat: string): boolean =>
  (skipped.test(flat) && (skip.test(flat) || denial.test(flat))) || (denied.test(flat) && denial.test(flat));

/** Whether flattened text only says that this is all: «готово», `tamom`. */
export const isEnd = (flat: string): boolean => ended.test(flat);

/** Whether flattened text only thanks or agrees. */
export const isThanks = (flat: string): boolean => thanks.test(flat);

/** Reads flattened text for what it asks of the conversation: to end, to go on, to suggest. */
export function wishesIn(flat: string): Wishes {
  const isLeftToUs = leftToUs.test(flat);
  return {
    // Thanks alone end nothing.
    isEnded: ended.test(flat) && !isThanks(flat),
    isSkipped: isNothing(flat),
    isLeftToUs,
    suggested: isLeftToUs ? listNames.flatMap(([name, word]) => (spansOf(flat, word).length > 0 ? [name] : [])) : [],
  };
}

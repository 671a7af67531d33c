import type { ReviewGroup, ReviewState } from './data.ts';
import type { Look } from './looks.ts';

/** A state that was found, with the screen that it belongs to. */
export interface Found {
  screen: ReviewGroup;
  state: ReviewState;
}

const lookWords: [RegExp, Partial<Look>][] = [
  [/^т[её]мн/, { theme: 'dark' }],
  [/^светл/, { theme: 'light' }],
  [/^узбек/, { locale: 'uz' }],
  [/^русск/, { locale: 'ru' }],
  [/^(телефон|390)/, { width: 390 }],
  [/^(планшет|834)/, { width: 834 }],
  [/^(компьютер|настольн|1440)/, { width: 1440 }],
];

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');
// «списка» finds «список»: of a long word the end may differ.
const stem = (word: string) => (word.length > 5 ? word.slice(0, -2) : word.length > 3 ? word.slice(0, -1) : word);
const wordsOf = (query: string) => plain(query).match(/[\p{L}\d-]+/gu) ?? [];

/** The look that the words of a query ask for: «тёмная», «телефон». */
export function lookOf(query: string): Partial<Look> {
  const asked = wordsOf(query).flatMap((word) => lookWords.filter(([pattern]) => pattern.test(word)));
  return Object.assign({}, ...asked.map(([, change]) => change)) as Partial<Look>;
}

/** Whether every word of a query begins a word of a text, but for those that ask for a look. */
export function isFound(query: string, text: string): boolean {
  const words = wordsOf(text);
  return wordsOf(query)
    .filter((word) => !lookWords.some(([pattern]) => pattern.test(word)))
    .every((word) => words.some((other) => other.startsWith(stem(word))));
}

/** The states of all screens that a query means, best first: those whose own name has all of its words. */
export function findStates(screens: readonly ReviewGroup[], query: string): Found[] {
  const all = screens.flatMap((screen) => screen.states.map((state) => ({ screen, state })));
  const found = all.filter(({ screen, state }) => isFound(query, [state.name, state.id, screen.name].join(' ')));
  const isNamed = ({ state }: Found) => isFound(query, state.name);
  return [...found.filter(isNamed), ...found.filter((one) => !isNamed(one))];
}

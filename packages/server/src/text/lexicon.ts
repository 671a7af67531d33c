import data from './data/lexicon.json' with { type: 'json' };
import { wordsOf } from './normalise.ts';
import { isTypo, stem } from './stem.ts';

/** A language that a name in the lexicon belongs to; Uzbek is written there in Latin and read in both alphabets. */
export type Language = 'ru' | 'uz' | 'en';

interface Names {
  id: string;
  ru: string[];
  uz: string[];
  en: string[];
}

interface Role extends Names {
  role?: string;
  specialisations?: string[];
  level?: string;
  parent?: string;
  isGeneric?: boolean;
  standsAlone?: boolean;
  isOpen?: boolean;
}

interface Specialisation extends Names {
  axis: string;
  implies?: string[];
  role?: string;
}

interface Level extends Names {
  isDominant?: boolean;
  means?: string[];
}

interface Lexicon {
  axes: { id: string; only?: string[] }[];
  particles: Record<'detailStarts' | 'detailEnds' | 'complementStarts' | 'complementEnds' | 'joiners', string[]>;
  details: Record<string, string[]>;
  levels: Level[];
  roles: Role[];
  specialisations: Specialisation[];
}

/** The lexicon as it is written in `data/lexicon.json`. */
export const lexicon: Lexicon = data;

const byId = <T extends { id: string }>(entries: T[]) => new Map(entries.map((entry) => [entry.id, entry]));
export const roles: ReadonlyMap<string, Role> = byId(lexicon.roles);
export const specialisations: ReadonlyMap<string, Specialisation> = byId(lexicon.specialisations);
export const levels: ReadonlyMap<string, Level> = byId(lexicon.levels);
export const axes: ReadonlyMap<string, { only?: string[] }> = byId(lexicon.axes);

/** What a run of words can mean. */
export interface Meaning {
  kind: 'role' | 'specialisation' | 'level' | 'detail' | keyof Lexicon['particles'];
  id: string;
  languages: Language[];
}

interface Node {
  next: Map<string, Node>;
  meanings: Meaning[];
}

/** The names as paths of stems, and the stems by what a typo leaves of them. */
interface Index {
  root: Node;
  stems: Set<string>;
  shortened: Map<string, string[]>;
  /** The names of one word by their stem, as they are folded. */
  whole: Map<string, { kind: Meaning['kind']; id: string; folded: string }[]>;
}

function addStems({ root, stems }: Index, path: string[], kind: Meaning['kind'], id: string, language?: Language) {
  let node = root;
  for (const part of path) {
    stems.add(part);
    const next = node.next.get(part) ?? { next: new Map(), meanings: [] };
    node.next.set(part, next);
    node = next;
  }
  const known = node.meanings.find((meaning) => meaning.kind === kind && meaning.id === id);
  if (!known) node.meanings.push({ kind, id, languages: language ? [language] : [] });
  else if (language && !known.languages.includes(language)) known.languages.push(language);
}

function add(index: Index, name: string, kind: Meaning['kind'], id: string, language?: Language) {
  const words = wordsOf(name);
  const path = words.map(({ folded }) => stem(folded));
  addStems(index, path, kind, id, language);
  const [word, second] = words;
  const [key = ''] = path;
  if (word && !second)
    index.whole.set(key, [...(index.whole.get(key) ?? []), { kind, id, folded: word.folded.replace(/lar$/, '') }]);
  // «веб-дизайнер» is also written in one word.
  const glued = words.map(({ folded }) => folded).join('');
  if (words.length === 2 && words[1]?.gap === 'hyphen') addStems(index, [stem(glued)], kind, id, language);
}

const languages: Language[] = ['ru', 'uz', 'en'];
function addAll(index: Index, entries: Names[], kind: Meaning['kind']) {
  for (const entry of entries)
    for (const language of languages) for (const name of entry[language]) add(index, name, kind, entry.id, language);
}

// A typo is found by leaving out each letter in turn on both sides.
const withoutOne = (word: string) => Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));

function buildIndex(): Index {
  const index: Index = {
    root: { next: new Map(), meanings: [] },
    stems: new Set(),
    shortened: new Map(),
    whole: new Map(),
  };
  addAll(index, lexicon.roles, 'role');
  addAll(index, lexicon.specialisations, 'specialisation');
  addAll(index, lexicon.levels, 'level');
  for (const [group, words] of Object.entries(lexicon.details))
    for (const word of words) add(index, word, 'detail', group);
  for (const kind of ['detailStarts', 'detailEnds', 'complementStarts', 'complementEnds', 'joiners'] as const) {
    for (const word of lexicon.particles[kind]) add(index, word, kind, kind);
  }
  for (const known of index.stems) {
    if (known.length < 5) continue;
    for (const key of [known, ...withoutOne(known)])
      index.shortened.set(key, [...(index.shortened.get(key) ?? []), known]);
  }
  return index;
}

let built: Index | undefined;
/** Built when it is first asked: the server's own thread leaves texts to others. */
const names = () => (built ??= buildIndex());

/** The lexicon's own stems that a stem can stand for: itself, else those one typo away. */
export function candidates(word: string): string[] {
  const { stems, shortened } = names();
  if (stems.has(word)) return [word];
  if (word.length < 5) return [];
  const near = [word, ...withoutOne(word)].flatMap((key) => shortened.get(key) ?? []);
  return [...new Set(near)].filter((known) => isTypo(word, known));
}

// How much of a name its endings may be: more of it is another word. What is left of few letters must agree further.
const mostEnding = 2;
const mostLost = 3;
const leastKept = 3;
const endingOf = (name: string) => (name.length > 8 ? mostEnding + 1 : mostEnding);

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** Whether a word may be a form of a name that is left with the same stem: «тест» is none of «тестомес». */
function isFormOf(folded: string, name: string, known: string): boolean {
  if (folded.length + mostEnding < name.length) return false;
  const isKept = name.length - known.length <= mostLost && known.length > leastKept;
  return isKept || sharedLength(folded, name) >= name.length - endingOf(name);
}

/** What one word means of what its stem does: «там» is left with what «тамада» is, and is no form of it. */
function meaningsOf(folded: string, stems: readonly string[], meanings: readonly Meaning[]): Meaning[] {
  const { whole } = names();
  const known = stems.flatMap((one) => (whole.get(one) ?? []).map((name) => ({ ...name, stem: one })));
  return meanings.filter(({ kind, id }) => {
    const spelled = known.filter((name) => name.kind === kind && name.id === id);
    return spelled.length === 0 || spelled.some((name) => isFormOf(folded, name.folded, name.stem));
  });
}

/** The longest name that begins at `start`, as its length in words and its meanings; undefined when there is none. */
function longestName(words: readonly string[][], start: number): { length: number; meanings: Meaning[] } | undefined {
  let found: { length: number; meanings: Meaning[] } | undefined;
  let nodes = [names().root];
  for (let length = 1; start + length <= words.length && nodes.length > 0; length++) {
    const options = words[start + length - 1] ?? [];
    nodes = nodes.flatMap((node) => options.flatMap((option) => node.next.get(option) ?? []));
    const meanings = nodes.flatMap((node) => node.meanings);
    if (meanings.length > 0) found = { length, meanings };
  }
  return found;
}

/** The longest name that begins at `start`; a word alone must be a form of its name. */
export function nameAt(
  folded: readonly string[],
  options: readonly string[][],
  start: number,
): { length: number; meanings: Meaning[] } | undefined {
  const name = longestName(options, start);
  if (name?.length !== 1) return name;
  const meanings = meaningsOf(folded[start] ?? '', options[start] ?? [], name.meanings);
  return meanings.length > 0 ? { ...name, meanings } : undefined;
}

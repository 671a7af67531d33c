import { candidates, nameAt } from '../../text/lexicon.ts';
import type { Meaning } from '../../text/lexicon.ts';
import { fold } from '../../text/normalise.ts';
import { stem } from '../../text/stem.ts';
import { flatten } from './flat.ts';

/** A name of the lexicon, or one unknown word, where it stands in a text. */
export interface PlacedPiece {
  /** Its words, flattened. */
  flat: string;
  start: number;
  end: number;
  meanings: readonly Meaning[];
  /** What stands between it and the one before: nothing but a hyphen or spaces joins them. */
  gap: 'hyphen' | 'space' | 'break';
  /** Found by mending a typo. */
  isMended: boolean;
}

/** Whether a piece says that somebody helps or learns, which is a position by itself. */
export const isHelper = ({ meanings }: PlacedPiece): boolean =>
  meanings.some(({ kind, id }) => kind === 'level' && /^(?:intern|assistant|deputy)$/.test(id));

const mostWords = 60;

/** Whether one of a piece's meanings is of this kind. */
export const isA = ({ meanings }: PlacedPiece, kind: Meaning['kind']): boolean =>
  meanings.some((meaning) => meaning.kind === kind);

/** The pieces of a text in order, of its first 60 words. */
export function placedPieces(text: string): PlacedPiece[] {
  const flat = flatten(text);
  const words = [...flat.matchAll(/[\p{L}\d]+(?:'\p{L}+)*[+#]{0,2}/gu)].slice(0, mostWords);
  // The letter of «1С» is typed in either script.
  const folded = words.map(([word]) => fold(word === '1c' ? '1с' : word));
  const stems = folded.map(stemOf);
  const options = stems.map(candidates);
  const pieces: PlacedPiece[] = [];
  let end = 0;
  for (let index = 0; index < words.length;) {
    const name = nameAt(folded, options, index);
    const count = name?.length ?? 1;
    const first = words[index];
    const last = words[index + count - 1];
    if (!first || !last) break;
    const start = first.index;
    const gap = gapOf(flat.slice(end, start));
    end = last.index + last[0].length;
    const isMended =
      name !== undefined && stems.slice(index, index + count).some((part, at) => options[index + at]?.[0] !== part);
    pieces.push({ flat: flat.slice(start, end), start, end, meanings: name?.meanings ?? [], gap, isMended });
    index += count;
  }
  return pieces;
}

/** The stem by which the lexicon knows a word: «логопеда» and `kassirlarni` have endings that others begin with. */
export function stemOf(folded: string): string {
  const stems = [
    stem(folded),
    stem(folded.replace(/(?<=.{5})a$/, '')),
    stem(folded.replace(/(?<=.{4})(?:lar)?(?:ni|ga|dan)$/, '')),
    // «продовца»: of a word that is misspelled the ending is cut before it looks like another one.
    folded.replace(/(?<=.{5})s[aiu]$/, ''),
  ];
  const known = stems.find((one) => candidates(one)[0] === one) ?? stems.find((one) => candidates(one).length > 0);
  return known ?? stem(folded);
}

function gapOf(between: string): PlacedPiece['gap'] {
  if (/^[-/]$/.test(between)) return 'hyphen';
  return /^[\s"']{0,20}$/.test(between) ? 'space' : 'break';
}

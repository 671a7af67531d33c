import { candidates, nameAt, type Meaning } from './lexicon.ts';
import type { Gap, Word } from './normalise.ts';
import { wordsOf } from './normalise.ts';
import { stem } from './stem.ts';

/** A name of the lexicon, or one unknown word, in its place in a title. */
export interface Piece {
  /** Empty for an unknown word. */
  meanings: Meaning[];
  /** The words it covers. */
  words: Word[];
  /** Their stems. */
  stems: string[];
  /** How it is joined to the piece before it. */
  gap: Gap;
  /** Found by mending a typo. */
  isMended: boolean;
  /** Where it happens or under what conditions: «в ресторан», «с опытом». */
  isDetail: boolean;
  /** Named as a field of work: «по продажам», `sotuv bo'yicha`. */
  isComplement: boolean;
}

/** Whether one of a piece's meanings is of this kind. */
export const means = (piece: Piece, kind: Meaning['kind']): boolean =>
  piece.meanings.some((meaning) => meaning.kind === kind);

/** Reads a title as segments between breaks, each a row of lexicon names and unknown words, particles taken out. */
export function readWords(title: string): Piece[][] {
  const words = wordsOf(title);
  const segments: Piece[][] = [];
  for (let start = 0; start < words.length;) {
    const end = words.findIndex((word, index) => index > start && word.gap === 'break');
    const segment = words.slice(start, end === -1 ? words.length : end);
    segments.push(withoutParticles(pieces(segment)));
    start += segment.length;
  }
  return segments.filter((segment) => segment.length > 0);
}

function pieces(words: Word[]): Piece[] {
  const folded = words.map((word) => word.folded);
  const stems = folded.map(stem);
  const options = stems.map(candidates);
  const found: Piece[] = [];
  for (let index = 0; index < words.length;) {
    const name = nameAt(folded, options, index);
    const end = index + (name?.length ?? 1);
    const covered = words.slice(index, end);
    found.push({
      meanings: name?.meanings ?? [],
      words: covered,
      stems: stems.slice(index, end),
      gap: covered[0]?.gap ?? 'space',
      isMended: name !== undefined && stems.slice(index, end).some((part, at) => options[index + at]?.[0] !== part),
      isDetail: false,
      isComplement: false,
    });
    index = end;
  }
  return found;
}

// «в», «с», «для» make what follows a detail, «по» makes it the field of work; Uzbek uchun, bilan, bo'yicha do so to
// what precedes.
function withoutParticles(row: Piece[]): Piece[] {
  const kept: Piece[] = [];
  let mode: 'isDetail' | 'isComplement' | undefined;
  let joiner: Gap | undefined;
  for (const piece of row) {
    const before = kept.at(-1);
    if (means(piece, 'detailStarts')) mode = 'isDetail';
    else if (means(piece, 'complementStarts')) mode = 'isComplement';
    else if (means(piece, 'detailEnds')) mark(before, 'isDetail');
    else if (means(piece, 'complementEnds')) mark(before, 'isComplement');
    else if (means(piece, 'joiners')) joiner = 'slash';
    else {
      kept.push({ ...piece, ...(joiner && { gap: joiner }), ...(mode && { [mode]: true }) });
      joiner = undefined;
    }
  }
  return kept;
}

function mark(piece: Piece | undefined, as: 'isDetail' | 'isComplement') {
  if (piece) piece[as] = true;
}

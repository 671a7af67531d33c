/** A piece of a text beside the one before: `start` is its place in the text of now. */
export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
  start: number;
}

/** How many pairs are compared: a text that was written anew has more, and is shown as taken and come. */
const pairsMax = 4_000_000;

type Fate = Pick<Piece, 'kind' | 'text'>;
const all = (kind: Piece['kind'], texts: readonly string[]): Fate[] => texts.map((text) => ({ kind, text }));

/** What became of some things in order. */
function compare(before: readonly string[], after: readonly string[]): Fate[] {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const old = before.slice(head, before.length - tail);
  const now = after.slice(head, after.length - tail);
  const isAnew = old.length * now.length > pairsMax;
  return [
    ...all('same', after.slice(0, head)),
    ...(isAnew ? [...all('removed', old), ...all('added', now)] : compareEach(old, now)),
    ...all('same', after.slice(after.length - tail)),
  ];
}

/** The same, by the longest sequence that both have. */
function compareEach(before: readonly string[], after: readonly string[]): Fate[] {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const found: Fate[] = [];
  let row = 0;
  let column = 0;
  while (row < before.length || column < after.length) {
    const [old, now] = [before[row], after[column]];
    if (old !== undefined && old === now) {
      found.push({ kind: 'same', text: old });
      row += 1;
      column += 1;
    } else if (old !== undefined && (now === undefined || at(row + 1, column) >= at(row, column + 1))) {
      found.push({ kind: 'removed', text: old });
      row += 1;
    } else if (now !== undefined) {
      found.push({ kind: 'added', text: now });
      column += 1;
    }
  }
  return found;
}

/** Words and the spaces between them. */
const wordsOf = (text: string) => text.split(/(\s+)/).filter((word) => word !== '');

/** The same, where the spaces within a number are of it. */
const sumsOf = (text: string) => text.split(/((?<!\d)\s|\s(?!\d))/).filter((word) => word !== '');

/** How a text differs from the one before, word by word; neighbours of a kind are one piece. */
export const diffWords = (before: string, after: string): Piece[] => joined(compare(wordsOf(before), wordsOf(after)));

/** The same of sums of money, which change whole. */
export const diffSums = (before: string, after: string): Piece[] => joined(compare(sumsOf(before), sumsOf(after)));

function joined(fates: readonly Fate[]): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (const { kind, text } of fates) {
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += text;
    else pieces.push({ kind, text, start });
    if (kind !== 'removed') start += text.length;
  }
  return pieces;
}

/** A line of a list beside those before; `line` is its place in the list of now. */
export interface Line {
  kind: Piece['kind'];
  text: string;
  line: number;
}

/** How a list differs from the one before, line by line. */
export function diffLines(before: readonly string[], after: readonly string[]): Line[] {
  let line = -1;
  return compare(before, after).map(({ kind, text }) => {
    if (kind !== 'removed') line += 1;
    return { kind, text, line };
  });
}

/** A place in a text that is marked, with the number of what was found there. */
export interface Mark {
  start: number;
  end: number;
  number: number;
}

/** A piece cut at the marks' edges. */
export interface MarkedPiece extends Piece {
  number?: number;
}

/** Cuts pieces at the edges of the marks, so that each is within one mark or outside of all. */
export function cutAtMarks(pieces: readonly Piece[], marks: readonly Mark[]): MarkedPiece[] {
  return pieces.flatMap((piece) => {
    if (piece.kind === 'removed') return [piece];
    const end = piece.start + piece.text.length;
    const edges = marks.flatMap((mark) => [mark.start, mark.end]).filter((edge) => edge > piece.start && edge < end);
    const cuts = [...new Set([piece.start, ...edges, end])].sort((one, other) => one - other);
    return cuts.slice(0, -1).map((start, index) => ({
      kind: piece.kind,
      text: piece.text.slice(start - piece.start, (cuts[index + 1] ?? end) - piece.start),
      start,
      number: marks.find((mark) => mark.start <= start && start < mark.end)?.number,
    }));
  });
}

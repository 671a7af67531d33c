import { lexicon } from '../../text/lexicon.ts';
import vocabulary from '../data/words.json' with { type: 'json' };
import type { Span } from './flat.ts';
import { uzbek } from './flat.ts';
import type { PlacedPiece } from './pieces.ts';
import { isA, isHelper } from './pieces.ts';
import { anyOf } from './vocabulary.ts';

const never = new RegExp(`^(?:${anyOf(vocabulary.notInNames)})$`, 'u');
// Where, whose, of which people say something: none of it is the name of a position.
const inflected =
  /\p{L}{2}(?:ga|ka|qa|da|dagi|miz|gan|kan|qan|digan|ayotgan|ning|га|ка|қа|да|даги|миз|ган|кан|қан|диган|нинг)$/u;
// `mavsumiy ishchi` is another position than `ishchi`.
const seasonal = new RegExp(`^${uzbek('mavsumiy|vaqtinchalik|vaqtincha')}$`, 'u');
const inRussian = /(?:ый|ий|ая|yy)$/u;
const ablative = /\p{L}{3}(?:dan|дан)$/u;
const joint = new RegExp(`^${uzbek('va|hamda|yoki')}$`, 'u');
const field = new RegExp(`^${uzbek("bo'yicha|bilan|ishlash")}$`, 'u');
const grade = new RegExp(`^${uzbek('razryad|razryadli|toifali|toifa|toifadagi|darajali|kategoriyali')}$`, 'u');
const anybody = new RegExp(`^(?:${uzbek('odam|ishchi|xodim|kishi|odamlar|xodimlar')})$`, 'u');
const dative = /(?:likka|likga|ликка|лика|ga|га)$/u;
const mostInFront = 5;

/** Whether a word may stand in front of a position and belong to its name. */
function isInFront(piece: PlacedPiece, isTaught: boolean, isField: boolean): boolean {
  const { flat } = piece;
  if (seasonal.test(flat)) return true;
  if (never.test(flat) || joint.test(flat) || inRussian.test(flat)) return false;
  if (field.test(flat)) return isField || !/^(?:bilan|билан)$/u.test(flat);
  if (isA(piece, 'role') || isA(piece, 'level') || isA(piece, 'specialisation'))
    return !/(?:imiz|имиз|ga|га|dagi|даги)$/u.test(flat);
  if (grade.test(flat) || /^[a-eавсде]{1,2}$/u.test(flat)) return true;
  if (ablative.test(flat)) return isTaught;
  return !/^\d/.test(flat) && !inflected.test(flat) && (!isA(piece, 'detail') || isField);
}

const people = new RegExp(`^${uzbek('ayollar|erkaklar|bolalar')}$`, 'u');

/** The last of the first group of positions: `laborant va hamshira` are two. */
function headOf(pieces: readonly PlacedPiece[], isStrict: boolean): number {
  const isRole = (piece: PlacedPiece) =>
    (isA(piece, 'role') || isHelper(piece)) && !(isStrict && piece.isMended) && !anybody.test(piece.flat);
  let head = -1;
  for (const [index, piece] of pieces.entries()) {
    const isApart = joint.test(piece.flat) || (piece.gap === 'break' && head >= 0);
    if (isApart && head >= 0) break;
    if (isRole(piece)) head = index;
  }
  return head;
}

const namedSo = new Set(lexicon.roles.flatMap(({ uz }) => uz));

/** Where an Uzbek text names a position: its head comes last, what it is of stands in front. */
export function uzbekPhrase(pieces: readonly PlacedPiece[], isStrict: boolean): Span | undefined {
  const head = headOf(pieces, isStrict);
  const found = pieces[head];
  if (!found) return undefined;
  const end = lastOf(pieces, head).end - endingOf(pieces, head);
  // `bogchaga tarbiyachi` is where, and whom.
  const place = found.flat.match(/^\S*(?:ga|га|dagi|даги|imizga|имизга)\s/u)?.[0].length;
  if (place !== undefined && !namedSo.has(found.flat)) return { start: found.start + place, end };
  return { start: pieces[frontOf(pieces, head)]?.start ?? found.start, end };
}

// `shifokor-terapevt`
function lastOf(pieces: readonly PlacedPiece[], head: number): PlacedPiece {
  const [found, next] = [pieces[head], pieces[head + 1]] as [PlacedPiece, PlacedPiece | undefined];
  return next?.gap === 'hyphen' && (isA(next, 'specialisation') || isA(next, 'role')) ? next : found;
}

// `qorovulga odam kerak`
function endingOf(pieces: readonly PlacedPiece[], head: number): number {
  const next = pieces[head + 1];
  return next && anybody.test(next.flat) ? (pieces[head]?.flat.match(dative)?.[0].length ?? 0) : 0;
}

function frontOf(pieces: readonly PlacedPiece[], head: number): number {
  const isTaught = pieces[head]?.meanings.some(({ id }) => /^(?:teacher|tutor|translator|trainer)$/u.test(id)) === true;
  let first = head;
  let isField = false;
  while (first > 0 && head - first < mostInFront && pieces[first]?.gap !== 'break') {
    const before = pieces[first - 1];
    if (!before) break;
    // `ayollar sartaroshi`
    const isWhose = people.test(before.flat) && /[iи](?:lar|лар)?$/u.test(pieces[first]?.flat ?? '');
    const isGraded = /^\d/.test(before.flat) && grade.test(pieces[first]?.flat ?? '');
    if (!isGraded && !isWhose && pieces[first]?.gap !== 'hyphen' && !isInFront(before, isTaught, isField)) break;
    isField ||= field.test(before.flat);
    first -= 1;
  }
  return first;
}

/** Where an Uzbek text may name a position that nothing knows: its last words. */
export function unknownUzbekPhrase(pieces: readonly PlacedPiece[]): Span | undefined {
  const head = pieces.findLastIndex((piece) => !never.test(piece.flat) && !/^\d/.test(piece.flat));
  const found = pieces[head];
  if (!found || inflected.test(found.flat)) return undefined;
  return { start: pieces[frontOf(pieces, head)]?.start ?? found.start, end: found.end };
}

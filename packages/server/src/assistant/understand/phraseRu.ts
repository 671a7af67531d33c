import { lexicon, specialisations } from '../../text/lexicon.ts';
import vocabulary from '../data/words.json' with { type: 'json' };
import type { Span } from './flat.ts';
import { listOf } from './lists.ts';
import { isNominative } from './nominative.ts';
import type { PlacedPiece } from './pieces.ts';
import { isA, isHelper } from './pieces.ts';
import { anyOf } from './vocabulary.ts';

const preposition = /^(?:по|в|во|на|с|со|без|для|из|от|до|за|у|при|через|под|над|к|ко|около|возле|рядом|чтобы|чтоб)$/u;
const clause = /^(?:чтобы|чтоб|котор\p{L}{2,3}|кто|кого)$/u;
const adjective = /(?:ый|ий|ой|ая|яя|ого|его|ую|юю|ых|их|ые|ие|ым|им|ыми|ими)$/u;
const nominativeAdjective = /(?:[нтск]ая|[нтск]ое|[нтсвл]ый|[нк]ие|[нтсвл]ые)$/u;
// «сезонный рабочий» is another position than «рабочий».
const seasonal = /^(?:сезонн|временн)\p{L}{2,3}$/u;
const participle = /(?:ющ|ящ|ущ|ащ|вш)(?:ий|ая|ие|его|их|ую|ей|им|ими)$/u;
const personal = new RegExp(`\\p{L}{2}(?:${anyOf(vocabulary.verbEndings)})$`, 'u');
const infinitive = /\p{L}{2}(?:ать|ять|ить|еть|уть|ыть|ться|чь)$/u;
const never = new RegExp(`^(?:${anyOf(vocabulary.notInNames)})$`, 'u');
const workplace = new RegExp(`^(?:${anyOf(vocabulary.workplaces)})$`, 'u');
const grade = /^(?:разряд\p{L}{0,3}|категори\p{L}{0,3}|класс\p{L}{0,2})$/u;
const ordinal = /^(?:перв|втор|треть|четверт|пят|шест|седьм|восьм|высш)\p{L}{1,4}$/u;
const ownTransport = /^(?:сво\p{L}{1,3}|личн\p{L}{2,3}|собственн\p{L}{2,3})$/u;
const language = /(?:ского|цкого)$/u;
// «по выходным», «по договорённости»: when, and how it is agreed.
const noField = /^(?:выходн|будн|вечер|утр|ноч|суббот|воскрес|договоренност|желани|возможност|час|тк$)/u;
const genitive = /(?:а|я|ы|и|ов|ев|ей|ого|его|ой)$/u;
const vehicle = new RegExp(`^(?:${anyOf(vocabulary.vehicles)})$`, 'u');
const vehicles = new Set(lexicon.specialisations.flatMap(({ axis, id }) => (axis === 'vehicle' ? [id] : [])));
const mostComplements = 5;

/** Whether a word may stand in front of a position: an adjective of its own, a level, a field, a technology. */
function isInFront(piece: PlacedPiece): boolean {
  if (isA(piece, 'level')) return true;
  if (never.test(piece.flat) || participle.test(piece.flat)) return false;
  if (/^[a-z][a-z\d+#]*$/.test(piece.flat)) return true;
  if (isA(piece, 'specialisation')) return adjective.test(piece.flat) || !workplace.test(piece.flat);
  if (seasonal.test(piece.flat)) return true;
  return adjective.test(piece.flat) && !isA(piece, 'detail') && !isA(piece, 'role');
}

const isStop = ({ flat, gap }: PlacedPiece) =>
  gap === 'break' ||
  never.test(flat) ||
  preposition.test(flat) ||
  participle.test(flat) ||
  personal.test(flat) ||
  infinitive.test(flat) ||
  /^\d/.test(flat);

/** A word that says of what or of which kind a position is, in the genitive as a rule. */
function isComplement(piece: PlacedPiece): boolean {
  if (isStop(piece) || workplace.test(piece.flat)) return false;
  if (isA(piece, 'specialisation') || isA(piece, 'role') || isA(piece, 'level')) return true;
  // «чистая русская речь» says something else than of what the position is.
  return !isA(piece, 'detail') && !nominativeAdjective.test(piece.flat) && listOf(piece.flat, 'ru') !== 'benefits';
}

/** What somebody works in, behind «по». */
const isFieldName = (piece: PlacedPiece) =>
  !isStop({ ...piece, gap: 'space' }) && !workplace.test(piece.flat) && !noField.test(piece.flat);

/** How many pieces behind the head at `index` belong to its name. */
function lengthBehind(pieces: readonly PlacedPiece[], index: number): number {
  let at = index + 1;
  const piece = (offset = 0) => pieces[at + offset];
  let isField = false;
  for (let complements = 0; complements < mostComplements;) {
    const next = piece();
    if (!next) break;
    const [second, third] = [piece(1), piece(2)];
    if (next.gap === 'hyphen' || (next.gap === 'space' && isOfRole(next, pieces[index]))) at += 1;
    else if (next.gap === 'break') break;
    else if (grade.test(next.flat) && second && /^(?:[a-e]{1,2}|\d|[ivx]{1,4})$/u.test(second.flat)) {
      at += 2;
      while (piece()?.gap === 'hyphen' && (piece()?.flat.length ?? 9) <= 2) at += 1;
    } else if ((/^\d/.test(next.flat) || ordinal.test(next.flat)) && second && grade.test(second.flat)) at += 2;
    else if (/^\d$/.test(next.flat) && second?.gap === 'hyphen' && third && grade.test(third.flat)) at += 3;
    else if (next.flat === 'по' && second && !isField && isFieldName(second)) {
      isField = true;
      at += 2;
      complements += 1;
      // «по работе с клиентами»
    } else if (
      isField &&
      next.flat === 'с' &&
      /^(?:работ|взаимодейств|связ)/u.test(pieces[at - 1]?.flat ?? '') &&
      second
    )
      at += 2;
    else if (/^(?:с|на)$/u.test(next.flat) && second && language.test(second.flat) && isTranslator(pieces[index]))
      at += 2;
    else if (
      next.flat === 'на' &&
      second &&
      (isA(second, 'specialisation') || second.flat.endsWith('ский')) &&
      language.test(pieces[at - 1]?.flat ?? '')
    )
      at += 2;
    else if (next.flat === 'на' && second && (isVehicle(second, at === index + 1) || /^[a-z1]/.test(second.flat)))
      at += third?.gap === 'space' && ownTransport.test(second.flat) ? 3 : 2;
    else if (next.flat === 'и' && second && isJoined(pieces[index], complements, second)) {
      at += 2;
      complements += 1;
    } else if (isComplement(next) || isOwned(pieces[at - 1], next, isField)) {
      // «швея закройщик водитель»: of several positions the first; «маляр штукатур» is one.
      if (isA(next, 'role') && complements > 0 && !isField) break;
      at += 1;
      complements += 1;
    } else break;
  }
  return at - index - 1;
}

// «программист 1С»
const isOfRole = (next: PlacedPiece, head: PlacedPiece | undefined) =>
  /^\d/.test(next.flat) &&
  next.meanings.some(
    ({ kind, id }) =>
      kind === 'specialisation' && head?.meanings.some((role) => role.id === specialisations.get(id)?.role),
  );

// «мастер маникюра и педикюра», «менеджер по закупкам и логистике»
const isJoined = (head: PlacedPiece | undefined, complements: number, next: PlacedPiece) =>
  isComplement(next) &&
  !isA(next, 'role') &&
  (complements > 0 || (head?.flat.includes(' ') === true && genitive.test(next.flat)));

// «по корпоративному праву», «технолог общественного питания»: an adjective needs its noun, whatever that is.
const isOwned = (before: PlacedPiece | undefined, next: PlacedPiece, isField: boolean) =>
  !isStop(next) && (isField ? /(?:ому|ой|ым)$/u : /\p{L}{3}[сн](?:ого|его)$/u).test(before?.flat ?? '');

// «курьер на велосипеде», «водитель на Камаз»; behind a licence, «категории E на фуру», it says the same again.
const isVehicle = ({ flat, meanings }: PlacedPiece, isFirst: boolean) =>
  ownTransport.test(flat) || vehicle.test(flat) || (isFirst && meanings.some(({ id }) => vehicles.has(id)));

const isTranslator = (piece: PlacedPiece | undefined) => piece?.meanings.some(({ id }) => id === 'translator') === true;

// «врач УЗИ», «врач общей практики»: the field's own name holds its role.
const isNamedByField = ({ flat, meanings }: PlacedPiece) =>
  flat.includes(' ') && meanings.some(({ kind, id }) => kind === 'specialisation' && specialisations.get(id)?.role);

/** Where a Russian text names a position that the lexicon knows: its head comes first, what it is of follows. */
export function russianPhrase(pieces: readonly PlacedPiece[], isStrict: boolean): Span | undefined {
  const isHead = (piece: PlacedPiece, index: number) => {
    if (!isA(piece, 'role') && !isHelper(piece) && !isNamedByField(piece)) return false;
    if (isStrict && piece.isMended) return false;
    const governor = pieces[frontOf(pieces, index) - 1];
    if (governor && governor.gap !== undefined && preposition.test(governor.flat)) return false;
    // «чтобы возил директора» looks for no director.
    const isWithin = pieces.slice(0, index).some(({ flat }) => clause.test(flat));
    return !isWithin || isNominative(piece.flat);
  };
  const head = pieces.findIndex(isHead);
  if (head < 0) return undefined;
  return spanOf(pieces, frontOf(pieces, head), head + lengthBehind(pieces, head));
}

function frontOf(pieces: readonly PlacedPiece[], head: number): number {
  let first = head;
  while (first > 0 && pieces[first]?.gap !== 'break') {
    const before = pieces[first - 1];
    if (!before || (pieces[first]?.gap !== 'hyphen' && !isInFront(before))) break;
    first -= 1;
  }
  return first;
}

/** Where a Russian text may name a position that nothing knows: its first words, up to what is none of its name. */
export function unknownRussianPhrase(pieces: readonly PlacedPiece[]): Span | undefined {
  const first = pieces.findIndex((piece) => !never.test(piece.flat));
  const start = pieces[first];
  if (!start || preposition.test(start.flat) || /^\d/.test(start.flat)) return undefined;
  let head = first;
  while (adjective.test(pieces[head]?.flat ?? '') && pieces[head + 1]?.gap === 'space') head += 1;
  return spanOf(pieces, first, head + lengthBehind(pieces, head));
}

function spanOf(pieces: readonly PlacedPiece[], first: number, last: number): Span | undefined {
  const [start, end] = [pieces[first], pieces[last]];
  return start && end && { start: start.start, end: end.end };
}

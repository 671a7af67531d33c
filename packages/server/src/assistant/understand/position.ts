import type { Language } from '@kasb/contract';
import { specialisations } from '../../text/lexicon.ts';
import { means, readWords } from '../../text/readWords.ts';
import type { Piece } from '../../text/readWords.ts';
import vocabulary from '../data/words.json' with { type: 'json' };
import { meaningOf } from './clauses.ts';
import { flatten, without, words } from './flat.ts';
import { isAct, listOf } from './lists.ts';
import { findPlace } from './places.ts';
import { anyOf } from './vocabulary.ts';

/** Why a position may stand here: it was asked for, «нужен» or `kerak` names it, or nothing says so. */
export type Expectation = 'asked' | 'named' | 'none';

const orders = words(`(?:${anyOf(vocabulary.orders)})\\p{L}*`, 'u');
// What people say around a vacancy, and whom they mean when they say nothing of the position.
const chatter = words(anyOf(vocabulary.chatter), 'u');
const anybody = new RegExp(`^(?:${anyOf(vocabulary.anybody)})$`, 'u');
const districts = words(anyOf(vocabulary.districts), 'u');
const notPositions = words(anyOf(vocabulary.notPositions), 'u');
const fillers = words(anyOf(vocabulary.fillers));
const personalVerb = new RegExp(`\\p{L}{2}(?:${anyOf(vocabulary.verbEndings)})(?!\\p{L})`, 'u');
// What names of people who do something end in.
const agent = new RegExp(`\\p{L}{2}(?:${anyOf(vocabulary.agentEndings)})(?!\\p{L})`, 'u');
const workplace = new RegExp(`^(?:${anyOf(vocabulary.workplaces)})$`, 'u');
const modifier = /(?:ый|ий|ой|ая|яя|ого|его|ую|юю|ых|их|ые|ие|li|ли)$/u;

/** Whether a text reads as the name of a position, rather than a greeting, a place, a format or a line of a list. */
export function looksLikePosition(name: string, language: Language, expectation: Expectation): boolean {
  const flat = flatten(name);
  const count = flat.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
  if (count === 0 || count > 10 || name.length > 120 || name.includes('?')) return false;
  if (/(\p{L})\1{3}/u.test(flat)) return false;
  if (orders.test(flat) || chatter.test(flat) || anybody.test(flat) || isAct(flat)) return false;
  const list = listOf(name, language);
  const [pieces = []] = readWords(name);
  if (namesRole(pieces, language, list !== undefined, expectation)) return true;
  if (list !== undefined || !/\p{L}{3}/u.test(name) || personalVerb.test(flat)) return false;
  if (notPositions.test(flat) || isOnlyDescribing(flat, language)) return false;
  // «мы частная школа», «детский сад»: who is looking, not for whom.
  if (language === 'ru' && workplace.test(headOf(flat, language))) return false;
  if (isOnlyWhere(flat) || meaningOf(flat.replace(fillers, ' ')) === '') return false;
  if (expectation !== 'none' && namesField(pieces)) return true;
  return expectation === 'asked' ? count <= 6 : count <= 4 && agent.test(headOf(flat, language));
}

/**
 * Whether a role that the lexicon knows heads a name. The head comes first in Russian and last in Uzbek; where nothing
 * says that a position follows, only words of its kind may stand on its other side, and no typo is mended.
 */
function namesRole(pieces: readonly Piece[], language: Language, isListed: boolean, expectation: Expectation): boolean {
  const isDoubtful = isListed || expectation === 'none';
  const isRole = (piece: Piece) =>
    !piece.isDetail &&
    (means(piece, 'role') || isHelper(piece) || isNamedByField(piece)) &&
    !(piece.isMended && isDoubtful);
  const index = language === 'ru' ? pieces.findIndex(isRole) : pieces.findLastIndex(isRole);
  if (index < 0) return false;
  const beyond = language === 'ru' ? pieces.slice(0, index) : pieces.slice(index + 1);
  const isOfItsKind = (piece: Piece, at: number, row: readonly Piece[]) =>
    isModifier(piece, at, row) && !(isListed && means(piece, 'detail'));
  return isDoubtful ? beyond.every(isOfItsKind) : beyond.length <= 3;
}

const isHelper = ({ meanings }: Piece) =>
  meanings.some(({ kind, id }) => kind === 'level' && /^(?:intern|assistant)$/.test(id));

// «врач УЗИ»: the field's own name holds its role.
const isNamedByField = ({ words, meanings }: Piece) =>
  words.length > 1 && meanings.some(({ kind, id }) => kind === 'specialisation' && specialisations.get(id)?.role);

const isModifier = (piece: Piece, index: number, row: readonly Piece[]) =>
  (['level', 'specialisation', 'role', 'detail'] as const).some((kind) => means(piece, kind)) ||
  row[index + 1]?.gap === 'hyphen' ||
  piece.words.every(({ text }) => modifier.test(text));

/** Whether a name begins with a field of work that the lexicon knows: «SMM», «фронтенд». */
const namesField = (pieces: readonly Piece[]) =>
  pieces.slice(0, 3).some((piece) => !piece.isDetail && means(piece, 'specialisation'));

// In Russian the first word that is more than a description, in Uzbek the last one.
function headOf(flat: string, language: Language): string {
  const words = flat.split(' ');
  return (language === 'ru' ? words.find((word) => !modifier.test(word)) : words.at(-1)) ?? '';
}

// «молодой, энергичный», `yosh va g'ayratli`
const isOnlyDescribing = (flat: string, language: Language) =>
  language === 'ru' ? flat.split(' ').every((word) => modifier.test(word)) : modifier.test(flat);

function isOnlyWhere(flat: string): boolean {
  if (districts.test(flat)) return true;
  const { place, spans } = findPlace(flat);
  return place !== undefined && !/\p{L}{3}/u.test(without(flat, spans).replace(fillers, ' '));
}

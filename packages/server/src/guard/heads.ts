import { levels, roles, type Language } from '../text/lexicon.ts';
import { means, type Piece } from '../text/readWords.ts';

interface Heads {
  /** Ids of the roles that the title is of. */
  heads: ReadonlySet<string>;
  /** The pieces that name them; another piece with a role in it is only a kind or a field: «инженер-электрик». */
  pieces: ReadonlySet<Piece>;
}

/**
 * Finds the roles that a title is of. In Russian the head comes first («секретарь директора»), in Uzbek and English
 * last (`direktor kotibi`); roles joined by a hyphen, a slash or «и» stand side by side.
 */
export function headsOf(segments: readonly Piece[][], language: Language): Heads {
  const chosen = segments.flatMap((segment) => {
    const named = segment.filter((piece) => means(piece, 'role'));
    // «Инженер-электрик» is no electrician.
    const alone = named.filter((piece) => roleIds(piece).some((id) => roles.get(id)?.standsAlone));
    const candidates =
      alone.length > 0 ? named.filter((piece) => alone.includes(piece) || !means(piece, 'specialisation')) : named;
    const free = candidates.filter((piece) => !piece.isDetail && !piece.isComplement);
    return headChain(free.length > 0 ? free : candidates, segment, language);
  });
  const ids = new Set(chosen.flatMap(roleIds));
  if (ids.size === 0) for (const id of levelRoles(segments)) ids.add(id);
  const strong = [...ids].filter((id) => ![...ids].some((other) => other !== id && gives(id, other)));
  return { heads: new Set(strong), pieces: new Set(chosen) };
}

const roleIds = (piece: Piece) => piece.meanings.filter(({ kind }) => kind === 'role').map(({ id }) => id);
const isGeneric = (id: string) => roles.get(id)?.isGeneric === true;

// A general word gives way to what says more: «инженер-программист», «слесарь-сантехник».
const gives = (id: string, other: string) => (isGeneric(id) && !isGeneric(other)) || roles.get(other)?.parent === id;

function headChain(candidates: Piece[], segment: Piece[], language: Language): Piece[] {
  const order = language === 'ru' ? candidates : candidates.toReversed();
  const chain = order.slice(0, 1);
  for (const piece of order.slice(1)) {
    const last = chain.at(-1);
    if (!last) break;
    const later = language === 'ru' ? piece : last;
    const isBeside = Math.abs(segment.indexOf(piece) - segment.indexOf(last)) === 1;
    const isJoined = later.gap === 'hyphen' || later.gap === 'slash';
    if (!isJoined && !(isBeside && roleIds(last).every(isGeneric))) break;
    chain.push(piece);
  }
  return chain;
}

// Without any other role «помощник», «стажёр» are roles themselves.
function levelRoles(segments: readonly Piece[][]) {
  return segments
    .flat()
    .flatMap(({ meanings }) =>
      meanings.filter(({ kind, id }) => kind === 'level' && levels.get(id)?.isDominant).map(({ id }) => id),
    );
}

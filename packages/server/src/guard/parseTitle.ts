import { levels, roles, specialisations, type Language } from '../text/lexicon.ts';
import { means, readWords, type Piece } from '../text/readWords.ts';
import { headsOf } from './heads.ts';

/** What a title says on the three axes, and what of it the lexicon does not know. */
export interface ParsedTitle {
  /**
   * Families of the roles that the title names itself, not those it mentions («секретарь директора» is a secretary).
   */
  roles: ReadonlySet<string>;
  /** Ids of specialisations, with those that they imply. */
  specialisations: ReadonlySet<string>;
  /** Levels; empty when the title names none, which is the ordinary level. */
  levels: ReadonlySet<string>;
  /** Stems of unknown words beside the role: what it works with or on. */
  complement: readonly string[];
  /** The complement was named as a field of work, «по …». */
  isComplementNamed: boolean;
  /** Stems of everything but details, in order; never empty unless the title has no word. */
  core: readonly string[];
  /** The language most names are of; undefined when they do not tell. */
  language: Language | undefined;
  /** Whether most letters are Cyrillic. */
  isCyrillic: boolean;
}

/** Reads a title against the lexicon. */
export function parseTitle(title: string): ParsedTitle {
  const segments = readWords(title);
  const all = segments.flat();
  const language = languageOf(title, all);
  const isCyrillic = mostlyCyrillic(title);
  const { heads, pieces } = headsOf(segments, language ?? (isCyrillic ? 'ru' : 'en'));

  const found = { roles: new Set<string>(), specialisations: new Set<string>(), levels: new Set<string>() };
  for (const [index, segment] of segments.entries()) {
    for (const level of levelsOf(segment)) found.levels.add(level);
    for (const piece of segment) {
      if (pieces.has(piece)) continue;
      for (const { kind, id } of piece.meanings)
        if (kind === 'specialisation') addSpecialisation(found.specialisations, id, piece, index);
    }
  }
  for (const id of heads) {
    const role = roles.get(id);
    found.roles.add(role?.role ?? id);
    for (const specialisation of role?.specialisations ?? []) addImplied(found.specialisations, specialisation);
    // «Помощник главного бухгалтера» is no chief.
    if (role?.level && ![...found.levels].some((level) => levels.get(level)?.isDominant)) found.levels.add(role.level);
  }
  settleRole(found);

  const unknown = segments
    .filter((segment, index) => index === 0 || segment.some((piece) => means(piece, 'role')))
    .flat()
    .filter(isComplement);
  const core = all.filter((piece) => !piece.isDetail && !means(piece, 'detail')).flatMap(({ stems }) => stems);
  return {
    ...found,
    complement: unknown.flatMap(({ stems }) => stems),
    isComplementNamed: unknown.some((piece) => piece.isComplement),
    core: core.length > 0 ? core : all.flatMap(({ stems }) => stems),
    language,
    isCyrillic,
  };
}

const isComplement = (piece: Piece) =>
  piece.meanings.length === 0 && !piece.isDetail && (piece.stems[0]?.length ?? 0) > 2;

// «в ресторан» is where the work is, not what it is.
function addSpecialisation(into: Set<string>, id: string, piece: Piece, segment: number) {
  if (specialisations.get(id)?.axis === 'place' && (piece.isDetail || segment > 0)) return;
  addImplied(into, id);
}

function addImplied(into: Set<string>, id: string) {
  into.add(id);
  for (const implied of specialisations.get(id)?.implies ?? []) into.add(implied);
}

// «Помощник главного бухгалтера» and «ученик повара» have the level of the first word only.
function levelsOf(segment: Piece[]) {
  const named = segment
    .filter((piece) => !piece.isDetail && !means(piece, 'role'))
    .flatMap((piece) => piece.meanings.filter(({ kind }) => kind === 'level'));
  const dominant = named.find(({ id }) => levels.get(id)?.isDominant);
  return dominant ? [dominant.id] : named.flatMap(({ id }) => levels.get(id)?.means ?? [id]);
}

// «Backend engineer» and «Junior Frontend» are developers, «инженер» and nothing else is not.
function settleRole(found: { roles: Set<string>; specialisations: Set<string> }) {
  if (![...found.roles].every((id) => roles.get(id)?.isGeneric)) return;
  const named = [...found.specialisations].flatMap((id) => specialisations.get(id)?.role ?? []);
  if (named.length === 0) return;
  found.roles.clear();
  for (const id of named) found.roles.add(id);
}

function languageOf(title: string, pieces: Piece[]): Language | undefined {
  if (/[ўқғҳ]/i.test(title)) return 'uz';
  const votes = { ru: 0, uz: 0, en: 0 };
  for (const { meanings } of pieces) {
    const spoken = new Set(meanings.flatMap(({ languages }) => languages));
    if (spoken.size === 1) for (const language of spoken) votes[language]++;
  }
  const best = (Object.keys(votes) as Language[]).sort((one, other) => votes[other] - votes[one]);
  const [first = 'ru', second = 'ru'] = best;
  return votes[first] > votes[second] ? first : undefined;
}

function mostlyCyrillic(title: string) {
  const cyrillic = title.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  return cyrillic * 2 > (title.match(/\p{L}/gu)?.length ?? 0);
}

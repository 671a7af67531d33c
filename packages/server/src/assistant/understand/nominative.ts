import { candidates, lexicon } from '../../text/lexicon.ts';
import { fold, wordsOf } from '../../text/normalise.ts';
import { stem } from '../../text/stem.ts';
import { flatten, spellings } from './flat.ts';
import { placedPieces, stemOf } from './pieces.ts';

/** The nominative of Russian names of positions, by their stems. */
const nominatives = new Map<string, string>();
const named = new Set<string>();
for (const { ru } of [...lexicon.levels.filter(({ isDominant }) => isDominant), ...lexicon.roles]) {
  for (const name of ru) {
    const [word, second] = wordsOf(name);
    named.add(flatten(name));
    if (word && !second) nominatives.set(stem(word.folded), nominatives.get(stem(word.folded)) ?? name);
  }
}

/** Whether a Russian word is the name of a position as it stands in the lexicon. */
export const isNominative = (flat: string): boolean => named.has(flat);

const adjective = /^(.+?)(ого|его|ую|юю|ых|их|ые|ие)$/u;
const agent = /^(\p{L}+(?:ик|ер|ор|ист|ант|ент|ар|яр|ог|ач|ун|ман|граф|итет|ен|вед|фер|мен))(?:а|ы|и|ов)$/u;

// «бухгалтера главного»
const levelBehind = /^(?<noun>\p{L}{3,})\s(?<level>(?:главн|старш|младш|ведущ)\p{L}{2,3})$/iu;

/** A Russian name of a position in the nominative, with a capital letter. */
export function inNominative(spoken: string, isAccusative: boolean): string {
  const name = spoken.replace(levelBehind, '$<level> $<noun>');
  const parts = name.split(/(\s+|-)/);
  // The head is the first known noun; without one, the first word that is no adjective.
  const isKnown = (part: string) => /\p{Script=Cyrillic}/u.test(part) && knownName(part) !== undefined;
  const first = parts.findIndex((part) => /\p{Script=Cyrillic}{3}/u.test(part) && !adjective.test(part));
  const border = parts.findIndex((part) => /^(?:по|с|на|для)$/iu.test(part));
  const head = agents.test(flatten(parts[first] ?? ''))
    ? first
    : parts.slice(0, border < 0 ? undefined : border).findIndex(isKnown);
  const noun = head >= 0 ? head : first;
  if (noun < 0) return capital(name);
  const word = nounForm(parts[noun] ?? '', isAccusative);
  const isFeminine = /[ая]$/.test(word);
  const result = parts.map((part, index) => {
    if (index === noun) return word;
    if (index < noun) return adjectiveForm(part, isFeminine);
    // «продавца-консультанта»
    if (index !== noun + 2) return part;
    const second = nounForm(part, isAccusative);
    // «повара универсала» is a name of two halves, «помощника повара» is not.
    if (parts[index - 1] !== '-')
      return named.has(flatten(`${word} ${second}`)) || isSameRole(word, second) ? second : part;
    // «токаря-универсала»: what an unknown second half ends in goes with the first.
    return second === part && word !== parts[noun]
      ? part.replace(/(?<=[бвгджзклмнпрстфхцчшщ])(?:ов|а|ы|у)$/u, '')
      : second;
  });
  return capital(result.join('').replace(/(?<=\s)категория(?=\s[A-E])/u, 'категории'));
}

/** Whether two names are of one role: «сварщик аргонщик» is one person, «помощник повара» helps another. */
function isSameRole(one: string, other: string): boolean {
  const [roles, others] = [one, other].map((name) =>
    placedPieces(name).flatMap(({ meanings }) => meanings.flatMap(({ kind, id }) => (kind === 'role' ? [id] : []))),
  );
  return roles?.some((role) => others?.includes(role)) === true;
}

/** The nominative that the lexicon has of a word, or of the one that a typo made it of. */
function knownName(word: string): string | undefined {
  const folded = stemOf(fold(flatten(word)));
  const near = nominatives.get(folded) ?? candidates(folded).flatMap((one) => nominatives.get(one) ?? [])[0];
  // «заведующая» is no «заведующий», «сварщики» are one «сварщик».
  return near !== undefined && named.has(flatten(word)) && !plural.test(flatten(word)) ? word : near;
}

// The first noun is the head where it names somebody by what they do: «ремонтник бытовой техники».
const agents = /(?:ник|щик|чик|тель|тор|лог|ист|граф|ант|ент|мастер)(?:а|ы|и|у|ов|я|ей|ам|ами)?$/u;
const plural = /(?:[ыи]|ие|теля)$/u;

function nounForm(word: string, isAccusative: boolean): string {
  if (!/\p{Script=Cyrillic}/u.test(word)) return word;
  const known = knownName(word);
  if (known !== undefined) return flatten(word) === known.replaceAll('ё', 'е') ? word : known;
  const flat = flatten(word);
  if (agent.test(flat)) return word.slice(0, flat.match(agent)?.[1]?.length);
  if (flat.endsWith('теля')) return `${word.slice(0, -1)}ь`;
  if (isAccusative && /[бвгджзклмнпрстфхцчшщ]у$/u.test(flat)) return `${word.slice(0, -1)}а`;
  if (isAccusative && flat.endsWith('ю')) return `${word.slice(0, -1)}я`;
  return word;
}

function adjectiveForm(word: string, isFeminine: boolean): string {
  const [, base, ending] = word.match(adjective) ?? [];
  if (base === undefined || ending === undefined) return word;
  const isSoft = /^(?:его|юю|их|ие)$/.test(ending) && !/[гкхжшчщ]$/.test(base);
  if (isFeminine) return base + (isSoft ? 'яя' : 'ая');
  return base + (isSoft || /[гкхжшчщ]$/.test(base) ? 'ий' : 'ый');
}

/** An Uzbek name of a position without the endings of its case and number, with a capital letter. */
export function withoutUzbekEndings(name: string): string {
  // «грузчики керак» mixes the languages.
  const known = /^\p{Script=Cyrillic}+[иы]$/u.test(name) ? nominatives.get(stem(fold(flatten(name)))) : undefined;
  if (known !== undefined) return capital(known);
  const isCompound = /\s/.test(name);
  const bare = name
    .replace(dative, (whole: string, word: string) => (isUzbekRole(word) ? word : whole))
    .replace(/(?<=\p{L}{4}(?:si|i|lar|си|и|лар))(?:ni|ga|ни|га)$/iu, '')
    // `matematika o'qituvchilari` is one who teaches it.
    .replace(/(?<=\p{L}{3})(?:lari|лари)$/iu, (ending, index: number) =>
      possessive(name[index - 1] ?? '', ending, isCompound),
    )
    .replace(/(?<=\p{L}{4})(?:larni|larga|lar|ni|ларни|ларга|лар|ни)$/iu, '');
  return capital(bare.replace(/[\p{Script=Latin}]{5,}/gu, inSpelling));
}

// `oshpazga ehtiyoj bor`
const dative = /(?<![\p{L}'‘’ʻʼ])([\p{L}'‘’ʻʼ]{3,40})(?:ga|ka|qa|га|ка|қа)$/iu;
const uzbekRoles = new Set(lexicon.roles.flatMap(({ uz }) => uz).flatMap((name) => spellings(flatten(name))));
const isUzbekRole = (word: string) => uzbekRoles.has(flatten(word));

function possessive(before: string, ending: string, isCompound: boolean): string {
  if (!isCompound) return '';
  const isLatin = /[a-z]/i.test(ending);
  return (/[aeiouаеиоуўэяюё]/iu.test(before) ? (isLatin ? 's' : 'с') : '') + (isLatin ? 'i' : 'и');
}

/** Uzbek words of positions as they are spelled, by how they sound: «buhgalter» is `buxgalter`. */
const spelled = new Map<string, string>();
const asTyped = new Set<string>();
for (const { uz } of [...lexicon.roles, ...lexicon.specialisations])
  for (const word of uz.flatMap((name) => name.split(/[\s-]/)).filter((name) => name.length > 5)) {
    if (!word.includes("'")) asTyped.add(word);
    spelled.set(fold(word), spelled.get(fold(word)) ?? word.replaceAll("'", '‘'));
  }

function inSpelling(word: string): string {
  const lower = word.toLowerCase();
  const [, base = '', ending = ''] = lower.match(/^(.+?)(si|i|lar|)$/u) ?? [];
  const whole = spelled.get(fold(lower));
  const known = whole ?? (spelled.has(fold(base)) ? `${spelled.get(fold(base))}${ending}` : undefined);
  if (known === undefined || asTyped.has(lower) || asTyped.has(base)) return word;
  return word.slice(0, 1) === word.slice(0, 1).toUpperCase() ? capital(known) : known;
}

/** The text with a capital letter in front. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The text with a small letter in front, unless it begins with an abbreviation. */
export function uncapital(text: string): string {
  return /^\p{Lu}(?=\p{Ll}|['‘’ʻʼ]|\s\p{Ll})/u.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;
}

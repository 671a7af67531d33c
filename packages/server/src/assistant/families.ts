import type { Language } from '@kasb/contract';
import { roles as lexiconRoles, specialisations } from '../text/lexicon.ts';
import type { Piece } from '../text/readWords.ts';
import { readWords } from '../text/readWords.ts';
import data from './data/families.json' with { type: 'json' };
import type { Pack } from './packs.ts';
import { flatten } from './understand/flat.ts';

type Lists = Pick<Pack, 'duties' | 'requirements' | 'benefits' | 'questions'>;

/** What is suggested for positions of one family, and asked in its interviews. */
export interface Family extends Record<Language, Lists> {
  /** The roles of the guard's lexicon that belong to it. */
  roles: string[];
  /** The specialisations by which a role of many fields is told: a manager of sales. */
  fields: string[];
}

export const families: Readonly<Record<string, Family>> = data;

const all = Object.values(families);
const byRole = new Map(all.flatMap((family) => family.roles.map((role) => [role, family] as const)));
const byField = new Map(all.flatMap((family) => family.fields.map((field) => [field, family] as const)));

/** The family of a position; undefined where its name says nothing. */
export function familyOf(title: string): Family | undefined {
  const pieces = readWords(title.slice(0, 120)).flat();
  // What it is for or where it is done names another position: «охранник в магазин продавца».
  const meant = pieces.filter(({ isDetail }) => !isDetail);
  const heads = meant.filter(({ isComplement }) => !isComplement);
  // A word that a typo would make a position is none beside one that is: «менеджер Telegram» is no teller.
  const exact = idsOf(
    heads.filter(({ isMended }) => !isMended),
    'role',
  );
  const named = exact.length > 0 ? exact : idsOf(heads, 'role');
  // A technologist of sewing is no seamstress: only «менеджер», «инженер» and the like are told by their field.
  const special = named.filter((role) => !isOpen(role));
  const fields = special.length === 0 ? idsOf(meant, 'specialisation') : [];
  const parentOf = (role: string) => byRole.get(lexiconRoles.get(role)?.parent ?? lexiconRoles.get(role)?.role ?? '');
  return (
    first(special, (role) => byRole.get(role)) ??
    first(fields, (field) => byField.get(field)) ??
    first(special, parentOf) ??
    first(fields, (field) => byRole.get(specialisations.get(field)?.role ?? '')) ??
    first(named, (role) => byRole.get(role)) ??
    first(named, parentOf)
  );
}

const isOpen = (role: string) => lexiconRoles.get(role)?.isOpen || lexiconRoles.get(role)?.isGeneric;

const idsOf = (pieces: readonly Piece[], wanted: 'role' | 'specialisation') =>
  pieces.flatMap(({ meanings }) => meanings.flatMap(({ kind, id }) => (kind === wanted ? [id] : [])));

function first<Found>(ids: readonly string[], find: (id: string) => Found | undefined): Found | undefined {
  return ids.map(find).find((found) => found !== undefined);
}

/**
 * The pack with what its position is offered: what an operator wrote, where it is one of the sphere's positions; else
 * what is known of the position; the sphere's speaks only where that says nothing.
 */
export function packOf(title: string | undefined, language: Language, pack: Pack): Pack {
  const family = title === undefined ? undefined : familyOf(title);
  if (family === undefined || title === undefined) return pack;
  const requirements = family[language].requirements.map((line) => withCategory(line, title));
  const flat = flatten(title);
  const isOfSphere = pack.titles.some((name) => flat.includes(flatten(name)));
  const own = isOfSphere ? (pack.own ?? []).map((name) => [name, pack[name]] as const) : [];
  return { ...pack, ...family[language], requirements, ...Object.fromEntries(own) };
}

/** A line with the category of a driving licence that the position names. */
function withCategory(line: string, title: string): string {
  const category = title.match(
    /(?<=категории )[A-E/]{1,9}(?![\p{L}])|(?<!\p{L})[A-E/]{1,9}(?= toifali| тоифали)/u,
  )?.[0];
  return category === undefined
    ? line
    : line.replace('нужной категории', `категории ${category}`).replace('Kerakli toifadagi', `${category} toifali`);
}

import type { Language } from '@kasb/contract';
import { readWords } from '../text/readWords.ts';
import data from './data/families.json' with { type: 'json' };
import type { Pack } from './packs.ts';

type Lists = Pick<Pack, 'duties' | 'requirements' | 'benefits'>;

/** What is suggested for positions of one family, by the roles of the guard's lexicon that belong to it. */
export const families: Readonly<Record<string, Record<Language, Lists> & { roles: string[] }>> = data;

const byRole = new Map(
  Object.values(families).flatMap((family) => family.roles.map((role) => [role, family] as const)),
);

/** The pack with what its position is offered: the sphere speaks only where the position says nothing. */
export function packOf(title: string | undefined, language: Language, pack: Pack): Pack {
  if (title === undefined) return pack;
  const pieces = readWords(title.slice(0, 120)).flat();
  // What it is for or where it is done names another position: «охранник в магазин продавца».
  const meant = pieces.filter(({ isDetail, isComplement }) => !isDetail && !isComplement);
  const roles = meant.flatMap(({ meanings }) => meanings.flatMap(({ kind, id }) => (kind === 'role' ? [id] : [])));
  const family = roles.map((role) => byRole.get(role)).find((known) => known !== undefined);
  return family === undefined ? pack : { ...pack, ...family[language] };
}

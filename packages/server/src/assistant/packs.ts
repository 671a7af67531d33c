import type { Language } from '@kasb/contract';
import { guessIndustry } from '@kasb/domain/industry';
import { packLists } from '../db/schema/assistant.ts';
import type { Pack, PackList } from '../db/schema/assistant.ts';
import data from './data/packs.json' with { type: 'json' };
import { flatten } from './understand/flat.ts';

export type { Pack };

/** A pack of the release, with what a language model is told to ask about beside it. */
type Released = Record<PackList, string[]> & { focus: string };

/** Packs by the slug of a top activity sphere. */
export const packs: Readonly<Record<string, Record<Language, Released>>> = data;

/** The pack where no sphere is known: one position of each, and what is asked for everywhere. */
export function universalPack(language: Language): Pack {
  const all = Object.values(packs).map((sphere) => sphere[language]);
  const services = packs.services?.[language] ?? all[0];
  return {
    ...listsOf((name) => services?.[name] ?? []),
    titles: all.flatMap(({ titles }) => titles.slice(0, 1)),
    questions: [],
  };
}

/** A pack without lists, as a sphere has it that nobody wrote anything for. */
export const emptyPack: Pack = listsOf(() => []);

/** A pack with other lists; those that are neither what they were nor what came with the release are an operator's. */
export function packWith(
  { own = [], ...before }: Pack,
  given: Partial<Record<PackList, string[]>>,
  released: Partial<Record<PackList, string[]>> = {},
): Pack {
  const lists = listsOf((name) => given[name] ?? before[name]);
  const isOwn = (name: PackList) => {
    if (isSame(lists[name], before[name])) return own.includes(name);
    return lists[name].length > 0 && !isSame(lists[name], released[name]);
  };
  return { ...lists, own: packLists.filter(isOwn) };
}

/** What holds in a sphere: each list is that of the nearest pack which has it. */
export function joinedPack(nearestFirst: readonly Pack[]): Pack {
  const owner = (name: PackList) => nearestFirst.find((pack) => pack[name].length > 0);
  return {
    ...listsOf((name) => owner(name)?.[name] ?? []),
    own: packLists.filter((name) => owner(name)?.own?.includes(name)),
  };
}

/** A value for each list. */
export function listsOf<Value>(of: (name: PackList) => Value): Record<PackList, Value> {
  return Object.fromEntries(packLists.map((name) => [name, of(name)])) as Record<PackList, Value>;
}

const isSame = (left: readonly string[], right: readonly string[] = []) => left.join('\n') === right.join('\n');

/** The pack of a position by its name: the sphere that offers it. */
export function sphereOfTitle(title: string): string | undefined {
  const flat = flatten(title);
  const owner = Object.entries(packs).find(([, sphere]) =>
    [...sphere.ru.titles, ...sphere.uz.titles].some((name) => flat.includes(flatten(name))),
  );
  return owner?.[0] ?? guessIndustry(title);
}

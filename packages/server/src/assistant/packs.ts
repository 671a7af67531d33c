import type { Language } from '@kasb/contract';
import { guessIndustry } from '@kasb/domain/industry';
import type { Pack } from '../db/schema/assistant.ts';
import data from './data/packs.json' with { type: 'json' };
import { flatten } from './understand/flat.ts';

export type { Pack };

/** Packs by the slug of a top activity sphere. */
export const packs: Readonly<Record<string, Record<Language, Pack>>> = data;

/** The pack where no sphere is known: one position of each, and what is asked for everywhere. */
export function universalPack(language: Language): Pack {
  const all = Object.values(packs).map((sphere) => sphere[language]);
  const services = packs.services?.[language] ?? all[0];
  return { ...(services as Pack), titles: all.flatMap(({ titles }) => titles.slice(0, 1)), questions: [], focus: '' };
}

/** The pack of a position by its name: the sphere that offers it. */
export function sphereOfTitle(title: string): string | undefined {
  const flat = flatten(title);
  const owner = Object.entries(packs).find(([, sphere]) =>
    [...sphere.ru.titles, ...sphere.uz.titles].some((name) => flat.includes(flatten(name))),
  );
  return owner?.[0] ?? guessIndustry(title);
}

import type { Language } from '@kasb/contract';
import data from './data/packs.json' with { type: 'json' };
import { flatten } from './understand/flat.ts';

/** What is usual in an activity sphere: suggestions for each part of a vacancy, and questions for an interview. */
export interface Pack {
  titles: string[];
  duties: string[];
  requirements: string[];
  benefits: string[];
  questions: string[];
  /** What a language model should ask about. */
  focus: string;
}

interface Sphere extends Record<Language, Pack> {
  /** Beginnings of words by which a company's own words tell the sphere. */
  keywords: string[];
}

/** Packs by the slug of a top activity sphere. */
export const packs: Readonly<Record<string, Sphere>> = data;

const patterns = Object.entries(packs).map(([slug, { keywords }]) => ({
  slug,
  pattern: new RegExp(`(?<!\\p{L})(?:${keywords.map(flatten).join('|')})`, 'gu'),
}));

/** The sphere that a company's words or a position's name speak of most; undefined when none. */
export function guessSphere(text: string): string | undefined {
  const flat = flatten(text.slice(0, 5000));
  const votes = patterns.map(({ slug, pattern }) => ({ slug, count: flat.match(pattern)?.length ?? 0 }));
  const best = votes.reduce((left, right) => (right.count > left.count ? right : left));
  return best.count > 0 ? best.slug : undefined;
}

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
  return owner?.[0] ?? guessSphere(title);
}

import { regions } from '../../db/seed/places.ts';
import { fold } from '../../text/normalise.ts';
import { stem } from '../../text/stem.ts';
import districts from '../data/districts.json' with { type: 'json' };
import type { Span } from './flat.ts';
import { uzbek } from './flat.ts';

/** A city, a region or a district of Tashkent by its names. */
export interface Place {
  ru: string;
  uz: string;
}

const folded = (name: string) => name.split(/[\s-]+/).map((word) => stem(fold(word.toLowerCase())));
const cities: { path: string[]; place: Place }[] = regions
  .flatMap((region) => [
    ...region.cities.map(([, ru, uz]) => ({ ru, uz })),
    ...(region.cities.length > 1 || region.id !== 1 ? [{ ru: region.name, uz: region.nameUz }] : []),
  ])
  .flatMap((place) => [place.ru, place.uz].map((name) => ({ path: folded(name), place })));

const inTashkent = districts.flatMap(({ ru, uz, also }) => {
  const place = { ru: `Ташкент, ${ru}`, uz: `Toshkent, ${uz}` };
  return [ru, uz, ...also].map((name) => ({ path: folded(name), place }));
});
const districtPlaces = new Set(inTashkent.map(({ place }) => place));
const known = [...cities, ...inTashkent];

const first = new Map<string, { path: string[]; place: Place }[]>();
for (const entry of known.toSorted((left, right) => right.path.length - left.path.length)) {
  const [head = ''] = entry.path;
  first.set(head, [...(first.get(head) ?? []), entry]);
}

const accusative = /(?<=\p{L}{4})(?:ni|ни)$/u;
const before = /(?:(?<!\p{L})(?:в|во|на|из|по|г\.?|город\p{L}{0,10}|п\.|под)\s){1,4}$/u;
// Longer than what `before` can find.
const window = 80;
const uzbekKinds = uzbek('shahrida|shahriga|shahri|shahar|tumanida|tumaniga|tumani|viloyati');
const after = new RegExp(`^\\s+(?:${uzbekKinds}|город\\p{L}*|район\\p{L}*)(?!\\p{L})`, 'u');

/** Finds the city or region that flattened text names first, or last, in any case of Russian or Uzbek. */
export function findPlace(flat: string, isLast = false): { place: Place | undefined; spans: Span[] } {
  const found: { place: Place; span: Span }[] = [];
  for (const named of placesIn(flat)) {
    // «Ташкент, Чиланзар» is one place.
    if (found.length > 0 && !isLast && !districtPlaces.has(named.place)) break;
    found.push(named);
    if (!isLast && districtPlaces.has(named.place)) break;
  }
  return { place: found.at(-1)?.place, spans: found.map(({ span }) => span) };
}

function* placesIn(flat: string): Generator<{ place: Place; span: Span }, undefined> {
  const words = [...flat.matchAll(/[\p{L}][\p{L}']*/gu)];
  const stems = words.map(([word]) => stem(fold(word.replace(accusative, ''))));
  for (const [index, word] of words.entries()) {
    const entry = first
      .get(stems[index] ?? '')
      ?.find(({ path }) => path.every((part, offset) => stems[index + offset] === part));
    if (!entry) continue;
    const last = words[index + entry.path.length - 1] ?? word;
    const start =
      word.index - (flat.slice(Math.max(0, word.index - window), word.index).match(before)?.[0].length ?? 0);
    const end = last.index + last[0].length;
    yield { place: entry.place, span: { start, end: end + (flat.slice(end).match(after)?.[0].length ?? 0) } };
  }
}

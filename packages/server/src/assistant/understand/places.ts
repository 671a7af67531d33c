import { regions } from '../../db/seed/places.ts';
import { candidates } from '../../text/lexicon.ts';
import { fold } from '../../text/normalise.ts';
import { isTypo, stem } from '../../text/stem.ts';
import districts from '../data/districts.json' with { type: 'json' };
import towns from '../data/towns.json' with { type: 'json' };
import type { Span } from './flat.ts';
import { uzbek, without } from './flat.ts';
import { anywhereIn, streetsIn } from './streets.ts';

/** A city, a region or a district of Tashkent by its names. */
export interface Place {
  ru: string;
  uz: string;
}

const folded = (name: string) => name.split(/[\s-]+/).map((word) => stem(fold(word.toLowerCase())));
// `Qo'qon` is «Қўқон», and without its marks «кукон».
const spellingsOf = (name: string) => (/o['‘]/u.test(name) ? [name, name.replaceAll(/o['‘]/gu, 'u')] : [name]);
const cities: { path: string[]; place: Place }[] = regions
  .flatMap((region) => [
    ...region.cities.map(([, ru, uz]) => ({ ru, uz })),
    ...(region.cities.length > 1 || region.id !== 1 ? [{ ru: region.name, uz: region.nameUz }] : []),
  ])
  .flatMap((place) =>
    [place.ru, place.uz, ...shortNames(place)].flatMap(spellingsOf).map((name) => ({ path: folded(name), place })),
  );

/** What a region is called in one word; where its city is called so too, the city is meant. */
function shortNames({ ru, uz }: Place): string[] {
  const short = uz.replace(/ viloyati$/, '');
  if (short === uz || regions.some(({ cities: all }) => all.some(([, , name]) => name === short))) return [];
  return [short, ru.replace(/ьинская область$/, 'ья').replace(/ская область$/, '')];
}

const inTashkent = districts.flatMap(({ ru, uz, also }) => {
  const place = { ru: `Ташкент, ${ru}`, uz: `Toshkent, ${uz}` };
  return [ru, uz, ...also].flatMap(spellingsOf).map((name) => ({ path: folded(name), place }));
});
const districtPlaces = new Set(inTashkent.map(({ place }) => place));
const isDistrict = ({ ru }: Place) => ru.startsWith('Ташкент, ');
// What is left of a short name is left of other words too: «Денау», «день».
const small = towns
  .flatMap(([ru = '', uz = '']) =>
    [ru, uz].flatMap(spellingsOf).map((name) => ({ path: folded(name), place: { ru, uz } })),
  )
  .filter(({ path }) => path.join('').length > 4);
const known = [...cities, ...small, ...inTashkent];

const first = new Map<string, { path: string[]; place: Place }[]>();
for (const entry of known.toSorted((left, right) => right.path.length - left.path.length)) {
  const [head = ''] = entry.path;
  first.set(head, [...(first.get(head) ?? []), entry]);
}

const counted = /^(?:bir|ik+i|uch|t[ou]rt|besh|olti|yet+i|sak+iz|to?k+iz|on|yigirma|otiz)(?:dan?|gach?a?|ga)?$/;

// What a typo leaves of the names that are long enough to be told by it.
const leastMended = 6;
const withoutOne = (word: string) => Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
const mended = new Map<string, string[]>();
for (const [names, least] of [
  [cities, leastMended],
  [inTashkent, leastMended + 2],
] as const)
  for (const { path } of names) {
    const [head = ''] = path;
    if (path.length !== 1 || head.length < least) continue;
    for (const key of [head, ...withoutOne(head)]) mended.set(key, [...(mended.get(key) ?? []), head]);
  }

/** The names of places that a stem may stand for: its own, else those that are one typo away and no other word. */
function headsOf(word: string): string[] {
  if (first.has(word)) return [word];
  // `beshgacha` is a number.
  if (counted.test(word)) return [];
  if (word.length < leastMended - 1 || candidates(word)[0] === word) return [];
  const near = [word, ...withoutOne(word)].flatMap((key) => mended.get(key) ?? []);
  return [...new Set(near)].filter(
    (head) => isTypo(word, head) && (head.length > leastMended || isSameBones(word, head)),
  );
}

// Of a short name only a vowel may be wrong: «термин» is no Термез.
const bones = (word: string) => word.replaceAll(/[aeiouy]/gu, '');
const isSameBones = (one: string, other: string) => one.length === other.length && bones(one) === bones(other);

const uzbekEndings = /(?<=\p{L}{4})(?:ni|ни|dagi|даги|lik|лик|ning|нинг|(?<=[dд])(?:da|да|dan|дан))$/u;
const before = /(?:(?<!\p{L})(?:в|во|на|из|по|г\.?|город\p{L}{0,10}|п\.|под)\s){1,4}$/u;
// Longer than what `before` can find.
const window = 80;
const uzbekKinds = uzbek(
  'shahrida|shahriga|shahridagi|shahri|shahar|tumanida|tumaniga|tumanidagi|tumani|' +
    'viloyatida|viloyatiga|viloyatidagi|viloyati|metrosi yonida|metrosi oldida|metrosi yaqinida|metrosi',
);
const after = new RegExp(`^\\s+(?:${uzbekKinds}|город\\p{L}*|район\\p{L}*|р-н)(?!\\p{L})`, 'u');

interface FoundPlace {
  place: Place | undefined;
  spans: Span[];
}

/**
 * Finds the city or region that flattened text names first, or last, in any case of Russian or Uzbek, with the street
 * or quarter that is said with it; `original` has their letters as they were typed.
 */
export function findPlace(flat: string, isLast = false, original = flat): FoundPlace {
  // Where any city will do none is named.
  const free = anywhereIn(flat);
  if (free.length > 0) return { place: undefined, spans: free };
  const streets = streetsIn(flat, original, endsInPlace);
  const streetSpans = streets.map(({ span }) => span);
  const { place, spans } = findTown(without(flat, streetSpans), isLast);
  if (streets.length === 0) return { place, spans };
  const name = streets.map((street) => street.name).join(', ');
  const [ru, uz] = [place?.ru, place?.uz].map((town) => (town === undefined ? name : `${town}, ${name}`));
  return { place: { ru: ru ?? name, uz: uz ?? name }, spans: [...spans, ...streetSpans] };
}

/** Whether a text ends in a place that is known: `Mirzo Ulug'bek`. */
const endsInPlace = (text: string) => [...placesIn(text)].some(({ span }) => span.end >= text.length);

function findTown(flat: string, isLast: boolean): FoundPlace {
  const found: { place: Place; span: Span }[] = [];
  for (const named of placesIn(flat)) {
    const last = found.at(-1);
    // «Юнусабад и Мирзо-Улугбек», «Коканд и Маргилан» are both meant.
    if (last && !isLast && and.test(flat.slice(last.span.end, named.span.start))) {
      found.push({ place: both(last.place, named.place), span: { start: last.span.end, end: named.span.end } });
      continue;
    }
    // «Ташкент, Чиланзар» is one place.
    if (last && !isLast && (!districtPlaces.has(named.place) || isDistrict(last.place))) break;
    found.push(named);
  }
  return { place: found.at(-1)?.place, spans: found.map(({ span }) => span) };
}

const and = new RegExp(`^\\s?(?:и|${uzbek('va')})\\s(?:в\\s)?$`, 'u');

/** Two places as one; Tashkent is said once. */
const both = (one: Place, other: Place): Place => ({
  ru: `${one.ru}, ${other.ru.replace(/^Ташкент, /, '')}`,
  uz: `${one.uz}, ${other.uz.replace(/^Toshkent, /, '')}`,
});

// `qarshi emasmiz`: one is not against it.
const against = /^(?:qarshi emas|карши эмас)(?:miz|man|миз|ман)/u;
// «Алмалик» has no ending, `Navoiyga` has one that the stem keeps.
const locative = /(?<=\p{L}{5})(?:ga|ka|da|ta|dan|га|ка|да|та|дан)$/u;
const plain = (word: string) => stem(fold(word.replaceAll('w', 'sh')));
const otherStems = (word: string): string[] =>
  [word, word.replace(locative, '')].map(plain).filter((other) => first.has(other));

function* placesIn(flat: string): Generator<{ place: Place; span: Span }, undefined> {
  const words = [...flat.matchAll(/[\p{L}][\p{L}']*/gu)];
  // `tawkentga`: many type one letter for two.
  const stems = words.map(([word]) => stem(fold(word.replace(uzbekEndings, '').replaceAll('w', 'sh'))));
  for (const [index, word] of words.entries()) {
    if (against.test(flat.slice(word.index, word.index + window))) continue;
    const entry = [stems[index] ?? '', ...otherStems(word[0])]
      .flatMap(headsOf)
      .flatMap((head) => first.get(head) ?? [])
      .find(({ path }) => path.slice(1).every((part, offset) => stems[index + offset + 1] === part));
    if (!entry) continue;
    const last = words[index + entry.path.length - 1] ?? word;
    const start =
      word.index - (flat.slice(Math.max(0, word.index - window), word.index).match(before)?.[0].length ?? 0);
    const end = last.index + last[0].length;
    yield { place: entry.place, span: { start, end: end + (flat.slice(end).match(after)?.[0].length ?? 0) } };
  }
}

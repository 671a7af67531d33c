import { fold } from '../../text/normalise.ts';
import { stem } from '../../text/stem.ts';
import vocabulary from '../data/words.json' with { type: 'json' };
import { words } from './flat.ts';
import { anyOf } from './vocabulary.ts';

const longest = 80;
const around = words(anyOf(vocabulary.choices));
// One of each language counts the same place.
const ordinals = vocabulary.ordinals.ru.map((ru, index) =>
  words(anyOf({ ru: [ru], uz: vocabulary.ordinals.uz.slice(index, index + 1) }), 'u'),
);
const letters = /[\p{L}\d]+(?:'\p{L}+)*/gu;
const stemsOf = (text: string) => [...text.matchAll(letters)].map(([word]) => stem(fold(word)));

/** The one of several positions that flattened text calls to come first: «начнём с повара», «вторую». */
export function firstOf(flat: string, positions: readonly string[] = []): string | undefined {
  if (positions.length < 2 || flat.length > longest) return undefined;
  const named = stemsOf(flat.replace(around, ' '));
  const isName = (position: string) => {
    const stems = stemsOf(flatName(position));
    return named.length > 0 && named.every((word) => stems.some((other) => isKin(word, other)));
  };
  const found = positions.filter(isName);
  if (found.length === 1) return found[0];
  const place = ordinals.findIndex((ordinal) => ordinal.test(flat));
  const isOnlyPlace = place >= 0 && stemsOf(flat.replace(around, ' ').replace(ordinals[place] ?? '', ' ')).length === 0;
  return isOnlyPlace ? positions[place] : undefined;
}

const flatName = (position: string) => position.toLowerCase();
// «повара» is left with «повар», «водителя» with «водител».
const isKin = (one: string, other: string) =>
  one === other || (Math.min(one.length, other.length) >= 4 && (one.startsWith(other) || other.startsWith(one)));

import vocabulary from '../data/words.json' with { type: 'json' };
import type { Span } from './flat.ts';
import { uzbek } from './flat.ts';
import { anyOf } from './vocabulary.ts';

const places = `(?:(?:${anyOf(vocabulary.ownPlaces)})\\p{L}{0,4}(?:-то)?|${uzbek('biz')}(?!\\p{L}))`;
const idle = `(?:${anyOf(vocabulary.aroundPlaces)})`;
// «нет, у нас магазин находится на Юнусабаде»: what works there is said of nothing else in its clause.
const before = new RegExp(
  `(?<=(?:^|[,;.!\\n(:-])\\s?)(?:${idle}[\\s,]{1,2}){0,3}${places}(?:\\s${idle}){0,2}\\s?[:-]?\\s?$`,
  'u',
);
const after = new RegExp(`^(?:\\s(?:${uzbek('joylashgan|joylashadi|turadi|bor')}|находится|расположен\\p{L}?))?`, 'u');
// «Юнусабадский магазин»
const owned = new RegExp(`^\\s${places}(?=\\s?(?:[,;.!\\n]|$))`, 'u');
const adjective = /ск(?:ий|ая|ое|ом|ой)$/u;
const only = new RegExp(`^(?:${idle}[\\s,]{1,2}){0,3}${places}(?:\\s${idle})?$`, 'u');

/** Whether flattened text only names a workplace, which says nothing beside its place: «салон там». */
export const isOnlyWorkplace = (flat: string): boolean => only.test(flat.trim());

const reach = 80;

/** Spans of places with the workplace that is said to be there: «магазин на Юнусабаде», `do'konimiz Yunusobodda`. */
export function withWorkplace(flat: string, spans: readonly Span[]): Span[] {
  return spans.map(({ start, end }) => {
    const from = Math.max(0, start - reach);
    const said = flat.slice(from, start);
    const lead = (from === 0 ? said : `x${said.slice(1)}`).match(before);
    const next = adjective.test(flat.slice(start, end)) ? flat.slice(end, end + reach).match(owned) : null;
    if (next) return { start, end: end + next[0].length };
    if (!lead) return { start, end };
    return { start: start - lead[0].length, end: end + (flat.slice(end, end + reach).match(after)?.[0].length ?? 0) };
  });
}

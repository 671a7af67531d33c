import vocabulary from '../data/words.json' with { type: 'json' };
import type { Span } from './flat.ts';
import { without } from './flat.ts';
import { anyOf } from './vocabulary.ts';

const talk = new RegExp(
  `^(?:[\\s"'-]{0,40}(?:${anyOf(vocabulary.formatTalk)})(?![\\p{L}'])){0,10}[\\s"'-]{0,40}$`,
  'u',
);
// «вести учёт и можно из дома»
const lead = new RegExp(`(?:\\s(?:и|а))?\\s(?:${anyOf(vocabulary.formatLeads)})\\s?$`, 'u');
const border = /[,;.!?\n()]/u;
const reach = 80;

/** Spans of a format with all of their clause, where its rest only grants or wishes it: «хочет - пусть из дома». */
export function withTalk(flat: string, spans: readonly Span[]): Span[] {
  const left = without(flat, spans);
  return spans.map(({ start, end }) => {
    const before = left.slice(Math.max(0, start - reach), start);
    const behind = left.slice(end, end + reach);
    const head = before.split(border).at(-1) ?? '';
    const tail = behind.split(border)[0] ?? '';
    if (talk.test(head) && talk.test(tail)) return { start: start - head.length, end: end + tail.length };
    const led = talk.test(tail) ? before.match(lead) : null;
    return led ? { start: start - led[0].length, end: end + tail.length } : { start, end };
  });
}

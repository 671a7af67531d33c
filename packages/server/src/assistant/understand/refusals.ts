import { fold } from '../../text/normalise.ts';
import { stem } from '../../text/stem.ts';
import vocabulary from '../data/words.json' with { type: 'json' };
import type { Span } from './flat.ts';
import { flatten, uzbek, without } from './flat.ts';
import { findPlace } from './places.ts';
import { readTitle } from './title.ts';
import { anyOf } from './vocabulary.ts';
import { isFormatRefused } from './workForms.ts';

/** A correction is short; longer texts are not searched for one. */
const longest = 300;

const few = '(?:[^\\s,;]{1,40}[\\s,]{1,2}){1,5}';
const unlessNeeded = `(?<!(?:${uzbek("shart|kerak|muhim|zarur|majburiy|kam|ko'p|ortiq|past|yuqori|oshiq")})\\s)`;
// «не меньше 4, а не больше 6», «не обязателен, а желание важно» take nothing back.
const bounds = 'меньше|менее|ниже|больше|более|выше|старше|младше|моложе|дороже';
const needs = 'обязател\\p{L}{1,4}|нуж\\p{L}{1,3}|важ\\p{L}{1,3}|требу\\p{L}{1,5}|надо|всегда';
const unlessBound = `(?!(?:${bounds}|${needs})(?!\\p{L}))`;
const refusals = [
  // «не Ташкент, а Самарканд»
  new RegExp(`(?<!\\p{L})не\\s${unlessBound}(?<what>${few})а\\s(?!(?:также|то|не)\\s)`, 'dgu'),
  // «вместо повара официант»
  new RegExp(`(?<!\\p{L})вместо\\s(?<what>[^\\s,;]{1,40})(?:[\\s,]{1,2}|$)`, 'dgu'),
  // `Toshkent emas, Samarqand`
  new RegExp(
    `(?<=(?:^|[,;.:!])\\s?)(?<what>(?:[^\\s,;]{1,40}\\s){1,4})${unlessNeeded}` +
      `(?:${uzbek('emas')}|эмас)(?:[\\s,.!]{1,2}|$)`,
    'dgu',
  ),
  // `oshpaz o'rniga ofitsiant`
  new RegExp(`(?<=(?:^|[,;.:!\\s])\\s?)(?<what>[^\\s,;]{1,40})\\s${uzbek("o'rniga")}[\\s,]{1,2}`, 'dgu'),
];
// «в Самарканде, а не в Ташкенте»: what holds was said before.
const afterthoughts = [
  new RegExp(`[,\\s]\\s?а\\sне\\s${unlessBound}(?<what>(?:[^\\s,;]{1,40}(?:\\s|$)){1,4})(?=$|[,;])`, 'dgu'),
];
// «не Фергана, Маргилан», «Маргилан, не Фергана»: without «а» only a place or a position is taken back.
const bare = new RegExp(
  `(?<=(?:^|[,;.!(-])\\s?(?:\\p{L}{1,12},?\\s){0,2})не\\s${unlessBound}` +
    '(?<what>(?:[^\\s,;.!-]{1,40}\\s?){1,3})(?:[,.!]{1,3}\\s?|\\s-\\s|$)',
  'dgu',
);

interface Refused {
  span: Span;
  what: Span;
  /** What holds instead stands behind it. */
  isLed: boolean;
}

const spanOf = ([start, end]: [number, number]): Span => ({ start, end });

function refusedIn(text: string): Refused[] {
  const flat = flatten(text);
  const read = (patterns: readonly RegExp[], isLed: boolean) =>
    patterns.flatMap((pattern) =>
      [...flat.matchAll(pattern)].flatMap(({ indices }) =>
        indices?.[0] && indices.groups?.what
          ? [{ span: spanOf(indices[0]), what: spanOf(indices.groups.what), isLed }]
          : [],
      ),
    );
  // «не удалённо», `ofisda emas` say where one works.
  const known = [...read(refusals, true), ...read(afterthoughts, false)].filter(
    ({ span }) => !isFormatRefused(flat.slice(span.start, span.end)),
  );
  const plain = read([bare], true).filter(
    ({ span, what }) =>
      isNamed(text.slice(what.start, what.end)) &&
      !known.some((one) => one.span.start < span.end && span.start < one.span.end),
  );
  return [...known, ...plain];
}

/** Whether words are a place or a position. */
const isNamed = (what: string): boolean =>
  findPlace(flatten(what)).place !== undefined || readTitle(what, 'ru', false) !== undefined;

const words = /[\p{L}\d/:]+(?:'\p{L}+)*/gu;
const kin = (word: string) => (/^\d/.test(word) ? word : stem(fold(word)));

/** Where the same words stand, in any case of theirs. */
function sameIn(flat: string, what: string): Span[] {
  const wanted = [...what.matchAll(words)].map(([word]) => word).filter((word) => !particle.test(word));
  const [first, ...others] = wanted.map(kin);
  if (first === undefined) return [];
  const told = [...flat.matchAll(words)];
  return told.flatMap((match, index) => {
    const run = told.slice(index, index + others.length + 1);
    const isSame = kin(match[0]) === first && others.every((other, at) => kin(run[at + 1]?.[0] ?? '') === other);
    const last = run.at(-1) ?? match;
    return isSame ? [{ start: match.index, end: last.index + last[0].length }] : [];
  });
}

const wordAt = (flat: string) => flat.match(/^\s?(\p{L}{1,40})/u)?.[1] ?? '';
const particle = /^(?:в|во|на|из|с|со|для|за|до|от)$/u;
const digits = /^\d[\d.,/:-]*$/u;

/** A text without what it takes back, and whether it takes anything back: «Бухара. Не Бухара, а Навои» is Navoi. */
export function withoutRefused(text: string): { text: string; isCorrection: boolean } {
  if (text.length > longest) return { text, isCorrection: false };
  const flat = flatten(text);
  const all = refusedIn(text);
  let left = without(
    text,
    all.map(({ span }) => span),
  );
  for (const { span, what, isLed } of all) {
    const refused = flat.slice(what.start, what.end).trim();
    const instead = isLed ? (flat.slice(span.end).match(/^\d[\d.,/:-]*(?=[\s,;]|$)/u)?.[0] ?? '') : '';
    // What was said of it before goes with it; a number leaves its place to the other, with what it counts.
    const isNumber = digits.test(refused) && instead !== '';
    for (const { start, end } of sameIn(flat.slice(0, span.start), refused).toReversed()) {
      const room = ' '.repeat(end - start);
      left = left.slice(0, start) + (isNumber ? instead.padEnd(end - start) : room) + left.slice(end);
      const counted = wordAt(flat.slice(end));
      const again = flat.slice(span.end + instead.length);
      if (isNumber && counted !== '' && kin(wordAt(again)) === kin(counted))
        left = without(left, [
          { start: span.end, end: span.end + instead.length + again.indexOf(wordAt(again)) + wordAt(again).length },
        ]);
    }
  }
  return { text: left, isCorrection: all.length > 0 };
}

const exact = anyOf(vocabulary.revisions);
const revision = new RegExp(
  `(?<=[\\p{L}\\d)"%$][\\s,.;!(…-]{1,4})(?:${exact})[\\s,:.!-]{1,4}(?=[\\p{L}\\d"])|` +
    `(?<=[\\p{L}\\d)"%$]\\s?[,.;!(…-]{1,3}\\s?)(?:${anyOf(vocabulary.weakRevisions)})[\\s,:.!-]{1,4}(?=[\\p{L}\\d"])`,
  'u',
);

// «обеды, ой, и развозка»
const more = new RegExp(`^(?:и|еще|также|забыл\\p{L}?|плюс|${uzbek('va|yana|ham')})(?!\\p{L})`, 'u');

/** A text in two, where it corrects itself half-way. */
interface Revised {
  before: string;
  after: string;
  /** What comes last is instead of what was said last: «обеды, точнее питание», not «обеды, ой, и такси». */
  isExact: boolean;
}

/** Where a text corrects itself: «Фергана, точнее Маргилан», `oshpaz, yo'q, qandolatchi`. */
export function revisedIn(text: string): Revised | undefined {
  if (text.length > longest) return undefined;
  const match = flatten(text).match(revision);
  if (!match?.index) return undefined;
  const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
  const isExact = !more.test(flatten(after));
  const number = after.match(/^\d(?:[\d.,/:-]{0,20}\d)?(?=[.!]?$)/u)?.[0];
  const last = [...before.matchAll(/\d[\d.,/:-]*(?<![.,/:-])/gu)].at(-1);
  if (number === undefined || last === undefined) return { before, after, isExact };
  // «опыт 2 года, точнее 3»
  const corrected = before.slice(0, last.index) + number + before.slice(last.index + last[0].length);
  return { before: '', after: corrected, isExact };
}

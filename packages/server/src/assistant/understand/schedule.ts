import vocabulary from '../data/words.json' with { type: 'json' };
import { findHours, scheduleLabel } from './clocks.ts';
import type { Span } from './flat.ts';
import { uzbek, words } from './flat.ts';
import { findTurns, findWeek } from './turns.ts';
import { anyOf } from './vocabulary.ts';

/** A working schedule: a pattern such as `2/2`, days, hours, or one of the known words. */
export interface Schedule {
  /** `2/2`, `15/15`. */
  pattern?: string;
  /** Monday to Friday. */
  isWeekdays?: boolean;
  /** `9:00-18:00`. */
  hours?: string;
  kind?: 'shifts' | 'flexible' | 'free' | 'rotation';
}

const label = scheduleLabel;
const rotation = `(?:вахт\\p{L}{0,10}(?:\\sметод\\p{L}{0,3})?\\s|${uzbek('vaxta|vaxta usulida|vaxta usuli')}\\s)?`;
const pattern = new RegExp(
  `${label}${rotation}(?<![\\d/.])(?<on>\\d{1,2})\\s?(?:/|х|через)\\s?(?<off>\\d{1,2})` +
    `(?![\\d/]|\\.\\d)(?:\\s*${uzbek('grafik')})?`,
  'u',
);
const everyOther = words(uzbek('kun ora|kunora|kun oralab|ikki kunda bir|2 kunda 1'), 'u');
const russianWeekdays =
  `(?:по\\s)?будн(?:и|ям|ие\\sдни|им\\sдням)(?!\\p{L})|пн\\.?\\s?-\\s?пт\\.?|(?:с\\s)?понедельник\\p{L}{0,10}` +
  `\\s?(?:-|по|до)\\s?пятниц\\p{L}*`;
const uzbekWeekdays =
  `${uzbek('du')}\\s?-\\s?${uzbek('ju|juma')}(?!\\p{L})|${uzbek('dushanba')}\\s?(?:(?:-|${uzbek('dan')})` +
  `\\s?)?${uzbek('juma')}${uzbek('gacha')}?`;
const weekdays = new RegExp(`${label}(?<!\\p{L})(?:${russianWeekdays}|${uzbekWeekdays})`, 'u');
const kinds: [NonNullable<Schedule['kind']>, RegExp][] = [
  ['flexible', words(anyOf(vocabulary.flexible), 'u')],
  ['free', words(anyOf(vocabulary.free), 'u')],
  ['shifts', words(anyOf(vocabulary.shifts), 'u')],
  ['rotation', words(anyOf(vocabulary.rotation), 'u')],
];

/** Whether one lives where the work is: said so, or known by weeks on and off; `24/72` are hours. */
export function isCamp({ kind, pattern: days = '' }: Schedule): boolean {
  const [on = 0, off = 0] = days.split('/').map(Number);
  return kind === 'rotation' || (on >= 14 && on >= off);
}

// «60/40» is shared, not worked.
const isShare = ({ groups }: RegExpMatchArray) => Number(groups?.on) + Number(groups?.off) === 100;

const spanOf = (match: RegExpMatchArray): Span => ({
  start: match.index ?? 0,
  end: (match.index ?? 0) + match[0].length,
});

/** The days on and off, wherever they were said. */
function findDays(flat: string): { pattern: string; spans: Span[] } | undefined {
  const shift = flat.match(pattern);
  const isShift = shift?.groups && Number(shift.groups.on) > 0 && Number(shift.groups.on) <= 60 && !isShare(shift);
  const turns = findTurns(flat);
  const every = flat.match(everyOther);
  const week = findWeek(flat);
  const spans = week?.spans ?? [];
  if (turns) return { pattern: turns.pattern, spans: [turns.span, ...spans] };
  if (every) return { pattern: '1/1', spans: [spanOf(every), ...spans] };
  if (shift?.groups && isShift)
    return {
      pattern: `${Number(shift.groups.on)}/${Number(shift.groups.off)}`,
      spans: [spanOf(shift), ...spans],
    };
  return week;
}

/** Finds the schedule in flattened text; where the wage was asked for, bare numbers are no hours. */
export function findSchedule(flat: string, isPayAsked = false): { schedule: Schedule | undefined; spans: Span[] } {
  const schedule: Schedule = {};
  const spans: Span[] = [];
  const turns = findDays(flat);
  if (turns) {
    schedule.pattern = turns.pattern;
    spans.push(...turns.spans);
  }
  const days = flat.match(weekdays);
  if (days) {
    schedule.isWeekdays = true;
    spans.push(spanOf(days));
  }
  const time = findHours(flat, days !== null || turns !== undefined, isPayAsked);
  if (time) {
    schedule.hours = time.hours;
    spans.push(time.span);
  }
  if (schedule.pattern === undefined) {
    const found = kinds
      .map(([kind, known]) => ({ kind, match: flat.match(known) }))
      .find(({ match }) => match !== null);
    if (found?.match) {
      schedule.kind = found.kind;
      spans.push(spanOf(found.match));
    }
  }
  return { schedule: spans.length > 0 ? schedule : undefined, spans };
}

/** New hours leave the days, new days the hours; a shift camp keeps its weeks. */
export function withSchedule(before: Schedule | undefined, { hours, ...days }: Schedule): Schedule {
  const { hours: known, ...knownDays } = before ?? {};
  const isKept = Object.keys(days).length === 0 || (days.kind === 'rotation' && days.pattern === undefined);
  return { ...(isKept && knownDays), ...days, ...((hours ?? known) !== undefined && { hours: hours ?? known }) };
}

/** A schedule without the days of a hybrid week: «гибрид 3/2» are days in the office and at home. */
export function withoutWeek(schedule: Schedule | undefined): Schedule | undefined {
  const [on = 0, off = 0] = (schedule?.pattern ?? '').split('/').map(Number);
  if (schedule === undefined || on + off !== 5) return schedule;
  const { pattern: _, ...others } = schedule;
  return Object.keys(others).length > 0 ? others : undefined;
}

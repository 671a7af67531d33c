import vocabulary from '../data/words.json' with { type: 'json' };
import type { Span } from './flat.ts';
import { uzbek, words } from './flat.ts';
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

const labels = `(?:график\\p{L}{0,10}|режим|время)(?:\\s+работы)?|работа|${anyOf(vocabulary.scheduleLabels)}`;
const label = `(?:(?:${labels}):?\\s?)?`;
const rotation = `(?:вахт\\p{L}{0,10}(?:\\sметод\\p{L}{0,3})?\\s|${uzbek('vaxta|vaxta usulida|vaxta usuli')}\\s)?`;
const pattern = new RegExp(
  `${label}${rotation}(?<![\\d/.])(?<on>\\d{1,2})\\s?(?:/|х|через)\\s?(?<off>\\d{1,2})` +
    `(?![\\d/]|\\.\\d)(?:\\s*${uzbek('grafik')})?`,
  'u',
);
// «сутки через двое», `bir kun ishlab ikki kun dam`
const spans = 'сутки|сутк|день|дня|смену|один|одни|два|двое|две|три|трое|четыре|четверо|пять|шесть|семь|\\d';
const uzbekCount = uzbek("bir|ikki|uch|to'rt|besh|olti");
const turns = '(?:\\s(?:дня|суток|рабоч\\p{L}{2,3}))?';
const worked = `(?:${uzbek('ishlab|ishlaydi|ishlanadi|ish')},?\\s)?`;
const uzbekDay = uzbek('kun|sutka');
const spokenPatterns = [
  new RegExp(`${label}(?<!\\p{L})(?<on>${spans})${turns}\\sчерез\\s(?<off>${spans})${turns}(?!\\p{L})`, 'u'),
  new RegExp(
    `(?<!\\p{L})(?<on>${uzbekCount}|\\d)\\s${uzbekDay}\\s${worked}(?<off>${uzbekCount}|\\d)\\s${uzbekDay}\\s` +
      uzbek('dam oladi|dam olish|dam'),
    'u',
  ),
];
const counts: [RegExp, number][] = [
  [/^(?:сут|д(?:ень|ня)|смену|од|bir|бир)/u, 1],
  [/^(?:дв|ikki|икки)/u, 2],
  [/^(?:тр|uch|уч)/u, 3],
  [/^(?:чет|to|ту)/u, 4],
  [/^(?:пят|besh|беш)/u, 5],
  [/^(?:шес|olti|олти)/u, 6],
  [/^сем/u, 7],
];
const countOf = (word: string) => counts.find(([start]) => start.test(word))?.[1] ?? Number(word);
const everyOther = words(uzbek('kun ora|kunora'), 'u');
const russianWeekdays = `пн\\.?\\s?-\\s?пт\\.?|(?:с\\s)?понедельник\\p{L}{0,10}\\s?(?:-|по|до)\\s?пятниц\\p{L}*`;
const uzbekWeekdays = `${uzbek('dushanba')}\\s?(?:(?:-|${uzbek('dan')})\\s?)?${uzbek('juma')}${uzbek('gacha')}?`;
const weekdays = new RegExp(`${label}(?<!\\p{L})(?:${russianWeekdays}|${uzbekWeekdays})`, 'u');
const clock = '(\\d{1,2})(?:[:.](\\d{2}))?';
const lead = `(?<lead>с\\s|${uzbek('soat')}\\s)?`;
const joint = `(?<joint>до|-|${uzbek('dan')})`;
const tail = `(?<tail>час\\p{L}*|${uzbek('gacha')})`;
const noHours = `(?!\\s?(?:${anyOf(vocabulary.noHours)}))`;
const hours = new RegExp(
  `${label}${lead}(?<![\\d.,:])${clock}\\s?${joint}\\s?${clock}(?!\\d|[.,]\\d)(?:\\s?${tail})?${noHours}`,
  'u',
);
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

/** Finds the schedule in flattened text. */
export function findSchedule(flat: string): { schedule: Schedule | undefined; spans: Span[] } {
  const schedule: Schedule = {};
  const spans: Span[] = [];
  const take = (match: RegExpMatchArray) =>
    spans.push({ start: match.index ?? 0, end: (match.index ?? 0) + match[0].length });
  const spoken = spokenPatterns.map((one) => flat.match(one)).find((match) => match !== null);
  const every = flat.match(everyOther);
  const shift = flat.match(pattern);
  if (spoken?.groups) {
    schedule.pattern = `${countOf(spoken.groups.on ?? '')}/${countOf(spoken.groups.off ?? '')}`;
    take(spoken);
  } else if (every) {
    schedule.pattern = '1/1';
    take(every);
  } else if (shift?.groups && Number(shift.groups.on) > 0 && Number(shift.groups.on) <= 60 && !isShare(shift)) {
    schedule.pattern = `${Number(shift.groups.on)}/${Number(shift.groups.off)}`;
    take(shift);
  }
  const days = flat.match(weekdays);
  if (days) {
    schedule.isWeekdays = true;
    take(days);
  }
  const time = flat.match(hours);
  if (time?.groups) {
    const [, , from = '', fromMinutes, , to = '', toMinutes] = time;
    const isClock =
      // «пн–пт 9–18»
      days !== null ||
      fromMinutes !== undefined ||
      toMinutes !== undefined ||
      time.groups.lead !== undefined ||
      time.groups.tail !== undefined;
    const isTime = Number(from) <= 24 && Number(to) <= 24 && !/^(?:от|до)$/.test(time.groups.lead ?? '');
    if (isClock && isTime && !/(?<!\p{L})от\s*$/u.test(flat.slice(0, time.index))) {
      schedule.hours = `${Number(from)}:${fromMinutes ?? '00'}-${Number(to)}:${toMinutes ?? '00'}`;
      take(time);
    }
  }
  if (schedule.pattern === undefined) {
    const found = kinds
      .map(([kind, known]) => ({ kind, match: flat.match(known) }))
      .find(({ match }) => match !== null);
    if (found?.match) {
      schedule.kind = found.kind;
      take(found.match);
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

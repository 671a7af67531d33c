import type { Span } from './flat.ts';
import { uzbek, words } from './flat.ts';

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

const label = `(?:(?:(?:график\\p{L}{0,10}|режим|время)(?:\\s+работы)?|работа|${uzbek('ish vaqti|ish grafigi|ish tartibi|grafik|grafigi|jadval')}):?\\s?)?`;
const pattern = new RegExp(
  `${label}(?:вахт\\p{L}{0,10}\\s|${uzbek('vaxta')}\\s)?(?<![\\d/.])(?<on>\\d{1,2})\\s?(?:/|х|через)\\s?(?<off>\\d{1,2})(?![\\d/]|\\.\\d)(?:\\s*${uzbek('grafik')})?`,
  'u',
);
const weekdays = new RegExp(
  `${label}(?<!\\p{L})(?:пн\\.?\\s?-\\s?пт\\.?|(?:с\\s)?понедельник\\p{L}{0,10}\\s?(?:-|по|до)\\s?пятниц\\p{L}*|(?:${uzbek('dushanba')})\\s?(?:(?:-|${uzbek('dan')})\\s?)?(?:${uzbek('juma')})(?:${uzbek('gacha')})?)`,
  'u',
);
const clock = '(\\d{1,2})(?:[:.](\\d{2}))?';
const hours = new RegExp(
  `${label}(?<lead>с\\s|${uzbek('soat')}\\s)?(?<![\\d.,:])${clock}\\s?(?<joint>до|-|${uzbek('dan')})\\s?${clock}(?!\\d|[.,]\\d)(?:\\s?(?<tail>час\\p{L}*|${uzbek('gacha')}))?(?!\\s?(?:млн|тыс|мил|mln|mil|ming|минг|сум|so'?m|\\$|долл|лет|год|yil|йил|%))`,
  'u',
);
const kinds: [NonNullable<Schedule['kind']>, RegExp][] = [
  [
    'flexible',
    words(
      `гибк\\p{L}*\\s+(?:график\\p{L}*|режим\\p{L}*)(?:\\s+работы)?|${uzbek('moslashuvchan grafik|egiluvchan grafik')}`,
      'u',
    ),
  ],
  ['free', words(`свободн\\p{L}*\\s+график\\p{L}*|${uzbek('erkin grafik|erkin ish grafigi|erkin jadval')}`, 'u')],
  [
    'shifts',
    words(
      `посменн(?:ый|ая)\\s+\\p{L}+|сменн\\p{L}*(?:\\s+график\\p{L}*|\\s+работа)?|по\\s+сменам|(?<!работать\\s)посменно|${uzbek('smenali ish|smenali grafik|smenali|smena bilan')}`,
      'u',
    ),
  ],
  ['rotation', words(`вахт\\p{L}*(?:\\s+метод\\p{L}*)?|${uzbek('vaxta usulida|vaxta')}`, 'u')],
];

/** Finds the schedule in flattened text. */
export function findSchedule(flat: string): { schedule: Schedule | undefined; spans: Span[] } {
  const schedule: Schedule = {};
  const spans: Span[] = [];
  const take = (match: RegExpMatchArray) =>
    spans.push({ start: match.index ?? 0, end: (match.index ?? 0) + match[0].length });
  const shift = flat.match(pattern);
  if (shift?.groups && Number(shift.groups.on) > 0 && Number(shift.groups.on) <= 60) {
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

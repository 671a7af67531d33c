import type { Locale } from './messages.ts';

/** ISO 8601 text, milliseconds, or a date. */
export type DateValue = string | number | Date | null | undefined;

/** A date in milliseconds, or nothing when there is none or it cannot be read. */
export function toTime(value: DateValue): number | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const time = new Date(value).getTime();
  return Number.isNaN(time) ? undefined : time;
}

/** Whether a text is a day without a time of day. */
export function isDay(value: DateValue): boolean {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
}

// Browsers have no Uzbek dates: Chromium would write «M06 16, Mon».
const monthNames: Record<Locale, readonly string[]> = {
  ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' '),
  uz: 'yanvar fevral mart aprel may iyun iyul avgust sentabr oktabr noyabr dekabr'.split(' '),
};
const uzbekWeekdays: Record<string, string> = {
  понедельник: 'dushanba',
  вторник: 'seshanba',
  среда: 'chorshanba',
  четверг: 'payshanba',
  пятница: 'juma',
  суббота: 'shanba',
  воскресенье: 'yakshanba',
};
const dayNames: Record<Locale, readonly [today: string, yesterday: string]> = {
  ru: ['сегодня', 'вчера'],
  uz: ['bugun', 'kecha'],
};
const dayMs = 24 * 60 * 60 * 1000;
// Tashkent is five hours ahead since then. Reckoned here: the first use of Intl costs a slow phone a twentieth of a
// second, and the search and a vacancy need it for nothing else.
const tashkent = { zone: 'Asia/Tashkent', since: Date.UTC(1992, 0), aheadMs: 5 * 60 * 60 * 1000 };

/** Writes moments as lists do, seen from now: days that have names by these. */
export interface Moments {
  /** `сегодня`, `вчера`, `18 ноя` */
  day: (value: DateValue) => string;
  /** `сегодня, 10:05`, `18 ноя` */
  dayOrTime: (value: DateValue) => string;
  /** `сегодня, 10:05`, `18.11.2026, 10:05`; a date without a time stays one. */
  dateTime: (value: DateValue) => string;
}

/** Everything that turns dates into text. Absent and broken values give ''. */
export interface DateFormat {
  /** `20.11.2026` */
  date: (value: DateValue) => string;
  /** `09:12` */
  time: (value: DateValue) => string;
  /** `20.11.2026, 09:12`; a date without a time stays one. */
  dateTime: (value: DateValue) => string;
  /** `20 ноя`, `20-noy` */
  shortDate: (value: DateValue) => string;
  /** `20 ноября 2026`, `20-noyabr, 2026` */
  longDate: (value: DateValue) => string;
  /** `18 ноября`, `18-noyabr` */
  dayMonth: (value: DateValue) => string;
  /** `ноябрь 2026`, `noyabr 2026` */
  month: (value: DateValue) => string;
  /** `Пятница, 20 ноября`, `Juma, 20-noyabr` */
  weekday: (value: DateValue) => string;
  /** Moments seen from `now`, in milliseconds. */
  moments: (now: number) => Moments;
}

// Numbers alone look the same in both languages: ru-RU gives 20.11.2026.
const numeric = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const clock = { hour: '2-digit', minute: '2-digit' } as const;
// Three letters: the data's own short forms are of uneven length (мая, сент., нояб.). June and July differ in the
// fourth.
const shortMonth = (month: string) => (month.startsWith('iyu') ? `iy${month.slice(3)}` : month.slice(0, 3));
const twoDigits = (value: number) => String(value).padStart(2, '0');
const capital = (text: string) => text.slice(0, 1).toLocaleUpperCase('ru') + text.slice(1);

/** Dates of one language in a time zone (IANA name). */
export function createDateFormat(locale: Locale, timeZone: string): DateFormat {
  // Each is dear, and a screen writes dates in one or two ways.
  const later = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined;
    return () => (format ??= new Intl.DateTimeFormat('ru-RU', { timeZone, ...options }));
  };
  const writer = (options: Intl.DateTimeFormatOptions) => {
    const format = later(options);
    return (value: DateValue) => {
      const time = toTime(value);
      return time === undefined ? '' : format().format(time);
    };
  };
  const parts = later(numeric);
  const dayOf = (time: number): [day: number, month: number, year: number] => {
    if (timeZone === tashkent.zone && time >= tashkent.since) {
      const there = new Date(time + tashkent.aheadMs);
      return [there.getUTCDate(), there.getUTCMonth() + 1, there.getUTCFullYear()];
    }
    const found = parts().formatToParts(time);
    const part = (type: string) => Number(found.find((each) => each.type === type)?.value);
    return [part('day'), part('month'), part('year')];
  };
  const date = (value: DateValue) => {
    const time = toTime(value);
    if (time === undefined) return '';
    const [day, month, year] = dayOf(time);
    return `${twoDigits(day)}.${twoDigits(month)}.${year}`;
  };
  const minute = writer({ ...numeric, ...clock });
  const dateTime = (value: DateValue) => (isDay(value) ? date(value) : minute(value));
  const name = writer({ month: 'long' });
  const weekdayName = writer({ weekday: 'long' });

  const wordsOf = (value: DateValue) => {
    const time = toTime(value);
    if (time === undefined) return undefined;
    const [day, month, year] = dayOf(time);
    return { day: String(day), month: monthNames[locale][month - 1] ?? '', year: String(year) };
  };
  const written = (value: DateValue, write: (words: { day: string; month: string; year: string }) => string) => {
    const words = wordsOf(value);
    return words ? write(words) : '';
  };
  const joint = locale === 'uz' ? '-' : ' ';
  const shortDate = (value: DateValue) =>
    written(value, ({ day, month }) => day + joint.replace(' ', '\u00A0') + shortMonth(month));

  return {
    date,
    time: writer(clock),
    dateTime,
    shortDate,
    longDate: (value) =>
      written(value, ({ day, month, year }) => `${day}${joint}${month}${locale === 'uz' ? ',' : ''} ${year}`),
    dayMonth: (value) => written(value, ({ day, month }) => day + joint + month),
    month: (value) => written(value, ({ month, year }) => `${locale === 'uz' ? month : name(value)} ${year}`),
    weekday: (value) =>
      written(value, ({ day, month }) => {
        const russian = weekdayName(value);
        return `${capital(locale === 'uz' ? (uzbekWeekdays[russian] ?? '') : russian)}, ${day}${joint}${month}`;
      }),
    moments: (now) => {
      const names = new Map(dayNames[locale].map((each, ago) => [date(now - ago * dayMs), each]));
      const named = (value: DateValue) => {
        const day = date(value);
        const known = names.get(day);
        return known === undefined ? undefined : dateTime(value).replace(day, known);
      };
      return {
        day: (value) => names.get(date(value)) ?? shortDate(value),
        dayOrTime: (value) => named(value) ?? shortDate(value),
        dateTime: (value) => named(value) ?? dateTime(value),
      };
    },
  };
}

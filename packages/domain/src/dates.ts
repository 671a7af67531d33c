import type { Locale } from './messages.ts';

/** ISO 8601 text, milliseconds, or a date. */
export type DateValue = string | number | Date | null | undefined;

/** A date in milliseconds, or nothing when there is none or it cannot be read. */
export function toTime(value: DateValue): number | undefined {
  const time = new Date(value ?? '').getTime();
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
const uzbekWeekdays = 'yakshanba dushanba seshanba chorshanba payshanba juma shanba'.split(' ');
const dayNames: Record<Locale, readonly [today: string, yesterday: string]> = {
  ru: ['сегодня', 'вчера'],
  uz: ['bugun', 'kecha'],
};
const dayMs = 24 * 60 * 60 * 1000;
// Tashkent is five hours ahead since 1992. Reckoned here: the first use of Intl costs a slow phone a twentieth of a
// second, and public pages need it for nothing else.
const since1992 = 694_224e6;
const aheadMs = 5 * 60 * 60 * 1000;

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
const shortMonth = (month: string) => month.replace('iyu', 'iy').slice(0, 3);
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Dates of one language in a time zone (IANA name). */
export function createDateFormat(locale: Locale, timeZone: string): DateFormat {
  // Each is dear, and a screen writes dates in one or two ways.
  const writer = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined;
    return (value: DateValue) => {
      const time = toTime(value);
      if (time === undefined) return '';
      format ??= new Intl.DateTimeFormat('ru-RU', { timeZone, ...options });
      return format.format(time);
    };
  };
  const numbers = writer(numeric);
  /** Day, month and year in two, two and four digits; an empty text alone of a value that is no date. */
  const partsOf = (value: DateValue) => {
    const time = toTime(value) ?? 0;
    return timeZone === 'Asia/Tashkent' && time >= since1992
      ? new Date(time + aheadMs).toISOString().slice(0, 10).split('-').reverse()
      : numbers(value).split('.');
  };
  const date = (value: DateValue) => partsOf(value).join('.');
  const minute = writer({ ...numeric, ...clock });
  const dateTime = (value: DateValue) => (isDay(value) ? date(value) : minute(value));
  const name = writer({ month: 'long' });

  const written = (value: DateValue, write: (day: string, month: string, year: string) => string) => {
    const [day, month, year] = partsOf(value);
    return year ? write(String(Number(day)), monthNames[locale][Number(month) - 1] ?? '', year) : '';
  };
  const weekdayName =
    locale === 'uz'
      ? (value: DateValue) => uzbekWeekdays[new Date(partsOf(value).reverse().join('-')).getUTCDay()] ?? ''
      : writer({ weekday: 'long' });
  const joint = locale === 'uz' ? '-' : ' ';
  const shortDate = (value: DateValue) =>
    written(value, (day, month) => day + joint.replace(' ', '\u00A0') + shortMonth(month));

  return {
    date,
    time: writer(clock),
    dateTime,
    shortDate,
    longDate: (value) =>
      written(value, (day, month, year) => `${day}${joint}${month}${locale === 'uz' ? ',' : ''} ${year}`),
    dayMonth: (value) => written(value, (day, month) => day + joint + month),
    month: (value) => written(value, (_, month, year) => `${locale === 'uz' ? month : name(value)} ${year}`),
    weekday: (value) => written(value, (day, month) => `${capital(weekdayName(value))}, ${day}${joint}${month}`),
    moments: (now) => {
      const names = new Map(dayNames[locale].map((each, ago) => [date(now - ago * dayMs), each]));
      const named = (value: DateValue) => {
        const day = date(value);
        const known = names.get(day);
        return known && dateTime(value).replace(day, known);
      };
      return {
        day: (value) => names.get(date(value)) ?? shortDate(value),
        dayOrTime: (value) => named(value) ?? shortDate(value),
        dateTime: (value) => named(value) ?? dateTime(value),
      };
    },
  };
}

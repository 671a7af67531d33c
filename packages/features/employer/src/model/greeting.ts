import type { Locale } from '@kasb/kit';

/** The part of the day at `now`, in milliseconds, in a time zone: a working day begins at nine. */
export function partOfDay(now: number, timeZone: string): 'morning' | 'day' | 'evening' {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(now));
  if (hour >= 5 && hour < 9) return 'morning';
  return hour >= 9 && hour < 18 ? 'day' : 'evening';
}

/** `Пятница, 20 ноября`, `Juma, 20-noyabr` */
export function writtenDay(now: number, locale: Locale, timeZone: string): string {
  const text =
    locale === 'uz'
      ? uzbekDay(now, timeZone)
      : russian({ weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(now);
  return text.slice(0, 1).toLocaleUpperCase('ru') + text.slice(1);
}

const russian = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('ru-RU', options);

// Browsers ship without Uzbek dates: Chromium would write «M06 16, Mon».
const weekdays = {
  Mon: 'dushanba',
  Tue: 'seshanba',
  Wed: 'chorshanba',
  Thu: 'payshanba',
  Fri: 'juma',
  Sat: 'shanba',
  Sun: 'yakshanba',
};
const months = [
  'yanvar',
  'fevral',
  'mart',
  'aprel',
  'may',
  'iyun',
  'iyul',
  'avgust',
  'sentyabr',
  'oktyabr',
  'noyabr',
  'dekabr',
];

function uzbekDay(now: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    day: 'numeric',
    month: 'numeric',
    timeZone,
  }).formatToParts(now);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
  return `${weekdays[part('weekday') as keyof typeof weekdays]}, ${part('day')}-${months[Number(part('month')) - 1]}`;
}

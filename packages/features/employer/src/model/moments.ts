import type { Format } from '@kasb/kit';

/** Words of the two days that have names. */
export interface DayNames {
  today: string;
  yesterday: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Writes moments as lists do: `сегодня`, `вчера`, `10 июн`; `at` adds the time to the days that have names. */
export function momentsFrom(now: number, format: Format, { today, yesterday }: DayNames) {
  const names = new Map([
    [format.date(now), today],
    [format.date(now - DAY_MS), yesterday],
  ]);
  const day = (value: string | undefined) => names.get(format.date(value)) ?? format.shortDate(value);
  return {
    day,
    at(value: string | undefined) {
      const date = format.date(value);
      const name = names.get(date);
      const isDateAlone = /^\d{4}-\d{2}-\d{2}$/.test(value ?? '');
      return name === undefined || isDateAlone ? day(value) : format.dateTime(value).replace(date, name);
    },
  };
}

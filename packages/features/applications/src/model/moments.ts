import type { Application } from '@kasb/contract';
import type { Format } from '@kasb/kit';
import type { Words } from '../messages/index.ts';

const dayMs = 86_400_000;

/** Writes moments as people say them: today and yesterday in words. */
export interface Moments {
  /** `сегодня`, `вчера`, `18 ноя`. */
  day: (value: string | undefined) => string;
  /** `сегодня, 10:05`, `18.11.2026, 10:05`; a date without a time stays one. */
  time: (value: string | undefined) => string;
  /** `20.11.2026, 09:12`, or `20.11.2026` of a date without a time. */
  exact: (value: string | undefined) => string;
}

/** Moments seen from `now`, in milliseconds. */
export function momentsFrom(now: number, format: Format, t: Words): Moments {
  const names = new Map([
    [format.date(now), t('day.today')],
    [format.date(now - dayMs), t('day.yesterday')],
  ]);
  const exact = (value: string | undefined) => (isDay(value) ? format.date(value) : format.dateTime(value));
  return {
    exact,
    day: (value) => names.get(format.date(value)) ?? format.shortDate(value),
    time(value) {
      const date = format.date(value);
      const name = names.get(date);
      return name === undefined ? exact(value) : exact(value).replace(date, name);
    },
  };
}

/** Whether the update tells more than the creation. */
export function wasUpdated({
  created_at: created,
  updated_at: updated,
}: Pick<Application, 'created_at' | 'updated_at'>): boolean {
  return updated !== undefined && (created === undefined || Date.parse(updated) !== Date.parse(created));
}

/** Changes of the status, the newest first: of one moment the one that came later, as providers write them in their order. */
export function newestFirst(history: Application['history']): Application['history'] {
  return [...history].reverse().sort((one, other) => Date.parse(other.at ?? '') - Date.parse(one.at ?? '') || 0);
}

function isDay(value: string | undefined): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value ?? '');
}

import { toTime } from '@kasb/domain/dates';

/** How long something lasts, in the largest unit that fits. */
export interface Waited {
  unit: 'now' | 'hours' | 'days';
  count: number;
}

const HOUR_MS = 60 * 60 * 1000;

/** How long ago a moment was; nothing for one that is not known. */
export function waited(since: string | undefined, now: number): Waited | undefined {
  const time = toTime(since);
  if (time === undefined) return undefined;
  const hours = Math.floor((now - time) / HOUR_MS);
  if (hours < 1) return { unit: 'now', count: 0 };
  return hours < 24 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.floor(hours / 24) };
}

/** Whether a card has waited too long where somebody must decide. */
export function isLate(status: string, time: Waited | undefined): boolean {
  return (status === 'applied' || status === 'screening') && time?.unit === 'days' && time.count > 7;
}

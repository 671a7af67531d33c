const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** Tashkent's, all the year. */
const offsetMs = 5 * hourMs;

/** The hours in which nobody wants to be woken, of Tashkent, as `21:00`. */
export interface QuietHours {
  isQuiet: boolean;
  quietFrom: string;
  quietTo: string;
}

/** Those of whoever has said nothing. */
export const usualQuiet: QuietHours = { isQuiet: true, quietFrom: '21:00', quietTo: '08:00' };

const msOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * hourMs + minutes * 60_000;
};

/** The moment itself, or, where it is within the quiet hours, their end. */
export function notQuiet(at: Date, { isQuiet, quietFrom, quietTo }: QuietHours = usualQuiet): Date {
  const [from, to] = [msOf(quietFrom), msOf(quietTo)];
  if (!isQuiet || from === to) return at;
  const sinceMidnight = (at.getTime() + offsetMs) % dayMs;
  const sinceFrom = (sinceMidnight - from + dayMs) % dayMs;
  const length = (to - from + dayMs) % dayMs;
  return sinceFrom < length ? new Date(at.getTime() + length - sinceFrom) : at;
}

/** The next full hour, or the next nine o'clock in Tashkent; the moment itself where nothing is gathered. */
export function gatheredUntil(at: Date, gather: 'now' | 'hourly' | 'daily'): Date {
  if (gather === 'now') return at;
  const [every, start] = gather === 'hourly' ? [hourMs, 0] : [dayMs, 9 * hourMs];
  const since = (at.getTime() + offsetMs - start) % every;
  return new Date(at.getTime() + every - since);
}

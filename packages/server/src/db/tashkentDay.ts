const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tashkent' });

/** The day that it is in Tashkent, `2026-01-31`. */
export function tashkentDay(at: Date): string {
  return format.format(at);
}

/** The very end of such a day: there is no summer time. */
export function endOfTashkentDay(day: string): Date {
  return new Date(`${day}T24:00:00+05:00`);
}

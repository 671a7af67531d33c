const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tashkent' });

/** The day that it is in Tashkent, `2026-01-31`. */
export function tashkentDay(at: Date): string {
  return format.format(at);
}

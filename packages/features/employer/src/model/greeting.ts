/** The part of the day at `now`, in milliseconds, in a time zone: a working day begins at nine. */
export function partOfDay(now: number, timeZone: string): 'morning' | 'day' | 'evening' {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(now));
  if (hour >= 5 && hour < 9) return 'morning';
  return hour >= 9 && hour < 18 ? 'day' : 'evening';
}

/** By how much something is late, in hours and minutes; nothing before its time. */
export function ageOf(dueAt: string | undefined | null, now: number): { h: number; m: number } | undefined {
  const minutes = Math.floor((now - Date.parse(dueAt ?? '')) / 60_000);
  return minutes > 0 ? { h: Math.floor(minutes / 60), m: minutes % 60 } : undefined;
}

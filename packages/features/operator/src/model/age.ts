/** How long ago something was, in hours and minutes; nothing before its time. */
export function ageOf(at: string | undefined | null, now: number): { h: number; m: number } | undefined {
  const minutes = Math.floor((now - Date.parse(at ?? '')) / 60_000);
  return minutes > 0 ? { h: Math.floor(minutes / 60), m: minutes % 60 } : undefined;
}

const hourMs = 60 * 60 * 1000;
/** Tashkent's, all the year. */
const offsetMs = 5 * hourMs;
const [quietFrom, quietTo] = [21, 8];

/** The moment itself, or, where people sleep then in Tashkent, the morning after. */
export function notQuiet(at: Date): Date {
  const local = new Date(at.getTime() + offsetMs);
  const hour = local.getUTCHours();
  if (hour >= quietTo && hour < quietFrom) return at;
  const day = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + (hour >= quietFrom ? 1 : 0));
  return new Date(day + quietTo * hourMs - offsetMs);
}

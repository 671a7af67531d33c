/** When answers were asked for, by what was read: an object, or each of a list. */
const moments = new WeakMap<object, number>();

/** Keeps when an answer was asked for. */
export function keepMoment(answer: unknown, moment: number): void {
  const { items = answer } = (answer ?? {}) as { items?: unknown };
  for (const one of [items].flat()) if (typeof one === 'object' && one !== null) moments.set(one, moment);
}

/** When somebody asked for what was read; undefined for what came another way. */
export const askedAt = (read: unknown): number | undefined =>
  typeof read === 'object' && read !== null ? moments.get(read) : undefined;

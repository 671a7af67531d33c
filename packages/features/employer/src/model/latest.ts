/** How many of the latest are shown. */
const SHOWN = 3;

const timeOf = (value: string | undefined) => (value === undefined ? Number.NEGATIVE_INFINITY : Date.parse(value));

/** The newest three; those without a date come last. */
export function latest<Item extends { created_at?: string | undefined }>(items: readonly Item[]): Item[] {
  return [...items].sort((one, other) => timeOf(other.created_at) - timeOf(one.created_at) || 0).slice(0, SHOWN);
}

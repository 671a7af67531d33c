// The first of its kind costs a slow phone a twentieth of a second: made for what is no whole number alone.
let grouping: Intl.NumberFormat | undefined;

/** `12 000`, grouped by U+00A0: fonts often lack the U+202F that some runtimes write. */
export function formatNumber(value: number): string {
  if (Number.isSafeInteger(value)) return grouped(value);
  grouping ??= new Intl.NumberFormat('ru-RU');
  return grouping.format(value).replace(/\s/g, '\u00A0');
}

function grouped(value: number): string {
  const rest = Math.trunc(value / 1000);
  if (rest === 0) return String(value);
  return `${grouped(rest)}\u00A0${String(Math.abs(value % 1000)).padStart(3, '0')}`;
}

/** `883 928,57`: always with hundredths, as papers have it. */
export function formatExact(value: number): string {
  const hundredths = Math.round(value * 100);
  return `${formatNumber(Math.trunc(hundredths / 100))},${String(Math.abs(hundredths) % 100).padStart(2, '0')}`;
}

/** How many things there are: a whole number, never below zero; what is no number counts as none. */
export function toCount(value: number | null | undefined): number {
  return typeof value === 'number' && value > 0 && Number.isFinite(value) ? Math.floor(value) : 0;
}

/** `12 000` of a count. */
export function formatCount(value: number | null | undefined): string {
  return formatNumber(toCount(value));
}

/** Whether there is a number that can be shown. */
export function isNumber(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

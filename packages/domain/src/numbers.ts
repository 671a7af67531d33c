/**
 * `12 000` and `1 284,5`, as Russian has it, grouped by U+00A0. By hand: the first use of Intl costs a slow phone a
 * twentieth of a second.
 */
export function formatNumber(value: number): string {
  const [whole = '', part] = String(Math.round(value * 1000) / 1000).split('.');
  // oxlint-disable-next-line regexp/no-super-linear-move -- a number has few digits
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u00A0');
  return part ? `${grouped},${part}` : grouped;
}

/** `883 928,57`: always with hundredths, as papers have it. */
export function formatExact(value: number): string {
  const hundredths = Math.round(value * 100);
  return `${formatNumber(Math.trunc(hundredths / 100))},${String(Math.abs(hundredths) % 100).padStart(2, '0')}`;
}

/** How many things there are: a whole number, never below zero; what is no number counts as none. */
export function toCount(value: number | null | undefined): number {
  return isNumber(value) && value > 0 ? Math.floor(value) : 0;
}

/** `12 000` of a count. */
export function formatCount(value: number | null | undefined): string {
  return formatNumber(toCount(value));
}

/** Whether there is a number that can be shown. */
export function isNumber(value: number | null | undefined): value is number {
  return Number.isFinite(value);
}

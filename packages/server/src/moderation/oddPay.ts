/** What a vacancy pays a month, in whole units. */
export interface Pay {
  salaryMin: number | null;
  salaryMax: number | null;
  currency: string | null;
}

/** What a month pays, by currency; less is an error of typing or a trap, more a promise. */
const usual: Readonly<Record<string, readonly [least: number, most: number]>> = {
  UZS: [400_000, 200_000_000],
  USD: [30, 20_000],
};
/** An upper end so many times the lower says nothing. */
const widest = 10;

/** Whether somebody should look at what a vacancy pays. */
export function isOddPay({ salaryMin, salaryMax, currency }: Pay): boolean {
  const ends = [salaryMin ?? 0, salaryMax ?? 0].filter((end) => end > 0);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const [least, most] = usual[currency ?? ''] ?? [0, Infinity];
  return ends.length > 0 && (low < least || high > most || high > low * widest);
}

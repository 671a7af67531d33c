/**
 * How many of those who looked responded, in percent; nothing where more responded than looked, as where the views of a
 * channel are not known yet.
 */
export const rateOf = (percent: number | null | undefined): number | undefined =>
  (percent ?? 0) > 100 ? undefined : (percent ?? 0);

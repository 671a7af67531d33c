import { useFormat, useMessages } from '@kasb/kit';
import { analyticsMessages } from '../messages/index.ts';
import { rateOf } from '../model/rate.ts';

const hoursOfDay = 24;
const known = (value: number | null | undefined): value is number => typeof value === 'number';

/** How the numbers of the figures are written. */
export function useWriting() {
  const t = useMessages(analyticsMessages);
  const format = useFormat();
  const tenth = (value: number) => String(Math.round(value * 10) / 10).replace('.', ',');
  // «1,2 дня», «5 дней»: a fraction takes the form of its own.
  const counted = (key: 'days' | 'hours', value: number) =>
    t(key, { count: Math.round(value * 10) / 10, value: tenth(value) });
  const short = (hours: number) =>
    hours < hoursOfDay
      ? t('hours.short', { value: tenth(hours) })
      : t('days.short', { value: tenth(hours / hoursOfDay) });
  return {
    t,
    format,
    number: (value: number | null | undefined) => format.number(value ?? 0),
    percent: (value: number | null | undefined) => {
      const rate = rateOf(value);
      return rate === undefined ? '–' : `${rate.toFixed(1)}%`;
    },
    /** Days, or hours where it is less than one: «1,2 дня». */
    lasted: (hours: number | null | undefined) => {
      if (!known(hours)) return undefined;
      return hours < hoursOfDay ? counted('hours', hours) : counted('days', hours / hoursOfDay);
    },
    /** The same, short: «1,2 дн.». */
    lastedShort: (hours: number | null | undefined) => (known(hours) ? short(hours) : undefined),
    /** The same after another in its unit, which is not said again: «4» after «1,2 дн.». */
    lastedAfter: (hours: number | null | undefined, former: number | null | undefined) => {
      if (!known(hours)) return undefined;
      if (!known(former) || former < hoursOfDay !== hours < hoursOfDay) return short(hours);
      return tenth(hours < hoursOfDay ? hours : hours / hoursOfDay);
    },
    /** Millions of sums, the fraction after a comma. */
    millions: (amount: number) => tenth(amount / 1_000_000),
  };
}

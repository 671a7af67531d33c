import type { Language } from '@kasb/contract';
import { formatMoney } from '@kasb/domain/money';

/** Of a sum with the tax in it: the tax, to the tiyin. */
export const vatOf = (tiyin: number, percent: number): number => Math.round((tiyin * percent) / (100 + percent));

/** As people are told: whole units, tiyin after the point where there are any. */
export const unitsOf = (tiyin: number): number => tiyin / 100;

/** A sum in a sentence. */
export const sumText = (tiyin: number, currency: string, language: Language): string =>
  formatMoney(unitsOf(tiyin), currency, language);

import { useState } from 'react';

/** A whole number as it is typed, which may be left out. */
export interface TypedWhole {
  typed: string;
  type: (typed: string) => void;
  /** None where nothing was typed, or no such number. */
  number: number | undefined;
  isWrong: boolean;
  least: number;
  most: number;
}

/** A whole number between two others that is about to be typed. */
export function useWhole(least: number, most: number): TypedWhole {
  const [typed, type] = useState('');
  const digits = typed.replace(/\s/g, '');
  const value = /^\d+$/.test(digits) ? Number(digits) : NaN;
  const number = value >= least && value <= most ? value : undefined;
  return { typed, type, number, isWrong: digits !== '' && number === undefined, least, most };
}

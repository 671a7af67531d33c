import { spellings } from './flat.ts';

const units = 'один одна два две три четыре пять шесть семь восемь девять десять'.split(' ');
const ones = [1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const teens = 'одиннадцать двенадцать тринадцать четырнадцать пятнадцать'.split(' ');
const genitives = 'одного двух трех четырех пяти шести семи восьми девяти десяти'.split(' ');
const uzbekUnits = "bir ikki uch to'rt besh olti yetti sakkiz to'qqiz o'n".split(' ');

const countedFrom = (first: number, names: readonly string[]) =>
  names.map((name, index): [string, number] => [name, first + index]);
const inBothAlphabets = ([name, value]: [string, number]) =>
  spellings(name).map((spelling): [string, number] => [spelling, value]);

const numerals = new Map<string, number>([
  ...units.map((name, index): [string, number] => [name, ones[index] ?? 0]),
  ...countedFrom(11, teens),
  ...countedFrom(1, genitives),
  ['двадцать', 20],
  ['тридцать', 30],
  ['полтора', 1.5],
  ['полторы', 1.5],
  ['полутора', 1.5],
  ['пол', 0.5],
  ...countedFrom(1, uzbekUnits).flatMap(inBothAlphabets),
  ...inBothAlphabets(['yigirma', 20]),
  ...inBothAlphabets(['bir yarim', 1.5]),
]);

/** Numbers in words, as a pattern over flattened text; longer ones first. */
export const spelledNumber = [...numerals.keys()].sort((left, right) => right.length - left.length).join('|');

/** The value of a number in digits or in words. */
export function valueOf(number: string): number {
  const spelled = numerals.get(number.replace(/\s+/g, ' '));
  if (spelled !== undefined) return spelled;
  if (/^\d{1,3}(?:[ .,']\d{3})+$/.test(number)) return Number(number.replace(/[ .,']/g, ''));
  return Number(number.replace(',', '.'));
}

import vocabulary from '../data/words.json' with { type: 'json' };
import { boundOf, isRange, leadOf, tailOf } from './bounds.ts';
import type { Currency } from './currencies.ts';
import type { Span } from './flat.ts';
import { spansOf, uzbek, words } from './flat.ts';
import { withDigits } from './numerals.ts';
import type { Sum } from './sums.ts';
import { findSums, isRefused, payCue, perPiece, perPieceBefore, reach, withoutExtras } from './sums.ts';
import { anyOf } from './vocabulary.ts';

/** What a job pays; both sides are the same when one sum is named. */
export interface Pay {
  min?: number;
  max?: number;
  currency: Currency;
  period: 'month' | 'day' | 'hour' | 'piece';
  /** What is paid for, where each piece is, as it was said: «за заказ». */
  per?: string;
  /** Whether taxes were taken off already, where that was said. */
  taxes?: 'net' | 'gross';
}

const negotiable = words(anyOf(vocabulary.negotiable));
const uzbekDays = uzbek('kuniga|bir kunga|bir kunda|kunlik|kunbay|smenasiga|smenaga|bir smenaga|sutkasiga');
const perDay = words(`(?:в|за)\\s+(?:день|смену|сутки)|ежедневно|смена(?=\\s?[:-]?\\s?\\d)|${uzbekDays}`);
const perHour = words(`(?:в|за)\\s+час|${uzbek('soatiga|soatbay')}`);

/** A wage and where it was named. */
export interface FoundPay {
  pay: Pay | undefined;
  /** The wage is to be agreed on. */
  isNegotiable: boolean;
  spans: Span[];
}

/**
 * Finds what a job pays in flattened text: a number counts when it has a unit or a currency, when the wage was asked
 * for, or behind a word such as «зарплата». Of several wages the last one holds, but one by the piece comes beside any
 * other: its words stay in the text. `original` has the letters as they were typed.
 */
export function findPay(spoken: string, isAsked: boolean, original = spoken): FoundPay {
  const flat = withDigits(spoken, isAsked);
  const spans: Span[] = [];
  let pay: Pay | undefined;
  let byPiece: { pay: Pay; span: Span } | undefined;
  const sums = findSums(flat, isAsked);
  for (let sum = nextSum(flat, sums); sum; sum = nextSum(flat, sums)) {
    const before = flat.slice(Math.max(0, sum.start - reach), sum.start);
    if (/(?<!\p{L})не\s*$/u.test(before) || isRefused(flat.slice(sum.end, sum.end + reach))) {
      spans.push(sum);
      continue;
    }
    const start = sum.start - leadOf(before).length;
    const [next] = sums;
    const isJoined = next !== undefined && isPair(flat, before, sum, next);
    if (isJoined) sums.shift();
    const end = isJoined ? next.end : sum.end;
    const behind = flat.slice(end, end + reach);
    const piece = pieceAround(flat, start, end);
    if (piece) {
      // Sums of pieces are said as they are: «2000 за штуку».
      const unit = sum.unit ?? (isJoined ? next.unit : undefined) ?? 1;
      const each = isJoined ? rangeOf({ ...sum, unit }, next) : singleOf({ ...sum, unit }, before, behind);
      byPiece = {
        pay: { ...each, period: 'piece', per: original.slice(piece.start, piece.end).trim() },
        span: { start: Math.min(start, piece.start), end: Math.max(end, piece.end) },
      };
      continue;
    }
    pay = isJoined ? rangeOf(sum, next) : singleOf(sum, before, behind);
    spans.push({ start, end: end + tailOf(behind).length });
  }
  const agreed = spansOf(flat, negotiable);
  const isNegotiable = agreed.length > 0 && (isAsked || payCue.test(flat));
  if (isNegotiable) spans.push(...agreed);
  const taxes = taxesIn(flat);
  if (!pay && byPiece) return { pay: byPiece.pay, isNegotiable: false, spans: [...spans, byPiece.span] };
  if (!pay) return { pay, isNegotiable, spans };
  // «5 млн, на обед 20 тысяч в день» pays by the month; a wage that is told as a bonus is one all the same.
  const plain = withoutExtras(flat);
  const told = /\d/.test(plain) ? plain : flat;
  const [days, hours] = [spansOf(told, perDay), spansOf(told, perHour)];
  const period = days.length > 0 ? 'day' : hours.length > 0 ? 'hour' : 'month';
  return {
    pay: { ...pay, period, ...(taxes && { taxes }) },
    isNegotiable: false,
    spans: [...spans, ...days, ...hours],
  };
}

const net = words(anyOf(vocabulary.net), 'u');
const gross = words(anyOf(vocabulary.gross), 'u');
const taxesIn = (flat: string) => (gross.test(flat) ? 'gross' : net.test(flat) ? 'net' : undefined);

/** Where the words stand that say what a sum is paid for. */
function pieceAround(flat: string, start: number, end: number): Span | undefined {
  const behind = flat.slice(end, end + reach).match(perPiece);
  if (behind) return { start: end, end: end + behind[0].length };
  const lead = flat.slice(Math.max(0, start - reach), start).match(perPieceBefore);
  return lead ? { start: start - lead[0].length, end: start } : undefined;
}

/** Takes the next sum off; «3 млн 500 тысяч» is one. */
function nextSum(flat: string, sums: Sum[]): Sum | undefined {
  const first = sums.shift();
  const [next] = sums;
  if (first?.unit !== 1e6 || next?.unit !== 1e3 || !/^\s*$/.test(flat.slice(first.end, next.start))) return first;
  sums.shift();
  const { end, currency = first.currency } = next;
  return { ...first, value: first.value + next.value / 1000, end, currency };
}

/** Whether two sums are the ends of one range. */
function isPair(flat: string, before: string, left: Sum, right: Sum): boolean {
  if (right.start - left.end > reach) return false;
  const between = flat.slice(left.end, right.start);
  const [low, high] = endsOf(left, right);
  return isRange(left, right, { before, between, behind: flat.slice(right.end, right.end + reach) }, low <= high);
}

/** Two sums in soums or in their currency: what only one of them names holds for both. */
function endsOf(left: Sum, right: Sum): [left: number, right: number] {
  const unit = left.unit ?? right.unit;
  const currency = right.currency ?? left.currency;
  return [amountOf({ ...left, unit, currency }), amountOf({ ...right, unit: right.unit ?? unit, currency })];
}

function rangeOf(left: Sum, right: Sum): Pay {
  const ends = endsOf(left, right);
  const currency = right.currency ?? left.currency ?? 'UZS';
  return { min: Math.min(...ends), max: Math.max(...ends), currency, period: 'month' };
}

function singleOf(sum: Sum, before: string, behind: string): Pay {
  const amount = amountOf(sum);
  const bound = boundOf(sum, before, behind);
  const ends = { ...(bound !== 'to' && { min: amount }), ...(bound !== 'from' && { max: amount }) };
  return { ...ends, currency: sum.currency ?? 'UZS', period: 'month' };
}

// Sums are spoken of in millions: «6-8» is 6 to 8 million, «5000» five thousand thousands.
function amountOf({ value, unit, currency }: Pick<Sum, 'value' | 'unit' | 'currency'>): number {
  if (unit !== undefined) return Math.round(value * unit);
  if (currency !== undefined && currency !== 'UZS') return Math.round(value);
  if (value < 1000) return Math.round(value * 1e6);
  return Math.round(value < 100_000 ? value * 1000 : value);
}

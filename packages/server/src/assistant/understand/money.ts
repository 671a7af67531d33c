import vocabulary from '../data/words.json' with { type: 'json' };
import type { Span } from './flat.ts';
import { spansOf, uzbek, words } from './flat.ts';
import { withDigits } from './numerals.ts';
import type { Currency, Sum } from './sums.ts';
import { findSums, isRefused, payCue, perPiece, perPieceBefore, reach } from './sums.ts';
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
const from = new RegExp(`(?:${anyOf(vocabulary.atLeast)})\\s*$`, 'u');
const upTo = new RegExp(`(?:${anyOf(vocabulary.atMost)})\\s*$`, 'u');
const fromBehind = new RegExp(`^[\\s,]*(?:${anyOf(vocabulary.atLeastBehind)})(?!\\p{L})`, 'u');
const upToBehind = new RegExp(`^[\\s,]*(?:${anyOf(vocabulary.atMostBehind)})(?!\\p{L})`, 'u');
const uzbekDays = uzbek('kuniga|bir kunga|bir kunda|kunlik|kunbay|smenasiga|smenaga|bir smenaga|sutkasiga');
const perDay = words(`(?:в|за)\\s+(?:день|смену|сутки)|ежедневно|${uzbekDays}`);
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
export function findPay(told: string, isAsked: boolean, original = told): FoundPay {
  const flat = withDigits(told);
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
    const start = sum.start - (before.match(from) ?? before.match(upTo) ?? [''])[0].length;
    const [next] = sums;
    const isRange = next !== undefined && isJoined(flat.slice(sum.end, next.start), sum, next, from.test(before));
    if (isRange) sums.shift();
    const end = isRange ? next.end : sum.end;
    const behind = flat.slice(end, end + reach);
    const piece = pieceAround(flat, start, end);
    if (piece) {
      // Sums of pieces are said as they are: «2000 за штуку».
      const unit = sum.unit ?? (isRange ? next.unit : undefined) ?? 1;
      const each = isRange ? rangeOf({ ...sum, unit }, next) : boundOf({ ...sum, unit }, before, behind);
      byPiece = {
        pay: { ...each, period: 'piece', per: original.slice(piece.start, piece.end).trim() },
        span: { start: Math.min(start, piece.start), end: Math.max(end, piece.end) },
      };
      continue;
    }
    pay = isRange ? rangeOf(sum, next) : boundOf(sum, before, behind);
    spans.push({ start, end: end + (behind.match(upToBehind) ?? behind.match(fromBehind) ?? [''])[0].length });
  }
  const agreed = spansOf(flat, negotiable);
  const isNegotiable = agreed.length > 0 && (isAsked || payCue.test(flat));
  if (isNegotiable) spans.push(...agreed);
  const taxes = taxesIn(flat);
  if (!pay && byPiece) return { pay: byPiece.pay, isNegotiable: false, spans: [...spans, byPiece.span] };
  if (!pay) return { pay, isNegotiable, spans };
  const [days, hours] = [spansOf(flat, perDay), spansOf(flat, perHour)];
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

const most = new RegExp(`^[\\s,]{0,30}(?:${anyOf(vocabulary.atMost)})\\s{0,30}$`, 'u');

function isJoined(between: string, left: Sum, right: Sum, isLeast: boolean): boolean {
  // «минимум 4, максимум 7»
  if ((isLeast || left.side === 'from') && most.test(between)) return true;
  if (/^\s*(?:-|до|по|to)\s*$/.test(between)) return true;
  return left.side === 'from' && /^\s*$/.test(between) && right.side === 'to';
}

function rangeOf(left: Sum, right: Sum): Pay {
  const unit = left.unit ?? right.unit;
  const currency = right.currency ?? left.currency;
  const low = amountOf({ ...left, unit, currency });
  const high = amountOf({ ...right, unit: right.unit ?? unit, currency });
  return { min: Math.min(low, high), max: Math.max(low, high), currency: currency ?? 'UZS', period: 'month' };
}

function boundOf(sum: Sum, before: string, behind: string): Pay {
  const amount = amountOf(sum);
  // `10 mln dan oshmasin`: what stands behind says more than the ending.
  const isUpTo = upToBehind.test(behind) || sum.side === 'to' || upTo.test(before);
  const isFrom = !isUpTo && (fromBehind.test(behind) || sum.side === 'from' || from.test(before));
  const bounds = { ...(!isUpTo && { min: amount }), ...(!isFrom && { max: amount }) };
  return { ...bounds, currency: sum.currency ?? 'UZS', period: 'month' };
}

// Sums are spoken of in millions: «6-8» is 6 to 8 million, «5000» five thousand thousands.
function amountOf({ value, unit, currency }: Pick<Sum, 'value' | 'unit' | 'currency'>): number {
  if (unit !== undefined) return Math.round(value * unit);
  if (currency !== undefined && currency !== 'UZS') return Math.round(value);
  if (value < 1000) return Math.round(value * 1e6);
  return Math.round(value < 100_000 ? value * 1000 : value);
}

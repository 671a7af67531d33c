import { groupPhone, isPhone, normalizePhone, readPhone } from '@kasb/domain/phone';

export interface PhoneEdit {
  /** Digits of an Uzbek number or of its beginning, 12 at most; what is no such thing as it was typed. */
  value: string;
  /** What the field shows. */
  text: string;
  /** Where the caret belongs in `text`. */
  caret: number;
}

const digitsOf = (text: string) => text.replace(/[^0-9]/g, '');

/** What an edit makes of the field: `typed` is what the browser left in it, `previous` the value before. */
export function editPhone(typed: string, caret: number, previous: string): PhoneEdit {
  const value = wholeAmong(typed, caret, previous) ?? valueOf(typed, previous);
  if (value === undefined) return { value: typed.trim() === '+' ? '' : typed.trim(), text: typed, caret };
  // The start of 998, or of a number without it: a plus would say which.
  const text = value.length < 3 && !typed.includes('+') ? value : groupPhone(value);
  const after = digitsOf(typed.slice(caret)).length;
  return { value, text, caret: after === 0 ? text.length : caretBefore(text, after) };
}

/** A whole number that came at once before the caret, as a keyboard pastes it: it takes the place of all there was. */
function wholeAmong(typed: string, caret: number, previous: string): string | undefined {
  const shown = /^\d{3,}$/.test(previous) ? groupPhone(previous) : previous;
  const came = typed.slice(Math.max(0, caret - (typed.length - shown.length)), caret);
  const digits = came.length >= 9 && shown !== '' ? normalizePhone(came) : '';
  return isPhone(digits) ? digits : undefined;
}

/** The digits, or undefined where what was typed stays as it is. */
function valueOf(typed: string, previous: string): string | undefined {
  const left = digitsOf(typed);
  if (left === '') return typed.trim() === '+' ? undefined : '';
  // One digit of the country code was deleted in front of a number: the code stays.
  const isCodeBitten =
    /^998\d/.test(previous) && left.length === previous.length - 1 && left.slice(2) === previous.slice(3);
  if (isCodeBitten) return previous;
  const reading = readPhone(typed);
  if (reading.kind === 'uzbek' || reading.kind === 'partial') return reading.digits;
  // A digit beyond the twelfth is not taken.
  return reading.kind === 'none' && isPhone(previous) && left.length === 13 ? previous : undefined;
}

// The caret keeps its distance to the end, counted in digits: a prefix put in front cannot move it off its digit.
function caretBefore(text: string, digitsAfter: number): number {
  let position = text.length;
  for (let seen = 0; position > 0; position--) {
    if (/\d/.test(text.charAt(position - 1))) {
      if (seen === digitsAfter) return position;
      seen++;
    }
  }
  return 0;
}

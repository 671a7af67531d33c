import { groupPhone, normalizePhone } from '@kasb/domain/phone';

export interface PhoneEdit {
  /** Digits, 12 at most. */
  digits: string;
  /** The digits as they are shown. */
  text: string;
  /** Where the caret belongs in `text`. */
  caret: number;
}

const countDigits = (text: string) => text.replace(/\D/g, '').length;

/** What an edit makes of the field: `typed` is what the browser left in it, `previous` the digits before. */
export function editPhone(typed: string, caret: number, previous: string): PhoneEdit {
  const left = typed.replace(/\D/g, '');
  // One digit of the country code was deleted in front of a number: the code stays.
  const isCodeBitten =
    previous.length > 3 &&
    previous.startsWith('998') &&
    left.length === previous.length - 1 &&
    left.slice(2) === previous.slice(3);
  const digits = isCodeBitten ? previous : normalizePhone(typed);
  const text = groupPhone(digits);
  const after = countDigits(typed.slice(caret));
  return { digits, text, caret: after === 0 ? text.length : caretBefore(text, after) };
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

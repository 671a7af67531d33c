const country = '998';
const digitsOfNumber = 12;

/** Digits of what was typed or pasted: 998 is added where it is missing, a leading 8 stands for it, 12 digits at most. */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const isStart = country.startsWith(digits) || digits.startsWith(country);
  const full = isStart ? digits : country + (digits.startsWith('8') ? digits.slice(1) : digits);
  return full.slice(0, digitsOfNumber);
}

/** A whole Uzbek number: 998 and nine digits more. */
export function isPhone(digits: string): boolean {
  return digits.length === digitsOfNumber && digits.startsWith(country);
}

/** `+998 (90) 123-45-67`, or as much of it as there are digits. */
export function groupPhone(digits: string): string {
  const separators = ['+', ' (', ') ', '-', '-'];
  const parts = [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5, 8), digits.slice(8, 10), digits.slice(10)];
  return parts.map((part, index) => (part ? separators[index] + part : '')).join('');
}

/** `+998 (90) 123-45-67` from 12 digits; anything else comes back as it is. */
export function formatPhone(digits: string): string {
  return isPhone(digits) ? groupPhone(digits) : digits;
}

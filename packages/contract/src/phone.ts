import { pipe, regex, string, transform } from 'valibot';
import { issue } from './issues.ts';

const length = 12;

/**
 * The digits of an Uzbek phone as they are stored and sent: a leading 8 becomes 998, a missing 998 is
 * added, at most 12 digits remain (docs/domain.md#phones). A start that may still become 998 is left as typed.
 */
export function normalizePhone(input: string): string {
  const digits = input.replace(/\D/g, '');
  if (digits.startsWith('8')) return `998${digits.slice(1)}`.slice(0, length);
  if (digits.startsWith('998') || '998'.startsWith(digits)) return digits.slice(0, length);
  return `998${digits}`.slice(0, length);
}

/** Whether `digits` is a whole Uzbek phone: 998 and nine more digits. */
export function isPhone(digits: string): boolean {
  return /^998\d{9}$/.test(digits);
}

/** Shows a phone, whole or half typed, as `+998 (90) 123-45-67`; an empty one as ''. */
export function formatPhone(input: string): string {
  const digits = normalizePhone(input);
  const [country, code, first, second, third] = [
    digits.slice(0, 3),
    digits.slice(3, 5),
    digits.slice(5, 8),
    digits.slice(8, 10),
    digits.slice(10),
  ];
  if (!country) return '';
  return [`+${country}`, code && ` (${code}`, first && `) ${first}`, second && `-${second}`, third && `-${third}`].join(
    '',
  );
}

/** A phone in a body: any spelling comes in, 12 digits come out. */
export const phone = /*#__PURE__*/ pipe(
  string(issue('phoneRequired')),
  transform(normalizePhone),
  string(),
  regex(/^998\d{9}$/, issue('notPhone')),
);

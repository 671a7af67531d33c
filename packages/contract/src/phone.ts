import { pipe, rawTransform, regex, string } from 'valibot';
import { countryOf } from './callingCodes.ts';
import { issue } from './issues.ts';

/** What a text is when it is read as a phone. */
export type PhoneReading =
  /** An Uzbek number: 12 digits, 998 and nine more. */
  | { kind: 'uzbek'; digits: string }
  /** The beginning of one: up to 11 digits, from 998 where they cannot be the beginning of that. */
  | { kind: 'partial'; digits: string }
  /** A number of another country, by its ISO 3166 code. */
  | { kind: 'foreign'; country: string }
  /** Two numbers or more. */
  | { kind: 'several' }
  | { kind: 'none' };

/** Codes of operators and regions; others may come, so they only decide where digits can be read in two ways. */
const knownCode = /^(?:20|33|50|55|6[12567]|7\d|80|8[78]|9\d)/;

/** The nought or the eight of calls within the country, and the digit that codes of towns had before them. */
const trunk = /^(?:0|83(?=[67])|8(?!3?$))/;

const none: PhoneReading = { kind: 'none' };

/** Nine digits as people have them in Uzbekistan: no code begins with 0 or 1. */
const national = (digits: string): PhoneReading =>
  /^[2-9]\d{8}$/.test(digits) ? { kind: 'uzbek', digits: `998${digits}` } : none;

const foreign = (digits: string): PhoneReading => {
  const country = countryOf(digits);
  return country === undefined ? none : { kind: 'foreign', country };
};

/** Numbers that stand apart: by a second plus, a sign that no number has within, or because each is long enough. */
function numbersIn(text: string): string[] {
  return text
    .split(/(?=\+)|[,;/\\|\n]|[^\d\s().+-]+/)
    .flatMap((part) => {
      const words = part.split(/\s+/).map(digitsOf);
      return words.filter(({ length }) => length >= 7).length > 1 ? words : [digitsOf(part)];
    })
    .filter(({ length }) => length >= 7);
}

const digitsOf = (text: string) => text.replace(/[^0-9]/g, '');

/** Digits from their country code on, as after a plus. */
function international(digits: string): PhoneReading {
  if (!digits.startsWith('998')) return '998'.startsWith(digits) ? { kind: 'partial', digits } : foreign(digits);
  let rest = digits.slice(3);
  // A code that was pasted behind the one that stood there.
  while (rest.length > 9 && rest.startsWith('998')) rest = rest.slice(3);
  // People type it, and old papers have it.
  if (rest.length > 1 && rest.length !== 9 && !knownCode.test(rest)) rest = rest.replace(trunk, '');
  return rest.length < 9 ? { kind: 'partial', digits: `998${rest}` } : national(rest);
}

/** Digits without a plus, by how many they are. */
function plain(digits: string): PhoneReading {
  if (/^00\d/.test(digits)) return international(digits.slice(2));
  if (digits.length > 11 && digits.startsWith('810')) return international(digits.slice(3));
  if (digits.startsWith('998') && digits.length > 9) return international(digits);
  switch (digits.length) {
    case 13:
      return digits.startsWith('8998') ? national(digits.slice(4)) : none;
    case 12:
      // An address book leaves the plus out.
      return foreign(digits);
    case 11:
      if (/^83[67]/.test(digits)) return national(digits.replace(trunk, ''));
      if (digits.startsWith('1')) return foreign(digits);
      return /^(?:7|8[3-9])/.test(digits) ? foreign(`7${digits.slice(1)}`) : none;
    case 10:
      return /^[08]/.test(digits) ? national(digits.slice(1)) : none;
    case 9:
      return national(digits);
    default:
      if (digits.length > 9 || digits === '') return none;
      return international('998'.startsWith(digits.slice(0, 3)) ? digits : `998${digits}`);
  }
}

/** No line of an address book is longer: a text that is was never meant as a phone. */
const longestText = 200;

/**
 * Reads a text as a phone of Uzbekistan in any usual spelling. Only ASCII digits count; nothing is cut or guessed: the
 * number of another country, two numbers, or too many digits are no Uzbek number.
 */
export function readPhone(text: string): PhoneReading {
  if (text.length > longestText) return none;
  // A sign that is not read would be one that is cut.
  if (/(?![0-9])\p{Nd}/u.test(text)) return none;
  if (numbersIn(text).length > 1 || /^(?:(?:998)?[2-9]\d{8}){2}$/.test(digitsOf(text))) return { kind: 'several' };
  const plus = text.lastIndexOf('+');
  // What stands before a plus was there when the number was pasted behind it.
  const digits = digitsOf(text.slice(Math.max(plus, 0)));
  return plus >= 0 && digits !== '' ? international(digits) : plain(digits);
}

/** The digits of an Uzbek number in any usual spelling, 12 of them, or of its beginning; '' for what is neither. */
export function normalizePhone(text: string): string {
  const reading = readPhone(text);
  return 'digits' in reading ? reading.digits : '';
}

/** Whether `digits` is a whole Uzbek phone: 998 and nine more digits. */
export function isPhone(digits: string): boolean {
  return /^998\d{9}$/.test(digits);
}

/** Shows a phone, whole or half typed, as `+998 (90) 123-45-67`; an empty one as ''. */
export function formatPhone(digits: string): string {
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

const issueOf = (reading: PhoneReading): string => {
  if (reading.kind === 'several') return issue('severalPhones');
  return reading.kind === 'foreign' ? issue('foreignPhone', { country: reading.country }) : issue('notPhone');
};

/** A phone in a body: any spelling of an Uzbek number comes in, 12 digits come out. */
export const phone = /*#__PURE__*/ pipe(
  string(issue('phoneRequired')),
  rawTransform(({ dataset, addIssue, NEVER }) => {
    const reading = readPhone(dataset.value);
    if (reading.kind === 'uzbek') return reading.digits;
    addIssue({ message: issueOf(reading) });
    return NEVER;
  }),
  string(),
  regex(/^998\d{9}$/, issue('notPhone')),
);

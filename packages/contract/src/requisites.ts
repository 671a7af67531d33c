import { check, maxLength, pipe, regex, string, toUpperCase, transform, url } from 'valibot';
import { visible } from './fields.ts';
import { issue } from './issues.ts';

// What companies and people are known by. Apart from the other fields, which the sign-in page loads.

/** So many digits, however they are parted on paper: by white space or any dash. A pattern may allow masked ones. */
/* @__NO_SIDE_EFFECTS__ */
function digits(count: number, pattern = new RegExp(`^\\d{${count}}$`)) {
  const message = issue('digits', { count });
  return pipe(string(message), transform(joined), string(), regex(pattern, message));
}

function joined(text: string): string {
  return visible(text).replace(/[\s\p{Pd}\u2212]/gu, '');
}

/** Whether a reader, or another program, takes it for an address of another host than browsers do. */
function isMisread(text: string): boolean {
  const { username = '', password = '' } = URL.canParse(text) ? new URL(text) : {};
  // `https://kasb.uz@evil.example`; to browsers a backslash is a slash, and further slashes are none.
  return username !== '' || password !== '' || text.includes('\\') || /^https?:\/{3}/i.test(text);
}

/** An address of a web page: http or https only, which names one host to every reader. */
export const webAddress = /*#__PURE__*/ pipe(
  string(issue('addressRequired')),
  transform(visible),
  string(),
  maxLength(2000, issue('tooLong', { max: 2000 })),
  url(issue('notAddress')),
  regex(/^https?:\/\//i, issue('addressScheme')),
  check((text) => !isMisread(text), issue('notAddress')),
);

/** A taxpayer's number of a legal entity. */
export const stir = /*#__PURE__*/ digits(9);
/** A code of economic activity. */
export const oked = /*#__PURE__*/ digits(5);
/** A bank's code. */
export const mfo = /*#__PURE__*/ digits(5);
/** A settlement account. */
export const bankAccount = /*#__PURE__*/ digits(20);
/** A person's number. Like a passport it may come masked: then a save keeps what is stored. */
export const pinfl = /*#__PURE__*/ digits(14, /^(\d{14}|•{10}[\d•]{4})$/);
/** The two Latin letters of a passport, upper-cased. */
export const passportSeries = /*#__PURE__*/ pipe(
  string(issue('passportSeries')),
  transform(joined),
  string(),
  toUpperCase(),
  regex(/^([A-Z]{2}|••)$/, issue('passportSeries')),
);
/** The digits of a passport. */
export const passportNumber = /*#__PURE__*/ digits(7, /^(\d{7}|•{5}[\d•]{2})$/);

/** Whether a text is shown as dots with at most its end: the answer of a provider that does not tell the whole. */
export function isMasked(text: string | null | undefined): boolean {
  return text?.startsWith('•') ?? false;
}

import { email, maxLength, nonEmpty, pipe, string, transform } from 'valibot';
import { visible } from './fields.ts';
import { issue } from './issues.ts';

/** An e-mail address. */
export const emailAddress = /*#__PURE__*/ pipe(
  string(issue('emailRequired')),
  // Pasted addresses carry signs that nobody sees, and hyphens of text editors.
  transform((text) => visible(text).replace(/\p{Pd}/gu, '-')),
  string(),
  nonEmpty(issue('emailRequired')),
  maxLength(254, issue('tooLong', { max: 254 })),
  email(issue('notEmail')),
);

import { email, maxLength, nonEmpty, pipe, string, trim } from 'valibot';
import { issue } from './issues.ts';

/** An e-mail address. */
export const emailAddress = /*#__PURE__*/ pipe(
  string(issue('emailRequired')),
  trim(),
  nonEmpty(issue('emailRequired')),
  maxLength(254, issue('tooLong', { max: 254 })),
  email(issue('notEmail')),
);

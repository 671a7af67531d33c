import type { ApiError, ProblemCode } from '@kasb/contract';

/** What a failure is worded with. */
export interface ProblemTextOptions {
  /** Sentences by code, in the page's language. */
  words: Readonly<Record<string, unknown>>;
  /** What is said where neither a code nor the provider says more. */
  fallback: string;
}

/** These tell less than a screen knows of what was tried. */
const vague: readonly string[] = ['internal', 'malformed', 'notImplemented'] satisfies ProblemCode[];

/**
 * The sentence for a failed call: of its code in the page's language, else the provider's own text, else the fallback.
 * A reason that comes with the problem is known to the provider alone, and so its text is shown.
 */
export function problemText({ code, text, body }: ApiError, { words, fallback }: ProblemTextOptions): string {
  if (code === undefined) return text ?? fallback;
  if (vague.includes(code)) return fallback;
  const word = Object.hasOwn(words, code) ? words[code] : undefined;
  const hasReason = typeof body.reason === 'object' && body.reason !== null;
  const told = hasReason ? (text ?? word) : (word ?? text);
  return typeof told === 'string' ? told : fallback;
}

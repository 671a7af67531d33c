import type { Context } from './context.ts';

interface Versioned {
  version: number;
}

/** How an `ETag` spells a version. */
export const tagOf = ({ version }: Versioned) => `"${version}"`;

/** Tells the version of what is answered in the answer's `ETag`. */
export function sendVersion({ headers }: Pick<Context, 'headers'>, row: Versioned): void {
  headers.set('etag', tagOf(row));
}

/** Whether a save was made from this version, or from none in particular. */
export function isExpected({ ifMatch }: Pick<Context, 'ifMatch'>, row: Versioned): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true;
  // Compressed answers carry weak tags.
  return ifMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === tagOf(row));
}

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A token that nobody can guess: 256 random bits, 43 characters that any URL or header takes. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: enough to know it again, not to use it. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Whether two secrets are the same, in a time that does not tell where they differ. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(hashOf(given), hashOf(expected));
}

import { randomUUID } from 'node:crypto';
import type { Language } from '@kasb/contract';
import type { Logger } from 'pino';
import { isPassing } from '../db/violations.ts';
import { Problem } from './problem.ts';
import { problemBody } from './words.ts';

/** Headers of every answer: nothing may frame, sniff or leak. */
export function securityHeaders(isLocal: boolean, path = '/'): Record<string, string> {
  // Only there a person is recorded.
  const recording = /^\/interview\/[^/]+\/?$/.test(path) ? '(self)' : '()';
  return {
    'content-security-policy': contentPolicy(),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': `camera=${recording}, geolocation=(), microphone=${recording}, payment=(), usb=()`,
    'cross-origin-opener-policy': 'same-origin',
    // Whoever has the link of a resume or an invoice may read it; who looks for a name may not find it.
    ...(/^(\/uz)?\/(?:resume|invoice|unsubscribe)\//.test(path) && { 'x-robots-tag': 'noindex' }),
    ...(isLocal ? {} : { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** The policy of an answer; a page names the digests of the style and the script that stand in it. */
export function contentPolicy({ style = '', script = '' } = {}): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", script].join(' ').trim()}`,
    `style-src ${["'self'", style].join(' ').trim()}`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The policy of a file that somebody brought, or that is of one person: it does nothing, and stands in no page. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** A JSON answer; nobody may keep it. */
export function json(body: unknown, status: number, headers: Headers = new Headers()): Response {
  headers.set('content-type', 'application/json; charset=utf-8');
  headers.set('cache-control', 'no-store');
  return new Response(JSON.stringify(body ?? null), { status, headers });
}

/** Seconds until the database or the store may answer again. */
const retryAfter = 2;

/** How a failed call came: its number, and the language that it is answered in. */
export interface FailedCall {
  requestId: string;
  language: Language;
}

/** The answer to a failed call. What was not foreseen goes to the log, and only its number to the caller. */
export function failure(error: unknown, { log }: { log: Logger }, { requestId, language }: FailedCall): Response {
  const problem = problemOf(error);
  if (problem.code === 'internal') log.error({ requestId, error }, 'failed');
  else if (problem !== error) log.warn({ requestId, error }, 'unavailable');
  const headers = new Headers();
  if (problem.retryAfter !== undefined) headers.set('retry-after', String(problem.retryAfter));
  const body = problemBody(problem, language);
  return json(problem.code === 'internal' ? { ...body, requestId } : body, problem.status, headers);
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  return isPassing(error)
    ? new Problem('unavailable', { retryAfter, cause: error })
    : new Problem('internal', { cause: error });
}

/** A number for a request, by which the log finds it. */
export function newRequestId(): string {
  return randomUUID();
}

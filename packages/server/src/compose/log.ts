import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { maskPhone } from '../text/maskPhone.ts';

/** A logger that writes JSON lines. Errors go through {@link describeError}; secrets by name are removed. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { error: describeError },
    redact: ['phone', 'code', 'token', 'password', '*.phone', '*.code', '*.token', '*.password'],
  };
  return destination ? pino(options, destination) : pino(options);
}

/** An error for a log, without phones and without the values of a query. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: scrub(String(error)) };
  const { name, message, stack, cause } = error;
  // The database says what was refused in `detail`, with values; its code and constraint are enough.
  const { constraint } = error as { constraint?: string };
  // A stack begins with the message, whose values may have lines of their own.
  const frames = (stack ?? '').replace(message, () => '');
  return {
    name,
    ...codeOf(error),
    constraint,
    message: scrub(message),
    stack: scrub(frames),
    cause: cause && describeError(cause),
  };
}

/** Under names of its own: what is called `code` is a sign-in code, and removed. */
function codeOf(error: Error): { sqlState?: string; errno?: string } {
  const code = 'code' in error ? error.code : undefined;
  if (typeof code !== 'string' || !/^[A-Z\d_]+$/.test(code)) return {};
  return 'severity' in error ? { sqlState: code } : { errno: code };
}

function scrub(text: string): string {
  return text
    .replace(/\nparams: [\s\S]*/, '')
    .replace(/998\d{9}/g, maskPhone)
    .replace(/\/bot\d+:[\w-]+/g, '/bot…');
}

const slowSeconds = 0.2;
/** Enough to find it by. */
const lettersTold = 200;

/** Tells of a statement that took long, without a value. */
export function tellSlow(log: Logger, { pool, seconds, text }: { pool: string; seconds: number; text: string }): void {
  if (seconds < slowSeconds) return;
  const words = text
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/\s+/g, ' ')
    .trim();
  log.warn({ pool, ms: Math.round(seconds * 1000), statement: words.slice(0, lettersTold) }, 'slow statement');
}

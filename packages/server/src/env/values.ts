import { check, digits, maxLength, minLength, optional, picklist, pipe, regex, string, transform, url } from 'valibot';
import { isNetwork, listOf } from '../network/network.ts';

const yesOr = (standard: '0' | '1') =>
  pipe(
    optional(picklist(['0', '1', 'true', 'false'], 'must be 1 or 0'), standard),
    transform((value) => value === '1' || value === 'true'),
  );

/** `1`, or `0` where nothing is said. */
export const yes = yesOr('0');

/** `0`, or `1` where nothing is said. */
export const unlessNo = yesOr('1');

const hourMs = 60 * 60 * 1000;
const unitMs: Record<string, number> = { ms: 1, s: 1000, m: 60 * 1000, h: hourMs };

/** `24` and `24h` are hours; also `30m`, `45s`, `500ms`. @returns milliseconds */
export const duration = (standard: string) =>
  pipe(
    optional(pipe(string(), regex(/^\d{1,9}(ms|s|m|h)?$/, 'must be hours, or a number with h, m, s or ms')), standard),
    transform((value) => Number.parseInt(value, 10) * (unitMs[value.replace(/^\d+/, '')] ?? hourMs)),
  );

/** A whole number. */
export const count = (standard: string) =>
  pipe(optional(pipe(string(), digits('must be a number')), standard), transform(Number));

/** `5G`; also `500M`, `2T`. @returns bytes */
export const bytes = (standard: string) =>
  pipe(
    optional(pipe(string(), regex(/^\d{1,9}[MGT]$/, 'must be a number with M, G or T')), standard),
    transform((value) => Number.parseInt(value, 10) * 1024 ** (2 + 'MGT'.indexOf(value.slice(-1)))),
  );

/** An address of the web. */
export const webUrl = pipe(
  string(),
  url('must be a URL'),
  regex(/^https?:\/\//i, 'must begin with http:// or https://'),
);

/** Where a PostgreSQL is. */
export const databaseUrl = pipe(string(), regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'));

/** A web address that paths are put behind. */
export const base = pipe(
  webUrl,
  transform((value) => value.replace(/(?<!\/)\/+$/, '')),
);

/** What nobody can guess. */
export const secret = pipe(
  string(),
  minLength(16, 'must have 16 characters or more'),
  maxLength(500, 'must have at most 500 characters'),
);

/** Keys of 32 bytes in base64 or hex, separated by commas: the current one first, older ones after it. */
export const secretKeys = pipe(
  optional(string(), ''),
  transform((value) =>
    value
      .split(',')
      .filter((key) => key.trim() !== '')
      .map((key) => Buffer.from(key.trim(), /^[\da-f]{64}$/i.test(key.trim()) ? 'hex' : 'base64')),
  ),
  check((keys) => keys.every((key) => key.length === 32), 'each key must be 32 bytes in base64 or hex'),
);

/** Origins of pages, separated by commas. */
export const origins = pipe(
  optional(string(), ''),
  transform((value): string[] =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
  check(
    (listed) => listed.every((origin) => URL.parse(origin)?.origin === origin),
    'must be origins separated by commas, such as https://jobs.example.uz',
  ),
);

/** Networks and addresses, separated by commas, in which an address can be looked up. */
export const proxies = pipe(
  optional(string(), '0'),
  transform((value): string[] => (/^(0|false)$/.test(value.trim()) ? [] : value.split(',').map((part) => part.trim()))),
  check(
    (networks) => networks.every(isNetwork),
    'must name the addresses and networks of the proxies in front, such as 10.0.0.0/8,127.0.0.1 (0 for none)',
  ),
  transform((networks) => listOf(networks)),
);

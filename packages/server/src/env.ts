import {
  check,
  digits,
  flatten,
  forward,
  maxLength,
  maxValue,
  minLength,
  minValue,
  object,
  optional,
  picklist,
  pipe,
  regex,
  safeParse,
  string,
  transform,
  url,
} from 'valibot';
import type { InferOutput } from 'valibot';
import { isNetwork, listOf } from './http/network.ts';

const yes = pipe(
  optional(picklist(['0', '1', 'true', 'false'], 'must be 1 or 0'), '0'),
  transform((value) => value === '1' || value === 'true'),
);

const hourMs = 60 * 60 * 1000;
const unitMs: Record<string, number> = { ms: 1, s: 1000, m: 60 * 1000, h: hourMs };

/** `24` and `24h` are hours; also `30m`, `45s`, `500ms`. @returns milliseconds */
const duration = (standard: string) =>
  pipe(
    optional(pipe(string(), regex(/^\d{1,9}(ms|s|m|h)?$/, 'must be hours, or a number with h, m, s or ms')), standard),
    transform((value) => Number.parseInt(value, 10) * (unitMs[value.replace(/^\d+/, '')] ?? hourMs)),
  );

const count = (standard: string) =>
  pipe(optional(pipe(string(), digits('must be a number')), standard), transform(Number));

/** `5G`; also `500M`, `2T`. @returns bytes */
const bytes = (standard: string) =>
  pipe(
    optional(pipe(string(), regex(/^\d{1,9}[MGT]$/, 'must be a number with M, G or T')), standard),
    transform((value) => Number.parseInt(value, 10) * 1024 ** (2 + 'MGT'.indexOf(value.slice(-1)))),
  );

const webUrl = pipe(string(), url('must be a URL'), regex(/^https?:\/\//i, 'must begin with http:// or https://'));

/** A web address that paths are put behind. */
const base = pipe(
  webUrl,
  transform((value) => value.replace(/(?<!\/)\/+$/, '')),
);

const secret = pipe(
  string(),
  minLength(16, 'must have 16 characters or more'),
  maxLength(500, 'must have at most 500 characters'),
);

const hasAllOrNone = (...values: (string | undefined)[]) =>
  new Set(values.map((value) => value === undefined)).size === 1;

/** Keys of 32 bytes in base64 or hex, separated by commas: the current one first, older ones after it. */
const secretKeys = pipe(
  optional(string(), ''),
  transform((value) =>
    value
      .split(',')
      .filter((key) => key.trim() !== '')
      .map((key) => Buffer.from(key.trim(), /^[\da-f]{64}$/i.test(key.trim()) ? 'hex' : 'base64')),
  ),
  check((keys) => keys.every((key) => key.length === 32), 'each key must be 32 bytes in base64 or hex'),
);

/** Networks and addresses, separated by commas, in which an address can be looked up. */
const proxies = pipe(
  optional(string(), '0'),
  transform((value): string[] => (/^(0|false)$/.test(value.trim()) ? [] : value.split(',').map((part) => part.trim()))),
  check(
    (networks) => networks.every(isNetwork),
    'must name the addresses and networks of the proxies in front, such as 10.0.0.0/8,127.0.0.1 (0 for none)',
  ),
  transform((networks) => listOf(networks)),
);

const variables = pipe(
  object({
    PORT: pipe(
      optional(pipe(string(), digits('must be a number')), '4000'),
      transform(Number),
      minValue(0, 'must be 0 to 65535'),
      maxValue(65_535, 'must be 0 to 65535'),
    ),
    KASB_DATA_DIR: optional(string(), './.data'),
    DATABASE_URL: optional(pipe(string(), regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))),
    KASB_OWNER_URL: optional(pipe(string(), regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))),
    KASB_HOST: optional(string()),
    KASB_DEMO: pipe(
      optional(picklist(['0', '1', 'true', 'false', 'fresh'], 'must be 1, 0 or fresh'), '0'),
      transform((value) => (value === 'fresh' ? value : value === '1' || value === 'true')),
    ),
    KASB_OPERATOR_TOKEN: optional(secret),
    KASB_ORIGIN: optional(
      pipe(
        string(),
        url('must be an origin, such as https://jobs.example.uz'),
        transform((value) => new URL(value).origin),
      ),
    ),
    KASB_TRUST_PROXY: proxies,
    KASB_SMS: optional(picklist(['outbox', 'eskiz'], 'must be outbox or eskiz'), 'outbox'),
    KASB_SMS_DAILY: pipe(
      optional(pipe(string(), digits('must be a number')), '5000'),
      transform(Number),
      minValue(1, 'must be 1 or more'),
    ),
    KASB_MODERATION: optional(picklist(['auto', 'manual'], 'must be auto or manual'), 'auto'),
    KASB_FETCH_PRIVATE: yes,
    ESKIZ_URL: optional(webUrl, 'https://notify.eskiz.uz'),
    ESKIZ_EMAIL: optional(string(), ''),
    ESKIZ_PASSWORD: optional(string(), ''),
    ESKIZ_FROM: optional(string(), '4546'),
    KASB_PUBLISH_COOLDOWN: duration('24'),
    KASB_TELEGRAM_TOKEN: optional(string()),
    KASB_TELEGRAM_URL: optional(base, 'https://api.telegram.org'),
    KASB_WHATSAPP_TOKEN: optional(string()),
    KASB_WHATSAPP_PHONE_ID: optional(pipe(string(), digits('must be a number'))),
    KASB_WHATSAPP_TEMPLATE: optional(string()),
    KASB_WHATSAPP_LANGUAGE: optional(string(), 'ru'),
    KASB_WHATSAPP_URL: optional(base, 'https://graph.facebook.com/v23.0'),
    KASB_OLX_URL: optional(webUrl),
    KASB_OLX_SECRET: optional(secret),
    KASB_WEBHOOK_URL: optional(webUrl),
    KASB_WEBHOOK_SECRET: optional(secret),
    KASB_HH_URL: optional(webUrl),
    KASB_HH_AUTHORIZE_URL: optional(webUrl),
    KASB_HH_CLIENT_ID: optional(string(), ''),
    KASB_HH_CLIENT_SECRET: optional(string(), ''),
    KASB_HH_REDIRECT_URL: optional(webUrl),
    KASB_HH_USER_AGENT: optional(
      pipe(string(), regex(/^[^()/]+\/[^()\s]+ \([^()\s@]+@[^()\s@]+\)$/, 'must be like App/1.0 (mail@example.uz)')),
    ),
    KASB_SECRET_KEYS: secretKeys,
    KASB_LLM_URL: optional(base),
    KASB_LLM_KEY: optional(string(), ''),
    KASB_LLM_MODEL: optional(string(), ''),
    KASB_LLM_TIMEOUT: duration('20s'),
    KASB_LLM_DAILY_CALLS: count('300'),
    KASB_LLM_PERSON_DAILY_CALLS: count('300'),
    KASB_LLM_TOTAL_DAILY_CALLS: count('10000'),
    KASB_MEDIA: optional(picklist(['folder', 's3'], 'must be folder or s3'), 'folder'),
    KASB_MEDIA_QUOTA: bytes('5G'),
    KASB_S3_URL: optional(base, 'https://s3.amazonaws.com'),
    KASB_S3_BUCKET: optional(string(), ''),
    KASB_S3_REGION: optional(string(), 'us-east-1'),
    KASB_S3_ACCESS_KEY: optional(string(), ''),
    KASB_S3_SECRET_KEY: optional(string(), ''),
    LOG_LEVEL: optional(
      picklist(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent'),
      'info',
    ),
  }),
  forward(
    check((env) => env.KASB_OWNER_URL === undefined || env.DATABASE_URL !== undefined, 'goes with DATABASE_URL'),
    ['KASB_OWNER_URL'],
  ),
  forward(
    check(
      (env) => env.KASB_SMS !== 'eskiz' || (env.ESKIZ_EMAIL !== '' && env.ESKIZ_PASSWORD !== ''),
      'eskiz needs ESKIZ_EMAIL and ESKIZ_PASSWORD',
    ),
    ['KASB_SMS'],
  ),
  forward(
    check(
      (env) => hasAllOrNone(env.KASB_WHATSAPP_TOKEN, env.KASB_WHATSAPP_PHONE_ID, env.KASB_WHATSAPP_TEMPLATE),
      'whatsapp needs KASB_WHATSAPP_TOKEN, KASB_WHATSAPP_PHONE_ID and KASB_WHATSAPP_TEMPLATE',
    ),
    ['KASB_WHATSAPP_TOKEN'],
  ),
  forward(
    check((env) => hasAllOrNone(env.KASB_OLX_URL, env.KASB_OLX_SECRET), 'olx needs KASB_OLX_URL and KASB_OLX_SECRET'),
    ['KASB_OLX_URL'],
  ),
  forward(
    check(
      (env) => hasAllOrNone(env.KASB_WEBHOOK_URL, env.KASB_WEBHOOK_SECRET),
      'a webhook needs KASB_WEBHOOK_URL and KASB_WEBHOOK_SECRET',
    ),
    ['KASB_WEBHOOK_URL'],
  ),
  forward(
    check(
      (env) => env.KASB_LLM_URL === undefined || env.KASB_LLM_MODEL !== '',
      'a language model needs KASB_LLM_MODEL',
    ),
    ['KASB_LLM_MODEL'],
  ),
  forward(
    check(
      (env) =>
        env.KASB_MEDIA !== 's3' ||
        (env.KASB_S3_BUCKET !== '' && env.KASB_S3_ACCESS_KEY !== '' && env.KASB_S3_SECRET_KEY !== ''),
      's3 needs KASB_S3_BUCKET, KASB_S3_ACCESS_KEY and KASB_S3_SECRET_KEY',
    ),
    ['KASB_MEDIA'],
  ),
  forward(
    check(
      (env) => env.KASB_HH_CLIENT_ID === '' || (env.KASB_HH_CLIENT_SECRET !== '' && env.KASB_SECRET_KEYS.length > 0),
      'headhunter needs KASB_HH_CLIENT_SECRET and KASB_SECRET_KEYS',
    ),
    ['KASB_HH_CLIENT_ID'],
  ),
  forward(
    check(
      (env) => env.KASB_HH_CLIENT_ID === '' || env.KASB_HH_URL !== undefined || env.KASB_HH_USER_AGENT !== undefined,
      'headhunter needs a name and a mail address of this application, like App/1.0 (mail@example.uz)',
    ),
    ['KASB_HH_USER_AGENT'],
  ),
);

/** A name that begins like ours and is none of these is a typing error, which must not pass for a default. */
const known = variables.pipe[0].entries;

/**
 * The settings of a server, parsed once. `PORT` 0 takes any free port; `KASB_ORIGIN` is the public origin
 * when a proxy stands in front; `KASB_TRUST_PROXY` names the proxies whose `X-Forwarded-For` is believed;
 * `KASB_FETCH_PRIVATE` lets companies' websites be read from this machine, for development.
 */
export type Env = InferOutput<typeof variables>;

/** Reads the settings; an empty variable counts as absent. @throws Error naming each bad or unknown variable */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = safeParse(variables, given);
  const unknown = Object.keys(given).filter((name) => name.startsWith('KASB_') && !Object.hasOwn(known, name));
  if (result.success && unknown.length === 0) return result.output;
  const problems: [string, string[] | undefined][] = [
    ...Object.entries((result.success ? undefined : flatten<typeof variables>(result.issues).nested) ?? {}),
    ...unknown.map((name): [string, string[]] => [name, ['is not a setting: look for a typing error']]),
  ];
  throw new Error(`Bad settings:\n${problems.map(([name, texts]) => `  ${name}: ${texts?.join(', ')}`).join('\n')}`);
}

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

const yes = pipe(
  optional(picklist(['0', '1', 'true', 'false'], 'must be 1 or 0'), '0'),
  transform((value) => value === '1' || value === 'true'),
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
    KASB_DEMO: yes,
    KASB_OPERATOR_TOKEN: optional(pipe(string(), minLength(16, 'must have 16 characters or more'), maxLength(500))),
    KASB_ORIGIN: optional(
      pipe(
        string(),
        url('must be an origin, such as https://jobs.example.uz'),
        transform((value) => new URL(value).origin),
      ),
    ),
    KASB_TRUST_PROXY: yes,
    KASB_SMS: optional(picklist(['outbox', 'eskiz'], 'must be outbox or eskiz'), 'outbox'),
    KASB_MODERATION: optional(picklist(['auto', 'manual'], 'must be auto or manual'), 'auto'),
    KASB_FETCH_PRIVATE: yes,
    ESKIZ_URL: optional(pipe(string(), url('must be a URL')), 'https://notify.eskiz.uz'),
    ESKIZ_EMAIL: optional(string(), ''),
    ESKIZ_PASSWORD: optional(string(), ''),
    ESKIZ_FROM: optional(string(), '4546'),
    LOG_LEVEL: optional(picklist(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  }),
  forward(
    check((env) => env.KASB_SMS !== 'eskiz' || (env.ESKIZ_EMAIL !== '' && env.ESKIZ_PASSWORD !== ''), 'eskiz needs ESKIZ_EMAIL and ESKIZ_PASSWORD'),
    ['KASB_SMS'],
  ),
);

/**
 * The settings of a server, parsed once. `PORT` 0 takes any free port; `KASB_ORIGIN` is the public origin
 * when a proxy stands in front; `KASB_TRUST_PROXY` takes the visitor's address from `X-Forwarded-For`;
 * `KASB_FETCH_PRIVATE` lets companies' websites be read from this machine, for development.
 */
export type Env = InferOutput<typeof variables>;

/** Reads the settings; an empty variable counts as absent. @throws Error naming each bad variable */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = safeParse(variables, given);
  if (result.success) return result.output;
  const problems = Object.entries(flatten<typeof variables>(result.issues).nested ?? {});
  throw new Error(`Bad settings:\n${problems.map(([name, texts]) => `  ${name}: ${texts?.join(', ')}`).join('\n')}`);
}

import { readFileSync } from 'node:fs';
import { check, flatten, forward, pipe, rawCheck, safeParse } from 'valibot';
import type { InferOutput } from 'valibot';
import { missingBeside } from './paymentVariables.ts';
import { retired, variables } from './variables.ts';

const hasAllOrNone = (...values: (string | undefined)[]) =>
  new Set(values.map((value) => value === undefined)).size === 1;

/** What goes together. */
const settings = pipe(
  variables,
  forward(
    check((env) => env.KASB_OWNER_URL === undefined || env.DATABASE_URL !== undefined, 'goes with DATABASE_URL'),
    ['KASB_OWNER_URL'],
  ),
  forward(
    check(
      (env) => env.KASB_DATABASE_DIRECT_URL === undefined || env.DATABASE_URL !== undefined,
      'goes with DATABASE_URL, which is the pooler then',
    ),
    ['KASB_DATABASE_DIRECT_URL'],
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
      (env) => env.KASB_TELEGRAM_BOT === undefined || env.KASB_TELEGRAM_TOKEN !== undefined,
      'goes with KASB_TELEGRAM_TOKEN',
    ),
    ['KASB_TELEGRAM_BOT'],
  ),
  forward(
    check((env) => hasAllOrNone(env.KASB_SMTP_URL, env.KASB_MAIL_FROM), 'mail needs KASB_SMTP_URL and KASB_MAIL_FROM'),
    ['KASB_SMTP_URL'],
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
      (env) => hasAllOrNone(env.KASB_S3_BUCKET, env.KASB_S3_ACCESS_KEY, env.KASB_S3_SECRET_KEY),
      'a bucket needs KASB_S3_BUCKET, KASB_S3_ACCESS_KEY and KASB_S3_SECRET_KEY',
    ),
    ['KASB_S3_BUCKET'],
  ),
  forward(
    check(
      (env) =>
        env.KASB_HH_CLIENT_ID === '' ||
        (env.KASB_HH_CLIENT_SECRET !== '' && (env.KASB_SECRET_KEYS.length > 0 || env.KASB_DEMO !== false)),
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
  rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const { each, given } of missingBeside(input)) {
      const path = { type: 'object', origin: 'value', input, key: each, value: undefined } as const;
      addIssue({ message: `is missing: it goes with ${given}`, path: [path] });
    }
  }),
);

/**
 * The settings of a server, parsed once. `PORT` 0 takes any free port; `KASB_ORIGIN` is the public origin
 * when a proxy stands in front; `KASB_TRUST_PROXY` names the proxies whose `X-Forwarded-For` is believed;
 * `KASB_FETCH_PRIVATE` lets companies' websites be read from this machine, for development.
 */
export type Env = InferOutput<typeof settings>;

/** A setting `NAME_FILE` is the name of a file that holds `NAME`: so secrets are given to containers and services. */
const fileEnding = '_FILE';

/** Reads the settings; an empty variable counts as absent. @throws Error naming each bad or unknown variable */
export function readEnv(source: Record<string, string | undefined>): Env {
  const { given, unread } = withFiles(
    Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== '')),
  );
  const result = safeParse(settings, given);
  // A name that begins like ours and is none of them is a typing error, which must not pass for a default.
  const unknown = Object.keys(given).filter((name) => name.startsWith('KASB_') && !isSetting(name));
  if (result.success && unknown.length === 0 && unread.length === 0) return result.output;
  const problems: [string, string[] | undefined][] = [
    ...unread,
    ...Object.entries((result.success ? undefined : flatten<typeof settings>(result.issues).nested) ?? {}),
    ...unknown.map((name): [string, string[]] => [
      name,
      [retired[name] ?? 'is not a setting: look for a typing error'],
    ]),
  ];
  throw new Error(`Bad settings:\n${problems.map(([name, texts]) => `  ${name}: ${texts?.join(', ')}`).join('\n')}`);
}

const isSetting = (name: string) => Object.hasOwn(variables.entries, name);

/** Puts what files hold in the place of their names. */
function withFiles(source: Record<string, string | undefined>) {
  const given: Record<string, string | undefined> = {};
  const unread: [string, string[]][] = [];
  for (const [name, value = ''] of Object.entries(source)) {
    const meant = name.endsWith(fileEnding) ? name.slice(0, -fileEnding.length) : '';
    if (!isSetting(meant)) given[name] = value;
    else if (source[meant] !== undefined) unread.push([name, [`${meant} is set as well: one of them is meant`]]);
    else {
      try {
        given[meant] = readFileSync(value, 'utf8').trim() || undefined;
      } catch (error) {
        unread.push([name, [`${value} cannot be read (${(error as NodeJS.ErrnoException).code})`]]);
      }
    }
  }
  return { given, unread };
}

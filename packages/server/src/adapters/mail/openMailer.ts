import type { Env } from '../../env/env.ts';
import { openOutbox } from '../outbox.ts';
import type { Mailer } from './mailer.ts';
import { createMailOutbox } from './outbox.ts';
import { createSmtp } from './smtp.ts';

/** A mail server where the settings name one; in the demo a stand-in; else none. */
export function openMailer(env: Env, clock: () => Date): Mailer | undefined {
  const { KASB_SMTP_URL: url, KASB_MAIL_FROM: from } = env;
  if (url !== undefined && from !== undefined) return createSmtp({ url, from });
  if (!env.KASB_DEMO) return undefined;
  return createMailOutbox(openOutbox({ dataDir: env.KASB_DATA_DIR, file: 'mail.jsonl', clock }));
}

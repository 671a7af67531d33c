import { openAdapters } from '../adapters/channels/adapters.ts';
import type { ChannelAdapters } from '../adapters/channels/channel.ts';
import { openHeadHunter } from '../adapters/headhunter/openHeadHunter.ts';
import { openMailer } from '../adapters/mail/openMailer.ts';
import { openMessenger } from '../adapters/messenger/openMessenger.ts';
import { openOutbox } from '../adapters/outbox.ts';
import { openPayments } from '../adapters/payments/openPayments.ts';
import { createEskiz } from '../adapters/sms/eskiz.ts';
import { createSmsOutbox } from '../adapters/sms/outbox.ts';
import type { SmsSender } from '../adapters/sms/sms.ts';
import type { Services } from '../context/services.ts';
import type { Env } from '../env/env.ts';
import { createHeadHunterPosting } from '../headhunter/posting.ts';
import { openModel } from '../llm/openModel.ts';
import { openMedia } from '../media/openMedia.ts';
import { timed } from './timed.ts';

type Given = Pick<Services, 'db' | 'log' | 'clock' | 'sealer' | 'metrics' | 'jobs'> & {
  /** Shows a code that nobody is sent. */
  print: (line: string) => void;
};
type Outside = Pick<Services, 'sms' | 'messenger' | 'mailer' | 'model' | 'media' | 'payments' | 'headHunter'>;

/** All that a server asks outside of it, as the settings have it, timed by the names that metrics know. */
export function openOutside(env: Env, given: Given): Outside & { channels: ChannelAdapters } {
  const { metrics, clock, sealer } = given;
  const messenger = openMessenger(env, clock);
  const mailer = openMailer(env, clock);
  const model = openModel(env, given);
  const payments = openPayments(env, clock);
  const found = openHeadHunter(env, sealer, (isResting) => metrics.circuit('headhunter', isResting));
  if (found) metrics.circuit('headhunter', false);
  const headHunter = found && timed(metrics, 'headhunter', found);
  return {
    sms: timed(metrics, 'sms', openSms(env, given)),
    // Its listening waits for what people write.
    messenger: messenger && { ...messenger, send: timed(metrics, 'telegram', messenger.send) },
    mailer: mailer && timed(metrics, 'mail', mailer),
    model: model && timed(metrics, 'model', model, (answer) => answer === undefined),
    media: timed(metrics, env.KASB_S3_BUCKET ? 's3' : 'folder', openMedia(env)),
    payments: { ...payments, adapters: eachTimed(metrics, payments.adapters) },
    headHunter,
    channels: {
      ...eachTimed(metrics, openAdapters(env, clock)),
      // Timed by its calls already.
      ...(headHunter && { hh: createHeadHunterPosting({ ...given, headHunter }) }),
    },
  };
}

function eachTimed<Adapters extends object>(metrics: Given['metrics'], adapters: Adapters): Adapters {
  const each = Object.entries(adapters).map(([name, adapter]) => [name, timed(metrics, name, adapter as object)]);
  return Object.fromEntries(each) as Adapters;
}

function openSms(env: Env, { clock, print }: Given): SmsSender {
  if (env.KASB_SMS !== 'eskiz')
    return createSmsOutbox(openOutbox({ dataDir: env.KASB_DATA_DIR, file: 'sms.jsonl', clock }), print);
  const { ESKIZ_URL: url, ESKIZ_EMAIL: email, ESKIZ_PASSWORD: password, ESKIZ_FROM: from } = env;
  return createEskiz({ url, email, password, from });
}

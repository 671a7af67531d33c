import type { Env } from '../../env/env.ts';
import { openOutbox } from '../outbox.ts';
import type { Messenger } from './messenger.ts';
import { createMessengerOutbox } from './outbox.ts';
import { createTelegramMessenger } from './telegram.ts';

/** Telegram where the settings name its bot; in the demo a stand-in; else none. */
export function openMessenger(env: Env, clock: () => Date): Messenger | undefined {
  const { KASB_TELEGRAM_TOKEN: token, KASB_TELEGRAM_BOT: bot, KASB_TELEGRAM_URL: url } = env;
  if (token !== undefined && bot !== undefined) return createTelegramMessenger({ token, bot, url });
  if (!env.KASB_DEMO) return undefined;
  return createMessengerOutbox(openOutbox({ dataDir: env.KASB_DATA_DIR, file: 'telegram.jsonl', clock }));
}

import type { Env } from '../../env/env.ts';
import { openOutbox } from '../outbox.ts';
import type { ChannelAdapters } from './channel.ts';
import { createChannelOutbox } from './outbox.ts';
import { createTelegram } from './telegram.ts';
import { createWebhook } from './webhook.ts';
import { website } from './website.ts';
import { createWhatsApp } from './whatsapp.ts';

const whatsAppUrl = 'https://graph.facebook.com/v23.0';
const standInNames = { telegram: 'Telegram', whatsapp: 'WhatsApp', hh: 'HeadHunter' } as const;

/** The channels that the settings set up; in the demo an outbox stands in for the rest. */
export function openAdapters(env: Env, clock: () => Date): ChannelAdapters {
  const adapters: ChannelAdapters = { website };
  if (env.KASB_TELEGRAM_TOKEN)
    adapters.telegram = createTelegram({ token: env.KASB_TELEGRAM_TOKEN, url: env.KASB_TELEGRAM_URL });
  if (env.KASB_WHATSAPP_TOKEN && env.KASB_WHATSAPP_PHONE_ID && env.KASB_WHATSAPP_TEMPLATE) {
    adapters.whatsapp = createWhatsApp({
      token: env.KASB_WHATSAPP_TOKEN,
      phoneNumberId: env.KASB_WHATSAPP_PHONE_ID,
      template: env.KASB_WHATSAPP_TEMPLATE,
      language: env.KASB_WHATSAPP_LANGUAGE,
      url: whatsAppUrl,
    });
  }
  if (env.KASB_OLX_URL && env.KASB_OLX_SECRET)
    adapters.olx = createWebhook({ name: 'OLX', url: env.KASB_OLX_URL, secret: env.KASB_OLX_SECRET, clock });
  if (env.KASB_WEBHOOK_URL && env.KASB_WEBHOOK_SECRET) {
    adapters.other = createWebhook({
      name: 'Webhook',
      url: env.KASB_WEBHOOK_URL,
      secret: env.KASB_WEBHOOK_SECRET,
      clock,
    });
  }
  if (env.KASB_DEMO) {
    const outbox = openOutbox({ dataDir: env.KASB_DATA_DIR, file: 'posting.jsonl', clock });
    for (const type of ['telegram', 'whatsapp', 'hh'] as const)
      adapters[type] ??= createChannelOutbox(standInNames[type], outbox);
  }
  return adapters;
}

import type { Services } from '../context/services.ts';
import { defineJob } from '../jobs/job.ts';
import { answerChat, webhookPath } from './bot.ts';

const roundMs = 30_000;
const askMs = 30_000;

/** Hears what people write to the bot: by a webhook where there is a secret for one, else by asking, in one process. */
export const hearChats = defineJob({
  name: 'telegram.updates',
  schedule: '* * * * *',
  retries: 0,
  timeout: 100,
  concurrency: 1,
  run: (services, _data, signal) => hear(services, signal),
});

/** Asks until nothing more was written and the round is over. */
export async function hear(services: Services, signal: AbortSignal, lasts = roundMs): Promise<void> {
  const { messenger, telegramSecret, origin, isStopping } = services;
  if (!messenger?.updates) return;
  if (telegramSecret !== undefined && origin?.startsWith('https:')) {
    await messenger.follow?.(origin + webhookPath, telegramSecret, signal);
    return;
  }
  const begun = performance.now();
  let offset: number | undefined;
  // The last asking, which is answered with nothing, ends what was read before it.
  for (let isMore = true; isMore && !signal.aborted;) {
    const updates = await messenger.updates(offset, AbortSignal.any([signal, AbortSignal.timeout(askMs)]));
    for (const update of updates) await answerChat(services, update);
    offset = (updates.at(-1)?.id ?? (offset ?? 0) - 1) + 1 || undefined;
    isMore = updates.length > 0 || (performance.now() - begun < lasts && !isStopping());
  }
}

import { setTimeout as delay } from 'node:timers/promises';
import { publishVacancy as endpoint } from '@kasb/contract';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import { beginPublication } from './beginPublication.ts';
import { isSettled, deliveriesOf, tell } from './deliveries.ts';
import type { Delivery } from './deliveries.ts';

const firstLookMs = 50;
const longestPauseMs = 500;

/** Publishes to the chosen channels, and answers with the outcomes that came soon; the session tells the rest. */
export const publishVacancy = verb(endpoint, async (context, { params: { id }, body: { selectedServiceIds } }) => {
  const wanted = [...new Set(selectedServiceIds.map((channelId) => channelId.toLowerCase()))];
  const publicationId = await beginPublication(context, id, wanted);
  const parts = await outcomesOf(context, publicationId, wanted);
  return { sessionId: publicationId, results: await tell(context.db, id, parts, context.language) };
});

async function outcomesOf(
  { db, publishing }: Pick<Context, 'db' | 'publishing'>,
  publicationId: string,
  wanted: readonly string[],
): Promise<Delivery[]> {
  const deadline = performance.now() + publishing.waitMs;
  for (let pause = firstLookMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
    const parts = (await deliveriesOf(db, publicationId)).filter(({ channelId }) => wanted.includes(channelId));
    if (parts.every(isSettled) || performance.now() + pause > deadline) return parts;
    await delay(pause);
  }
}

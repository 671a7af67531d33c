import { setTimeout as delay } from 'node:timers/promises';
import { publishVacancy as endpoint } from '@kasb/contract';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import { beginPublication } from './beginPublication.ts';
import { isSettled, partsOf, tell } from './sessions.ts';
import type { Part } from './sessions.ts';

const firstLookMs = 50;
const longestPauseMs = 500;

/** Publishes to the chosen services, and answers with the outcomes that came soon; the session tells the rest. */
export const publishVacancy = verb(endpoint, async (context, { params: { id }, body: { selectedServiceIds } }) => {
  const wanted = [...new Set(selectedServiceIds.map((serviceId) => serviceId.toLowerCase()))];
  const sessionId = await beginPublication(context, id, wanted);
  const parts = await outcomesOf(context, sessionId, wanted);
  return { sessionId, results: await tell(context.db, id, parts, context.language) };
});

async function outcomesOf({ db, publishing }: Context, sessionId: string, wanted: readonly string[]): Promise<Part[]> {
  const deadline = performance.now() + publishing.waitMs;
  for (let pause = firstLookMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
    const parts = (await partsOf(db, sessionId)).filter(({ serviceId }) => wanted.includes(serviceId));
    if (parts.every(isSettled) || performance.now() + pause > deadline) return parts;
    await delay(pause);
  }
}

import { setTimeout as delay } from 'node:timers/promises';
import { getHealth as endpoint } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { Problem } from '../http/problem.ts';

const patienceMs = 2000;

/** Well only when the database answers and the server means to stay. */
export const getHealth = verb(endpoint, async ({ db, isStopping }) => {
  if (isStopping()) throw new Problem('stopping');
  const timeout = new AbortController();
  const late = delay(patienceMs, false, { signal: timeout.signal, ref: false }).catch(() => false);
  const answered = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  const isWell = await Promise.race([answered, late]);
  timeout.abort();
  if (!isWell) throw new Problem('unavailable', { retryAfter: 2 });
  return { status: 'ok' };
});

import { setTimeout as delay } from 'node:timers/promises';
import { getHealth as endpoint } from '@kasb/contract';
import { verb } from './context.ts';
import { Problem } from './http/problem.ts';

const patienceMs = 2000;

/** Well only when the database answers. */
export const getHealth = verb(endpoint, async ({ sql }) => {
  const timeout = new AbortController();
  const late = delay(patienceMs, false, { signal: timeout.signal, ref: false }).catch(() => false);
  const answered = sql`select 1`.then(
    () => true,
    () => false,
  );
  const isWell = await Promise.race([answered, late]);
  timeout.abort();
  if (!isWell) throw new Problem('unavailable');
  return { status: 'ok' };
});

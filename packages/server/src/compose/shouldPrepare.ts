import type { Services } from '../context/services.ts';
import { keepsPrepared } from '../db/keepsPrepared.ts';
import type { Env } from '../env/env.ts';

/** Whether statements are prepared: as is wished, else wherever they are there when they are asked for again. */
export async function shouldPrepare(
  { KASB_DATABASE_PREPARE: wish }: Pick<Env, 'KASB_DATABASE_PREPARE'>,
  { url, directUrl }: { url: string; directUrl: string },
  log: Services['log'],
): Promise<boolean> {
  if (wish !== 'auto') return wish === 'on';
  if (url === directUrl) return true;
  let error: unknown;
  const isKept = await keepsPrepared(url).catch((failure: unknown) => {
    error = failure;
    return false;
  });
  if (!isKept) log.warn({ error }, 'the pooler does not keep prepared statements: nothing is prepared');
  return isKept;
}

import type { Services } from '../context/services.ts';

/** A kind of work that is done behind the requests, by whichever process is free. Make one with {@link defineJob}. */
export interface Job<Data extends object = object> {
  /** Unique and lasting, such as `posting.publish`: it names the queue in the database. */
  name: string;
  /**
   * Does one piece of it. It may run twice: a worker may die after its work and before saying so, so what must
   * not happen twice is recorded in the database first. Throwing has it tried again. `signal` aborts when the
   * time is up or the server stops.
   */
  run(services: Services, data: Data, signal: AbortSignal): Promise<void>;
  /** How often a failed or lost one is tried again. */
  retries: number;
  /** Seconds until the first of these tries; doubled for each next one. */
  retryDelay: number;
  /** Seconds that one try may take. */
  timeout: number;
  /** How many are done at once in each process. */
  concurrency: number;
  /** A cron expression in Tashkent's time: then it is also done by itself with empty data, in one process. */
  schedule: string | undefined;
}

/**
 * Declares a job. It is done when its definition is in the list of `compose/jobs.ts`; `context.jobs.send(transaction,
 * job, data)` asks for one, and it is done only if that transaction commits. Data travels as JSON: ids, no dates.
 * @default 3 tries more, 5 s, 20 s and 45 s apart; 5 minutes for each; 4 at once; no schedule
 * @example
 * export const syncResponses = defineJob({
 *   name: 'headhunter.sync',
 *   schedule: '0,30 * * * *',
 *   run: (services) => syncAll(services),
 * });
 */
export function defineJob<Data extends object = object>(
  options: Pick<Job<Data>, 'name' | 'run'> &
    Partial<Pick<Job<Data>, 'retries' | 'retryDelay' | 'timeout' | 'concurrency' | 'schedule'>>,
): Job<Data> {
  return { retries: 3, retryDelay: 5, timeout: 300, concurrency: 4, schedule: undefined, ...options };
}

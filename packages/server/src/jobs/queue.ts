import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { JobSender } from '../context/jobSender.ts';
import type { Services } from '../context/services.ts';
import { queueSchema } from '../db/roles.ts';
import type { Job } from './job.ts';

const watchSeconds = 5;
const patienceMs = 10_000;
/** How long a failure counts: longer than it takes to look for jobs again. */
const failingMs = 10_000;

/** The durable queue: PostgreSQL's schema `pgboss`, shared by all processes on the database. */
export interface JobQueue extends JobSender {
  /** Begins to do jobs in this process, for which there are queues. */
  work: (services: Services, jobs: readonly Job[]) => Promise<void>;
  /** Whether this process does jobs, and gets at them. */
  state: () => 'ok' | 'failing' | 'elsewhere';
  /** Lets the jobs under way end, for 10 seconds, and closes. */
  stop: () => Promise<void>;
}

interface QueueOptions {
  databaseUrl: string;
  log: Logger;
  /** Whether this process also does jobs and looks after those of dead ones. @default true */
  isWorker?: boolean;
  /**
   * How long a worker rests that nothing wakes. Jobs wake their workers themselves; this finds delayed ones and those
   * of the dead. @default 2
   */
  restSeconds?: number;
}

/** Opens the queue that `prepareQueue` has made; it connects when it is first used. */
export function openQueue({ databaseUrl, log, isWorker = true, restSeconds = 2 }: QueueOptions): JobQueue {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'kasb jobs',
    schema: queueSchema,
    migrate: false,
    max: isWorker ? 4 : 1,
    supervise: isWorker,
    schedule: isWorker,
    useListenNotify: isWorker,
    superviseIntervalSeconds: watchSeconds,
    monitorIntervalSeconds: watchSeconds,
  });
  let failedAt = Number.NEGATIVE_INFINITY;
  boss.on('error', (error) => {
    failedAt = performance.now();
    log.error({ error }, 'queue failed');
  });
  boss.on('warning', ({ message }) => log.warn({ message }, 'queue warning'));
  let started: Promise<unknown> | undefined;

  async function start(): Promise<void> {
    started ??= boss.start().catch((error: unknown) => {
      started = undefined;
      throw error;
    });
    await started;
  }

  async function startWorker(services: Services, job: Job): Promise<void> {
    const options = { pollingIntervalSeconds: restSeconds, notifyPollingIntervalSeconds: restSeconds };
    let id = '';
    id = await boss.work<object>(job.name, options, async ([given]) => {
      if (!given) return;
      const startedAt = performance.now();
      let outcome: 'done' | 'failed' = 'failed';
      try {
        await job.run(services, given.data ?? {}, given.signal);
        outcome = 'done';
      } catch (error) {
        log.error({ job: job.name, jobId: given.id, try: given.retryCount + 1, error }, 'job failed');
        throw error;
      } finally {
        services.metrics.job({ job: job.name, outcome, seconds: (performance.now() - startedAt) / 1000 });
        // Looks for the next one at once: by itself it would rest between two.
        boss.notifyWorker(id);
      }
    });
  }

  return {
    async send(db, job, data, { after = 0 } = {}) {
      await start();
      await boss.send(job.name, data, { db: fromDrizzle(db, sql), ...(after > 0 && { startAfter: after }) });
    },

    async work(services, jobs) {
      await start();
      for (const job of jobs) {
        for (let worker = 0; worker < job.concurrency; worker += 1) await startWorker(services, job);
      }
    },

    state() {
      if (!isWorker) return 'elsewhere';
      return performance.now() - failedAt < failingMs ? 'failing' : 'ok';
    },

    async stop() {
      if (!started) return;
      await started.catch(() => undefined);
      await boss.stop({ graceful: true, timeout: patienceMs });
    },
  };
}

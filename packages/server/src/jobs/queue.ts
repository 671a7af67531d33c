import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Clock } from 'pg-boss';
import type { Logger } from 'pino';
import type { JobSender } from '../context/jobSender.ts';
import type { Services } from '../context/services.ts';
import type { Database } from '../db/database.ts';
import { queueSchema } from '../db/roles.ts';
import { rowsOf } from '../db/rowsOf.ts';
import type { Job } from './job.ts';

const watchSeconds = 5;
const patienceMs = 10_000;
/** How long a failure counts: longer than it takes to look for jobs again. */
const failingMs = 10_000;

/** The durable queue: PostgreSQL's schema `pgboss`, shared by all processes on the database. */
export interface JobQueue extends JobSender {
  /** Begins to do jobs in this process, for which there are queues. */
  work: (services: Services, jobs: readonly Job[]) => Promise<void>;
  /** Whether this process does jobs, gets at them, and looks for those of a schedule. */
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
  /** How often it is looked whether schedules are looked at. @default 30 */
  passWatchSeconds?: number;
}

/** What waits by a clock that jumps waits as long as it jumped back: this one goes on evenly. */
const evenClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (work, ms) => setTimeout(work, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (work, ms) => setInterval(work, ms),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};
/** How often the even clock is put beside the database's, in seconds. */
const skewSeconds = 60;
/** The queue looks at its schedules every half a minute. */
const mostPassSeconds = 180;

/**
 * Passes of the queue are claimed by a time that the database wrote. One that lies ahead, since its clock has been put
 * back, would refuse every pass until then. @returns how long ago schedules were looked at, in seconds
 */
async function watchPasses(db: Database): Promise<number> {
  const [row] = await rowsOf<{ seconds: number | null }>(db)`
    with version as (
      update pgboss.version set cron_on = least(cron_on, now()), bam_on = least(bam_on, now()),
        flow_on = least(flow_on, now())
      where greatest(cron_on, bam_on, flow_on) > now()
    ), queues as (
      update pgboss.queue set monitor_claim_on = least(monitor_claim_on, now()), maintain_on = least(maintain_on, now())
      where greatest(monitor_claim_on, maintain_on) > now()
    )
    select extract(epoch from now() - cron_on)::float as seconds from pgboss.version`;
  return row?.seconds ?? 0;
}

/** Opens the queue that `prepareQueue` has made; it connects when it is first used. */
export function openQueue({
  databaseUrl,
  log,
  isWorker = true,
  restSeconds = 2,
  passWatchSeconds = 30,
}: QueueOptions): JobQueue {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'kasb jobs',
    schema: queueSchema,
    migrate: false,
    max: isWorker ? 4 : 1,
    supervise: isWorker,
    schedule: isWorker,
    useListenNotify: isWorker,
    clock: evenClock,
    clockMonitorIntervalSeconds: skewSeconds,
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
  let passSeconds = 0;
  let watching: NodeJS.Timeout | undefined;

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
      watching ??= setInterval(() => {
        watchPasses(services.db).then(
          (seconds) => (passSeconds = seconds),
          (error: unknown) => log.warn({ error }, 'the passes of the queue cannot be watched'),
        );
      }, passWatchSeconds * 1000).unref();
      for (const job of jobs) {
        for (let worker = 0; worker < job.concurrency; worker += 1) await startWorker(services, job);
      }
    },

    state() {
      if (!isWorker) return 'elsewhere';
      return performance.now() - failedAt < failingMs || passSeconds > mostPassSeconds ? 'failing' : 'ok';
    },

    async stop() {
      clearInterval(watching);
      if (!started) return;
      await started.catch(() => undefined);
      await boss.stop({ graceful: true, timeout: patienceMs });
    },
  };
}

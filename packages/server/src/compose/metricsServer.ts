import { readFileSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Services } from '../context/services.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { smsUsage } from '../db/schema/index.ts';
import { tashkentDay } from '../db/tashkentDay.ts';
import type { Env } from '../env/env.ts';
import { listen } from '../http/listen.ts';
import type { Listening } from '../http/listen.ts';
import { isSameSecret } from '../sealing/secrets.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** What `kasb backup` leaves in the data folder: its time is that of the newest. */
export const backupMark = 'last-backup';

/** Answers `GET /metrics`, and nothing else; with a token only to who shows it as a bearer's. */
export function answerMetrics({ metrics }: Pick<Services, 'metrics'>, token: string | undefined) {
  return async (request: Request): Promise<Response> => {
    if (new URL(request.url).pathname !== '/metrics') return new Response('not found\n', { status: 404 });
    if (request.method !== 'GET') return new Response('only GET\n', { status: 405, headers: { allow: 'GET' } });
    const shown = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    if (token !== undefined && (shown === undefined || !isSameSecret(shown, token)))
      return new Response('wrong token\n', { status: 401, headers: { 'www-authenticate': 'Bearer' } });
    return new Response(await metrics.read(), {
      headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' },
    });
  };
}

/** Listens for who reads the metrics, on a port of their own: on this machine alone, or everywhere behind a token. */
export async function listenForMetrics(services: Services, env: Env): Promise<Listening | undefined> {
  watchDatabase(services);
  const built = { name: 'kasb_build_info', help: 'What runs here; always 1.', label: 'version' };
  services.metrics.watch(built, async () => new Map([[version, 1]]));
  const { KASB_DATA_DIR: dataDir } = env;
  if (env.DATABASE_URL === undefined) {
    const age = { name: 'kasb_backup_age_seconds', help: 'How old the newest backup is; endless without any.' };
    services.metrics.watch(age, async () => {
      const takenAt = await stat(join(dataDir, backupMark)).then(
        ({ mtimeMs }) => mtimeMs,
        () => Number.NEGATIVE_INFINITY,
      );
      return (services.clock().getTime() - takenAt) / 1000;
    });
  }
  const free = { name: 'kasb_disk_free_ratio', help: 'How much of the disk is free, of 1.', label: 'disk' };
  services.metrics.watch(free, async () =>
    // Nothing is known of the disk of a folder that is not there.
    statfs(dataDir).then(
      ({ bavail, blocks }) => new Map([['data', bavail / blocks]]),
      () => new Map(),
    ),
  );
  if (env.KASB_METRICS_PORT === undefined) return undefined;
  return listen(answerMetrics(services, env.KASB_METRICS_TOKEN), {
    port: env.KASB_METRICS_PORT,
    host: env.KASB_METRICS_TOKEN === undefined ? '127.0.0.1' : env.KASB_HOST,
  });
}

/** What all processes together have done and left to do, as the database knows it. */
function watchDatabase({ metrics, reads, clock, smsDaily }: Services): void {
  metrics.watch({ name: 'kasb_sms_day_sent', help: 'SMS of today, of all processes.' }, async () => {
    const day = tashkentDay(clock());
    const [row] = await reads.select().from(smsUsage).where(eq(smsUsage.day, day));
    return row?.sent ?? 0;
  });
  metrics.watch({ name: 'kasb_sms_day_limit', help: 'SMS that may be sent a day.' }, async () => smsDaily);
  const passes = {
    name: 'kasb_jobs_last_pass_seconds',
    help: 'How long ago it was looked which jobs of a schedule are due; every half a minute.',
  };
  metrics.watch(passes, async () => {
    const [row] = await rowsOf<{ seconds: number | null }>(reads)`
      select extract(epoch from now() - cron_on)::float as seconds from pgboss.version`;
    return row?.seconds ?? 0;
  });
  const waiting = async () =>
    rowsOf<{ name: string; many: number; oldest: number }>(reads)`
    select name, count(*)::int as many, extract(epoch from now() - min(start_after))::float as oldest
    from pgboss.job where state in ('created', 'retry') and start_after <= now() group by name`;
  metrics.watch(
    { name: 'kasb_job_queue', help: 'Jobs whose time has come, by name.', label: 'job' },
    async () => new Map((await waiting()).map(({ name, many }) => [name, many])),
  );
  const oldest = { name: 'kasb_job_oldest_seconds', help: 'How long the oldest of them waits.', label: 'job' };
  metrics.watch(oldest, async () => new Map((await waiting()).map((row) => [row.name, row.oldest])));
}

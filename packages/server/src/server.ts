import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import type { ServerType } from '@hono/node-server';
import { openHeadHunter } from './adapters/headhunter/openHeadHunter.ts';
import { openOutbox } from './adapters/outbox.ts';
import { openAdapters } from './adapters/posting/adapters.ts';
import { createEskiz } from './adapters/sms/eskiz.ts';
import { createSmsOutbox } from './adapters/sms/outbox.ts';
import type { Services } from './context.ts';
import { openCluster } from './db/cluster/cluster.ts';
import type { Cluster } from './db/cluster/cluster.ts';
import { connect } from './db/database.ts';
import { ensureDatabase, prepareDatabase } from './db/migrate.ts';
import { isLoopback } from './description/address.ts';
import { startDescriptions } from './description/jobs.ts';
import { internet } from './description/readPage.ts';
import type { Env } from './env.ts';
import { createModelGuard } from './guard/modelGuard.ts';
import { rulesGuard } from './guard/rulesGuard.ts';
import { createHeadHunterPosting } from './headhunter/posting.ts';
import { createApp } from './http/app.ts';
import { jobs } from './jobs/jobs.ts';
import { openQueue } from './jobs/queue.ts';
import type { JobQueue } from './jobs/queue.ts';
import { openModel } from './llm/openModel.ts';
import { createLog } from './log.ts';
import { openMedia } from './media/openMedia.ts';
import { openWebApp } from './web/webApp.ts';

/** A running server. */
export interface Server {
  url: string;
  /** Finishes the requests under way, closes the database, and stops the embedded one if nobody else uses it. */
  stop: () => Promise<void>;
}

const webFolder = fileURLToPath(new URL('../../app/dist', import.meta.url));
const patienceMs = 10_000;
const publishWaitMs = 8000;
const channelPatienceMs = 7000;

/** Starts the whole server: database, migrations, seeds, web app, port. */
export async function startServer(env: Env): Promise<Server> {
  const log = createLog(env.LOG_LEVEL);
  const clock = () => new Date();
  let cluster: Cluster | undefined;
  let databaseUrl = env.DATABASE_URL;
  let queue: JobQueue | undefined;
  if (databaseUrl === undefined) {
    cluster = await openCluster({
      dataDir: env.KASB_DATA_DIR,
      onEvent: (event, detail) => log.info({ ...detail }, event),
    });
    await ensureDatabase(cluster.urlOf('postgres'), 'kasb');
    databaseUrl = cluster.urlOf('kasb');
  }
  try {
    await prepareDatabase(databaseUrl, { isDemo: env.KASB_DEMO, now: clock() });
    const { db, sql, close } = connect(databaseUrl);
    const sms =
      env.KASB_SMS === 'eskiz'
        ? createEskiz({
            url: env.ESKIZ_URL,
            email: env.ESKIZ_EMAIL,
            password: env.ESKIZ_PASSWORD,
            from: env.ESKIZ_FROM,
          })
        : createSmsOutbox(openOutbox({ dataDir: env.KASB_DATA_DIR, file: 'sms.jsonl', clock }), (line) =>
            console.log(line),
          );
    queue = openQueue({ databaseUrl, log });
    const headHunter = openHeadHunter(env);
    const model = openModel(env, { db, log, clock });
    const services: Services = {
      db,
      sql,
      sms,
      guard: model ? createModelGuard(model, rulesGuard) : rulesGuard,
      model,
      media: openMedia(env),
      moderation: env.KASB_MODERATION,
      jobs: queue,
      headHunter,
      publishing: {
        adapters: openAdapters(
          env,
          clock,
          headHunter && { hh: createHeadHunterPosting({ db, log, clock, jobs: queue, headHunter }) },
        ),
        cooldownMs: env.KASB_PUBLISH_COOLDOWN,
        waitMs: publishWaitMs,
        channelMs: channelPatienceMs,
        origin: env.KASB_ORIGIN ?? `http://localhost:${env.PORT}`,
      },
      log,
      clock,
      operatorToken: env.KASB_OPERATOR_TOKEN,
      origin: env.KASB_ORIGIN,
      isProxyTrusted: env.KASB_TRUST_PROXY,
    };
    const web = existsSync(webFolder) ? await openWebApp(webFolder) : undefined;
    const app = createApp(services, { web });
    await queue.work(services, jobs);
    const { http, port } = await listen(app.fetch, env.PORT);
    const isAllowed = env.KASB_FETCH_PRIVATE
      ? (address: string) => isLoopback(address) || internet.isAllowed(address)
      : internet.isAllowed;
    const stopDescriptions = startDescriptions({ ...services, reach: { ...internet, isAllowed } });
    return {
      url: `http://localhost:${port}`,
      async stop() {
        await finish(http);
        await stopDescriptions();
        await queue?.stop();
        await close();
        await cluster?.stop();
      },
    };
  } catch (error) {
    await queue?.stop();
    await cluster?.stop();
    throw error;
  }
}

async function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  port: number,
): Promise<{ http: ServerType; port: number }> {
  const http = createAdaptorServer({ fetch });
  await new Promise<void>((done, fail) => {
    http.once('error', fail);
    http.listen(port, () => done());
  });
  return { http, port: (http.address() as AddressInfo).port };
}

/** No new connections; those idle are closed, those at work get some time. */
async function finish(http: ServerType): Promise<void> {
  const closed = new Promise((done) => http.close(done));
  if (!('closeIdleConnections' in http)) return;
  http.closeIdleConnections();
  const timer = setTimeout(() => http.closeAllConnections(), patienceMs);
  await closed;
  clearTimeout(timer);
}

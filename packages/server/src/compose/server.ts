import type { Logger } from 'pino';
import type { Budget } from '../budget/budget.ts';
import { openBudget } from '../budget/budget.ts';
import { createDrawings } from '../budget/drawings.ts';
import { openDrawing } from '../budget/openDrawing.ts';
import { sealIdentities } from '../companies/sealIdentities.ts';
import type { Services } from '../context/services.ts';
import { connect, connectForRequests } from '../db/database.ts';
import { openReach } from '../description/openReach.ts';
import type { Env } from '../env/env.ts';
import { createBudgetedGuard } from '../guard/budgetedGuard.ts';
import { createModelGuard } from '../guard/modelGuard.ts';
import { connectDemo } from '../headhunter/connectDemo.ts';
import { listen } from '../http/listen.ts';
import { openQueue } from '../jobs/queue.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { enrolDemo } from '../operator/enrolDemo.ts';
import { slowDigest } from '../sealing/codeDigest.ts';
import { openSealer } from '../sealing/openSealer.ts';
import { createApp } from './app.ts';
import { jobs } from './jobs.ts';
import { createLog, tellSlow } from './log.ts';
import { listenForMetrics } from './metricsServer.ts';
import { openDatabase } from './openDatabase.ts';
import { openOutside } from './outside.ts';
import { drawingWorker, textWorker } from './pieces.ts';
import { openSite } from './site.ts';
import { createWorkerApp } from './workerApp.ts';

/** A running server. */
export interface Server {
  url: string;
  /** Finishes the requests under way, closes the database, and stops the embedded one if nobody else uses it. */
  stop: () => Promise<void>;
}

/** Connections of one process, besides those of the queue. */
const poolSizes = { main: 10, reads: 4, direct: 4 };
const indexNowUrl = 'https://api.indexnow.org/indexnow';
const publishWaitMs = 8000;
const channelPatienceMs = 7000;

/** Starts the whole server: database, migrations, seeds, web app, port. */
export async function startServer(env: Env, log: Logger = createLog(env.LOG_LEVEL)): Promise<Server> {
  const clock = () => new Date();
  const metrics = createMetrics({ ofProcess: true });
  let isStopping = false;
  const sealer = await openSealer(env);
  const database = await openDatabase(env, {
    isDemo: env.KASB_DEMO !== false,
    isDemoAlone: env.KASB_DEMO === 'fresh',
    now: clock(),
    onEvent: (event, detail) => log.info({ ...detail }, event),
  });
  const { url, directUrl } = database;
  const isPooled = url !== directUrl;
  const doesJobs = env.KASB_ROLE !== 'web';
  const queue = openQueue({ databaseUrl: directUrl, log, isWorker: doesJobs });
  let budget: Budget | undefined;
  const drawing = openDrawing(drawingWorker, log);
  const openPool = (name: keyof typeof poolSizes, to: string) => {
    const onQuery = (seconds: number, text: string) => {
      metrics.query(name, seconds);
      tellSlow(log, { pool: name, seconds, text });
    };
    const options = { max: poolSizes[name], isPooled, isShared: true, onQuery };
    const connections = name === 'direct' ? connect(to, options) : connectForRequests(to, options);
    metrics.pool(name, connections.pool);
    return connections;
  };
  try {
    const main = openPool('main', url);
    const reads = openPool('reads', url);
    // Jobs may take longer than anybody would wait.
    const behind = openPool('direct', directUrl);
    const { db } = main;
    const print = (line: string) => console.log(line);
    const { channels, ...outside } = openOutside(env, { db, log, clock, sealer, metrics, jobs: queue, print });
    const { headHunter, model } = outside;
    budget = await openBudget({ file: textWorker, log });
    const rules = createBudgetedGuard(budget);
    const services: Services = {
      ...outside,
      db,
      reads: reads.db,
      telegramSecret: env.KASB_TELEGRAM_WEBHOOK_SECRET,
      smsNotices: env.KASB_SMS_NOTICES,
      guard: model ? createModelGuard(model, rules) : rules,
      budget,
      drawings: createDrawings({ budget: drawing, clock }),
      mediaQuotaBytes: env.KASB_MEDIA_QUOTA,
      sealer,
      codeDigest: slowDigest,
      moderation: env.KASB_MODERATION,
      moderationHours: env.KASB_MODERATION_SLA,
      jobs: queue,
      reach: openReach(env),
      publishing: {
        adapters: channels,
        cooldownMs: env.KASB_PUBLISH_COOLDOWN,
        waitMs: publishWaitMs,
        channelMs: channelPatienceMs,
        origin: env.KASB_ORIGIN ?? `http://localhost:${env.PORT}`,
      },
      log,
      metrics,
      isStopping: () => isStopping,
      clock,
      operatorToken: env.KASB_OPERATOR_TOKEN,
      origin: env.KASB_ORIGIN,
      portalOrigins: env.KASB_PORTAL_ORIGINS,
      trustedProxies: env.KASB_TRUST_PROXY,
      securityContact: env.KASB_SECURITY_CONTACT,
      isIndexed: env.KASB_INDEXING,
      indexNow: env.KASB_INDEXNOW_KEY === undefined ? undefined : { key: env.KASB_INDEXNOW_KEY, url: indexNowUrl },
      operator: { name: env.KASB_OPERATOR_NAME ?? 'Kasb', stir: env.KASB_OPERATOR_STIR ?? '000000000' },
      smsDaily: env.KASB_SMS_DAILY,
      signUpsFree: env.KASB_SIGN_UPS_FREE,
      retentionMonths: env.KASB_RETENTION_MONTHS,
    };
    const servicesBehind = { ...services, db: behind.db };
    const site = env.KASB_ROLE === 'worker' ? undefined : await openSite(servicesBehind, env, directUrl);
    const parts = { jobs: () => queue.state() };
    const app = site ? createApp(services, { ...site.options, ...parts }) : createWorkerApp(services, parts);
    await sealIdentities(servicesBehind);
    if (doesJobs) await queue.work(servicesBehind, jobs);
    if (env.KASB_DEMO && env.KASB_DEMO_HH_TOKEN && headHunter)
      await connectDemo({ ...servicesBehind, headHunter }, env.KASB_DEMO_HH_TOKEN);
    // Everybody knows this operator's second step, so the first is one that only this machine sees.
    if (env.KASB_DEMO && env.KASB_SMS === 'outbox') await enrolDemo({ ...servicesBehind, now: clock() });
    const monitoring = await listenForMetrics(services, env);
    const http = await listen(app.fetch, { port: env.PORT, host: env.KASB_HOST, farewellMs: env.KASB_DRAIN });
    return {
      url: `http://${hostOf(env.KASB_HOST)}:${http.port}`,
      async stop() {
        isStopping = true;
        await http.stop();
        await queue.stop();
        await monitoring?.stop();
        await budget?.stop();
        await drawing.stop();
        await site?.stop();
        await Promise.all([main.close(), reads.close(), behind.close()]);
        await database.stop();
      },
    };
  } catch (error) {
    await queue.stop();
    await drawing.stop();
    await budget?.stop();
    await database.stop();
    throw error;
  }
}

/** As an address is written in a URL. */
function hostOf(host = 'localhost'): string {
  return host.includes(':') ? `[${host}]` : host;
}

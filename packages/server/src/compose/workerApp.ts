import { Hono } from 'hono';
import type { Services } from '../context/services.ts';
import { isMigrated } from '../db/journal.ts';
import { openReadiness } from './readiness.ts';
import type { Parts, Readiness } from './readiness.ts';

/** What a server says of itself by its database. */
export const readinessOf = ({ isStopping, reads }: Services, parts: Parts): Readiness =>
  openReadiness({ ...parts, isStopping, askDatabase: () => isMigrated(reads) });

/** The HTTP side of a server that does jobs alone: whether it lives and is ready, as a supervisor asks. */
export function createWorkerApp(services: Services, { jobs }: Pick<Parts, 'jobs'>): Hono {
  const app = new Hono();
  const readiness = readinessOf(services, { jobs, pages: 'absent' });
  app.get('*', async (hono) => (await readiness(hono.req.path)) ?? hono.text('this server does jobs alone\n', 404));
  return app;
}

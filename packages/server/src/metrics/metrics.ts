import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Connections } from '../db/database.ts';

/** One request that was answered. */
interface Answered {
  /** The call or the page by its name, never a path: paths hold ids, and there is no end of them. */
  route: string;
  method: string;
  status: number;
  seconds: number;
}

/** A job that ended. */
interface EndedJob {
  job: string;
  outcome: 'done' | 'failed';
  seconds: number;
}

/** A call of something outside that ended. */
interface EndedCall {
  /** What it was made of, as `sms`: there are a handful. */
  adapter: string;
  outcome: 'done' | 'failed';
  seconds: number;
}

/** What is looked up whenever somebody reads the metrics. */
interface Watched {
  name: string;
  help: string;
  /** The label by which several values are told apart. */
  label?: string;
}

/** One value, or one for each value of the label; undefined where it is not known now. */
type Reading = number | ReadonlyMap<string, number> | undefined;

/** What an operator's monitoring reads; its names follow OpenTelemetry's and Prometheus' conventions. */
export interface Metrics {
  /** A request begins. */
  begin: () => void;
  /** It was answered. */
  end: (request: Answered) => void;
  /** An SMS with a code: `sent`, or `refused` since those of today are spent; of those sent, one that `failed`. */
  sms: (outcome: 'sent' | 'refused' | 'failed') => void;
  /** A job was done, or failed and may be tried again. */
  job: (job: EndedJob) => void;
  /** A page was asked for: it was there, was there and is made anew, or was not. */
  page: (result: 'hit' | 'stale' | 'miss') => void;
  /** A page was drawn, by its route. */
  drawn: (page: string, seconds: number) => void;
  /** Tells how many connections of a pool are busy and free, and how many wait for one. */
  pool: (name: string, pool: Connections['pool']) => void;
  /** A statement of a pool was answered or refused. */
  query: (pool: string, seconds: number) => void;
  /** Something outside answered or did not. */
  adapter: (call: EndedCall) => void;
  /** Something outside is not asked any more since it failed, or is asked again. */
  circuit: (adapter: string, isOpen: boolean) => void;
  /** A vacancy got to a channel of a kind, or did not and is not tried again. */
  published: (service: string, outcome: 'done' | 'failed') => void;
  /** Looks something up before each reading; a second look of a name takes the place of the first. */
  watch: (watched: Watched, look: () => Promise<Reading>) => void;
  /** All of it in Prometheus' text format. */
  read: () => Promise<string>;
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const queryBuckets = [0.001, 0.0025, ...buckets];
const outsideBuckets = [...buckets, 15, 60];
const longBuckets = [0.05, 0.25, 1, 5, 15, 60, 300, 1800];
/** Calls that are counted of their own, by what was asked for with them. */
const acts = new Map([
  ['verifyPhone', { name: 'kasb_signin_total', help: 'Codes that were shown to sign in or up.' }],
  ['respondToVacancy', { name: 'kasb_application_total', help: 'Responses that were sent to vacancies.' }],
]);
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Metrics of one server; `ofProcess` adds those of Node. */
export function createMetrics({ ofProcess = false }: { ofProcess?: boolean } = {}): Metrics {
  const registry = new Registry();
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const told = (name: string, help: string, ...labelNames: string[]) => ({ name, help, labelNames, registers });
  const active = new Gauge(told('http_server_active_requests', 'Requests that have no answer yet.'));
  const duration = new Histogram({
    ...told('http_server_request_duration_seconds', 'How long requests took.', 'route', 'method', 'status'),
    buckets,
  });
  const sms = new Counter(
    told('kasb_sms_total', 'SMS with codes: sent, refused by the budget, and of those sent failed.', 'outcome'),
  );
  const pages = new Counter(told('kasb_page_cache_total', 'Pages that were asked for.', 'result'));
  // What appears with its first count has not grown for who watches.
  for (const outcome of ['sent', 'refused', 'failed']) sms.inc({ outcome }, 0);
  for (const result of ['hit', 'stale', 'miss']) pages.inc({ result }, 0);
  const jobs = new Histogram({
    ...told('kasb_job_seconds', 'How long jobs took in this process.', 'job', 'outcome'),
    buckets: longBuckets,
  });
  const drawing = new Histogram({
    ...told('kasb_page_render_seconds', 'How long pages took to be drawn, with what they read.', 'page'),
    buckets,
  });
  const queries = new Histogram({
    ...told('kasb_db_query_seconds', 'How long statements took, once they had a connection.', 'pool'),
    buckets: queryBuckets,
  });
  const connections = new Gauge(told('kasb_db_pool', 'Connections, and what waits for one.', 'pool', 'state'));
  const adapters = new Histogram({
    ...told('kasb_adapter_seconds', 'How long what is outside took to answer or to fail.', 'adapter', 'outcome'),
    buckets: outsideBuckets,
  });
  const circuits = new Gauge(
    told('kasb_circuit_open', 'Whether something outside rests, since it failed again and again.', 'adapter'),
  );
  const publications = new Counter(
    told('kasb_publication_total', 'Vacancies that got to a channel, or did not.', 'service', 'outcome'),
  );
  const counted = new Map(
    [...acts].map(([route, { name, help }]) => {
      const counter = new Counter(told(name, help, 'outcome'));
      for (const outcome of ['done', 'refused', 'failed']) counter.inc({ outcome }, 0);
      return [route, counter];
    }),
  );
  const lookUp = new Map<string, () => Promise<void>>();
  return {
    begin: () => active.inc(),
    end({ route, method, status, seconds }) {
      active.dec();
      duration.observe({ route, method: methods.has(method) ? method : 'other', status }, seconds);
      counted.get(route)?.inc({ outcome: status < 400 ? 'done' : status < 500 ? 'refused' : 'failed' });
    },
    sms: (outcome) => sms.inc({ outcome }),
    page: (result) => pages.inc({ result }),
    drawn: (page, seconds) => drawing.observe({ page }, seconds),
    pool(name, pool) {
      lookUp.set(`kasb_db_pool of ${name}`, async () => {
        const { options, totalCount, idleCount, waitingCount: waiting } = pool;
        const busy = totalCount - idleCount;
        const states = { busy, free: options.max - busy, waiting };
        for (const [state, count] of Object.entries(states)) connections.set({ pool: name, state }, count);
      });
    },
    query: (pool, seconds) => queries.observe({ pool }, seconds),
    adapter: ({ adapter, outcome, seconds }) => adapters.observe({ adapter, outcome }, seconds),
    circuit: (adapter, isOpen) => circuits.set({ adapter }, Number(isOpen)),
    published: (service, outcome) => publications.inc({ service, outcome }),
    job: ({ job, outcome, seconds }) => jobs.observe({ job, outcome }, seconds),
    watch({ name, help, label = '' }, look) {
      registry.removeSingleMetric(name);
      const gauge = new Gauge({ name, help, labelNames: label === '' ? [] : [label], registers });
      lookUp.set(name, async () => {
        const found = await look();
        if (found === undefined) return;
        if (typeof found === 'number') gauge.set(found);
        else {
          gauge.reset();
          for (const [value, number] of found) gauge.set({ [label]: value }, number);
        }
      });
    },
    async read() {
      // Without the database the rest is told all the more.
      await Promise.allSettled([...lookUp.values()].map((look) => look()));
      return registry.metrics();
    },
  };
}

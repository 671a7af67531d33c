import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

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
  /** An SMS with a code was asked for: `sent`, or `refused` since those of today are spent. */
  sms: (outcome: 'sent' | 'refused') => void;
  /** A job was done, or failed and may be tried again. */
  job: (job: EndedJob) => void;
  /** Looks something up before each reading; a second look of a name takes the place of the first. */
  watch: (watched: Watched, look: () => Promise<Reading>) => void;
  /** All of it in Prometheus' text format. */
  read: () => Promise<string>;
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const jobBuckets = [0.05, 0.25, 1, 5, 15, 60, 300, 1800];
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Metrics of one server; `ofProcess` adds those of Node. */
export function createMetrics({ ofProcess = false }: { ofProcess?: boolean } = {}): Metrics {
  const registry = new Registry();
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const duration = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'How long requests took, by call or page.',
    labelNames: ['route', 'method', 'status'],
    buckets,
    registers,
  });
  const active = new Gauge({
    name: 'http_server_active_requests',
    help: 'Requests that have no answer yet.',
    registers,
  });
  const sms = new Counter({
    name: 'kasb_sms_total',
    help: 'SMS with codes that this process was asked for: sent, or refused by the budget of the day.',
    labelNames: ['outcome'],
    registers,
  });
  const jobs = new Histogram({
    name: 'kasb_job_duration_seconds',
    help: 'How long jobs took in this process, by name and outcome.',
    labelNames: ['job', 'outcome'],
    buckets: jobBuckets,
    registers,
  });
  const lookUp = new Map<string, () => Promise<void>>();
  return {
    begin: () => active.inc(),
    end({ route, method, status, seconds }) {
      active.dec();
      duration.observe({ route, method: methods.has(method) ? method : 'other', status }, seconds);
    },
    sms: (outcome) => sms.inc({ outcome }),
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

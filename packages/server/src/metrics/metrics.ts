import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** One request that was answered. */
interface Answered {
  /** The call or the page by its name, never a path: paths hold ids, and there is no end of them. */
  route: string;
  method: string;
  status: number;
  seconds: number;
}

/** The SMS of today. */
interface DaySms {
  sent: number;
  limit: number;
}

/** What an operator's monitoring reads; its names follow OpenTelemetry's and Prometheus' conventions. */
export interface Metrics {
  /** A request begins. */
  begin: () => void;
  /** It was answered. */
  end: (request: Answered) => void;
  /** An SMS with a code was asked for: `sent`, or `refused` since those of today are spent. */
  sms: (outcome: 'sent' | 'refused') => void;
  /** Says before each reading how many SMS of today are sent, by all processes, and how many may be. */
  watchSms: (read: () => Promise<DaySms>) => void;
  /** Says before each reading when the newest backup was taken, where backups are. */
  watchBackups: (read: () => Promise<Date | undefined>) => void;
  /** All of it in Prometheus' text format. */
  read: () => Promise<string>;
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
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
  const daySent = new Gauge({ name: 'kasb_sms_day_sent', help: 'SMS of today, of all processes.', registers });
  const backupTime = new Gauge({
    name: 'kasb_backup_timestamp_seconds',
    help: 'When the newest whole backup was taken.',
    registers: [],
  });
  const dayLimit = new Gauge({ name: 'kasb_sms_day_limit', help: 'SMS that may be sent a day.', registers });
  let readSms: (() => Promise<DaySms>) | undefined;
  let readBackup: (() => Promise<Date | undefined>) | undefined;
  return {
    begin: () => active.inc(),
    end({ route, method, status, seconds }) {
      active.dec();
      duration.observe({ route, method: methods.has(method) ? method : 'other', status }, seconds);
    },
    sms: (outcome) => sms.inc({ outcome }),
    watchSms: (read) => (readSms = read),
    watchBackups(read) {
      readBackup = read;
      registry.registerMetric(backupTime);
    },
    async read() {
      // Without the database the rest is told all the more.
      const today = await readSms?.().catch(() => undefined);
      if (today) {
        daySent.set(today.sent);
        dayLimit.set(today.limit);
      }
      const backedUpAt = await readBackup?.().catch(() => undefined);
      if (backedUpAt) backupTime.set(backedUpAt.getTime() / 1000);
      return registry.metrics();
    },
  };
}

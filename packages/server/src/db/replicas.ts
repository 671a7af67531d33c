import { setTimeout as delay } from 'node:timers/promises';
import type postgres from 'postgres';
import type { Connections } from './database.ts';

/** Where something is read. */
type Reads = Pick<Connections, 'db' | 'sql'>;

/** Standbys of the database, which what everybody sees is read from as long as they keep up with it. */
export interface Replicas {
  /**
   * Reads from the one that is least behind, and from the primary what that refuses, or does not answer in time: two
   * seconds, or as many milliseconds as are told.
   */
  read: <Found>(ask: (from: Reads) => Promise<Found>, primary: Reads, patienceMs?: number) => Promise<Found>;
  /** Asks each how far it has come; done every second. */
  look: () => Promise<void>;
  /** How far each is behind, in seconds, by its host. */
  behind: () => ReadonlyMap<string, number>;
  close: () => Promise<void>;
}

interface ReplicaOptions {
  primary: postgres.Sql;
  /** By their hosts. */
  standbys: ReadonlyMap<string, Connections>;
  /** Whether a failure is an answer, as «there is none», and says nothing of the standby. */
  isAnswer: (error: unknown) => boolean;
  onFailure: (host: string, error: unknown) => void;
  /** A clock that does not jump, in milliseconds. */
  now?: () => number;
  lookMs?: number;
  patienceMs?: number;
}

/** How far behind one may be that is read from. */
const mostBehindMs = 5000;
/** How long it is known where the primary was. */
const keptMs = 60_000;

/** Follows standbys. By no clock but this process's: where the primary was is compared with where they are. */
export function openReplicas({
  primary,
  standbys,
  isAnswer,
  onFailure,
  now = () => performance.now(),
  lookMs = 1000,
  patienceMs = 2000,
}: ReplicaOptions): Replicas {
  const openedAt = now();
  /** Where the primary was, and when. */
  let passed: { position: bigint; at: number }[] = [];
  /** Until when each has everything, as far as is known. */
  const wholeUntil = new Map<string, number>();
  const failed = new Set<string>();
  let looking: Promise<void> | undefined;

  async function lookAt(host: string, { sql }: Connections): Promise<void> {
    // One that was promoted is no standby any more: it goes its own way.
    const [row] = await sql<{ position: string | null }[]>`
      select pg_last_wal_replay_lsn()::text as position where pg_is_in_recovery()`;
    const position = positionOf(row?.position);
    const last = passed.findLast((mark) => mark.position <= position);
    if (last) wholeUntil.set(host, Math.max(last.at, wholeUntil.get(host) ?? last.at));
    failed.delete(host);
  }

  async function lookAtAll(): Promise<void> {
    const at = now();
    const [row] = await primary<{ position: string }[]>`select pg_current_wal_flush_lsn()::text as position`;
    passed = [...passed.filter((mark) => at - mark.at < keptMs), { position: positionOf(row?.position), at }];
    const looks = [...standbys].map(async ([host, connections]) =>
      lookAt(host, connections).catch(() => void failed.add(host)),
    );
    // Who hangs holds up nobody else.
    await withinPatience(Promise.all(looks), patienceMs).catch(() => undefined);
  }

  /** Nothing is heaped on a primary that does not answer. */
  function look(): Promise<void> {
    looking ??= lookAtAll()
      .catch(() => undefined)
      .finally(() => (looking = undefined));
    return looking;
  }

  function nearest(): [string, Connections] | undefined {
    const oldest = now() - mostBehindMs;
    const wellOf = ([host]: [string, Connections]) => (failed.has(host) ? undefined : wholeUntil.get(host));
    return [...standbys]
      .filter((standby) => (wellOf(standby) ?? Number.NEGATIVE_INFINITY) >= oldest)
      .toSorted((left, right) => (wellOf(right) ?? 0) - (wellOf(left) ?? 0))[0];
  }

  const timer = setInterval(() => void look(), lookMs).unref();
  return {
    look,
    async read(ask, primaryReads, ownPatienceMs = patienceMs) {
      const standby = nearest();
      if (!standby) return ask(primaryReads);
      const [host, connections] = standby;
      try {
        return await withinPatience(ask(connections), ownPatienceMs);
      } catch (error) {
        if (!isAnswer(error)) {
          failed.add(host);
          onFailure(host, error);
        }
        return ask(primaryReads);
      }
    },
    behind: () =>
      new Map([...standbys.keys()].map((host) => [host, (now() - (wholeUntil.get(host) ?? openedAt)) / 1000])),
    async close() {
      clearInterval(timer);
      await looking;
      await Promise.all([...standbys.values()].map(({ close }) => close()));
    },
  };
}

/** `16/B374D848` as a number. */
function positionOf(text: string | null | undefined): bigint {
  const [high = '', low = ''] = (text ?? '').split('/');
  return low === '' ? -1n : (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

async function withinPatience<Found>(found: Promise<Found>, patienceMs: number): Promise<Found> {
  const end = new AbortController();
  const late = delay(patienceMs, undefined, { signal: end.signal, ref: false }).then(() => {
    throw new Error('no answer in time');
  });
  try {
    return await Promise.race([found, late]);
  } finally {
    end.abort();
  }
}

import { AsyncLocalStorage } from 'node:async_hooks';
import type postgres from 'postgres';
import type { Gate } from './gate.ts';

/** What is told of a pool of connections. */
export interface PoolWatch {
  /** Somebody asks for a connection. */
  take: () => void;
  /** It is free again. */
  give: () => void;
  /** A statement of these words, between which its values stand, was answered or refused. */
  query: (seconds: number, words: readonly string[]) => void;
}

/** What everything goes through that is asked of a pool. */
interface Passage {
  /** Where it waits for its turn. @default nowhere */
  gate?: Gate;
  watch: PoolWatch | undefined;
  /** Whether many work with it at once: whoever holds a transaction of such a pool takes no other connection of one. */
  isShared?: boolean;
}

/** A query as the driver hands it to its pool when it is awaited. */
interface Query extends Promise<unknown> {
  handler: (query: Query) => void;
  strings: readonly string[];
  reject: (error: unknown) => void;
}

/** Whether a transaction of a shared pool is under way in what runs now. */
const transacting = new AsyncLocalStorage<true>();

type Transacting = (transaction: postgres.TransactionSql) => unknown;

/**
 * The same pool, with a gate that has a place for each connection, as the driver would queue what finds none free for
 * ever, and behind slow queries of others; and with somebody who watches it. Nothing takes a second connection of a
 * shared one inside a transaction: with as many of those as there are connections, all would wait for each other.
 */
export function watched(sql: postgres.Sql, { gate, watch, isShared = false }: Passage): postgres.Sql {
  const enter = async () => {
    if (isShared && transacting.getStore())
      throw new Error('A second connection inside a transaction: hand the transaction on.');
    watch?.take();
    try {
      const leave = await gate?.enter();
      return () => {
        leave?.();
        watch?.give();
      };
    } catch (error) {
      watch?.give();
      throw error;
    }
  };
  const begin = async (...args: unknown[]) => {
    const leave = await enter();
    try {
      return (await Reflect.apply(sql.begin, sql, timed(args, watch, isShared))) as unknown;
    } finally {
      leave();
    }
  };
  return asking(sql, watch, { begin }, (send, query) => {
    enter().then(
      (leave) => {
        send();
        query.then(leave, leave);
      },
      (error: unknown) => query.reject(error),
    );
  });
}

/** A transaction's statements are timed, and wait for nothing: it has its connection. */
function timed(args: unknown[], watch: PoolWatch | undefined, isShared: boolean): unknown[] {
  return args.map((given) => {
    if (typeof given !== 'function') return given;
    return (transaction: postgres.TransactionSql) => {
      const savepoint = (...inner: unknown[]) =>
        Reflect.apply(transaction.savepoint, transaction, timed(inner, watch, isShared)) as unknown;
      const asked = watch ? asking(transaction, watch, { savepoint }, (send) => send()) : transaction;
      const work = () => (given as Transacting)(asked);
      return isShared ? transacting.run(true, work) : work();
    };
  });
}

/** The same, of which each statement goes out as `pass` says. */
function asking<Sql extends postgres.Sql | postgres.TransactionSql>(
  sql: Sql,
  watch: PoolWatch | undefined,
  own: Record<string, unknown>,
  pass: (send: () => void, query: Query) => void,
): Sql {
  const passing = <Made>(made: Made): Made => {
    if (!isQuery(made)) return made;
    const { handler } = made;
    made.handler = (query) =>
      pass(() => {
        const sentAt = performance.now();
        handler(query);
        if (!watch) return;
        const end = () => watch.query((performance.now() - sentAt) / 1000, query.strings);
        query.then(end, end);
      }, query);
    return made;
  };
  return new Proxy(sql, {
    apply: (target, self, args) => passing(Reflect.apply(target, self, args) as unknown),
    get(target, name) {
      if (typeof name === 'string' && Object.hasOwn(own, name)) return own[name];
      if (name === 'unsafe') return (...args: Parameters<postgres.Sql['unsafe']>) => passing(target.unsafe(...args));
      return Reflect.get(target, name) as unknown;
    },
  });
}

function isQuery(made: unknown): made is Query {
  return made instanceof Promise && 'handler' in made;
}

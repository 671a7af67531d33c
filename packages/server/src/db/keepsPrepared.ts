import type postgres from 'postgres';
import { connectForRequests } from './database.ts';

/** Somebody else's transactions may take the connections in any order. */
const mostTries = 8;

/**
 * Whether what a client prepares is there on each connection that a pooler gives its transactions: it is prepared on
 * one, which another client then takes, and asked for again on the next. What was not seen is not believed.
 */
export async function keepsPrepared(url: string, patienceMs = 5000): Promise<boolean> {
  const [asking, holding] = [1, 2].map(() => connectForRequests(url, { max: 1, isPooled: true, isPrepared: true }));
  if (!asking || !holding) return false;
  const closing = async () => Promise.all([asking, holding].map(({ sql }) => sql.end({ timeout: 0 })));
  // A pooler that has one connection alone lets the second client wait for ever.
  const timer = setTimeout(() => void closing(), patienceMs);
  try {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const before = await asking.sql.begin(backendOf);
      const after = await holding.sql.begin(async (transaction) => {
        await backendOf(transaction);
        // In a transaction, as the driver would prepare anew what is missing outside.
        return asking.sql.begin(backendOf);
      });
      if (after !== before) return true;
    }
    return false;
  } finally {
    clearTimeout(timer);
    await closing();
  }
}

async function backendOf(transaction: postgres.TransactionSql): Promise<number | undefined> {
  const [row] = await transaction<{ backend: number }[]>`select pg_backend_pid() as backend`;
  return row?.backend;
}

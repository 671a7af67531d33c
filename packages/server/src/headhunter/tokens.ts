import { setTimeout as delay } from 'node:timers/promises';
import { encodedReason } from '@kasb/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { HeadHunterError } from '../adapters/headhunter/errors.ts';
import { headhunterConnections as connections } from '../db/schema/index.ts';
import { notify } from '../notifications/notify.ts';
import { openAccess, openRefresh, sealTokens } from './sealedTokens.ts';
import type { Connection, HeadHunterWork } from './sealedTokens.ts';

/** How long one process may take to refresh; longer than HeadHunter is waited for. */
const leaseMs = 12_000;
const lookMs = 100;
/** HeadHunter's clock may be behind ours: then it refuses to refresh yet, and the old token is still good. */
const earlyMs = 60_000;

/**
 * Calls HeadHunter with a person's access token: refreshes it first when it is over, and once more when HeadHunter says
 * so. A connection whose tokens it takes no more is marked as revoked, and its person told of it.
 */
export async function withToken<T>(
  work: HeadHunterWork,
  userId: string,
  ask: (token: string) => Promise<T>,
): Promise<T> {
  try {
    const connection = await readConnection(work, userId);
    const token = connection.expiresAt <= work.clock() ? await refresh(work, connection) : openAccess(work, connection);
    try {
      return await ask(token);
    } catch (error) {
      if (!(error instanceof HeadHunterError && error.kind === 'expired')) throw error;
      // Over before its time: from now on it counts as over for everybody.
      await work.db
        .update(connections)
        .set({ expiresAt: work.clock() })
        .where(and(eq(connections.userId, userId), eq(connections.accessToken, connection.accessToken)));
      return await ask(await refresh(work, await readConnection(work, userId)));
    }
  } catch (error) {
    if (error instanceof HeadHunterError && (error.kind === 'revoked' || error.kind === 'expired'))
      await markRevoked(work, userId);
    throw error;
  }
}

async function readConnection({ db }: HeadHunterWork, userId: string): Promise<Connection> {
  const [row] = await db
    .select()
    .from(connections)
    .where(and(eq(connections.userId, userId), isNull(connections.revokedAt)));
  if (!row) throw new HeadHunterError('revoked', 'hhNotConnected');
  return row;
}

async function markRevoked({ db, clock }: HeadHunterWork, userId: string): Promise<void> {
  const now = clock();
  await db.transaction(async (transaction) => {
    const revoked = await transaction
      .update(connections)
      .set({ revokedAt: now })
      .where(and(eq(connections.userId, userId), isNull(connections.revokedAt)))
      .returning({ userId: connections.userId });
    if (revoked.length === 0) return;
    const data = { reason: encodedReason('hhRevoked') };
    const dedupe = `headhunter:${userId}:${now.toISOString()}`;
    await notify(transaction, userId, { kind: 'headhunter_off', dedupe, data }, now);
  });
}

/**
 * Refreshes a token that is over. A refresh token works once, so one process at a time may try: it takes the row for a
 * while, and the others wait for what it writes. No database connection is held meanwhile.
 */
async function refresh(work: HeadHunterWork, connection: Connection): Promise<string> {
  const { db, clock } = work;
  const { userId } = connection;
  const endsAt = Date.now() + leaseMs;
  while (Date.now() < endsAt) {
    const now = clock();
    const [mine] = await db
      .update(connections)
      .set({ refreshingUntil: sql`clock_timestamp() + ${`${leaseMs} milliseconds`}::interval` })
      .where(
        and(
          eq(connections.userId, userId),
          eq(connections.accessToken, connection.accessToken),
          sql`(${connections.refreshingUntil} is null or ${connections.refreshingUntil} < clock_timestamp())`,
        ),
      )
      .returning();
    if (mine) return refreshMine(work, mine, now);
    const present = await readConnection(work, userId);
    if (!present.accessToken.equals(connection.accessToken) || present.expiresAt > now)
      return openAccess(work, present);
    await delay(lookMs);
  }
  throw new HeadHunterError('down', 'hhDown', { reason: 'refresh took too long' });
}

async function refreshMine(work: HeadHunterWork, connection: Connection, now: Date): Promise<string> {
  const { db, headHunter } = work;
  const { userId, refreshToken } = connection;
  const save = (values: Partial<Connection>) =>
    db
      .update(connections)
      .set({ ...values, refreshingUntil: null })
      .where(and(eq(connections.userId, userId), eq(connections.refreshToken, refreshToken)));
  const opened = openRefresh(work, connection);
  try {
    const tokens = await headHunter.refresh(opened);
    await save(sealTokens(headHunter.sealer, userId, tokens, now));
    return tokens.accessToken;
  } catch (error) {
    if (error instanceof HeadHunterError && error.reason.endsWith('token not expired')) {
      await save({ expiresAt: new Date(now.getTime() + earlyMs) });
      return openAccess(work, connection);
    }
    await save({});
    if (error instanceof HeadHunterError && error.kind === 'refused')
      throw new HeadHunterError('revoked', 'hhRevoked', { cause: error });
    throw error;
  }
}

import { syncHeadHunter as endpoint } from '@kasb/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { headhunterConnections as connections } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import { describeConnection } from './connect.ts';
import { headHunterOf } from './connections.ts';
import { syncPerson } from './syncJob.ts';

/** A pause between two wishes of one person: the work itself takes longer. */
const restMs = 10_000;

/** Asks for the responses now; while one such wish is fresh, another changes nothing. */
export const syncHeadHunter = verb(endpoint, async (context) => {
  const { db, now, jobs } = headHunterOf(context);
  const { id: userId } = personOf(context);
  const isMine = and(eq(connections.userId, userId), isNull(connections.revokedAt));
  await db.transaction(async (transaction) => {
    const [connection] = await transaction.select().from(connections).where(isMine).for('update');
    if (!connection) throw new Problem('headHunterNotConnected');
    if (connection.syncAskedAt && now.getTime() - connection.syncAskedAt.getTime() < restMs) return;
    await transaction
      .update(connections)
      .set({ syncAskedAt: sql`${now.toISOString()}::timestamptz` })
      .where(isMine);
    await jobs.send(transaction, syncPerson, { userId });
  });
  return describeConnection(context);
});

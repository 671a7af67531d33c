import { and, eq } from 'drizzle-orm';
import type { HeadHunterTokens } from '../adapters/headhunter/consent.ts';
import { HeadHunterError } from '../adapters/headhunter/errors.ts';
import type { HeadHunter, HeadHunterManagerSeen } from '../adapters/headhunter/headHunter.ts';
import type { Services } from '../context/services.ts';
import type { Database } from '../db/database.ts';
import { headhunterConnections as connections } from '../db/schema/index.ts';
import type { Sealer } from '../sealing/sealer.ts';

/** What work with HeadHunter needs of the server. */
export interface HeadHunterWork extends Pick<Services, 'db' | 'log' | 'clock'> {
  headHunter: HeadHunter;
}

/** A row of somebody's connection. */
export type Connection = typeof connections.$inferSelect;

const accessPurpose = (userId: string) => `headhunter access ${userId}`;
const refreshPurpose = (userId: string) => `headhunter refresh ${userId}`;

/** The columns of a pair of tokens, sealed for a person. */
export function sealTokens(
  sealer: Sealer,
  userId: string,
  { accessToken, refreshToken, expiresIn }: HeadHunterTokens,
  now: Date,
) {
  return {
    accessToken: sealer.seal(accessToken, accessPurpose(userId)),
    refreshToken: sealer.seal(refreshToken, refreshPurpose(userId)),
    expiresAt: new Date(now.getTime() + expiresIn * 1000),
  };
}

interface NewConnection {
  userId: string;
  manager: HeadHunterManagerSeen;
  tokens: HeadHunterTokens;
  now: Date;
}

/** Keeps who a person is at HeadHunter, and their tokens in place of earlier ones. */
export async function saveConnection(
  db: Database,
  sealer: Sealer,
  { userId, manager, tokens, now }: NewConnection,
): Promise<void> {
  const values = {
    employerId: manager.employerId,
    employerName: manager.employerName ?? null,
    managerId: manager.managerId,
    managerName: manager.name ?? null,
    managerEmail: manager.email ?? null,
    ...sealTokens(sealer, userId, tokens, now),
    connectedAt: now,
    revokedAt: null,
    refreshingUntil: null,
    syncError: null,
  };
  await db
    .insert(connections)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: connections.userId, set: values });
}

/** The access token of a row. @throws HeadHunterError when it was sealed with a key that is no longer there */
export function openAccess({ headHunter, log }: HeadHunterWork, { userId, accessToken }: Connection): string {
  return open(() => headHunter.sealer.open(accessToken, accessPurpose(userId)), log);
}

/** The refresh token of a row. @throws HeadHunterError when it was sealed with a key that is no longer there */
export function openRefresh({ headHunter, log }: HeadHunterWork, { userId, refreshToken }: Connection): string {
  return open(() => headHunter.sealer.open(refreshToken, refreshPurpose(userId)), log);
}

function open(read: () => string, log: Services['log']): string {
  try {
    return read();
  } catch (error) {
    log.error({ error }, 'headhunter tokens cannot be opened');
    throw new HeadHunterError('revoked', 'hhKeyChanged', { cause: error });
  }
}

/**
 * Seals with the current key what was sealed with an older one, so that the older can be taken away. @returns how many
 */
export async function resealTokens(work: HeadHunterWork): Promise<number> {
  const { db, headHunter, log } = work;
  const { sealer } = headHunter;
  let count = 0;
  for (const row of await db.select().from(connections)) {
    if (sealer.isCurrent(row.accessToken) && sealer.isCurrent(row.refreshToken)) continue;
    try {
      const { userId } = row;
      const values = {
        accessToken: sealer.seal(sealer.open(row.accessToken, accessPurpose(userId)), accessPurpose(userId)),
        refreshToken: sealer.seal(sealer.open(row.refreshToken, refreshPurpose(userId)), refreshPurpose(userId)),
      };
      // Not if it was refreshed meanwhile: then it is sealed anew already.
      await db
        .update(connections)
        .set(values)
        .where(and(eq(connections.userId, userId), eq(connections.refreshToken, row.refreshToken)));
      count += 1;
    } catch (error) {
      log.error({ userId: row.userId, error }, 'headhunter tokens cannot be opened');
    }
  }
  return count;
}

import {
  connectHeadHunter as connectEndpoint,
  encodedReason,
  disconnectHeadHunter as disconnectEndpoint,
  finishHeadHunterConnection as finishEndpoint,
  getHeadHunterConnection as getEndpoint,
} from '@kasb/contract';
import type { WireAnswerOf } from '@kasb/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import { HeadHunterError } from '../adapters/headhunter/errors.ts';
import { record } from '../audit/record.ts';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import { headhunterConnections as connections, headhunterConsents as consents } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import { told } from '../http/words.ts';
import { hashOf, newToken } from '../sealing/secrets.ts';
import { headHunterOf, orProblem } from './connections.ts';
import { openAccess, saveConnection } from './sealedTokens.ts';
import { syncPerson } from './syncJob.ts';

const consentMs = 10 * 60_000;
const page = '/employer/integrations/headhunter';
const verifierPurpose = (userId: string) => `headhunter verifier ${userId}`;

/** The person's own connection. */
export const getHeadHunterConnection = verb(getEndpoint, (context) => describeConnection(context));

/**
 * Makes a state that works once, for this person, and a PKCE pair; where consent leads back to is never the caller's
 * choice.
 */
export const connectHeadHunter = verb(connectEndpoint, async (context) => {
  const { db, now, headHunter, requestOrigin } = headHunterOf(context);
  const { id: userId } = personOf(context);
  const state = newToken();
  const verifier = newToken();
  const redirectUri = headHunter.redirectUrl ?? new URL(page, requestOrigin).href;
  await db.insert(consents).values({
    stateHash: hashOf(state),
    userId,
    verifier: headHunter.sealer.seal(verifier, verifierPurpose(userId)),
    redirectUri,
    expiresAt: new Date(now.getTime() + consentMs),
  });
  return { url: headHunter.consentUrl({ state, verifier, redirectUri }) };
});

/** Takes the tokens and who they are of. The state is spent even if the rest fails. */
export const finishHeadHunterConnection = verb(finishEndpoint, async (context, { body: { code, state } }) => {
  const { db, now, headHunter, jobs } = headHunterOf(context);
  const { id: userId } = personOf(context);
  const [consent] = await db
    .delete(consents)
    .where(and(eq(consents.stateHash, hashOf(state)), eq(consents.userId, userId), gt(consents.expiresAt, now)))
    .returning();
  if (!consent) throw new Problem('headHunterConsent');
  const verifier = headHunter.sealer.open(consent.verifier, verifierPurpose(userId));
  const tokens = await orProblem(
    headHunter.exchange({ code, verifier, redirectUri: consent.redirectUri }).catch(consentError),
  );
  const manager = await orProblem(headHunter.whoAmI(tokens.accessToken));
  if (!manager) throw new Problem('headHunterNotEmployer');
  await db.transaction(async (transaction) => {
    await saveConnection(transaction, headHunter.sealer, { userId, manager, tokens, now });
    await record(transaction, context, {
      action: 'headhunter.connected',
      entityType: 'user',
      entityId: userId,
      changes: { employer: [null, manager.employerId], manager: [null, manager.managerId] },
    });
    await jobs.send(transaction, syncPerson, { userId });
  });
  return describeConnection(context);
});

/** A code that HeadHunter does not take is the person's to mend: they begin again. */
function consentError(error: unknown): never {
  throw error instanceof HeadHunterError && error.kind === 'refused'
    ? new Problem('headHunterConsent', { cause: error })
    : error;
}

/** Forgets the tokens here first: that HeadHunter is told of it too must not depend on whether it answers. */
export const disconnectHeadHunter = verb(disconnectEndpoint, async (context) => {
  const work = headHunterOf(context);
  const { id: userId } = personOf(context);
  const gone = await work.db.transaction(async (transaction) => {
    const [row] = await transaction.delete(connections).where(eq(connections.userId, userId)).returning();
    if (!row) return undefined;
    await record(transaction, context, {
      action: 'headhunter.disconnected',
      entityType: 'user',
      entityId: userId,
      changes: { employer: [row.employerId, null], manager: [row.managerId, null] },
    });
    return row;
  });
  if (gone && !gone.revokedAt) {
    await (async () => work.headHunter.revoke(openAccess(work, gone)))().catch((error: unknown) =>
      work.log.info({ error }, 'headhunter tokens not revoked'),
    );
  }
});

/** What the person is told of their connection. */
export async function describeConnection(
  context: Pick<Context, 'actor' | 'db' | 'headHunter' | 'language' | 'now'>,
): Promise<WireAnswerOf<typeof getEndpoint>> {
  if (!context.headHunter) return { configured: false, connected: false };
  const { id: userId } = personOf(context);
  const [row] = await context.db
    .select({
      connection: connections,
      isSyncing: sql<boolean>`exists (select from headhunter_vacancies where user_id = ${userId}
        and busy_until > ${context.now.toISOString()})`,
    })
    .from(connections)
    .where(eq(connections.userId, userId));
  if (!row) return { configured: true, connected: false };
  const { connection, isSyncing } = row;
  const kept = connection.revokedAt === null ? connection.syncError : encodedReason('hhRevoked');
  const problem = kept === null ? undefined : told(kept, context.language);
  return {
    configured: true,
    connected: connection.revokedAt === null,
    employerName: connection.employerName,
    managerName: connection.managerName,
    managerEmail: connection.managerEmail,
    connectedAt: connection.connectedAt.toISOString(),
    lastSyncAt: connection.lastSyncAt?.toISOString() ?? null,
    isSyncing,
    syncedCount: connection.syncedCount,
    error: problem?.text ?? null,
    reason: problem?.reason,
  };
}

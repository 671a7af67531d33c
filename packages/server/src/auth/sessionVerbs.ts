import { endSession, endSessions, listSessions } from '@kasb/contract';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import { isUuid } from '../db/ids.ts';
import { sessions } from '../db/schema/index.ts';
import type { Actor } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import { deviceOf } from './device.ts';
import { endManySessions, endOneSession } from './endSessions.ts';
import { forgetSession } from './sessions.ts';

/** Where a person is signed in, and the ways to end that. */
export const sessionVerbs = [
  verb(listSessions, async (context) => {
    const { db, now } = context;
    const { user, tokenHash } = signedIn(context);
    const rows = await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, now)))
      .orderBy(desc(eq(sessions.tokenHash, tokenHash)), desc(sessions.lastUsedAt), desc(sessions.id));
    return {
      items: rows.map((row) => ({
        id: row.id,
        device: deviceOf(row.userAgent ?? ''),
        address: row.address,
        created_at: row.createdAt.toISOString(),
        last_used_at: row.lastUsedAt.toISOString(),
        is_current: row.tokenHash.equals(tokenHash),
      })),
    };
  }),

  verb(endSession, async (context, { params: { id } }) => {
    const { user, tokenHash } = signedIn(context);
    const ended = isUuid(id) && (await endOneSession(context.db, context, user.id, eq(sessions.id, id)));
    if (!ended) throw new Problem('unknownSession');
    if (ended.equals(tokenHash)) forgetSession(context);
    return {};
  }),

  verb(endSessions, async (context, { query: { except } }) => {
    const { user, tokenHash } = signedIn(context);
    const isKept = except === 'current';
    await endManySessions(context.db, context, user.id, isKept ? ne(sessions.tokenHash, tokenHash) : undefined);
    if (!isKept) forgetSession(context);
    return {};
  }),
];

/** The session of calls whose access already demands one. */
function signedIn({ actor }: Pick<Context, 'actor'>): Extract<Actor, { kind: 'user' }> {
  if (actor.kind !== 'user') throw new Error('This call needs a session');
  return actor;
}

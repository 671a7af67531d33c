import { record } from '../audit/record.ts';
import type { Context } from '../context/context.ts';
import { sessions } from '../db/schema/index.ts';
import { noSessionCookies, sessionCookies } from '../http/sessionCookie.ts';
import { cut, expiryOf, secondsTo } from '../http/sessions.ts';
import { hashOf, newToken } from '../sealing/secrets.ts';

/** Starts a session, and gives the browser its cookie. @returns its token, which is stored nowhere */
export async function startSession(
  context: Pick<Context, 'actor' | 'address' | 'db' | 'headers' | 'isLocal' | 'now' | 'requestId' | 'userAgent'>,
  userId: string,
): Promise<string> {
  const { db, now, address, userAgent, headers, isLocal } = context;
  const token = newToken();
  const expiresAt = expiryOf(now, now);
  const times = { createdAt: now, lastUsedAt: now, expiresAt };
  await db.transaction(async (transaction) => {
    const [started] = await transaction
      .insert(sessions)
      .values({ tokenHash: hashOf(token), userId, ...times, address, userAgent: cut(userAgent) })
      .returning({ id: sessions.id });
    await record(transaction, context, {
      action: 'session.started',
      entityType: 'user',
      entityId: userId,
      changes: { session: [null, started?.id] },
    });
  });
  for (const line of sessionCookies(token, secondsTo(expiresAt, now), !isLocal)) headers.append('set-cookie', line);
  return token;
}

/** Takes the cookie of a session that has ended away from the browser that asks. */
export function forgetSession({ headers }: Pick<Context, 'headers'>): void {
  for (const line of noSessionCookies()) headers.append('set-cookie', line);
}

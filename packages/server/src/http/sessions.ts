import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { sessions } from '../db/schema/index.ts';
import { hashOf } from '../sealing/secrets.ts';
import type { Actor, SignedIn } from './actor.ts';
import { bearerOf } from './bearer.ts';
import { findToken } from './operatorTokens.ts';
import { readSessionCookie, sessionCookies } from './sessionCookie.ts';
import type { Visitor } from './visitor.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** From the last use. */
const lifetimeMs = 30 * dayMs;
/** From the start, however much it is used. */
const longestMs = 90 * dayMs;
/** A use is written down, and the session prolonged by it, at most once in so long. */
const noteAfterMs = 60 * 60 * 1000;

/** Where sessions and operators' tokens are looked up. */
export interface Register {
  db: Database;
  operatorToken: string | undefined;
}

interface SessionRow extends SignedIn {
  created_at: string;
  last_used_at: string;
}

/** A request whose sender is looked for. */
export interface Sender extends Pick<Visitor, 'address' | 'isLocal'> {
  request: Request;
  userAgent: string;
  now: Date;
}

/** Finds who calls: the operator or a session by a bearer token, else a session by cookie, else a visitor. */
export async function identify(
  services: Register,
  { request, now, ...visit }: Sender,
): Promise<{ actor: Actor; cookies: string[] }> {
  const bearer = bearerOf(request);
  const cookie = bearer === undefined ? readSessionCookie(request) : undefined;
  const token = bearer ?? cookie?.token;
  if (token === undefined) return nobody();

  const tokenHash = hashOf(token);
  const [row] = await rowsOf<SessionRow>(services.db)`
    select users.id, first_name as "firstName", last_name as "lastName", phone, role, phone_verified as "phoneVerified",
      delete_at as "deleteAt",
      sessions.created_at, last_used_at
    from sessions join users on users.id = sessions.user_id
    where token_hash = ${tokenHash} and expires_at > ${now.toISOString()} and blocked_at is null`;
  if (!row) {
    const holder = bearer === undefined ? undefined : await findToken(services, bearer, now);
    return holder ? { actor: { kind: 'operator', ...holder }, cookies: [] } : nobody();
  }
  const { created_at: createdAt, last_used_at: lastUsedAt, ...user } = row;
  // A sister site can set a cookie of the plain name.
  if (cookie && !cookie.isBound && !visit.isLocal) return nobody();

  const isNoted = now.getTime() - Date.parse(lastUsedAt) >= noteAfterMs;
  const expiresAt = expiryOf(new Date(createdAt), now);
  if (isNoted) {
    await services.db
      .update(sessions)
      .set({ lastUsedAt: now, expiresAt, address: visit.address, userAgent: cut(visit.userAgent) })
      .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.lastUsedAt, now)));
  }
  return {
    actor: { kind: 'user', user, tokenHash, isByCookie: cookie !== undefined },
    cookies: cookie && isNoted ? sessionCookies(cookie.token, secondsTo(expiresAt, now), cookie.isBound) : [],
  };
}

const nobody = () => ({ actor: { kind: 'visitor' } as const, cookies: [] });

/** As much of a `User-Agent` as is kept. */
export const cut = (userAgent: string) => userAgent.slice(0, 400);

/** When a session ends that is used now. */
export function expiryOf(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + lifetimeMs, createdAt.getTime() + longestMs));
}

/** Whole seconds until then, as a cookie counts. */
export function secondsTo(end: Date, now: Date): number {
  return Math.floor((end.getTime() - now.getTime()) / 1000);
}

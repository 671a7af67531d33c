import { unattendedHeader } from '@kasb/contract';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { operators, operatorSessions } from '../db/schema/index.ts';
import { hashOf, newToken } from '../sealing/secrets.ts';
import type { Actor } from './actor.ts';
import { bearerOf } from './bearer.ts';
import { readCookie } from './cookies.ts';
import { findToken, holderOfSettings } from './operatorTokens.ts';
import { cut } from './sessions.ts';
import type { Register, Sender } from './sessions.ts';

// Bound to its host by browsers: no sister site can put another in its place.
const boundName = '__Host-kasb_operator';
/** Where there is no https, on this machine alone. */
const plainName = 'kasb_operator';

const minuteMs = 60 * 1000;
/** However much it is used. */
const longestMs = 12 * 60 * minuteMs;
/** Without a call that somebody makes. */
const idleMs = 60 * minuteMs;

/** Finds the operator who calls: by their own session, else by a token. A person's session counts for nothing here. */
export async function identifyOperator(
  services: Register,
  { request, now, address, userAgent, isLocal }: Sender,
): Promise<Actor> {
  const bearer = bearerOf(request);
  const token = bearer ?? readCookie(request, boundName) ?? (isLocal ? readCookie(request, plainName) : undefined);
  if (token === undefined) return { kind: 'visitor' };
  const known = bearer === undefined ? undefined : holderOfSettings(services.operatorToken, bearer);
  if (known) return { kind: 'operator', ...known };
  const tokenHash = hashOf(token);
  const isLive = and(
    eq(operatorSessions.tokenHash, tokenHash),
    gt(operatorSessions.createdAt, new Date(now.getTime() - longestMs)),
    gt(operatorSessions.seenAt, new Date(now.getTime() - idleMs)),
    isNull(operators.removedAt),
  );
  const [row] = await services.db
    .select()
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(isLive);
  if (!row) {
    const holder = bearer === undefined ? undefined : await findToken(services, bearer, now);
    return holder ? { kind: 'operator', ...holder } : { kind: 'visitor' };
  }
  const { operators: operator, operator_sessions: session } = row;
  const isAttended = !request.headers.has(unattendedHeader);
  if (isAttended && now.getTime() - session.seenAt.getTime() >= minuteMs) {
    session.seenAt = now;
    await services.db
      .update(operatorSessions)
      .set({ seenAt: now, address, userAgent: cut(userAgent) })
      .where(and(eq(operatorSessions.tokenHash, tokenHash), lt(operatorSessions.seenAt, now)));
  }
  return {
    kind: 'operator',
    id: operator.id,
    name: `${operator.firstName} ${operator.lastName}`,
    role: operator.role,
    session: {
      phone: operator.phone,
      tokenHash,
      confirmedAt: session.confirmedAt,
      idleSeconds: idleSecondsOf(session, now),
      isByCookie: bearer === undefined,
    },
  };
}

/** How long a session lasts without a call; nothing where a call would not make it longer. */
export function idleSecondsOf({ createdAt, seenAt }: Record<'createdAt' | 'seenAt', Date>, now: Date) {
  const end = seenAt.getTime() + idleMs;
  return end < createdAt.getTime() + longestMs ? Math.ceil((end - now.getTime()) / 1000) : undefined;
}

interface NewSession {
  operatorId: string;
  now: Date;
  address: string;
  userAgent: string;
}

/** Starts an operator's session. @returns its token, which is stored nowhere */
export async function startOperatorSession(
  db: Register['db'],
  { operatorId, now, address, userAgent }: NewSession,
): Promise<string> {
  const token = newToken();
  const times = { createdAt: now, seenAt: now, confirmedAt: now };
  await db
    .insert(operatorSessions)
    .values({ tokenHash: hashOf(token), operatorId, ...times, address, userAgent: cut(userAgent) });
  return token;
}

/** The `Set-Cookie` line that keeps an operator's session; an empty token removes it. */
export function operatorCookie(token: string, isLocal: boolean): string {
  const age = token === '' ? 0 : longestMs / 1000;
  const secure = isLocal ? '' : '; Secure';
  return `${isLocal ? plainName : boundName}=${token}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`;
}

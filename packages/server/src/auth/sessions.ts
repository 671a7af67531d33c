import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Actor, Context, Services, SignedIn } from '../context.ts';
import type { Database } from '../db/database.ts';
import { operatorTokens, sessions } from '../db/schema/index.ts';
import { hashOf, isSameSecret, newToken } from '../secrets.ts';

const cookieName = 'kasb_session';
const lifetimeSeconds = 30 * 24 * 60 * 60;
/** A session is prolonged at most once a day. */
const prolongAfterMs = 24 * 60 * 60 * 1000;

interface SessionRow extends SignedIn {
  expires_at: string;
}

/** Finds who calls: the operator or a session by a bearer token, else a session by cookie, else a visitor. */
export async function identify(
  services: Services,
  request: Request,
  now: Date,
): Promise<{ actor: Actor; cookie?: string }> {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (bearer && services.operatorToken !== undefined && isSameSecret(bearer, services.operatorToken))
    return { actor: { kind: 'operator' } };
  const token = bearer ?? cookieOf(request);
  if (!token) return { actor: { kind: 'visitor' } };

  const tokenHash = hashOf(token);
  const [row] = await services.sql<SessionRow[]>`
    select users.id, first_name as "firstName", last_name as "lastName", phone, role, phone_verified as "phoneVerified", expires_at
    from sessions join users on users.id = sessions.user_id
    where token_hash = ${tokenHash} and expires_at > ${now.toISOString()}`;
  if (!row)
    return {
      actor: { kind: bearer !== undefined && (await isOperators(services, tokenHash, now)) ? 'operator' : 'visitor' },
    };

  const { expires_at: expiresAt, ...user } = row;
  const isByCookie = bearer === undefined;
  const actor: Actor = { kind: 'user', user, tokenHash, isByCookie };
  if (Date.parse(expiresAt) - now.getTime() > lifetimeSeconds * 1000 - prolongAfterMs) return { actor };
  await services.db
    .update(sessions)
    .set({ expiresAt: expiryFrom(now) })
    .where(eq(sessions.tokenHash, tokenHash));
  return isByCookie ? { actor, cookie: token } : { actor };
}

/** Whether it is a token that the command line made. */
async function isOperators({ db }: Services, tokenHash: Buffer, now: Date): Promise<boolean> {
  const isValid = or(isNull(operatorTokens.expiresAt), gt(operatorTokens.expiresAt, now));
  return (await db.$count(operatorTokens, and(eq(operatorTokens.tokenHash, tokenHash), isValid))) > 0;
}

/** Makes an operator's token. @returns it; only its digest is stored */
export async function createOperatorToken(
  db: Database,
  { name, now, expiresAt }: { name: string; now: Date; expiresAt: Date | null },
): Promise<string> {
  const token = `kasb_${newToken()}`;
  await db.insert(operatorTokens).values({ tokenHash: hashOf(token), name, createdAt: now, expiresAt });
  return token;
}

/** Starts a session. @returns its token, which is stored nowhere */
export async function startSession({ db, now }: Context, userId: string): Promise<string> {
  const token = newToken();
  await db.insert(sessions).values({ tokenHash: hashOf(token), userId, createdAt: now, expiresAt: expiryFrom(now) });
  return token;
}

/** The cookie of a session; an empty token removes it. */
export function sessionCookie(token: string, isLocal: boolean): string {
  const age = token === '' ? 0 : lifetimeSeconds;
  return `${cookieName}=${token}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${isLocal ? '' : '; Secure'}`;
}

function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + lifetimeSeconds * 1000);
}

function cookieOf(request: Request): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1) || undefined;
}

import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { knownDevices, users } from '../db/schema/index.ts';
import { signInCookie, signInCookieName } from '../http/cookies.ts';
import { hashOf, newToken } from '../sealing/secrets.ts';

const cookieName = 'kasb_device';
/** As long as browsers keep a cookie. */
const lifetimeSeconds = 400 * 24 * 60 * 60;
const maxPerPerson = 10;

/** The digest of this browser's token, when the person of the phone signed in on it before. */
export async function knownDevice(
  context: Pick<Context, 'cookie' | 'db' | 'isLocal'>,
  phone: string,
): Promise<Buffer | undefined> {
  const token = tokenOf(context);
  if (token === undefined) return undefined;
  const [device] = await context.db
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.tokenHash, hashOf(token)), eq(users.phone, phone)));
  return device?.tokenHash;
}

/** Knows this browser from now on as one of the person's. @returns the token that it is to keep */
export async function rememberDevice(
  transaction: Database,
  context: Pick<Context, 'cookie' | 'isLocal' | 'now'>,
  userId: string,
): Promise<string> {
  const { now } = context;
  const given = tokenOf(context);
  const known =
    given === undefined
      ? []
      : await transaction
          .update(knownDevices)
          .set({ lastUsedAt: now })
          .where(and(eq(knownDevices.tokenHash, hashOf(given)), eq(knownDevices.userId, userId)))
          .returning({ tokenHash: knownDevices.tokenHash });
  if (given !== undefined && known.length > 0) return given;
  // Somebody else's token is never taken over: who gave it to this browser would be known through it.
  const token = newToken();
  await transaction.insert(knownDevices).values({ tokenHash: hashOf(token), userId, createdAt: now, lastUsedAt: now });
  const kept = transaction
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastUsedAt), desc(knownDevices.createdAt))
    .limit(maxPerPerson);
  await transaction
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.tokenHash, kept)));
  return token;
}

/** The cookie of a known device. */
export function deviceCookie(token: string, isLocal: boolean): string {
  return signInCookie(cookieName, token, lifetimeSeconds, isLocal);
}

function tokenOf({ cookie, isLocal }: Pick<Context, 'cookie' | 'isLocal'>): string | undefined {
  return cookie(signInCookieName(cookieName, isLocal));
}

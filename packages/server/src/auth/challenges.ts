import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { sendSms } from '../context/sendSms.ts';
import type { Database } from '../db/database.ts';
import { signInChallenges } from '../db/schema/index.ts';
import type { RegistrationForm } from '../db/schema/index.ts';
import { signInCookie, signInCookieName } from '../http/cookies.ts';
import { fieldProblem, Problem } from '../http/problem.ts';
import { countTry, triesOf } from '../http/rateLimit.ts';
import { hashOf, newToken } from '../sealing/secrets.ts';
import { maskPhone } from '../text/maskPhone.ts';
import { signInSms } from '../text/messages/sms.ts';
import { freeSms, manyGuesses, guessBucket, smsBucket, smsLimits } from './limits.ts';
import type { Asker } from './limits.ts';
import { spendSms } from './smsBudget.ts';

/** A request to sign in, as it is stored. */
export type Challenge = typeof signInChallenges.$inferSelect;

const cookieName = 'kasb_challenge';
const codeLifetimeMs = 5 * 60 * 1000;
/** Another code may be asked for after the first has expired, with what was filled in. */
const cookieSeconds = 60 * 60;
const maxAttempts = 5;
/** For strangers, where many guessed at codes of that phone today. */
const fewAttempts = 2;
const daySeconds = 24 * 60 * 60;

/** What a challenge is made of. */
interface NewChallenge {
  form?: RegistrationForm | undefined;
  /** The same visitor's one before, which ends. */
  previous?: Challenge | undefined;
}

/**
 * Sends a code to a phone. @returns what its visitor shows with it @throws Problem tooOften, signInPaused,
 * smsBudgetSpent, smsFailed
 */
export async function sendChallenge(
  context: Pick<
    Context,
    | 'clock'
    | 'codeDigest'
    | 'db'
    | 'headers'
    | 'isLocal'
    | 'language'
    | 'log'
    | 'metrics'
    | 'now'
    | 'requestId'
    | 'requestOrigin'
    | 'sms'
    | 'smsDaily'
  >,
  asker: Asker,
  { form, previous }: NewChallenge,
): Promise<string> {
  const { db, now, log, metrics, requestId, headers, isLocal, language, requestOrigin, codeDigest } = context;
  const { phone, network, device } = asker;
  await countTry(db, smsLimits(asker, await isLastSms(context, asker)), now);
  await spendSms(context, device !== undefined);
  const nonce = newToken();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const salt = randomBytes(16);
  await db.insert(signInChallenges).values({
    nonceHash: hashOf(nonce),
    phone,
    network: network.narrow,
    device,
    form,
    salt,
    codeHash: await codeDigest(code, salt),
    sentAt: now,
    expiresAt: new Date(now.getTime() + codeLifetimeMs),
  });
  try {
    await sendSms(context, { to: phone, text: signInSms[language](code, new URL(requestOrigin).host), code });
  } catch (error) {
    log.error({ requestId, to: maskPhone(phone), error }, 'sms failed');
    metrics.sms('failed');
    throw new Problem('smsFailed', { retryAfter: 60, cause: error });
  }
  if (previous) await db.delete(signInChallenges).where(eq(signInChallenges.nonceHash, previous.nonceHash));
  headers.append('set-cookie', challengeCookie(nonce, isLocal));
  return nonce;
}

/** Whether a code for a stranger is one of the last that a phone gets that day. */
export async function isLastSms({ db, now }: Pick<Context, 'db' | 'now'>, { phone, device }: Asker): Promise<boolean> {
  return device === undefined && (await triesOf(db, smsBucket(phone), daySeconds, now)) >= freeSms;
}

/** The cookie of a challenge; an empty nonce removes it. */
export function challengeCookie(nonce: string, isLocal: boolean): string {
  return signInCookie(cookieName, nonce, cookieSeconds, isLocal);
}

/** This visitor's last challenge for a phone, by the nonce that the call brings or the cookie. */
export async function ownChallenge(
  { db, now, cookie, isLocal }: Pick<Context, 'cookie' | 'db' | 'isLocal' | 'now'>,
  phone: string,
  given: string | undefined,
): Promise<Challenge | undefined> {
  const nonce = given ?? cookie(signInCookieName(cookieName, isLocal));
  if (nonce === undefined) return undefined;
  const isLate = gt(signInChallenges.sentAt, new Date(now.getTime() - cookieSeconds * 1000));
  const isOwn = and(eq(signInChallenges.nonceHash, hashOf(nonce)), eq(signInChallenges.phone, phone), isLate);
  const [challenge] = await db.select().from(signInChallenges).where(isOwn);
  return challenge;
}

/** The latest challenge for a phone from a network: that of a visitor whose client keeps nothing. */
export async function latestChallenge(
  { db }: Pick<Context, 'db'>,
  { phone, network }: Asker,
): Promise<Challenge | undefined> {
  const [challenge] = await db
    .select()
    .from(signInChallenges)
    .where(and(eq(signInChallenges.phone, phone), eq(signInChallenges.network, network.narrow)))
    .orderBy(desc(signInChallenges.sentAt))
    .limit(1);
  return challenge;
}

/** Counts one try at a challenge's code. @returns which one it is @throws Problem expiredCode, spentCode */
export async function countAttempt(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { nonceHash }: Challenge,
  isBlind: boolean,
): Promise<number> {
  // In one statement, before the code is looked at: tries at once cannot share a count.
  const name = isBlind ? 'blindAttempts' : 'attempts';
  const attempts = signInChallenges[name];
  const isSame = eq(signInChallenges.nonceHash, nonceHash);
  const counted = await db
    .update(signInChallenges)
    .set({ [name]: sql`${attempts} + 1` })
    .where(and(isSame, gt(signInChallenges.expiresAt, now), lt(attempts, maxAttempts)))
    .returning({ attempts });
  const [one] = counted;
  if (one) return one.attempts;
  const [last] = await db.select().from(signInChallenges).where(isSame);
  throw fieldProblem(!last ? 'wrongCode' : last.expiresAt <= now ? 'expiredCode' : 'spentCode', 'code');
}

/**
 * Where many guessed at a phone's codes today, a stranger's has fewer tries; whoever guesses is counted before.
 * @throws Problem spentCode
 */
export async function refuseMany(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { phone, device }: Challenge,
  attempt: number,
): Promise<void> {
  if (device !== null || attempt <= fewAttempts) return;
  if ((await triesOf(db, guessBucket(phone), daySeconds, now)) > manyGuesses) throw fieldProblem('spentCode', 'code');
}

/** Whether a code is the one that was sent. */
export async function isRightCode(
  { codeDigest }: Pick<Context, 'codeDigest'>,
  { salt, codeHash }: Challenge,
  code: string,
): Promise<boolean> {
  return timingSafeEqual(await codeDigest(code, salt), codeHash);
}

/** Uses a challenge up. @throws Problem wrongCode when another call just did */
export async function useUp(transaction: Database, { nonceHash }: Challenge): Promise<void> {
  const used = await transaction
    .delete(signInChallenges)
    .where(eq(signInChallenges.nonceHash, nonceHash))
    .returning({ phone: signInChallenges.phone });
  if (used.length === 0) throw fieldProblem('wrongCode', 'code');
}

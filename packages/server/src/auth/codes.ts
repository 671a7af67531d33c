import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { signInCodes } from '../db/schema/index.ts';
import { fieldProblem, Problem } from '../http/problem.ts';
import { maskPhone } from '../log.ts';
import { countTry } from './rateLimit.ts';

const lifetimeMs = 5 * 60 * 1000;
const maxAttempts = 5;
const hour = 60 * 60;
/** A code has a million values: a slow digest keeps a stolen one secret for longer than it is valid. */
const digest = promisify<string, Buffer, number, Buffer>(scrypt);

/** Sends a new code, which replaces the one before. @throws Problem tooOften, smsFailed */
export async function sendCode(context: Context, phone: string): Promise<void> {
  const { db, now, sms, log, requestId } = context;
  await countTry(
    db,
    [
      { bucket: `sms:${phone}`, max: 1, seconds: 60 },
      { bucket: `sms:${phone}`, max: 5, seconds: hour },
      { bucket: `sms-from:${context.address}`, max: 20, seconds: hour },
    ],
    now,
  );
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const salt = randomBytes(16);
  const values = {
    salt,
    codeHash: await digest(code, salt, 32),
    attempts: 0,
    sentAt: now,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  };
  await db
    .insert(signInCodes)
    .values({ phone, ...values })
    .onConflictDoUpdate({ target: signInCodes.phone, set: values });
  try {
    await sms({ to: phone, text: `Kasb: код для входа ${code}. Никому его не сообщайте.`, code });
  } catch (error) {
    log.error({ requestId, to: maskPhone(phone), error }, 'sms failed');
    throw new Problem('smsFailed', { retryAfter: 60, cause: error });
  }
}

/** Uses a code up. @throws Problem wrongCode, expiredCode, spentCode */
export async function useCode({ db, now }: Context, phone: string, code: string): Promise<void> {
  // The try is counted before the code is looked at, in one statement: tries at once cannot share a count.
  const [candidate] = await db
    .update(signInCodes)
    .set({ attempts: sql`${signInCodes.attempts} + 1` })
    .where(and(eq(signInCodes.phone, phone), gt(signInCodes.expiresAt, now), lt(signInCodes.attempts, maxAttempts)))
    .returning();
  if (!candidate) throw await refusal({ db, now }, phone);
  const isRight = timingSafeEqual(await digest(code, candidate.salt, 32), candidate.codeHash);
  if (!isRight) throw fieldProblem('wrongCode', 'code');
  const used = await db
    .delete(signInCodes)
    .where(and(eq(signInCodes.phone, phone), eq(signInCodes.codeHash, candidate.codeHash)))
    .returning({ phone: signInCodes.phone });
  if (used.length === 0) throw fieldProblem('wrongCode', 'code');
}

async function refusal({ db, now }: Pick<Context, 'db' | 'now'>, phone: string): Promise<Problem> {
  const [last] = await db.select().from(signInCodes).where(eq(signInCodes.phone, phone));
  return fieldProblem(!last ? 'wrongCode' : last.expiresAt <= now ? 'expiredCode' : 'spentCode', 'code');
}

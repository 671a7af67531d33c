import { eq } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { users } from '../db/schema/index.ts';
import { fieldProblem } from '../http/problem.ts';
import { countTry, giveBack, triesOf } from '../http/rateLimit.ts';
import type { RateLimit } from '../http/rateLimit.ts';
import { notify } from '../notifications/notify.ts';
import { maskPhone } from '../text/maskPhone.ts';
import { countAttempt, isRightCode, latestChallenge, ownChallenge, refuseMany } from './challenges.ts';
import type { Challenge } from './challenges.ts';
import { askLimits, guessLimits, manyGuesses, smsLimits, verifyLimits } from './limits.ts';
import type { Asker } from './limits.ts';
import { forgetPhone } from './proof.ts';

const daySeconds = 24 * 60 * 60;
const bucketsOf = (limits: RateLimit[]) => limits.map(({ bucket }) => bucket);

/**
 * Finds the challenge whose code is shown. @throws Problem wrongCode, expiredCode, spentCode, tooOften, signInPaused
 */
export async function showCode(
  context: Pick<Context, 'codeDigest' | 'cookie' | 'db' | 'isLocal' | 'log' | 'now' | 'requestId'>,
  asker: Asker,
  { code, nonce }: { code: string; nonce: string | undefined },
): Promise<Challenge> {
  const { db, now } = context;
  const { phone } = asker;
  await countTry(db, verifyLimits(asker), now);
  const own = await ownChallenge(context, phone, nonce);
  const challenge = own ?? (nonce === undefined ? await latestChallenge(context, asker) : undefined);
  if (!challenge) throw fieldProblem('wrongCode', 'code');
  const attempt = await countAttempt(context, challenge, !own);
  const guesses = guessLimits(phone, challenge.network, challenge.device ?? undefined);
  await countTry(db, guesses, now);
  await refuseMany(context, challenge, attempt);
  if (!(await isRightCode(context, challenge, code))) {
    context.log.info({ requestId: context.requestId, of: maskPhone(phone) }, 'wrong code');
    if (!challenge.device) await tellOfAttack(context, phone, bucketsOf(guesses)[0] ?? '');
    throw fieldProblem('wrongCode', 'code');
  }
  await giveBack(db, bucketsOf(guesses));
  return challenge;
}

/** Gives back what a sign-in took of the limits of its address: many share that of a carrier. */
export async function forgive(context: Pick<Context, 'db'>, asker: Asker, { network, form }: Challenge): Promise<void> {
  const limits = verifyLimits(asker);
  // Who asked from elsewhere took nothing here.
  if (network === asker.network.narrow) {
    limits.push(...askLimits(asker, 'login'), ...(form ? askLimits(asker, 'register') : []));
    limits.push(...smsLimits(asker).filter(({ bucket }) => bucket.startsWith('sms-from:')));
    await forgetPhone(context, asker);
  }
  await giveBack(context.db, bucketsOf(limits));
}

/** Tells the person of the phone, once a day, that somebody guesses at their codes. */
async function tellOfAttack({ db, now }: Pick<Context, 'db' | 'now'>, phone: string, bucket: string): Promise<void> {
  if ((await triesOf(db, bucket, daySeconds, now)) < manyGuesses) return;
  const [person] = await db.select({ id: users.id }).from(users).where(eq(users.phone, phone));
  if (!person) return;
  const day = now.toISOString().slice(0, 10);
  await notify(db, person.id, { kind: 'sign_in_attacked', dedupe: `sign_in_attacked:${day}` }, now);
}

import { getCurrentUser, loginByPhone, logout, registerByPhone, verifyPhone } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { sessions } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import type { SignedIn } from '../http/actor.ts';
import { fieldProblem, Problem } from '../http/problem.ts';
import { askerOf, countAsk } from './ask.ts';
import { refuseBlocked } from './blocking.ts';
import { challengeCookie, ownChallenge, sendChallenge, useUp } from './challenges.ts';
import { deviceCookie, rememberDevice } from './devices.ts';
import { endOneSession } from './endSessions.ts';
import { holderOf, personOfPhone } from './people.ts';
import { forgetSession, startSession } from './sessions.ts';
import { forgive, showCode } from './showCode.ts';

const publicUser = ({ id, firstName, lastName, phone, role, phoneVerified }: SignedIn) => ({
  id,
  firstName,
  lastName,
  phone,
  role,
  phoneVerified,
});

/** Signing in and out by phone: a code by SMS, then a session. */
export const authVerbs = [
  verb(getCurrentUser, async (context) => ({ user: publicUser(personOf(context)) })),

  verb(registerByPhone, async (context, { body: { phone, proof, ...form } }) => {
    const asker = await askerOf(context, phone);
    await countAsk(context, asker, 'register', proof);
    if (await personOfPhone(context.db, phone)) throw fieldProblem('phoneTaken', 'phone');
    const previous = await ownChallenge(context, phone, undefined);
    return { status: 'otp_sent', challenge: await sendChallenge(context, asker, { form, previous }) };
  }),

  verb(loginByPhone, async (context, { body: { phone, challenge, proof } }) => {
    const asker = await askerOf(context, phone);
    // The answer tells whether a phone has an account, so asking is limited.
    await countAsk(context, asker, 'login', proof);
    const previous = await ownChallenge(context, phone, challenge);
    const isKnown = (await personOfPhone(context.db, phone)) !== undefined;
    // Who is about to sign up asks for another code with what was filled in.
    const form = isKnown ? undefined : (previous?.form ?? undefined);
    if (!isKnown && !form) throw new Problem('unknownPhone');
    return { status: 'otp_sent', challenge: await sendChallenge(context, asker, { form, previous }) };
  }),

  verb(verifyPhone, async (context, { body: { phone, code, challenge: nonce } }) => {
    const asker = await askerOf(context, phone);
    const challenge = await showCode(context, asker, { code, nonce });
    const { user, token, deviceToken } = await context.db.transaction(async (transaction) => {
      await useUp(transaction, challenge);
      const person = await holderOf(transaction, context, challenge);
      await refuseBlocked(transaction, person.id);
      return {
        user: person,
        token: await startSession({ ...context, db: transaction }, person.id),
        deviceToken: await rememberDevice(transaction, context, person.id),
      };
    });
    await forgive(context, asker, challenge);
    const { headers, isLocal } = context;
    for (const cookie of [deviceCookie(deviceToken, isLocal), challengeCookie('', isLocal)])
      headers.append('set-cookie', cookie);
    return { token, user: publicUser(user), status: 'verified' };
  }),

  verb(logout, async (context) => {
    const { db, actor } = context;
    if (actor.kind === 'user') await endOneSession(db, context, actor.user.id, eq(sessions.tokenHash, actor.tokenHash));
    forgetSession(context);
    return {};
  }),
];

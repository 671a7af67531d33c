import { getCurrentUser, loginByPhone, logout, registerByPhone, verifyPhone } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { takeUpInvitations } from '../companies/invitations.ts';
import { personOf, verb } from '../context.ts';
import type { SignedIn } from '../context.ts';
import { sessions, users } from '../db/schema/index.ts';
import { fieldProblem, Problem } from '../http/problem.ts';
import { sendCode, useCode } from './codes.ts';
import { countTry } from './rateLimit.ts';
import { sessionCookie, startSession } from './sessions.ts';

const publicUser = ({ id, firstName, lastName, phone, role, phoneVerified }: SignedIn) => ({
  id,
  firstName,
  lastName,
  phone,
  role,
  phoneVerified,
});

const hour = 60 * 60;

/** Signing in and out by phone: a code by SMS, then a session. */
export const authVerbs = [
  verb(getCurrentUser, async (context) => ({ user: publicUser(personOf(context)) })),

  verb(registerByPhone, async (context, { body }) => {
    const { phone, firstName, lastName, role } = body;
    const { db, now, address } = context;
    await countTry(db, [{ bucket: `register-from:${address}`, max: 20, seconds: hour }], now);
    // Whoever holds the phone decides at the verification, so until then a new form replaces the old one.
    const saved = await db
      .insert(users)
      .values({ phone, firstName, lastName, role, createdAt: now })
      .onConflictDoUpdate({
        target: users.phone,
        set: { firstName, lastName, role },
        setWhere: eq(users.phoneVerified, false),
      })
      .returning({ id: users.id });
    if (saved.length === 0) throw fieldProblem('phoneTaken', 'phone');
    await sendCode(context, phone);
    return { status: 'otp_sent' };
  }),

  verb(loginByPhone, async (context, { body: { phone } }) => {
    const { db, now, address } = context;
    // The answer tells whether a phone has an account, so asking is limited.
    await countTry(db, [{ bucket: `login-from:${address}`, max: 20, seconds: hour }], now);
    const [known] = await db.select({ id: users.id }).from(users).where(eq(users.phone, phone));
    if (!known) throw new Problem('unknownPhone');
    await sendCode(context, phone);
    return { status: 'otp_sent' };
  }),

  verb(verifyPhone, async (context, { body: { phone, code } }) => {
    await useCode(context, phone, code);
    const user = await context.db.transaction(async (transaction) => {
      const [verified] = await transaction
        .update(users)
        .set({ phoneVerified: true })
        .where(eq(users.phone, phone))
        .returning();
      if (verified?.role === 'employer') await takeUpInvitations(transaction, verified, context.now);
      return verified;
    });
    if (!user) throw fieldProblem('wrongCode', 'code');
    const token = await startSession(context, user.id);
    context.headers.append('set-cookie', sessionCookie(token, context.isLocal));
    return { token, user: publicUser(user), status: 'verified' };
  }),

  verb(logout, async (context) => {
    if (context.actor.kind === 'user') {
      await context.db.delete(sessions).where(eq(sessions.tokenHash, context.actor.tokenHash));
    }
    context.headers.append('set-cookie', sessionCookie('', context.isLocal));
    return {};
  }),
];

import {
  getOperator,
  operatorEnrol,
  operatorSecondStep,
  operatorSignIn,
  operatorSignOut,
  operatorVerify,
  stepUp,
} from '@kasb/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import { spendSms } from '../auth/smsBudget.ts';
import type { Context } from '../context/context.ts';
import { sendSms } from '../context/sendSms.ts';
import { verb } from '../context/verb.ts';
import { operators, operatorSessions } from '../db/schema/index.ts';
import { freshMs } from '../http/access.ts';
import { operatorOf } from '../http/actor.ts';
import type { OperatorActor } from '../http/actor.ts';
import { idleSecondsOf, operatorCookie, startOperatorSession } from '../http/operatorSessions.ts';
import { fieldProblem, Problem } from '../http/problem.ts';
import { countTry } from '../http/rateLimit.ts';
import { networkOf } from '../network/network.ts';
import { maskPhone } from '../text/maskPhone.ts';
import { signInSms } from '../text/messages/sms.ts';
import { enrolmentDigest } from './accounts.ts';
import { actorOf, newSecret, renewRecoveryCodes, showSecondStep } from './secondStep.ts';
import type { OperatorRow } from './secondStep.ts';
import { giveCode, giveTicket, isCodeOf, spendTicket, useTicket } from './tickets.ts';

const hour = 60 * 60;

/** Signing in as an operator: a code by SMS, then digits of an app. */
export const operatorSessionVerbs = [
  verb(operatorSignIn, async (context, { body: { phone } }) => {
    const { db, now, address } = context;
    const network = networkOf(address).narrow;
    // By phone and network together: strangers lock nobody out.
    const bucket = `operator-sms:${phone}@${network}`;
    await countTry(
      db,
      [
        { bucket, max: 1, seconds: 60 },
        { bucket, max: 5, seconds: hour },
        { bucket: `operator-from:${network}`, max: 20, seconds: hour },
      ],
      now,
    );
    const [operator] = await db
      .select()
      .from(operators)
      .where(and(eq(operators.phone, phone), isNull(operators.removedAt)));
    const { ticket, code } = await giveCode(context, operator?.id ?? null);
    // Nobody waits for it: how long it takes would tell that there is somebody.
    if (operator) void sendCode(context, phone, code);
    return { status: 'otp_sent', ticket };
  }),

  verb(operatorVerify, async (context, { body }) => {
    const ticket = await useTicket(context, body.ticket, 'sms');
    if (!(await isCodeOf(context, ticket, body.code))) {
      context.log.info({ requestId: context.requestId, operator: ticket.operatorId }, 'wrong code');
      throw fieldProblem('wrongCode', 'code');
    }
    const operator = await holderOf(context, ticket.operatorId);
    const status = operator.secret ? 'second' : 'enrol';
    return context.db.transaction(async (transaction) => {
      await spendTicket(transaction, ticket);
      return {
        status,
        ticket: await giveTicket(transaction, context.now, { step: status, operatorId: operator.id }),
      };
    });
  }),

  verb(operatorEnrol, async (context, { body: { ticket: given, enrolmentCode } }) => {
    const { db, now, sealer } = context;
    const ticket = await useTicket(context, given, 'enrol');
    const operator = await holderOf(context, ticket.operatorId);
    const isRight =
      operator.enrolmentHash !== null &&
      operator.enrolmentExpiresAt !== null &&
      operator.enrolmentExpiresAt > now &&
      (await enrolmentDigest(operator.id, enrolmentCode)).equals(operator.enrolmentHash);
    if (!isRight) throw fieldProblem('wrongCode', 'enrolmentCode');
    const { secret, uri, sealed } = newSecret(sealer, operator);
    return db.transaction(async (transaction) => {
      await spendTicket(transaction, ticket);
      const next = { step: 'confirm', operatorId: operator.id, secret: sealed } as const;
      return { secret, uri, ticket: await giveTicket(transaction, now, next) };
    });
  }),

  verb(operatorSecondStep, async (context, { body: { ticket: given, code } }) => {
    const { now, headers, isLocal } = context;
    const ticket = await useTicket(context, given, 'second', 'confirm');
    const { operatorId, secret } = ticket;
    if (operatorId === null) throw new Problem('expiredTicket');
    let signedIn: { operator: OperatorRow; token: string; codes: string[] } | undefined;
    await showSecondStep(context, {
      operatorId,
      code,
      secret,
      async onRight(transaction, operator) {
        await spendTicket(transaction, ticket);
        const enrolled = { secret, enrolmentHash: null, enrolmentExpiresAt: null };
        if (secret) await transaction.update(operators).set(enrolled).where(eq(operators.id, operatorId));
        const codes = secret ? await renewRecoveryCodes(transaction, context, operatorId) : [];
        const token = await startOperatorSession(transaction, { ...context, operatorId });
        const actor = actorOf(operator);
        await record(
          transaction,
          { ...context, actor },
          { action: 'operator.signed_in', entityType: 'operator', entityId: operatorId, entityTitle: actor.name },
        );
        signedIn = { operator, token, codes };
      },
    });
    if (!signedIn) throw new Error('a sign-in without an operator');
    const { operator, token, codes } = signedIn;
    headers.append('set-cookie', operatorCookie(token, isLocal));
    return { token, operator: shown(operator, now), recovery_codes: codes };
  }),

  verb(getOperator, async (context) => ({ operator: shownActor(operatorOf(context)) })),

  verb(stepUp, async (context, { body: { code } }) => {
    const { now } = context;
    const actor = operatorOf(context);
    const { id, session } = actor;
    // A token's holder has no second step, and needs none.
    if (!session || id === undefined) return { operator: shownActor(actor) };
    await showSecondStep(context, {
      operatorId: id,
      code,
      async onRight(transaction) {
        await transaction
          .update(operatorSessions)
          .set({ confirmedAt: now })
          .where(eq(operatorSessions.tokenHash, session.tokenHash));
      },
    });
    return { operator: shownActor({ ...actor, session: { ...session, confirmedAt: now } }) };
  }),

  verb(operatorSignOut, async (context) => {
    const { db, headers, isLocal } = context;
    const { session } = operatorOf(context);
    if (session) await db.delete(operatorSessions).where(eq(operatorSessions.tokenHash, session.tokenHash));
    headers.append('set-cookie', operatorCookie('', isLocal));
    return {};
  }),
];

async function sendCode(
  context: Pick<
    Context,
    'clock' | 'db' | 'language' | 'log' | 'metrics' | 'now' | 'requestId' | 'requestOrigin' | 'sms' | 'smsDaily'
  >,
  phone: string,
  code: string,
): Promise<void> {
  const { db, now, language, requestOrigin, log, requestId } = context;
  try {
    // Beyond the day's no code goes out, and nobody is told: the answer is the same for any phone.
    await countTry(db, [{ bucket: `operator-sms-day:${phone}`, max: 30, seconds: 24 * hour }], now);
    await spendSms(context, true);
    await sendSms(context, { to: phone, text: signInSms[language](code, new URL(requestOrigin).host), code });
  } catch (error) {
    const to = maskPhone(phone);
    if (error instanceof Problem) log.warn({ requestId, to, refusal: error.code }, 'sms refused');
    else log.error({ requestId, to, error }, 'sms failed');
  }
}

/** @throws Problem expiredTicket of one who was removed meanwhile */
async function holderOf({ db }: Pick<Context, 'db'>, operatorId: string | null): Promise<OperatorRow> {
  const [operator] =
    operatorId === null
      ? []
      : await db
          .select()
          .from(operators)
          .where(and(eq(operators.id, operatorId), isNull(operators.removedAt)));
  if (!operator) throw new Problem('expiredTicket');
  return operator;
}

const untilOf = (confirmedAt: Date) => new Date(confirmedAt.getTime() + freshMs).toISOString();

const shown = (operator: OperatorRow, now: Date) => ({
  id: operator.id,
  name: actorOf(operator).name,
  phone: operator.phone,
  role: operator.role,
  confirmed_until: untilOf(now),
  idle_seconds: idleSecondsOf({ createdAt: now, seenAt: now }, now),
});

const shownActor = ({ id, name, role, session }: OperatorActor) => ({
  id: id ?? name,
  name,
  phone: session?.phone,
  role,
  confirmed_until: session && untilOf(session.confirmedAt),
  idle_seconds: session?.idleSeconds,
});

import { randomBytes } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { record } from '../audit/record.ts';
import type { Context } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { operatorRecoveryCodes, operators, users } from '../db/schema/index.ts';
import type { OperatorActor } from '../http/actor.ts';
import { fieldProblem, Problem } from '../http/problem.ts';
import { notify } from '../notifications/notify.ts';
import type { Sealer } from '../sealing/sealer.ts';
import { hashOf } from '../sealing/secrets.ts';

/** An operator as the database knows them. */
export type OperatorRow = typeof operators.$inferSelect;

const maxFailures = 5;
const pauseMs = 15 * 60 * 1000;
const recoveryCodes = 10;
// Nothing that reads like something else; 32 of them, so that a byte chooses evenly.
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const purposeOf = (operatorId: string) => `operator second step ${operatorId}`;

/** Random letters and digits. */
export const newCode = (length: number) =>
  Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('');

/** A code as it is compared: people type small letters, spaces and hyphens. */
const typedCode = (code: string) => code.toUpperCase().replace(/[^A-Z\d]/g, '');

/** A new secret: in clear for its owner's app, and sealed to be kept. */
export function newSecret(sealer: Sealer, { id, phone }: Pick<OperatorRow, 'id' | 'phone'>) {
  const secret = generateSecret();
  const uri = generateURI({ issuer: 'Kasb', label: phone, secret });
  return { secret, uri, sealed: sealSecret(sealer, id, secret) };
}

/** A secret as it is kept. */
export const sealSecret = (sealer: Sealer, operatorId: string, secret: string): Buffer =>
  sealer.seal(secret, purposeOf(operatorId));

interface Shown {
  operatorId: string;
  code: string;
  /** The secret that is being enrolled. */
  secret?: Buffer | null;
  /** What else becomes of it, in the same transaction. */
  onRight: (transaction: Database, operator: OperatorRow) => Promise<void>;
}

/**
 * Looks at the digits of an operator's app, or at a recovery code. A step of time is used once; five wrong codes make a
 * pause, whatever they were shown for. @throws Problem wrongCode, operatorPaused, noSession
 */
export async function showSecondStep(
  context: Pick<Context, 'address' | 'codeDigest' | 'db' | 'log' | 'now' | 'requestId' | 'sealer'>,
  { operatorId, code, secret, onRight }: Shown,
): Promise<void> {
  const { db, now, sealer } = context;
  const outcome = await db.transaction(async (transaction) => {
    const [operator] = await transaction
      .select()
      .from(operators)
      .where(and(eq(operators.id, operatorId), isNull(operators.removedAt)))
      .for('update');
    if (!operator) return new Problem('noSession');
    if (operator.pausedUntil && operator.pausedUntil > now) return pausedUntil(operator.pausedUntil, now);
    const sealed = secret ?? operator.secret;
    const lastStep = secret ? null : operator.lastStep;
    const step = sealed ? stepOf(sealer.open(sealed, purposeOf(operatorId)), code, { now, lastStep }) : undefined;
    const isRight =
      step !== undefined || (!secret && (await useRecoveryCode(transaction, context, { operatorId, code })));
    if (isRight) {
      await transaction
        .update(operators)
        .set({ failures: 0, pausedUntil: null, ...(step !== undefined && { lastStep: step }) })
        .where(eq(operators.id, operatorId));
      await onRight(transaction, operator);
      return undefined;
    }
    return fail(transaction, context, operator);
  });
  if (outcome) throw outcome;
}

/** Who it is, where nobody is signed in yet. */
export const actorOf = ({ id, firstName, lastName, role }: OperatorRow): OperatorActor => ({
  kind: 'operator',
  id,
  name: `${firstName} ${lastName}`,
  role,
});

async function fail(
  transaction: Database,
  context: Pick<Context, 'address' | 'log' | 'now' | 'requestId'>,
  operator: OperatorRow,
) {
  const { now, log, requestId } = context;
  const { id, failures } = operator;
  log.info({ requestId, operator: id }, 'wrong code');
  const isPaused = failures + 1 >= maxFailures;
  const until = isPaused ? new Date(now.getTime() + pauseMs) : null;
  await transaction
    .update(operators)
    .set({ failures: isPaused ? 0 : failures + 1, pausedUntil: until })
    .where(eq(operators.id, id));
  if (!until) return fieldProblem('wrongCode', 'code');
  const actor = actorOf(operator);
  const what = { action: 'operator.failed', entityType: 'operator', entityId: id, entityTitle: actor.name };
  await record(transaction, { ...context, actor }, what);
  const notice = { dedupe: `operator_paused:${id}:${now.toISOString()}`, data: { person: actor.name } };
  await notify(transaction, await accountsOfAdmins(transaction), { kind: 'operator_paused', ...notice }, now);
  return pausedUntil(until, now);
}

/** Operators have no chat and no mailbox of their own: an admin is told where an account of the same phone has them. */
async function accountsOfAdmins(transaction: Database): Promise<string[]> {
  const isAdmin = and(eq(operators.phone, users.phone), eq(operators.role, 'admin'), isNull(operators.removedAt));
  const rows = await transaction.select({ id: users.id }).from(users).innerJoin(operators, isAdmin);
  return rows.map(({ id }) => id);
}

const pausedUntil = (until: Date, now: Date) =>
  new Problem('operatorPaused', { retryAfter: Math.ceil((until.getTime() - now.getTime()) / 1000) });

/** The step of time whose digits these are; undefined for wrong ones, and for those that were used. */
function stepOf(
  secret: string,
  code: string,
  { now, lastStep }: { now: Date; lastStep: number | null },
): number | undefined {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const found = verifySync({ secret, token, epoch, epochTolerance: 30 });
  if (!found.valid || !('timeStep' in found)) return undefined;
  return lastStep !== null && found.timeStep <= lastStep ? undefined : found.timeStep;
}

/**
 * What is kept of a code that people type. It is short, so its digest is slow, and salted by whose it is: an id of 122
 * random bits.
 */
export const digestOfCode = ({ codeDigest }: Pick<Context, 'codeDigest'>, operatorId: string, code: string) =>
  codeDigest(typedCode(code), Buffer.from(operatorId));

async function useRecoveryCode(
  transaction: Database,
  context: Pick<Context, 'codeDigest' | 'now'>,
  { operatorId, code }: Pick<Shown, 'operatorId' | 'code'>,
): Promise<boolean> {
  const { now } = context;
  // Those that were made before codes had a slow digest hold until they are made anew.
  const digests = [await digestOfCode(context, operatorId, code), hashOf(typedCode(code))];
  const isThis = and(
    inArray(operatorRecoveryCodes.codeHash, digests),
    eq(operatorRecoveryCodes.operatorId, operatorId),
    isNull(operatorRecoveryCodes.usedAt),
  );
  const used = await transaction.update(operatorRecoveryCodes).set({ usedAt: now }).where(isThis).returning();
  return used.length > 0;
}

/** Makes an operator's recovery codes, in place of those before. @returns them; only their digests are stored */
export async function renewRecoveryCodes(
  transaction: Database,
  context: Pick<Context, 'codeDigest'>,
  operatorId: string,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, () => `${newCode(4)}-${newCode(4)}`);
  await transaction.delete(operatorRecoveryCodes).where(eq(operatorRecoveryCodes.operatorId, operatorId));
  await transaction
    .insert(operatorRecoveryCodes)
    .values(
      await Promise.all(
        codes.map(async (code) => ({ codeHash: await digestOfCode(context, operatorId, code), operatorId })),
      ),
    );
  return codes;
}

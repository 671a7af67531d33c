import { randomUUID } from 'node:crypto';
import type { OperatorRole } from '@kasb/contract';
import { and, asc, eq, isNull, max, or, sql } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import type { AuditSource } from '../audit/record.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { operatorRecoveryCodes, operators, operatorSessions, operatorTickets } from '../db/schema/index.ts';
import { violatedConstraint } from '../db/violations.ts';
import { fieldProblem, Problem } from '../http/problem.ts';
import { slowDigest } from '../sealing/codeDigest.ts';
import { refuseTakenName } from './names.ts';
import { digestOfCode, newCode } from './secondStep.ts';
import type { OperatorRow } from './secondStep.ts';

const enrolmentMs = 24 * 60 * 60 * 1000;

/** An operator as admins see them. */
export interface Account extends Pick<OperatorRow, 'id' | 'phone' | 'role' | 'createdAt'> {
  name: string;
  isEnrolled: boolean;
  lastSeenAt: Date | null;
  /** Shown once. */
  enrolmentCode?: string;
}

/** The operators, the first one first; those who were removed too where all are asked for. */
export async function listAccounts(db: Database, state: 'active' | 'all' = 'active'): Promise<Account[]> {
  const seen = db
    .select({ operatorId: operatorSessions.operatorId, at: max(operatorSessions.seenAt).as('at') })
    .from(operatorSessions)
    .groupBy(operatorSessions.operatorId)
    .as('seen');
  const rows = await db
    .select({ operator: operators, lastSeenAt: seen.at })
    .from(operators)
    .leftJoin(seen, eq(seen.operatorId, operators.id))
    .where(state === 'all' ? undefined : isNull(operators.removedAt))
    .orderBy(asc(operators.createdAt), asc(operators.id));
  return rows.map(({ operator, lastSeenAt }) => ({ ...accountOf(operator), lastSeenAt }));
}

interface NewOperator {
  phone: string;
  firstName: string;
  lastName: string;
  role: OperatorRole;
}

/** Makes an operator, who then enrols with the code that comes back. @throws Problem alreadyExists */
export async function addOperator(db: Database, source: AuditSource, values: NewOperator): Promise<Account> {
  const id = randomUUID();
  const { enrolmentCode, ...enrolment } = await newEnrolment(id, source.now);
  try {
    return await db.transaction(async (transaction) => {
      const name = `${values.firstName} ${values.lastName}`;
      await refuseTakenName(transaction, { name, field: 'lastName', now: source.now });
      const [row] = await transaction
        .insert(operators)
        .values({ id, ...values, ...enrolment, createdAt: source.now })
        .returning();
      const operator = present(row);
      await journal(transaction, source, operator, 'operator.added', { role: [null, operator.role] });
      return { ...accountOf(operator), enrolmentCode };
    });
  } catch (error) {
    if (violatedConstraint(error) === 'operators_phone') throw fieldProblem('alreadyExists', 'phone');
    throw error;
  }
}

/** Gives an operator another role. @throws Problem unknownOperator, lastAdmin */
export function changeRole(db: Database, source: AuditSource, id: string, role: OperatorRole): Promise<Account> {
  return db.transaction(async (transaction) => {
    const before = await (role === 'admin' ? lockOperator : lockAmongAdmins)(transaction, id);
    if (before.role === role) return accountOf(before);
    await transaction.update(operators).set({ role }).where(eq(operators.id, id));
    await journal(transaction, source, before, 'operator.role_changed', { role: [before.role, role] });
    return accountOf({ ...before, role });
  });
}

/** Takes an operator's second step away, and ends their sessions. @throws Problem unknownOperator */
export function resetSecondStep(db: Database, source: AuditSource, id: string): Promise<Account> {
  return db.transaction(async (transaction) => {
    const before = await lockOperator(transaction, id);
    const { enrolmentCode, ...enrolment } = await newEnrolment(before.id, source.now);
    const after = { ...enrolment, secret: null, lastStep: null, failures: 0, pausedUntil: null };
    await transaction.update(operators).set(after).where(eq(operators.id, id));
    await transaction.delete(operatorRecoveryCodes).where(eq(operatorRecoveryCodes.operatorId, id));
    await endAll(transaction, id);
    await journal(transaction, source, before, 'operator.reset');
    return { ...accountOf({ ...before, ...after }), enrolmentCode };
  });
}

/** Removes an operator, and ends their sessions. @throws Problem unknownOperator, lastAdmin */
export function removeAccount(db: Database, source: AuditSource, id: string): Promise<Account> {
  return db.transaction(async (transaction) => {
    const before = await lockAmongAdmins(transaction, id);
    await transaction.update(operators).set({ removedAt: source.now, secret: null }).where(eq(operators.id, id));
    await endAll(transaction, id);
    await journal(transaction, source, before, 'operator.removed', { role: [before.role, null] });
    return accountOf(before);
  });
}

/** The operator with a phone. */
export async function operatorOfPhone(db: Database, phone: string): Promise<OperatorRow | undefined> {
  const [row] = await db
    .select()
    .from(operators)
    .where(and(eq(operators.phone, phone), isNull(operators.removedAt)));
  return row;
}

async function lockOperator(transaction: Database, id: string): Promise<OperatorRow> {
  const [row] = await transaction
    .select()
    .from(operators)
    .where(isUuid(id) ? and(eq(operators.id, id), isNull(operators.removedAt)) : sql`false`)
    .for('update');
  if (!row) throw new Problem('unknownOperator');
  return row;
}

/** The same of who may be the last admin: two who change each other at once wait for each other. */
async function lockAmongAdmins(transaction: Database, id: string): Promise<OperatorRow> {
  const isHere = isNull(operators.removedAt);
  const isConcerned = or(eq(operators.role, 'admin'), isUuid(id) ? eq(operators.id, id) : sql`false`);
  const rows = await transaction
    .select()
    .from(operators)
    .where(and(isConcerned, isHere))
    .orderBy(asc(operators.id))
    .for('update');
  const row = rows.find((each) => each.id === id);
  if (!row) throw new Problem('unknownOperator');
  if (row.role === 'admin' && !rows.some((each) => each.role === 'admin' && each.id !== id))
    throw new Problem('lastAdmin');
  return row;
}

async function endAll(transaction: Database, id: string): Promise<void> {
  await transaction.delete(operatorSessions).where(eq(operatorSessions.operatorId, id));
  await transaction.delete(operatorTickets).where(eq(operatorTickets.operatorId, id));
}

async function newEnrolment(operatorId: string, now: Date) {
  const enrolmentCode = newCode(8);
  const enrolmentHash = await enrolmentDigest(operatorId, enrolmentCode);
  return { enrolmentCode, enrolmentHash, enrolmentExpiresAt: new Date(now.getTime() + enrolmentMs) };
}

/** What is kept of the code that an operator enrols with. */
export const enrolmentDigest = (operatorId: string, code: string): Promise<Buffer> =>
  digestOfCode({ codeDigest: slowDigest }, operatorId, code);

function journal(
  transaction: Database,
  source: AuditSource,
  { id, firstName, lastName }: OperatorRow,
  action: string,
  changes?: Record<string, [unknown, unknown]>,
): Promise<void> {
  const what = { entityType: 'operator', entityId: id, entityTitle: `${firstName} ${lastName}` };
  return record(transaction, source, { action, ...what, ...(changes && { changes }) });
}

const accountOf = ({ id, phone, firstName, lastName, role, secret, createdAt }: OperatorRow): Account => ({
  id,
  phone,
  name: `${firstName} ${lastName}`,
  role,
  isEnrolled: secret !== null,
  lastSeenAt: null,
  createdAt,
});

function present(row: OperatorRow | undefined): OperatorRow {
  if (!row) throw new Error('an operator that was written is not there');
  return row;
}

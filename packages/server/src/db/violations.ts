import { DrizzleQueryError } from 'drizzle-orm/errors';
import { DatabaseError } from 'pg';

/** The constraint or the unique index that a query was refused by, or undefined where something else failed. */
export function violatedConstraint(error: unknown): string | undefined {
  return refusalOf(error)?.constraint;
}

/**
 * What PostgreSQL says when the same may succeed later: its connections (08, 53300), a restart (57P01-57P05), a time
 * limit of a statement, a lock or an idle transaction (57014, 55P03, 25P03), a deadlock (40P01), a disk that is full
 * (53100).
 */
const passingStates = /^(08...|53[13]00|57P0[1-5]|57014|55P03|25P03|40P01)$/;
/** What the system says of a connection and of a disk that is full, and the store of recordings of being away. */
const passingFailures = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOSPC', 'EDQUOT', 'STORE_AWAY']);
/** What the driver says, without a code, of a connection that it lost, or that was not free in time. */
const lostConnection =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has|was) |timeout expired)/;

/** Whether something failed for a reason that passes: a database or a store that is lost or slow, a full disk. */
export function isPassing(error: unknown): boolean {
  const refusal = refusalOf(error);
  if (refusal) return passingStates.test(refusal.code ?? '') || isOutdated(refusal);
  const cause = causeOf(error);
  if (!(cause instanceof Error)) return false;
  return lostConnection.test(cause.message) || ('code' in cause && passingFailures.has(String(cause.code)));
}

/** Whether a prepared statement is of tables as they were before a migration: asked anew, it is prepared anew. */
export const isOutdated = (error: unknown): boolean => refusalOf(error)?.routine === 'RevalidateCachedQuery';

/** Whether the database could not write for want of room; it may still be read. */
export const isDiskFull = (error: unknown): boolean => refusalOf(error)?.code === '53100';

/** Whether a lock was not free in time. */
export const isLocked = (error: unknown): boolean => refusalOf(error)?.code === '55P03';

/** What PostgreSQL itself refused something with. */
export function refusalOf(error: unknown): DatabaseError | undefined {
  const cause = causeOf(error);
  return cause instanceof DatabaseError ? cause : undefined;
}

function causeOf(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? error.cause : error;
}

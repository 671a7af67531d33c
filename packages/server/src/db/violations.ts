import { DrizzleQueryError } from 'drizzle-orm/errors';
import postgres from 'postgres';
import { GateError } from './gate.ts';

/** The constraint or the unique index that a query was refused by, or undefined where something else failed. */
export function violatedConstraint(error: unknown): string | undefined {
  const cause = causeOf(error);
  return cause instanceof postgres.PostgresError ? cause.constraint_name : undefined;
}

/**
 * What PostgreSQL says when the same may succeed later: its connections (08, 53300), a restart (57P01-57P05), a time
 * limit of a statement, a lock or an idle transaction (57014, 55P03, 25P03), a deadlock (40P01), a disk that is full
 * (53100).
 */
const passingStates = /^(08...|53[13]00|57P0[1-5]|57014|55P03|25P03|40P01)$/;
/**
 * What the driver says of a connection that it lost or could not make, the system of a disk that is full, and the store
 * of recordings of being away.
 */
const passingFailures = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOSPC',
  'EDQUOT',
  'STORE_AWAY',
]);

/** Whether something failed for a reason that passes: a database or a store that is lost or slow, a full disk. */
export function isPassing(error: unknown): boolean {
  const cause = causeOf(error);
  if (cause instanceof GateError) return true;
  if (cause instanceof postgres.PostgresError) return passingStates.test(cause.code);
  return cause instanceof Error && 'code' in cause && passingFailures.has(String(cause.code));
}

/** Whether the database could not write for want of room; it may still be read. */
export function isDiskFull(error: unknown): boolean {
  const cause = causeOf(error);
  return cause instanceof postgres.PostgresError && cause.code === '53100';
}

/** Whether a lock was not free in time. */
export function isLocked(error: unknown): boolean {
  const cause = causeOf(error);
  return cause instanceof postgres.PostgresError && cause.code === '55P03';
}

function causeOf(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? error.cause : error;
}

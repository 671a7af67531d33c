import { DrizzleQueryError } from 'drizzle-orm/errors';
import postgres from 'postgres';

/** The constraint or the unique index that a query was refused by, or undefined where something else failed. */
export function violatedConstraint(error: unknown): string | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof postgres.PostgresError ? cause.constraint_name : undefined;
}

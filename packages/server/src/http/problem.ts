import { problemStatuses } from '@kasb/contract';
import type { Issue, IssueCode, ProblemCode, ReasonCode } from '@kasb/contract';

/** What is wrong with a field: an issue with its values, or the code alone of one that has none. */
export type FieldProblem = Issue | IssueCode | ProblemCode;

interface ProblemOptions {
  /** What is wrong by field name. */
  fields?: Record<string, FieldProblem>;
  /** Why, where that says more than the code. */
  reason?: ReasonCode;
  /** More keys of the body. */
  details?: Record<string, unknown>;
  /** Seconds to wait before another try. */
  retryAfter?: number;
  cause?: unknown;
}

/** A refusal that the caller is told of. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly fields: Record<string, FieldProblem> | undefined;
  readonly reason: ReasonCode | undefined;
  readonly details: Record<string, unknown> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, { fields, reason, details, retryAfter, cause }: ProblemOptions = {}) {
    super(code, { cause });
    this.status = problemStatuses[code];
    this.code = code;
    this.fields = fields;
    this.reason = reason;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}

/** A refusal that stands under the field that it is about. */
export function fieldProblem(code: ProblemCode, field: string): Problem {
  return new Problem(code, { fields: { [field]: code } });
}

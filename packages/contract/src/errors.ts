import type { ProblemCode } from './problems.ts';

/** Why a call failed: an error status, no connection, an answer outside the contract, or a cancelled call. */
export type ApiErrorKind = 'http' | 'network' | 'answer' | 'aborted';

/** What is wrong with one field: a code with its values, a text for a person, or both. */
export interface FieldError {
  /** An `IssueCode` or a `ProblemCode`, or a word of the provider's own. */
  code?: string;
  values?: Readonly<Record<string, string | number>>;
  /** The provider's own words. */
  text?: string;
}

interface ApiErrorOptions {
  kind: ApiErrorKind;
  status?: number;
  body?: unknown;
  retryAfter?: number;
  /** The problem that the status alone tells, where the provider names none. */
  implied?: ProblemCode;
  cause?: unknown;
}

/** Every failed call throws one of these. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Parsed error body, as the provider sent it. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Seconds to wait before trying again (`Retry-After`), when the provider said so. */
  readonly retryAfter: number | undefined;
  readonly #implied: ProblemCode | undefined;

  constructor({ kind, status = 0, body, retryAfter, implied, cause }: ApiErrorOptions) {
    const keys = isObject(body) ? body : {};
    const text = typeof keys.error === 'string' ? keys.error : '';
    super(text || `${kind}${status ? ` ${status}` : ''}`, { cause });
    this.kind = kind;
    this.status = status;
    this.body = keys;
    this.retryAfter = retryAfter;
    this.#implied = implied;
  }

  /** The problem's code as the provider sent it: a `ProblemCode`, or a word of its own. */
  get code(): string | undefined {
    return typeof this.body.code === 'string' ? this.body.code : undefined;
  }

  /** Whether it is one of these problems: by its code, or by its status alone where the provider sends no codes. */
  is(...codes: ProblemCode[]): boolean {
    const code: string | undefined = this.code ?? this.#implied;
    return codes.some((each) => each === code);
  }

  /** The provider's text for a person (`error` of the body), or undefined: then the screen has its own. */
  get text(): string | undefined {
    return typeof this.body.error === 'string' && this.body.error !== '' ? this.body.error : undefined;
  }

  /** What is wrong by field name when a body broke a rule (status 422); a provider may send texts alone. */
  get fields(): Readonly<Record<string, FieldError>> {
    const { fields } = this.body;
    if (!isObject(fields)) return {};
    return Object.fromEntries(
      Object.entries(fields).flatMap(([name, told]) => {
        const error = fieldError(told);
        return error ? [[name, error]] : [];
      }),
    );
  }
}

function fieldError(told: unknown): FieldError | undefined {
  if (typeof told === 'string') return { text: told };
  if (!isObject(told)) return undefined;
  const { code, values, text } = told;
  return {
    ...(typeof code === 'string' && { code }),
    ...(isObject(values) && { values: Object.fromEntries(Object.entries(values).filter(isShown)) }),
    ...(typeof text === 'string' && { text }),
  };
}

function isShown(entry: [string, unknown]): entry is [string, string | number] {
  return typeof entry[1] === 'string' || typeof entry[1] === 'number';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Why a call failed: an error status, no connection, an answer outside the contract, or a cancelled call. */
export type ApiErrorKind = 'http' | 'network' | 'answer' | 'aborted';

interface ApiErrorOptions {
  kind: ApiErrorKind;
  status?: number;
  body?: unknown;
  retryAfter?: number;
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

  constructor({ kind, status = 0, body, retryAfter, cause }: ApiErrorOptions) {
    const keys = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
    const text = typeof keys.error === 'string' ? keys.error : '';
    super(text || `${kind}${status ? ` ${status}` : ''}`, { cause });
    this.kind = kind;
    this.status = status;
    this.body = keys;
    this.retryAfter = retryAfter;
  }

  /** The provider's text for a person (`error` of the body), or undefined: then the screen has its own. */
  get text(): string | undefined {
    return typeof this.body.error === 'string' && this.body.error !== '' ? this.body.error : undefined;
  }

  /** Texts by field name when a body broke a rule (status 422). */
  get fields(): Readonly<Record<string, string>> {
    const { fields } = this.body;
    if (typeof fields !== 'object' || fields === null) return {};
    return Object.fromEntries(
      Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  }
}

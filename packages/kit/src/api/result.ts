import type { ApiError } from '@kasb/contract';

/** How something that may fail ended. Nothing is thrown: the caller draws the error where the act was. */
export type Result<Data = void, Failure = ApiError> = { ok: true; data: Data } | { ok: false; error: Failure };

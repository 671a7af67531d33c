import { ApiError } from '@kasb/contract';
import type { Result } from './result.ts';

/** Why something did not load, and the way to try again. */
export interface Failure {
  error: ApiError;
  retry: () => void;
}

/** What a query gives a screen. Data that is there stays while it is read again, also when that fails. */
export type QueryState<Data> =
  | { status: 'loading'; data?: undefined }
  | ({ status: 'error'; data?: undefined } & Failure)
  | {
      status: 'ready';
      data: Data;
      isRefreshing: boolean;
      refresh: () => void;
      /** Why it could not be read again, where it could not. */
      failure?: Failure;
    };

/** A list as screens want it: a failed load reads as empty, and says so apart. */
export type ListState<Item> =
  | { status: 'loading'; items?: undefined; failure?: undefined }
  | { status: 'ready'; items: readonly Item[]; isRefreshing: boolean; failure?: Failure };

/** Turns a query into a list whose failed load is empty. */
export function listOf<Data, Item>(query: QueryState<Data>, items: (data: Data) => readonly Item[]): ListState<Item> {
  switch (query.status) {
    case 'loading':
      return { status: 'loading' };
    case 'error':
      return { status: 'ready', items: [], isRefreshing: false, failure: { error: query.error, retry: query.retry } };
    case 'ready':
      return { status: 'ready', items: items(query.data), isRefreshing: query.isRefreshing };
  }
}

/** Whether the provider does not have the call at all, as with an extension of the contract. */
export function isLacking({ status }: ApiError): boolean {
  return [404, 405, 501].includes(status);
}

/** How an act ended that may throw. */
export async function resultOf<Data>(act: () => Promise<Data>): Promise<Result<Data>> {
  try {
    return { ok: true, data: await act() };
  } catch (thrown) {
    return { ok: false, error: toApiError(thrown) };
  }
}

/** Whatever was thrown, as the error that screens know. */
export function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError({ kind: 'network', cause: error });
}

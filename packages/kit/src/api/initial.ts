import { ApiError, pathOf } from '@kasb/contract';
import type { Arguments, Endpoint, Reply } from '@kasb/contract';
import { unstable_serialize as serializeList } from 'swr/infinite';
import { pageOf } from './page.ts';

/** Answers that came with a page which was drawn on a server, by their keys in the cache. It is plain JSON. */
export interface Initial {
  /** When they were read, in milliseconds since 1970. */
  at: number;
  answers: Record<string, unknown>;
  /** Refusals: a page that is not there is drawn too. */
  errors: Record<string, InitialError>;
}

/** How a provider refused a call. */
export interface InitialError {
  status: number;
  body: unknown;
}

/** One call's part of {@link Initial}. */
export type InitialPart = Pick<Initial, 'answers' | 'errors'>;

/** An answer, or the provider's refusal, as `useQuery` looks for it. */
export function initialAnswer<E extends Endpoint>(
  endpoint: E,
  args: Arguments<E>,
  reply: Reply<E> | ApiError,
): InitialPart {
  const key = keyOf(endpoint, args);
  return reply instanceof ApiError ? refused(key, reply) : { answers: { [key]: reply.data }, errors: {} };
}

/** The first page of a list, or the provider's refusal, as `usePages` looks for it. */
export function initialPage<E extends Endpoint>(
  endpoint: E,
  args: Arguments<E>,
  reply: Reply<E> | ApiError,
): InitialPart {
  const path = keyOf(endpoint, args);
  const listKey = listKeyOf(path);
  if (reply instanceof ApiError) return refused(listKey, reply);
  const page = pageOf(reply.data, reply.headers);
  // Without the page's own key «show more» would read it again.
  return { answers: { [listKey]: [page], [listKey.slice(listPrefix.length)]: page }, errors: {} };
}

/** All parts of a page together, and when they were read. */
export function initialOf(at: number, ...parts: readonly InitialPart[]): Initial {
  return {
    at,
    answers: Object.assign({}, ...parts.map(({ answers }) => answers)),
    errors: Object.assign({}, ...parts.map(({ errors }) => errors)),
  };
}

// The key of a list is that of its first page behind this. Asking `swr` itself for the latter would bring React along.
const listPrefix = serializeList(() => null);

/** The key of a whole list in the cache, by the path of its first page. */
export function listKeyOf(path: string): string {
  return serializeList(() => [path, undefined]);
}

const keyOf = <E extends Endpoint>(endpoint: E, args: Arguments<E>) =>
  pathOf(endpoint, args as Parameters<typeof pathOf>[1]);

const refused = (key: string, { status, body }: ApiError): InitialPart => ({
  answers: {},
  errors: { [key]: { status, body } },
});

import { pathOf } from '@kasb/contract';
import type { Endpoint } from '@kasb/contract';

/** The cache key of a call: its path with its query, and the body of one that reads by it. */
export function keyOf(endpoint: Pick<Endpoint, 'path'>, args: object): string {
  const { body, ...rest } = args as { params?: unknown; query?: unknown; body?: unknown };
  const path = pathOf(endpoint, rest);
  return body === undefined ? path : `${path} ${JSON.stringify(body)}`;
}

/** Whether a cache key belongs to a call of the endpoint, whatever its arguments. */
export function isCallOf({ path }: Pick<Endpoint, 'path'>, key: unknown): boolean {
  if (typeof key !== 'string') return false;
  const pattern = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/? ]+');
  return new RegExp(`^${pattern}(?:[? ]|$)`).test(key);
}
